// Compares twin rooms. One thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/noninterference/stage.h"

namespace gridmates::noninterference {

// People who may not know the difference but were sent other frames than in the other room, each
// with the first such frame in words; empty if there are none. Frames from the end of the match on
// are ignored: a timed-out vote may end it, and the end shows what was hidden.
std::vector<std::string> differences(const core::Game& game, core::Table table, const Twins& twins,
                                     std::uint64_t chance);

}  // namespace gridmates::noninterference
