// Plays one of two twin rooms through the production sessions, in front of everybody there can be,
// and writes down what each of them was sent. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "tests/noninterference/twins.h"

namespace gridmates::noninterference {

// Who is in the room, players first, by seat.
inline constexpr const char* kNames[] = {"Ana", "Bo", "Cy", "Dee", "Wim", "Lea", "Sam"};

// Who was sent what: every frame as it was written, in order.
using Letters = std::map<std::string, std::vector<std::string>>;

// The room of this side (0 or 1). `chance` decides what happens around the steps: talk, requests
// that are refused, people who come late, go and come back, pauses, restarts of the server. The
// same `chance` does the same in both rooms.
Letters play(const core::Game& game, core::Table table, const Twins& twins, std::size_t side,
             std::uint64_t chance);

}  // namespace gridmates::noninterference
