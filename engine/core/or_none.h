// Optional fields with the canonical bytes of plain numbers, for values that were stored before
// these fields became optional. A value names them in its list of fields:
//
//   return core::tie(self.digit, core::plus_one(self.writer));
//
// Values; any thread.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/core/fields.h"
#include "engine/core/ids.h"

namespace gridmates::core {

namespace detail {

template <std::unsigned_integral T>
constexpr T as_number(T value) {
  return value;
}
constexpr Seat::rep as_number(Seat seat) { return seat.value; }

}  // namespace detail

// An optional field as its number: `kNone` when it is missing, else the value plus `kOffset`, which
// is never kNone. `Optional` is a std::optional, const or not, of an unsigned number or a seat. The
// number is stored as a `StoredNumber` (narrow.h), or at its own width if that is void.
template <class Optional, std::uint16_t kNone, std::uint8_t kOffset, class StoredNumber>
class OrNone {
 public:
  using Value = typename std::remove_const_t<Optional>::value_type;
  using Number = decltype(detail::as_number(Value{}));
  using Stored = std::conditional_t<std::is_void_v<StoredNumber>, Number, StoredNumber>;

  constexpr explicit OrNone(Optional& field) : field_(field) {}

  constexpr Number number() const {
    if (!field_) return Number{kNone};
    return static_cast<Number>(detail::as_number(*field_) + kOffset);
  }
  constexpr void set(Number number) {
    field_.reset();
    if (number != kNone) field_ = Value(static_cast<Number>(number - kOffset));
  }

 private:
  Optional& field_;
};

// The value plus one, or 0.
template <class Stored = void, class Optional>
constexpr auto plus_one(Optional& field) {
  return OrNone<Optional, 0, 1, Stored>(field);
}
// The value, or `kNone`.
template <std::uint16_t kNone, class Optional>
constexpr auto or_none(Optional& field) {
  return OrNone<Optional, kNone, 0, void>(field);
}

// std::tie for a list of fields that contains such wrappers.
template <class... Fields>
constexpr auto tie(Fields&&... fields) {
  return std::tuple<Fields...>(std::forward<Fields>(fields)...);
}

}  // namespace gridmates::core
