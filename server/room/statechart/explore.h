// Tries every command, by everybody, in every situation that a small room can reach, and records
// what happens: the state chart, taken from the machine itself. Pure; any thread.
#pragma once

#include <map>
#include <string_view>

#include "server/room/statechart/guards.h"
#include "server/room/view.h"

namespace gridmates::room {

struct Exploration {
  using ByName = std::map<std::string_view, Outcomes>;

  // The outcomes of commands in each leaf: "moved, match_ended -> solved", "refused: not_seated".
  std::map<Leaf, ByName> commands;
  // The leaf that followed each event.
  std::map<Leaf, ByName> events;
};

// At every table, with the probe game and three people, and one more with the name of the first.
// Computed at the first call.
const Exploration& explored();

}  // namespace gridmates::room
