#include "server/room/statechart/chart.h"

#include <algorithm>
#include <map>

#include "server/room/statechart/guard_oracle.h"
#include "server/room/statechart/names.h"

namespace gridmates::room {
namespace {

bool same(const Transition& a, const Transition& b) {
  return a.event == b.event && a.target == b.target && text_of(a.guard) == text_of(b.guard);
}

bool has(const ChartState& state, const Transition& transition) {
  return std::any_of(state.transitions.begin(), state.transitions.end(),
                     [&transition](const Transition& one) { return same(one, transition); });
}

std::vector<Transition> transitions_from(Leaf leaf, const Exploration& exploration) {
  std::vector<Transition> transitions;
  const auto events = exploration.events.find(leaf);
  if (events == exploration.events.end()) return transitions;
  for (const auto& [event, targets] : events->second) {
    for (auto& [target, guard] : find_guards(targets, event_conditions())) {
      const bool stays = target == name_of(leaf);
      transitions.push_back({std::string(event), guard, stays ? "" : target});
    }
  }
  return transitions;
}

// Moves the transitions that all children share to the parent.
void lift(ChartState& parent) {
  if (parent.children.empty()) return;
  for (const Transition& transition : parent.children.front().transitions) {
    if (std::all_of(parent.children.begin(), parent.children.end(),
                    [&transition](const ChartState& child) { return has(child, transition); })) {
      parent.transitions.push_back(transition);
    }
  }
  for (ChartState& child : parent.children) {
    std::erase_if(child.transitions, [&parent](const Transition& one) { return has(parent, one); });
  }
}

}  // namespace

std::vector<ChartState> make_chart(const Exploration& exploration) {
  std::vector<ChartState> top;
  for (std::size_t i = 0; i < kLeaves; ++i) {
    const auto leaf = static_cast<Leaf>(i);
    ChartState state{std::string(name_of(leaf)), transitions_from(leaf, exploration), {}};
    const std::string parent(parent_of(leaf));
    if (parent.empty()) {
      top.push_back(std::move(state));
      continue;
    }
    if (top.back().id != parent) top.push_back({parent, {}, {}});
    top.back().children.push_back(std::move(state));
  }
  for (ChartState& state : top) lift(state);
  return top;
}

}  // namespace gridmates::room
