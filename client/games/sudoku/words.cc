#include <array>
#include <vector>

#include "client/commands/list.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 6> kHelp = {{{"set A5 7", "write a digit"},
                                        {"clear A5", "empty a cell"},
                                        {"note A5 27", "add notes; --kind centre for the centre"},
                                        {"unnote A5 7", "remove notes; --kind centre as well"},
                                        {"undo", "take back your own latest change"},
                                        {"redo", "do again what you took back"}}};

std::optional<std::uint32_t> parse_digit(std::string_view text) {
  if (text.size() != 1 || text[0] < '1' || text[0] > '9') return std::nullopt;
  return static_cast<std::uint32_t>(text[0] - '0');
}

// The bits of "27"; nothing when a character is no digit or a digit stands twice.
std::optional<std::uint32_t> parse_notes(std::string_view text) {
  std::uint32_t notes = 0;
  for (const char c : text) {
    const auto digit = parse_digit({&c, 1});
    if (!digit || (notes >> (*digit - 1) & 1) != 0) return std::nullopt;
    notes |= 1u << (*digit - 1);
  }
  return notes == 0 ? std::nullopt : std::optional(notes);
}

// "A5" or "A5,B2".
core::Result<std::vector<std::uint32_t>> parse_cells(std::string_view text) {
  std::vector<std::uint32_t> cells;
  while (true) {
    const std::size_t comma = text.find(',');
    const auto cell = sudoku::parse_cell(text.substr(0, comma));
    if (!cell) return cell.error();
    cells.push_back(*cell);
    if (comma == text.npos) return cells;
    text.remove_prefix(comma + 1);
  }
}

// note CELLS DIGITS [--kind KIND] and unnote.
Parsed notes(std::span<const std::string> words) {
  const bool kind = words.size() == 5 && words[3] == "--kind";
  if (words.size() != 3 && !kind) return "as in " + words[0] + " A5 27 [--kind centre]";
  if (kind && words[4] != "corner" && words[4] != "centre") {
    return "notes are of the kind corner or centre";
  }
  const auto cells = parse_cells(words[1]);
  if (!cells) return cells.error().message;
  const auto digits = parse_notes(words[2]);
  if (!digits) {
    return "notes are different digits 1 to 9 without blanks, as in " + words[0] + " A5 27";
  }
  v1::Move move;
  v1::SudokuNotes& notes = *move.mutable_sudoku()->mutable_notes();
  notes.mutable_cells()->Assign(cells->begin(), cells->end());
  if (kind && words[4] == "centre") notes.set_kind(v1::SUDOKU_NOTE_KIND_CENTRE);
  if (words[0] == "note") notes.set_add(*digits);
  if (words[0] == "unnote") notes.set_remove(*digits);
  return move;
}

Parsed with_cell(std::span<const std::string> words) {
  const auto cell = sudoku::parse_cell(words[1]);
  if (!cell) return cell.error().message;
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  if (words[0] == "clear") {
    act.mutable_clear()->set_cell(*cell);
  } else {
    const auto digit = parse_digit(words[2]);
    if (!digit) return "a digit is 1 to 9";
    act.mutable_set()->set_cell(*cell);
    act.mutable_set()->set_digit(*digit);
  }
  return move;
}

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView*) {
  const std::string& word = words[0];
  if (word == "undo" || word == "redo") {
    if (words.size() != 1) return Parsed("just " + word);
    v1::Move move;
    if (word == "undo") move.mutable_sudoku()->mutable_undo();
    if (word == "redo") move.mutable_sudoku()->mutable_redo();
    return Parsed(move);
  }
  if (word == "clear") return words.size() == 2 ? with_cell(words) : Parsed("as in clear A5");
  if (word == "set") return words.size() == 3 ? with_cell(words) : Parsed("as in set A5 7");
  if (word == "note" || word == "unnote") return notes(words);
  return std::nullopt;
}

std::string cell_name(std::uint32_t cell) {
  return cell < sudoku::kCells ? sudoku::format_cell(static_cast<std::uint8_t>(cell)) : "?";
}

std::string digits_of(std::uint32_t notes) {
  std::string digits;
  for (int digit = 1; digit <= sudoku::kSide; ++digit) {
    if ((notes >> (digit - 1) & 1) != 0) digits += std::to_string(digit);
  }
  return digits;
}

// Nothing that can be typed adds and removes with one move.
std::string typed_notes(const v1::SudokuNotes& notes) {
  if (notes.add() != 0 && notes.remove() != 0) return "";
  std::string cells;
  for (const std::uint32_t cell : notes.cells()) {
    if (!cells.empty()) cells += ',';
    cells += cell_name(cell);
  }
  const std::string kind =
      notes.kind() == v1::SUDOKU_NOTE_KIND_CENTRE ? " --kind centre" : std::string();
  if (notes.add() != 0) return "note " + cells + ' ' + digits_of(notes.add()) + kind;
  return "unnote " + cells + ' ' + digits_of(notes.remove()) + kind;
}

std::string typed(const v1::Move& move, std::uint32_t) {
  const v1::SudokuMove& act = move.sudoku();
  switch (act.act_case()) {
    case v1::SudokuMove::kSet:
      return "set " + cell_name(act.set().cell()) + ' ' + std::to_string(act.set().digit());
    case v1::SudokuMove::kClear:
      return "clear " + cell_name(act.clear().cell());
    case v1::SudokuMove::kNote:
      return "note " + cell_name(act.note().cell()) + ' ' + digits_of(act.note().digits());
    case v1::SudokuMove::kNotes:
      return typed_notes(act.notes());
    case v1::SudokuMove::kUndo:
      return "undo";
    case v1::SudokuMove::kRedo:
      return "redo";
    case v1::SudokuMove::ACT_NOT_SET:
      break;
  }
  return "";
}

}  // namespace

GameWords sudoku_words() { return {"sudoku", kHelp, parse, typed, {}}; }

}  // namespace gridmates::commands
