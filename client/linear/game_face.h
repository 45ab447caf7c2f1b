// One game in the line-by-line client: its commands, its moves in words, its board in plain lines.
// One file a game; the list stands in games.cc. Immutable; any thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "gridmates/v1/room.pb.h"

namespace gridmates::linear {

class GameFace {
 public:
  virtual ~GameFace() = default;
  // Its id, as in `new sudoku coop`.
  virtual std::string_view game() const = 0;
  // A move that was made, in words. `match` is the match just after it, or null when that is not
  // known (the move was learned from a snapshot). `who` is printable.
  virtual std::string describe(const v1::Moved& moved, const std::string& who,
                               const v1::MatchView* match) const = 0;
  // The whole board, for a screen reader: no drawing, one fact a line, all printable.
  virtual std::vector<std::string> board(const v1::MatchView& match) const = 0;
};

// Every game that this face knows.
std::span<const GameFace* const> game_faces();
// The face of this game, or null.
const GameFace* game_face(std::string_view game);

// The printable name of a player of a match by number; "somebody" when there is none.
std::string player_name(const v1::MatchView& match, std::uint32_t player);

// One face a game, defined in the game's own file.
const GameFace& sudoku_face();
const GameFace& tictactoe_face();

}  // namespace gridmates::linear
