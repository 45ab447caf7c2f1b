#include "engine/tictactoe/record.h"

#include <algorithm>
#include <array>

#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/notation.h"

namespace gridmates::tictactoe {
namespace {

using Act = Move::Act;

// By Act; a put mark is written as the name of its cell instead.
constexpr std::array<std::string_view, 4> kActs = {"", "swap", "stay", "more"};

}  // namespace

std::vector<pgn::Tag> Notation::tags(const Board& board) {
  return {{"Board", board_word(board)},
          {"Rule", std::string(name_of(board.overline()))},
          {"Opening", std::string(name_of(board.opening()))}};
}

core::Result<Board> Notation::board(const pgn::Text& text) {
  Board board;
  if (const std::string* word = find(text, "Board")) {
    const auto read = read_board(*word);
    if (!read)
      return core::invalid("[Board \"{text}\"] is not COLUMNSxROWSxIN_A_ROW.", {{"text", *word}});
    board = *read;
  }
  if (const std::string* word = find(text, "Rule")) {
    const auto overline = overline_named(*word);
    if (!overline) return core::invalid("[Rule \"...\"] is wins or exact.");
    board.rest.value.overline = *overline;
  }
  if (const std::string* word = find(text, "Opening")) {
    const auto opening = opening_named(*word);
    if (!opening) return core::invalid("[Opening \"...\"] is free, pie or swap2.");
    board.rest.value.opening = *opening;
  }
  return board;
}

std::string Notation::word(const Move& move, const Board& board) {
  if (move.act.value == Act::kPut) return format_cell(move.cell, board.columns);
  return std::string(kActs.at(static_cast<std::size_t>(move.act.value)));
}

core::Result<Move> Notation::move(std::string_view word, const Board& board) {
  const auto act = std::find(kActs.begin() + 1, kActs.end(), word);
  if (act != kActs.end()) return Move::of(static_cast<Act>(act - kActs.begin()));
  const auto cell = parse_cell(word, board);
  if (!cell) return cell.error();
  return Move::put(*cell);
}

// The ends of the first line in the final position, as "line h8-h12".
std::string Notation::remark(const State& state) {
  if (!Rules::outcome(state).over()) return {};
  const auto line = first_line(state.marks, state.variant());
  if (!line) return {};
  const std::uint32_t columns = state.variant().columns;
  return "line " + format_cell(line->first, columns) + "-" + format_cell(line->second, columns);
}

std::string Notation::position_words(const State& state) {
  return tictactoe::position_words({state.variant(), state.marks});
}

}  // namespace gridmates::tictactoe
