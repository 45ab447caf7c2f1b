// How decode() of engine/core/bytes.h reads a field. Include bytes.h instead.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/core/read_parts.h"
#include "engine/core/writer.h"

namespace gridmates::core::detail {

// Reads from the front of a view. A function returns false at the first bytes that are not
// canonical.
class Reader {
 public:
  explicit Reader(ByteView bytes) : rest_(bytes) {}
  bool done() const { return rest_.empty(); }
  std::size_t left() const { return rest_.size(); }

  // The next `count` bytes; there must be that many left.
  ByteView take_bytes(std::size_t count) {
    const ByteView bytes = rest_.first(count);
    rest_ = rest_.subspan(count);
    return bytes;
  }

  template <std::integral T>
  bool take_integer(T& value) {
    if (rest_.size() < sizeof(T)) return false;
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) bits |= std::uint64_t{rest_[i]} << (8 * i);
    value = static_cast<T>(bits);
    rest_ = rest_.subspan(sizeof(T));
    return true;
  }

  template <class T>
  bool take(T& value) {
    if constexpr (std::same_as<T, bool>) {
      std::uint8_t byte = 0;
      if (!take_integer(byte) || byte > 1) return false;
      value = byte == 1;
      return true;
    } else if constexpr (std::integral<T>) {
      return take_integer(value);
    } else if constexpr (std::is_enum_v<T>) {
      std::uint8_t byte = 0;
      if (!take_integer(byte) || byte > static_cast<std::uint8_t>(T::kLast)) return false;
      value = static_cast<T>(byte);
      return true;
    } else if constexpr (kIsArray<T>) {
      return std::all_of(value.begin(), value.end(),
                         [this](auto& item) { return this->take(item); });
    } else if constexpr (kIsList<T>) {
      return take_list(value, *this);
    } else if constexpr (kIsSharedList<T>) {
      List<typename T::Item, T::kMax> items;
      if (!take_list(items, *this)) return false;
      value = T(items.take());
      return true;
    } else if constexpr (kIsShared<T>) {
      std::remove_cvref_t<decltype(*value)> inner{};
      if (!take(inner)) return false;
      value = T(std::move(inner));
      return true;
    } else if constexpr (kIsOrNone<T>) {
      typename T::Number number{};
      if (!take_narrow<typename T::Stored>(number, *this)) return false;
      value.set(number);
      return true;
    } else if constexpr (kIsNarrow<T>) {
      return take_narrowed(value, *this);
    } else if constexpr (kIsSized<T>) {
      return take_sized(value, *this);
    } else if constexpr (kIsTrailing<T>) {
      value = {};
      return done() || (take(value.value) && value != T{});
    } else if constexpr (kIsText<T>) {
      return take_text(value, *this);
    } else if constexpr (kIsOptional<T>) {
      bool present = false;
      if (!take(present)) return false;
      if (!present) return value.reset(), true;
      return take(value.emplace());
    } else if constexpr (kIsVariant<T>) {
      std::uint8_t index = 0;
      return take_integer(index) && take_alternative(value, index, *this);
    } else if constexpr (kIsTuple<T>) {
      return std::apply([this](auto&... item) { return (this->take(item) && ...); }, value);
    } else {
      static_assert(Plain<T>, "a field's type has no canonical bytes");
      auto members = T::fields(value);
      return std::apply([this](auto&... item) { return (this->take(item) && ...); }, members);
    }
  }

 private:
  ByteView rest_;
};

}  // namespace gridmates::core::detail
