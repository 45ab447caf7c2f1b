// Strong types for small numbers that must not be mixed up. Plain values; any thread.
#pragma once

#include <compare>
#include <cstdint>
#include <tuple>

namespace gridmates::core {

// A number that compares only with its own kind: `StrongId<struct SeqTag, uint64_t>`.
template <class Tag, class Rep>
struct StrongId {
  using rep = Rep;
  Rep value{};

  constexpr StrongId() = default;
  constexpr explicit StrongId(Rep v) : value(v) {}
  friend constexpr auto operator<=>(const StrongId&, const StrongId&) = default;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.value);
  }
};

// A player's number in one match, from 0, in the order in which players joined it. It is never
// handed on within a match, so a player who takes over a chair cannot undo moves of another.
using Seat = StrongId<struct SeatTag, std::uint8_t>;

// The most players that one match can have, over all changes of chairs.
inline constexpr std::uint8_t kMaxSeats = 64;

}  // namespace gridmates::core
