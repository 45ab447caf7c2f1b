// Tries every command, by everybody, in every situation that a small room can get into, and writes
// down what happens: the state chart as the machine itself tells it. Pure; any thread.
#pragma once

#include <map>
#include <string_view>

#include "server/room/statechart/guards.h"
#include "server/room/view.h"

namespace gridmates::room {

struct Exploration {
  using ByName = std::map<std::string_view, Outcomes>;

  // What each command came to in each leaf: "moved, match_ended -> solved", "refused: not_seated".
  std::map<Leaf, ByName> commands;
  // The leaf that followed each event.
  std::map<Leaf, ByName> events;
};

// At every table, with three people, one more of the same name as the first, and the probe game.
// Made at the first call.
const Exploration& explored();

}  // namespace gridmates::room
