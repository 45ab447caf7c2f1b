// What the computer player of a game promises (engine/core/computer_player.h), as functions that
// list where it breaks its word. One thread.
#pragma once

#include <optional>
#include <span>

#include "tests/contract/contract.h"

namespace gridmates::contract {

// A match that computers play to its end, seat i at levels[i], on a board of default options, as a
// room plays it: a board that waits for its first move is made by that move. Lists the broken
// promises: in every seat's turn a legal move, the same again from the same random numbers, also
// with the smallest budget; none out of turn or after the end; and an end. The match as far as it
// got is in `played`.
Violations check_computers(const core::Game& game, std::span<const core::Level> levels,
                           const core::Seed& seed, std::optional<core::Match>* played = nullptr);

}  // namespace gridmates::contract
