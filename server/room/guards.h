// Finds the conditions under which each of several outcomes follows, from cases that were tried.
// Pure; any thread.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gridmates::room {

// Named conditions by their bit.
using Conditions = std::span<const std::string_view>;

// Something that was tried: the conditions that held (a bit each), and what came of it.
struct Case {
  std::uint64_t held = 0;
  std::string outcome;
};

// A condition that has to hold, or (`not`) must not.
struct Literal {
  std::string_view condition;
  bool negated = false;
};
using Literals = std::vector<Literal>;  // all of them; none: always
using Guard = std::vector<Literals>;    // any one of these

// For every outcome a short guard that held in all its cases and in none of the others; nullopt
// when these conditions do not tell it from the others.
std::map<std::string, std::optional<Guard>> find_guards(const std::vector<Case>& cases,
                                                        Conditions conditions);

// "by_host, !on_turn | by_only_player"; "?" for nullopt.
std::string text_of(const std::optional<Guard>& guard);

}  // namespace gridmates::room
