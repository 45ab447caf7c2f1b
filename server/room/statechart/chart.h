// The state chart as a tree of states with transitions, from what an exploration found. Pure; any
// thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/room/statechart/explore.h"
#include "server/room/statechart/guards.h"

namespace gridmates::room {

struct Transition {
  std::string event;
  std::optional<Guard> guard;  // nullopt: the conditions are not sufficient
  std::string target;          // empty: the state does not change
};

struct ChartState {
  std::string id;
  std::vector<Transition> transitions;
  std::vector<ChartState> children;  // the first one is the initial state
};

// The top states in the order of Leaf. Transitions that all children of a state share are listed at
// the state itself.
std::vector<ChartState> make_chart(const Exploration& exploration);

}  // namespace gridmates::room
