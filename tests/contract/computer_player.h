// The contract of a game's computer player (engine/core/computer_player.h), as functions that list
// violations. One thread.
#pragma once

#include <optional>
#include <span>

#include "tests/contract/contract.h"

namespace gridmates::contract {

// Computers play a match to its end, seat i at levels[i], on a board of default options, as a room
// plays it: a board that waits for its first move is made for that move. Lists violations: in every
// seat's turn there must be a legal move, the same again from the same random numbers, also with
// the smallest budget; none out of turn or after the end; and the match must end. `played` gets the
// match as far as it was played.
Violations check_computers(const core::Game& game, std::span<const core::Level> levels,
                           const core::Seed& seed, std::optional<core::Match>* played = nullptr);

}  // namespace gridmates::contract
