// Finds the conditions under which each of several outcomes follows, from cases that were tried.
// Pure; any thread.
#pragma once

#include <bitset>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace gridmates::room {

// Named conditions by their bit.
using Conditions = std::span<const std::string_view>;

// Which of the conditions hold, a bit a condition.
inline constexpr std::size_t kMostConditions = 128;
using HeldSet = std::bitset<kMostConditions>;

// What was tried: for each outcome the sets of conditions that held when it came.
using Outcomes = std::map<std::string, std::unordered_set<HeldSet>>;

// A condition that has to hold, or (`not`) must not.
struct Literal {
  std::string_view condition;
  bool negated = false;
};
using Literals = std::vector<Literal>;  // all of them; none: always
using Guard = std::vector<Literals>;    // any one of these

// For every outcome a short guard that holds whenever it came and never when another did; nullopt
// when these conditions do not tell it from the others.
std::map<std::string, std::optional<Guard>> find_guards(const Outcomes& outcomes,
                                                        Conditions conditions);

// "by_host, !on_turn | by_only_player"; "?" for nullopt.
std::string text_of(const std::optional<Guard>& guard);

}  // namespace gridmates::room
