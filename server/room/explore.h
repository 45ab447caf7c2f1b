// Tries every command, by everybody, in every situation that a small room can get into, and writes
// down what happens: the state chart as the machine itself tells it. Pure; any thread.
#pragma once

#include <set>
#include <string_view>

#include "server/room/guards.h"
#include "server/room/view.h"

namespace gridmates::room {

// A command in a leaf; the outcome is "moved, match_ended -> solved" or "refused: not_seated".
struct Tried {
  Leaf leaf = Leaf::kWaiting;
  std::string_view command;
  Case result;

  friend bool operator<(const Tried& a, const Tried& b) {
    return std::tie(a.leaf, a.command, a.result.outcome, a.result.held) <
           std::tie(b.leaf, b.command, b.result.outcome, b.result.held);
  }
};

// An event in a leaf; the outcome is the name of the leaf that follows.
struct Followed {
  Leaf leaf = Leaf::kWaiting;
  std::string_view event;
  Case result;

  friend bool operator<(const Followed& a, const Followed& b) {
    return std::tie(a.leaf, a.event, a.result.outcome, a.result.held) <
           std::tie(b.leaf, b.event, b.result.outcome, b.result.held);
  }
};

struct Exploration {
  std::set<Tried> commands;
  std::set<Followed> events;
};

// At every table, with three people, one more of the same name as the first, and the probe game.
// Made at the first call.
const Exploration& explored();

}  // namespace gridmates::room
