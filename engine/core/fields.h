// The kinds of fields that plain values have, for all code that walks a value's list of fields.
// Include bytes.h instead.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/core/containers.h"

namespace gridmates::core {

// In shared_list.h and shared.h.
template <class T, std::uint32_t Max>
class SharedList;
template <class T>
class Shared;
// In trailing.h.
template <class T>
struct Trailing;
// In or_none.h.
template <class Optional, std::uint16_t kNone, std::uint8_t kOffset, class StoredNumber>
class OrNone;
// In narrow.h.
template <class Stored, class Field>
class Narrow;
// In sized.h.
template <class T, std::uint16_t kUsualItems, std::uint16_t kMaxItems, class MarkInteger>
class Sized;

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
template <class T>
inline constexpr bool kIsSharedList = false;
template <class T, std::uint32_t Max>
inline constexpr bool kIsSharedList<SharedList<T, Max>> = true;
template <class T>
inline constexpr bool kIsShared = false;
template <class T>
inline constexpr bool kIsShared<Shared<T>> = true;
template <class T>
inline constexpr bool kIsTrailing = false;
template <class T>
inline constexpr bool kIsTrailing<Trailing<T>> = true;
template <class T>
inline constexpr bool kIsOrNone = false;
template <class Optional, std::uint16_t kNone, std::uint8_t kOffset, class Stored>
inline constexpr bool kIsOrNone<OrNone<Optional, kNone, kOffset, Stored>> = true;
template <class T>
inline constexpr bool kIsNarrow = false;
template <class Stored, class Field>
inline constexpr bool kIsNarrow<Narrow<Stored, Field>> = true;
template <class T>
inline constexpr bool kIsSized = false;
template <class T, std::uint16_t kUsual, std::uint16_t kMax, class Mark>
inline constexpr bool kIsSized<Sized<T, kUsual, kMax, Mark>> = true;

template <class T>
constexpr std::uint8_t version_of() {
  if constexpr (requires { T::kVersion; }) {
    return T::kVersion;
  } else {
    return 1;
  }
}

}  // namespace detail
}  // namespace gridmates::core
