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

// The names of conditions, by bit.
using Conditions = std::span<const std::string_view>;

// The conditions that hold, one bit for each.
inline constexpr std::size_t kMostConditions = 128;
using HeldSet = std::bitset<kMostConditions>;

// The cases that were tried: for each outcome, the sets of conditions with which it occurred.
using Outcomes = std::map<std::string, std::unordered_set<HeldSet>>;

// A condition that has to hold, or (`not`) must not.
struct Literal {
  std::string_view condition;
  bool negated = false;
};
using Literals = std::vector<Literal>;  // all must hold; empty: always
using Guard = std::vector<Literals>;    // one of them must hold

// For every outcome a short guard that holds in all of its cases and in none of another; nullopt if
// these conditions cannot tell it from the others.
std::map<std::string, std::optional<Guard>> find_guards(const Outcomes& outcomes,
                                                        Conditions conditions);

// "by_host, !on_turn | by_only_player"; "?" for nullopt.
std::string text_of(const std::optional<Guard>& guard);

}  // namespace gridmates::room
