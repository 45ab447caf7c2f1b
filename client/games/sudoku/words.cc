#include <algorithm>
#include <array>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/list.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/moves.h"
#include "client/games/sudoku/options.h"
#include "client/games/sudoku/rules_text.h"
#include "client/games/sudoku/typed.h"
#include "client/games/sudoku/typed_cells.h"
#include "client/words/refusals.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/paste.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 16> kHelp = {
    {{"set A5 7", tr_later("write a digit; set A1,B2,C3 7 in several cells")},
     {"clear A5", tr_later("empty a cell; clear A1-A9 a row of cells")},
     {"note A5 27", tr_later("add notes; --kind centre for the centre")},
     {"unnote A5 7", tr_later("remove notes; --kind centre as well")},
     {"fill [7]", tr_later("note what is possible in every empty cell, or where 7 is; an assist")},
     {"unfill [7]", tr_later("remove all notes, or those of 7")},
     {"colour A5 3", tr_later("colour cells 1 to 9, with 0 no more")},
     {"undo", tr_later("take back your own latest change")},
     {"redo", tr_later("do again what you took back")},
     {"bookmark NAME", tr_later("remember where your own changes stand")},
     {"goto NAME", tr_later("take back your own changes since a bookmark")},
     {"hint", tr_later("that there is a step, again: where, again: why (an assist)")},
     {"check", tr_later("mark the digits that are wrong (an assist; with others by vote)")},
     {"reveal A5", tr_later("write the right digit (an assist; with others by vote)")},
     {"lastgood",
      tr_later("back to the last position without a wrong digit (an assist; with others by vote)")},
     {"restart", tr_later("clear everybody's digits and notes (with others by vote)")}}};

// The kind after "--kind"; corner notes without it.
std::optional<v1::SudokuNoteKind> parse_kind(std::span<const std::string> words) {
  if (words.empty()) return v1::SUDOKU_NOTE_KIND_CORNER;
  if (words.size() != 2 || words[0] != "--kind") return std::nullopt;
  if (words[1] == "corner") return v1::SUDOKU_NOTE_KIND_CORNER;
  if (words[1] == "centre") return v1::SUDOKU_NOTE_KIND_CENTRE;
  return std::nullopt;
}

// note CELLS DIGITS [--kind KIND] and unnote.
Parsed notes(std::span<const std::string> words, const TypedBoard& board) {
  const auto kind = words.size() < 3 ? std::nullopt : parse_kind(words.subspan(3));
  if (!kind) return tr("as in {} A5 27 --kind centre; the kinds are corner and centre", words[0]);
  const auto cells = parse_cells(words[1], board);
  if (!cells) return words::refusal_sentence(cells.error());
  const auto digits = parse_digits(words[2], board);
  if (!digits) {
    return tr("notes are different digits, {}, without blanks, as in {} A5 27", board.range(),
              words[0]);
  }
  const bool adds = words[0] == "note";
  return words::sudoku_notes(*cells, *kind, adds ? *digits : 0, adds ? 0 : *digits);
}

// set CELLS DIGIT
Parsed write(const std::string& names, std::uint32_t digit, const TypedBoard& board) {
  const auto cells = parse_cells(names, board);
  if (!cells) return words::refusal_sentence(cells.error());
  return words::sudoku_write(*cells, digit);
}

// With several cells the givens are skipped, as in clear A1-A9.
Parsed clear(std::span<const std::string> words, const TypedBoard& board,
             const v1::MatchView* match) {
  if (words.size() != 2) return tr("as in clear A5");
  auto cells = parse_cells(words[1], board);
  if (!cells) return words::refusal_sentence(cells.error());
  const auto is_given = [match](std::uint32_t cell) {
    const auto& all = match->sudoku().cells();
    return static_cast<int>(cell) < all.size() && all[static_cast<int>(cell)].given();
  };
  if (match != nullptr && !std::ranges::all_of(*cells, is_given)) {
    std::erase_if(*cells, is_given);
  }
  return words::sudoku_write(*cells, 0);
}

Parsed set(std::span<const std::string> words, const TypedBoard& board) {
  if (words.size() != 3) return tr("as in set A5 7");
  const auto digit = board.digit(words[2]);
  return digit ? write(words[1], *digit, board) : Parsed(tr("a digit is {}", board.range()));
}

// colour CELLS COLOUR
Parsed colour(std::span<const std::string> words, const TypedBoard& board) {
  if (words.size() != 3) return tr("as in colour A5 3");
  const auto cells = parse_cells(words[1], board);
  if (!cells) return words::refusal_sentence(cells.error());
  const bool none = words[2] == "0";
  const auto number = TypedBoard{}.digit(words[2]);
  if (!number && !none) return tr("colours are 1 to 9, and 0 for none");
  v1::Move move;
  v1::SudokuColour& act = *move.mutable_sudoku()->mutable_colour();
  act.mutable_cells()->Assign(cells->begin(), cells->end());
  if (number) act.set_colour(*number);
  return move;
}

// On boards with digits above 9, "16" is one digit, as after `set`.
std::optional<std::uint32_t> parse_filled(const std::string& word, const TypedBoard& board) {
  const auto digit = board.side > sudoku::kSide ? board.digit(word) : std::nullopt;
  return digit ? std::optional(1U << (*digit - 1)) : parse_digits(word, board);
}

// fill [DIGITS] [--kind KIND] and unfill
Parsed fill(std::span<const std::string> words, const TypedBoard& board) {
  const bool of_all = words.size() == 1 || words[1] == "--kind";
  const auto kind = parse_kind(words.subspan(of_all ? 1 : 2));
  const auto digits =
      of_all ? std::optional(words::all_sudoku_digits(board.side)) : parse_filled(words[1], board);
  if (kind && !digits) {
    return tr("notes are different digits, {}, as in {} 27", board.range(), words[0]);
  }
  if (!kind) {
    return tr("as in {}, {} 7 or {} 7 --kind centre", words[0], words[0], words[0]);
  }
  v1::Move move;
  v1::SudokuFill& act = *move.mutable_sudoku()->mutable_fill();
  act.set_kind(*kind);
  act.set_digits(*digits);
  act.set_remove(words[0] == "unfill");
  return move;
}

// Commands of one word.
std::optional<Parsed> parse_plain(std::span<const std::string> words) {
  const std::string& word = words[0];
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  if (word == "undo") act.mutable_undo();
  if (word == "redo") act.mutable_redo();
  if (word == "hint") act.mutable_ask_hint();
  if (word == "check") act.mutable_check();
  if (word == "lastgood") act.mutable_last_good();
  if (word == "restart") act.mutable_restart();
  if (act.act_case() == v1::SudokuMove::ACT_NOT_SET) return std::nullopt;
  return words.size() == 1 ? Parsed(move) : Parsed(takes_nothing(word));
}

Parsed reveal(std::span<const std::string> words, const TypedBoard& board) {
  if (words.size() != 2) return tr("as in reveal A5");
  const auto cell = words::parse_sudoku_cell(words[1], board.side);
  if (!cell) return words::refusal_sentence(cell.error());
  v1::Move move;
  move.mutable_sudoku()->mutable_reveal()->set_cell(*cell);
  return move;
}

Parsed bookmark(std::span<const std::string> words) {
  constexpr std::size_t kLongest = 24;
  if (words.size() != 2 || words[1].size() > kLongest) {
    return tr("as in {} here; a name is one word of at most 24 bytes", words[0]);
  }
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  (words[0] == "goto" ? act.mutable_go_to() : act.mutable_bookmark())->set_name(words[1]);
  return move;
}

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView* match) {
  const TypedBoard board{match == nullptr ? sudoku::kSide
                                          : words::sudoku_shape(match->sudoku()).side()};
  const std::string& word = words[0];
  if (auto plain = parse_plain(words)) return plain;
  if (word == "reveal") return reveal(words, board);
  if (word == "bookmark" || word == "goto") return bookmark(words);
  if (word == "clear") return clear(words, board, match);
  if (word == "set") return set(words, board);
  if (word == "fill" || word == "unfill") return fill(words, board);
  if (word == "colour") return colour(words, board);
  if (word == "note" || word == "unnote") return notes(words, board);
  return std::nullopt;
}

std::optional<std::uint32_t> cell_of(const std::string& name, const v1::MatchView& match) {
  const auto cell = sudoku::parse_cell(name, static_cast<int>(match.columns()));
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

std::string name_of_cell(std::uint32_t cell, const v1::MatchView& match) {
  const auto side = match.columns();
  if (cell >= side * side) return tr("a cell");
  return words::sudoku_cell(cell, static_cast<int>(side));
}

std::string puzzle_fault(std::string_view text) {
  const auto read = sudoku::pasted_puzzle(text);
  return read.ok() ? std::string() : words::refusal_sentence(read.error());
}

std::string_view helps(const v1::Move& move) {
  switch (move.sudoku().act_case()) {
    case v1::SudokuMove::kAskHint:
    case v1::SudokuMove::kHintFound:
      return tr_later("hints");
    case v1::SudokuMove::kCheck:
      return tr_later("checks");
    case v1::SudokuMove::kReveal:
      return tr_later("reveals");
    case v1::SudokuMove::kLastGood:
      return "lastgood";
    case v1::SudokuMove::kFill:
      return move.sudoku().fill().remove() ? "" : tr_later("filled-in notes");
    default:
      return "";
  }
}

}  // namespace

GameWords sudoku_words() {
  return {"sudoku",         kHelp,        parse, typed_sudoku, cell_of,     name_of_cell,
          sudoku_options(), kSudokuRules, helps, {},           puzzle_fault};
}

}  // namespace gridmates::commands
