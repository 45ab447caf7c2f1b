#include <array>

#include "client/commands/list.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 5> kHelp = {{{"set A5 7", "write a digit"},
                                        {"clear A5", "empty a cell"},
                                        {"note A5 27", "turn notes on or off"},
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

Parsed with_cell(std::span<const std::string> words) {
  const auto cell = sudoku::parse_cell(words[1]);
  if (!cell) return cell.error().message;
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  if (words[0] == "clear") {
    act.mutable_clear()->set_cell(*cell);
  } else if (words[0] == "set") {
    const auto digit = parse_digit(words[2]);
    if (!digit) return "a digit is 1 to 9";
    act.mutable_set()->set_cell(*cell);
    act.mutable_set()->set_digit(*digit);
  } else {
    const auto notes = parse_notes(words[2]);
    if (!notes) return "notes are different digits 1 to 9 without blanks, as in note A5 27";
    act.mutable_note()->set_cell(*cell);
    act.mutable_note()->set_digits(*notes);
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
  if (word == "note") return words.size() == 3 ? with_cell(words) : Parsed("as in note A5 27");
  return std::nullopt;
}

std::string typed(const v1::Move& move, std::uint32_t) {
  const v1::SudokuMove& act = move.sudoku();
  const std::uint32_t cell = act.has_set()     ? act.set().cell()
                             : act.has_clear() ? act.clear().cell()
                                               : act.note().cell();
  if (cell >= sudoku::kCells) return "";
  const std::string name = sudoku::format_cell(static_cast<std::uint8_t>(cell));
  std::string digits;
  switch (act.act_case()) {
    case v1::SudokuMove::kSet:
      return "set " + name + ' ' + std::to_string(act.set().digit());
    case v1::SudokuMove::kClear:
      return "clear " + name;
    case v1::SudokuMove::kNote:
      for (int digit = 1; digit <= sudoku::kSide; ++digit) {
        if ((act.note().digits() >> (digit - 1) & 1) != 0) digits += std::to_string(digit);
      }
      return "note " + name + ' ' + digits;
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
