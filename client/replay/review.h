// The values of moves in a match between two, by a search of the engine: remarks for games that can
// evaluate a position. One thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "client/replay/game_again.h"
#include "engine/core/rules.h"
#include "engine/core/search_position.h"

namespace gridmates::replay {

// For a player, with best play of both.
enum class Worth : std::uint8_t { kUnknown, kLost, kDrawn, kWon };

// The value of a position.
struct Assessment {
  std::uint32_t mover = 0;          // the number of the player to move
  Worth worth = Worth::kUnknown;    // for the mover
  std::vector<v1::Move> best = {};  // equally good, as far as the search found; none after the end
};

// The worth of a search's result for the player to move.
Worth worth_of(const core::Found& found);
// For a position that the last move has ended: this player would be next, and has not won.
Assessment over(std::uint32_t next, const core::Outcome& outcome);

// Evaluates a board as a player sees it, in at most three milliseconds; nullopt if the game cannot,
// as in an opening.
using Assess = std::optional<Assessment> (*)(const v1::MatchView& match);

// Remarks with the value of each move and of the current board. A mistake is a move after which a
// match that was won or drawn is worse, or no longer known to be won, or a losing move where
// another may not lose.
std::unique_ptr<Remarks> review_of(const v1::Replay& ended, Assess assess);

}  // namespace gridmates::replay
