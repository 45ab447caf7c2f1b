// The options that the host of a room picks for a game, by name: a hook like those of
// engine/core/hooks.h, `static std::span<const OptionOf<Options>> options()`. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rules.h"

namespace gridmates::core {

// One option that a host picks, with its getter and setter; `facts.usual` is not filled in.
template <class Options>
struct OptionOf {
  OptionFacts facts;
  std::uint32_t (*get)(const Options& options);
  void (*set)(Options& options, std::uint32_t value);  // `value` is in the range of the facts
};

namespace picked {

// The hook. Default: there is nothing to pick.
template <Rules R>
std::span<const OptionOf<typename R::Options>> options() {
  if constexpr (requires { &R::options; }) {
    return R::options();
  } else {
    return {};
  }
}

// The facts of all options, each with its value in default options.
template <Rules R>
std::vector<OptionFacts> facts() {
  const typename R::Options usual{};
  std::vector<OptionFacts> facts;
  for (const auto& option : options<R>()) {
    facts.push_back(option.facts);
    facts.back().usual = option.get(usual);
  }
  return facts;
}

// Picks a value; kInvalid for an unknown name or a number out of range. make_board checks whether
// the picked values can be combined.
template <Rules R>
Result<Ok> pick(typename R::Options& into, std::string_view name, std::uint32_t value) {
  for (const auto& option : options<R>()) {
    if (option.facts.name != name) continue;
    if (value < option.facts.min || value > option.facts.max) {
      return invalid("The option {name} is {min} to {max}.",
                     {{"name", std::string(name)},
                      {"min", std::to_string(option.facts.min)},
                      {"max", std::to_string(option.facts.max)}});
    }
    option.set(into, value);
    return Ok{};
  }
  return invalid("{game} has no option of that name.", {{"game", std::string(R::facts().title)}});
}

}  // namespace picked
}  // namespace gridmates::core
