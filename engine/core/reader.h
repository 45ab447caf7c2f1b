// How decode() of engine/core/bytes.h reads a field. Include bytes.h instead.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/core/writer.h"

namespace gridmates::core::detail {

// Reads from the front of a view; every function answers false from the first thing on that is not
// canonical.
class Reader {
 public:
  explicit Reader(ByteView bytes) : rest_(bytes) {}
  bool done() const { return rest_.empty(); }

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
      return take_list(value);
    } else if constexpr (kIsSharedList<T>) {
      List<typename T::Item, T::kMax> items;
      if (!take_list(items)) return false;
      value = T(items.take());
      return true;
    } else if constexpr (kIsShared<T>) {
      std::remove_cvref_t<decltype(*value)> inner{};
      if (!take(inner)) return false;
      value = T(std::move(inner));
      return true;
    } else if constexpr (kIsOrNone<T>) {
      typename T::Number number{};
      if (!take_integer(number)) return false;
      value.set(number);
      return true;
    } else if constexpr (kIsTrailing<T>) {
      value = {};
      return done() || (take(value.value) && value != T{});
    } else if constexpr (kIsText<T>) {
      return take_text(value);
    } else if constexpr (kIsOptional<T>) {
      bool present = false;
      if (!take(present)) return false;
      if (!present) return value.reset(), true;
      return take(value.emplace());
    } else if constexpr (kIsVariant<T>) {
      std::uint8_t index = 0;
      return take_integer(index) && take_alternative(value, index);
    } else if constexpr (kIsTuple<T>) {
      return std::apply([this](auto&... item) { return (this->take(item) && ...); }, value);
    } else {
      static_assert(Plain<T>, "a field's type has no canonical bytes");
      auto members = T::fields(value);
      return std::apply([this](auto&... item) { return (this->take(item) && ...); }, members);
    }
  }

 private:
  template <class T, std::uint32_t Max>
  bool take_list(List<T, Max>& list) {
    std::uint32_t count = 0;
    if (!take_integer(count) || count > Max || count > rest_.size()) return false;
    if constexpr (std::same_as<T, std::uint8_t>) {
      list = List<T, Max>(std::vector<T>(rest_.begin(), rest_.begin() + count));
      rest_ = rest_.subspan(count);
      return true;
    }
    list.clear();
    for (std::uint32_t i = 0; i < count; ++i) {
      T item{};
      if (!take(item)) return false;
      list.push(std::move(item));
    }
    return true;
  }
  template <std::uint32_t Max>
  bool take_text(Text<Max>& text) {
    std::uint32_t count = 0;
    if (!take_integer(count) || count > Max || count > rest_.size()) return false;
    text = std::string(rest_.begin(), rest_.begin() + count);
    rest_ = rest_.subspan(count);
    return true;
  }
  template <std::size_t I = 0, class... Ts>
  bool take_alternative(std::variant<Ts...>& value, std::size_t index) {
    if constexpr (I < sizeof...(Ts)) {
      if (index == I) return take(value.template emplace<I>());
      return take_alternative<I + 1>(value, index);
    } else {
      return false;
    }
  }

  ByteView rest_;
};

}  // namespace gridmates::core::detail
