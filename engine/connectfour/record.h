// Games of Connect Four as text in the style of PGN: moves are columns from 1. Pure functions; any
// thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/connectfour/rules.h"
#include "engine/core/result.h"
#include "engine/pgn/record.h"

namespace gridmates::connectfour {

// The Notation that engine/pgn/record.h requires.
struct Notation : pgn::PlainNotation<Rules> {
  static constexpr std::string_view kGame = "connectfour";
  static std::string word(const Move& move, const Board& board);
  static core::Result<Move> move(std::string_view word, const Board& board);
  // "7x6 7/7/7/7/3o3/3x3 x": the board, its rows from the top, and who is to move.
  static std::string position_words(const State& state);
};
using Record = pgn::Record<Notation>;

}  // namespace gridmates::connectfour
