// The table of state x command. Pure; any thread.
#pragma once

#include <string>

#include "server/room/statechart/explore.h"

namespace gridmates::room {

// First a grid, then for every state and command each outcome with its guard. States with equal
// answers share a section.
std::string matrix_of(const Exploration& exploration);

}  // namespace gridmates::room
