// Games of ultimate tic-tac-toe as text in the style of PGN: moves are cells. Pure functions; any
// thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/pgn/record.h"
#include "engine/ultimate/rules.h"

namespace gridmates::ultimate {

// The Notation that engine/pgn/record.h requires.
struct Notation : pgn::PlainNotation<Rules> {
  static constexpr std::string_view kGame = "ultimate";
  static std::string word(const Move& move, const Board& board);
  static core::Result<Move> move(std::string_view word, const Board& board);
  // "9x9 9/9/9/9/4x4/9/9/9/9 o e5": the board, its rows from the top, who is to move, and the cell
  // of the latest mark, which sends that player to a small board; "-" before the first mark.
  static std::string position_words(const State& state);
};
using Record = pgn::Record<Notation>;

}  // namespace gridmates::ultimate
