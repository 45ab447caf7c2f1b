// What the moves of a match between two were worth, by a search of the engine's: remarks for games
// that can say what a position is worth. One thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "client/replay/game_again.h"
#include "engine/core/rules.h"
#include "engine/core/search_position.h"

namespace gridmates::replay {

// To a player, with best play of both.
enum class Worth : std::uint8_t { kUnknown, kLost, kDrawn, kWon };

// What a position is worth.
struct Assessment {
  std::uint32_t mover = 0;          // the number of the player who is to move
  Worth worth = Worth::kUnknown;    // to the mover
  std::vector<v1::Move> best = {};  // equally good, as far as the search saw; none once it is over
};

// Of a search for who is to move.
Worth worth_of(const core::Found& found);
// Of a position that is over by the last move: this player would be next, and has not won.
Assessment over(std::uint32_t next, const core::Outcome& outcome);

// Of a board as a player sees it, in three milliseconds or less; nothing where the game cannot say,
// as in an opening.
using Assess = std::optional<Assessment> (*)(const v1::MatchView& match);

// Each move with what it was worth, and the board with what it is worth now. A mistake is a move
// after which a match that was won, or drawn, no longer is or is no longer known to be won, and one
// that loses where another may not.
std::unique_ptr<Remarks> review_of(const v1::Replay& ended, Assess assess);

}  // namespace gridmates::replay
