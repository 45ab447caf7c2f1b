#include "engine/connectfour/record.h"

#include "engine/pgn/rows.h"

namespace gridmates::connectfour {

std::string Notation::word(const Move& move, const Board&) {
  return std::to_string(move.column + 1);
}

core::Result<Move> Notation::move(std::string_view word, const Board&) {
  const bool is_column = word.size() == 1 && word[0] >= '1' && word[0] < '1' + kColumns;
  if (!is_column) return core::invalid("There is no such column; the columns are 1 to 7.");
  return Move{static_cast<std::uint8_t>(word[0] - '1')};
}

std::string Notation::position_words(const State& state) {
  const Position& position = state.position;
  const auto sign = [&](std::size_t cell) {
    const Disc disc = disc_at(position, static_cast<std::uint8_t>(cell));
    return disc == Disc::kNone ? '.' : disc == Disc::kX ? 'x' : 'o';
  };
  return "7x6 " + pgn::rows_of(kColumns, kRows, sign) +
         (next_disc(position) == Disc::kX ? " x" : " o");
}

}  // namespace gridmates::connectfour
