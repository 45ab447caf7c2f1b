#include "server/room/statechart/guards.h"

#include <algorithm>
#include <set>
#include <vector>

namespace gridmates::room {
namespace {

// Conditions that must hold (ones) and that must not (zeros).
struct Mask {
  HeldSet ones;
  HeldSet zeros;

  bool lets(const HeldSet& held) const { return (ones & ~held).none() && (held & zeros).none(); }
};

// Orders sets by the numbers that their bits make.
struct Before {
  bool operator()(const HeldSet& one, const HeldSet& other) const {
    const HeldSet differ = one ^ other;
    for (std::size_t i = kMostConditions; i-- > 0;) {
      if (differ[i]) return other[i];
    }
    return false;
  }
};

// What held in the cases of all other outcomes: contiguous in memory, because it is scanned for
// every condition that a guard might drop.
using Held = std::vector<HeldSet>;

Held held_in_others(const std::string& outcome, const Outcomes& outcomes) {
  Held others;
  for (const auto& [name, cases] : outcomes) {
    if (name != outcome) others.insert(others.end(), cases.begin(), cases.end());
  }
  return others;
}

bool lets_any_pass(const Mask& mask, const Held& others) {
  return std::ranges::any_of(others, [&mask](const HeldSet& held) { return mask.lets(held); });
}

// Drops from `mask` what is not needed to exclude the other outcomes: negations first, and later
// conditions before earlier ones.
Mask shortened(Mask mask, const Held& others, std::size_t conditions) {
  for (auto bits : {&Mask::zeros, &Mask::ones}) {
    for (std::size_t i = conditions; i-- > 0;) {
      Mask shorter = mask;
      (shorter.*bits).reset(i);
      if (!lets_any_pass(shorter, others)) mask = shorter;
    }
  }
  return mask;
}

Literals literals_of(const Mask& mask, Conditions conditions) {
  Literals literals;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    if (mask.ones[i]) literals.push_back({conditions[i], false});
    if (mask.zeros[i]) literals.push_back({conditions[i], true});
  }
  return literals;
}

// One conjunction of what all cases have in common, if that is enough; or else several, each for a
// case that those before it do not cover.
std::optional<Guard> guard_of(const std::string& outcome, const Outcomes& outcomes,
                              Conditions conditions) {
  const HeldSet all = ~HeldSet() >> (kMostConditions - conditions.size());
  const Held others = held_in_others(outcome, outcomes);
  const auto& seen = outcomes.at(outcome);
  const std::set<HeldSet, Before> cases(seen.begin(), seen.end());
  Mask common{all, all};
  for (const HeldSet& held : cases) {
    common.ones &= held;
    common.zeros &= ~held;
  }
  const bool one_will_do = !lets_any_pass(common, others);
  std::vector<Mask> masks;
  for (const HeldSet& held : cases) {
    if (std::ranges::any_of(masks, [&held](const Mask& mask) { return mask.lets(held); })) continue;
    const Mask mask = one_will_do ? common : Mask{held, all & ~held};
    if (lets_any_pass(mask, others)) return std::nullopt;
    masks.push_back(shortened(mask, others, conditions.size()));
  }
  Guard guard;
  for (const Mask& mask : masks) guard.push_back(literals_of(mask, conditions));
  return guard;
}

}  // namespace

std::map<std::string, std::optional<Guard>> find_guards(const Outcomes& outcomes,
                                                        Conditions conditions) {
  std::map<std::string, std::optional<Guard>> guards;
  for (const auto& [outcome, cases] : outcomes) {
    guards[outcome] = guard_of(outcome, outcomes, conditions);
  }
  return guards;
}

std::string text_of(const std::optional<Guard>& guard) {
  if (!guard) return "?";
  std::string text;
  for (const Literals& literals : *guard) {
    if (&literals != &guard->front()) text += " | ";
    for (const Literal& literal : literals) {
      if (&literal != &literals.front()) text += ", ";
      text += literal.negated ? "!" : "";
      text += literal.condition;
    }
  }
  return text;
}

}  // namespace gridmates::room
