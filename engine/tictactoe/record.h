// Games of the m,n,k family as text in the style of PGN: the tags Board, Rule and Opening, moves as
// cells and the words of openings, and after the result the winning line.
//
//   [Game "mnk"]
//   [Board "15x15x5"]
//   ...
//   1. h8 {0:03} i9 2. h9 swap 1-0 {line h8-h12}
//
// Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/pgn/record.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {

// The Notation that engine/pgn/record.h requires.
struct Notation {
  using Rules = tictactoe::Rules;
  static constexpr std::string_view kGame = "mnk";
  static std::vector<pgn::Tag> tags(const Board& board);
  static core::Result<Board> board(const pgn::Text& text);
  static std::string word(const Move& move, const Board& board);
  static core::Result<Move> move(std::string_view word, const Board& board);
  static core::Seat seat_of_x(const State& state) { return state.seat_of(Mark::kX); }
  static std::string remark(const State& state);
  static std::string position_words(const State& state);
};
using Record = pgn::Record<Notation>;

}  // namespace gridmates::tictactoe
