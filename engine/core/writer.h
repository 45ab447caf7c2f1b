// How encode() and decode() of engine/core/bytes.h write and read a field of each type. Include
// bytes.h instead.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/containers.h"

namespace gridmates::core {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

template <class T>
concept Plain = std::is_class_v<T> && requires(T& value) { T::fields(value); };

namespace detail {

template <class T>
inline constexpr bool kIsList = false;
template <class T, std::uint32_t Max>
inline constexpr bool kIsList<List<T, Max>> = true;
template <class T>
inline constexpr bool kIsText = false;
template <std::uint32_t Max>
inline constexpr bool kIsText<Text<Max>> = true;
template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsVariant = false;
template <class... Ts>
inline constexpr bool kIsVariant<std::variant<Ts...>> = true;
template <class T>
inline constexpr bool kIsTuple = false;
template <class... Ts>
inline constexpr bool kIsTuple<std::tuple<Ts...>> = true;

template <std::integral T>
void put_integer(T value, Bytes& out) {
  const auto bits = static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(value));
  std::array<std::uint8_t, sizeof(T)> bytes;
  for (std::size_t i = 0; i < sizeof(T); ++i) bytes[i] = static_cast<std::uint8_t>(bits >> (8 * i));
  out.insert(out.end(), bytes.begin(), bytes.end());
}

template <class T>
void put(const T& value, Bytes& out) {
  if constexpr (std::same_as<T, bool>) {
    out.push_back(value ? 1 : 0);
  } else if constexpr (std::integral<T>) {
    put_integer(value, out);
  } else if constexpr (std::is_enum_v<T>) {
    static_assert(sizeof(T) == 1, "enums in plain values are one byte");
    out.push_back(static_cast<std::uint8_t>(value));
  } else if constexpr (kIsArray<T>) {
    for (const auto& item : value) put(item, out);
  } else if constexpr (kIsList<T>) {
    put_integer(static_cast<std::uint32_t>(value.size()), out);
    for (const auto& item : value) put(item, out);
  } else if constexpr (kIsText<T>) {
    put_integer(static_cast<std::uint32_t>(value.str().size()), out);
    out.insert(out.end(), value.str().begin(), value.str().end());
  } else if constexpr (kIsOptional<T>) {
    out.push_back(value ? 1 : 0);
    if (value) put(*value, out);
  } else if constexpr (kIsVariant<T>) {
    out.push_back(static_cast<std::uint8_t>(value.index()));
    std::visit([&out](const auto& alternative) { put(alternative, out); }, value);
  } else if constexpr (kIsTuple<T>) {
    std::apply([&out](const auto&... item) { (put(item, out), ...); }, value);
  } else {
    static_assert(Plain<T>, "a field's type has no canonical bytes");
    std::apply([&out](const auto&... item) { (put(item, out), ...); }, T::fields(value));
  }
}

}  // namespace detail
}  // namespace gridmates::core
