// Which players are rated together: a hook like those of hooks.h. Pure; any thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/computer_player.h"
#include "engine/core/rules.h"

namespace gridmates::core {

// The longest name of a rated variant, in bytes.
inline constexpr std::size_t kVariantBytes = 16;

// A variant of a game for two in which players have a rating.
struct RatedVariant {
  // Unique within the game: at most kVariantBytes of ASCII without blanks, "3x3x3".
  std::string_view name;
  // The ratings of its computers, from level 1 up, on the scale of engine/ratings. They are
  // measured by games between the computers and never change.
  std::array<std::uint16_t, static_cast<std::size_t>(Level::kLast)> computers{};

  std::uint16_t of(Level level) const { return computers[static_cast<std::size_t>(level) - 1]; }
  friend bool operator==(const RatedVariant&, const RatedVariant&) = default;
};

namespace hooks {

// The rated variant that these options select. Default: nullopt, nobody is rated.
template <Rules R>
std::optional<RatedVariant> rated_as(const typename R::Options& options) {
  if constexpr (requires { &R::rated_as; }) {
    return R::rated_as(options);
  } else {
    return std::nullopt;
  }
}

}  // namespace hooks
}  // namespace gridmates::core
