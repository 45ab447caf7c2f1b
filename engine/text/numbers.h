// Numbers as people write them. Pure functions; any thread.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace gridmates::text {

// The whole number that all these characters spell; nullopt if they do not spell one, or one that
// does not fit a Number.
template <class Number>
std::optional<Number> number_in(std::string_view words) {
  Number number{};
  const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), number);
  if (error != std::errc() || end != words.data() + words.size()) return std::nullopt;
  return number;
}

}  // namespace gridmates::text
