// Whether twin rooms can be told apart. One thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/noninterference/stage.h"

namespace gridmates::noninterference {

// Of everybody who may not know what differs: who was sent something else than their like in the
// other room, with the first frame that differs in words; empty for nobody. What comes from the end
// of the match on is left out: a vote whose time is up may bring it, and it shows what was hidden.
std::vector<std::string> differences(const core::Game& game, core::Table table, const Twins& twins,
                                     std::uint64_t chance);

}  // namespace gridmates::noninterference
