// Plays one of two twin rooms through the production sessions, with every kind of viewer, and
// records what each of them was sent. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "tests/noninterference/twins.h"

namespace gridmates::noninterference {

// The people in the room, players first, by seat.
inline constexpr const char* kNames[] = {"Ana", "Bo", "Cy", "Dee", "Wim", "Lea", "Sam"};

// By person: every frame sent to them, as bytes, in order.
using Letters = std::map<std::string, std::vector<std::string>>;

// Plays the room of this side (0 or 1). `chance` decides what happens besides the steps: talk,
// refused requests, people who come late, leave and return, pauses, restarts of the server. The
// same `chance` does the same in both rooms.
Letters play(const core::Game& game, core::Table table, const Twins& twins, std::size_t side,
             std::uint64_t chance);

}  // namespace gridmates::noninterference
