// The values bound to the `?` of a statement. Plain values; any thread.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"

namespace gridmates::store {

// Points at the caller's text and bytes.
class Value {
 public:
  Value(std::nullopt_t) {}                                           // NOLINT(*-explicit-*)
  Value(std::string_view text) : value_(text) {}                     // NOLINT(*-explicit-*)
  Value(const std::string& text) : Value(std::string_view(text)) {}  // NOLINT(*-explicit-*)
  Value(core::ByteView bytes) : value_(bytes) {}                     // NOLINT(*-explicit-*)
  // Unsigned 64-bit numbers are stored as signed ones with the same bits.
  template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
  Value(T number) : value_(static_cast<std::int64_t>(number)) {}  // NOLINT(*-explicit-*)
  Value(double number) : value_(number) {}                        // NOLINT(*-explicit-*)
  template <class Tag, class Rep>
  Value(core::StrongId<Tag, Rep> id) : Value(id.value) {}  // NOLINT(*-explicit-*)
  template <std::uint32_t Max>
  Value(const core::Text<Max>& text) : Value(text.str()) {}  // NOLINT(*-explicit-*)

  using Any = std::variant<std::monostate, std::int64_t, double, std::string_view, core::ByteView>;
  const Any& any() const { return value_; }

 private:
  Any value_;
};
using Values = std::initializer_list<Value>;

}  // namespace gridmates::store
