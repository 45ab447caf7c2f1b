#include <map>

#include "client/linear/list.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::linear {
namespace {

std::string cell_name(std::uint32_t cell) {
  return cell < sudoku::kCells ? sudoku::format_cell(static_cast<std::uint8_t>(cell)) : "?";
}

// "2 7"; "none" for no digit.
std::string note_words(std::uint32_t notes) {
  std::string words;
  for (int digit = 1; digit <= sudoku::kSide; ++digit) {
    if ((notes >> (digit - 1) & 1) == 0) continue;
    if (!words.empty()) words += ' ';
    words += static_cast<char>('0' + digit);
  }
  return words.empty() ? "none" : words;
}

// Where the digit of this cell stands again among its peers: "E2, D4".
std::string twins(const v1::SudokuView& view, std::uint8_t cell) {
  std::string names;
  for (const std::uint8_t peer : sudoku::peers_of(cell)) {
    if (view.cells(peer).digit() != view.cells(cell).digit()) continue;
    if (!names.empty()) names += ", ";
    names += cell_name(peer);
  }
  return names;
}

bool whole(const v1::MatchView* match) {
  return match != nullptr && match->sudoku().cells_size() == sudoku::kCells;
}

// " Clash: 5 also at E2, D4." when the cell clashes.
std::string clash_words(const v1::MatchView* match, std::uint32_t cell) {
  if (!whole(match) || cell >= sudoku::kCells) return "";
  const v1::SudokuCell& entry = match->sudoku().cells(static_cast<int>(cell));
  if (!entry.clash()) return "";
  return " Clash: " + std::to_string(entry.digit()) + " also at " +
         twins(match->sudoku(), static_cast<std::uint8_t>(cell)) + ".";
}

std::string cell_words(const v1::SudokuCell& cell) {
  if (cell.digit() != 0) return "= " + std::to_string(cell.digit());
  if (cell.notes() == 0 && cell.centre() == 0) return "empty";
  std::string words = cell.notes() == 0 ? "" : "notes " + note_words(cell.notes());
  if (cell.centre() == 0) return words;
  if (!words.empty()) words += ", ";
  return words + "centre notes " + note_words(cell.centre());
}

// The notes of the kind that a move changed, as they are after it; where the board is not known,
// those of the move. "A5: 2 7", "A5, B2: none", "A5 centre: 4".
std::string notes_words(const v1::SudokuNotes& notes, const v1::MatchView* match) {
  const bool centre = notes.kind() == v1::SUDOKU_NOTE_KIND_CENTRE;
  std::string words;
  std::string last;
  for (const std::uint32_t cell : notes.cells()) {
    std::uint32_t after = notes.add();
    if (whole(match) && cell < sudoku::kCells) {
      const v1::SudokuCell& entry = match->sudoku().cells(static_cast<int>(cell));
      after = centre ? entry.centre() : entry.notes();
    }
    const std::string there = (centre ? " centre: " : ": ") + note_words(after);
    if (!words.empty()) words += last == there ? ", " : last + "; ";
    words += cell_name(cell);
    last = there;
  }
  return words + last;
}

// A move of before notes were added and removed, as one that adds.
v1::SudokuNotes as_notes(const v1::SudokuNote& note) {
  v1::SudokuNotes notes;
  notes.add_cells(note.cell());
  notes.set_add(note.digits());
  return notes;
}

// An undo or redo: the move itself does not say what it did, the board after it does.
std::string describe_step(const std::string& who, bool undo, const v1::MatchView* match) {
  if (!whole(match)) return who + (undo ? " undid a change." : " redid a change.");
  const v1::SudokuStatus& status = match->sudoku().status();
  if (status.blocked_by() != 0) {
    return who + (undo ? " could not undo " : " could not redo ") +
           cell_name(status.blocked_cell()) + ": " + player_name(*match, status.blocked_by() - 1) +
           " has changed it since.";
  }
  const std::uint32_t cell = status.last_cell() - 1;
  if (cell >= sudoku::kCells) return who + (undo ? " undid a change." : " redid a change.");
  return who + (undo ? " undid " : " redid ") + cell_name(cell) + ": now " +
         cell_words(match->sudoku().cells(static_cast<int>(cell))) + "." + clash_words(match, cell);
}

std::string row_line(const v1::SudokuView& view, int row) {
  std::string line = std::string("row ") + static_cast<char>('A' + row) + ":";
  for (int column = 0; column < sudoku::kSide; ++column) {
    const std::uint32_t digit = view.cells(row * sudoku::kSide + column).digit();
    line += ' ';
    line += digit == 0 ? '.' : static_cast<char>('0' + digit);
  }
  return line;
}

// "notes A2: 2 7" and "notes A2 centre: 4" for each noted cell; "clash A2: 5 also at A7", one a
// clashing cell; "wrote ana: A3 B7", one a player.
void append_cell_lines(const v1::MatchView& match, std::vector<std::string>& lines) {
  const v1::SudokuView& view = match.sudoku();
  std::map<std::uint32_t, std::string> written;
  for (std::uint8_t cell = 0; cell < sudoku::kCells; ++cell) {
    const v1::SudokuCell& entry = view.cells(cell);
    if (entry.digit() == 0 && entry.notes() != 0) {
      lines.push_back("notes " + cell_name(cell) + ": " + note_words(entry.notes()));
    }
    if (entry.digit() == 0 && entry.centre() != 0) {
      lines.push_back("notes " + cell_name(cell) + " centre: " + note_words(entry.centre()));
    }
    if (entry.clash()) {
      lines.push_back("clash " + cell_name(cell) + ": " + std::to_string(entry.digit()) +
                      " also at " + twins(view, cell));
    }
    if (entry.digit() != 0 && !entry.given() && entry.writer() != 0) {
      written[entry.writer() - 1] += " " + cell_name(cell);
    }
  }
  for (const auto& [player, cells] : written) {
    lines.push_back("wrote " + player_name(match, player) + ":" + cells);
  }
}

class SudokuFace final : public GameFace {
 public:
  std::string_view game() const override { return "sudoku"; }
  std::string describe(const Told& told, const std::string& who) const override {
    const v1::SudokuMove& move = told.moved.move().sudoku();
    const v1::MatchView* match = told.match;
    switch (move.act_case()) {
      case v1::SudokuMove::kSet:
        return who + " set " + cell_name(move.set().cell()) + " = " +
               std::to_string(move.set().digit()) + "." + clash_words(match, move.set().cell());
      case v1::SudokuMove::kClear:
        return who + " cleared " + cell_name(move.clear().cell()) + ".";
      case v1::SudokuMove::kNote:
        return who + " noted " + notes_words(as_notes(move.note()), match) + ".";
      case v1::SudokuMove::kNotes:
        return who + " noted " + notes_words(move.notes(), match) + ".";
      case v1::SudokuMove::kUndo:
        return describe_step(who, true, match);
      case v1::SudokuMove::kRedo:
        return describe_step(who, false, match);
      case v1::SudokuMove::ACT_NOT_SET:
        break;
    }
    return who + " made a move that this client does not know.";
  }

  std::vector<std::string> board(const Sight& sight) const override {
    const v1::MatchView& match = sight.match;
    if (!whole(&match)) return {"a board that this client does not know"};
    std::vector<std::string> lines;
    lines.reserve(2 * sudoku::kSide);
    for (int row = 0; row < sudoku::kSide; ++row) lines.push_back(row_line(match.sudoku(), row));
    append_cell_lines(match, lines);
    lines.push_back("filled " + std::to_string(match.sudoku().status().filled()) + " of 81");
    return lines;
  }
};

}  // namespace

const GameFace& sudoku_face() {
  static const SudokuFace kFace;
  return kFace;
}

}  // namespace gridmates::linear
