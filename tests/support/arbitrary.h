// Random well-formed values, made from a plain value's list of fields: for tests and fuzzing. Pure
// except for the random numbers drawn; any thread.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/core/bytes.h"
#include "engine/core/narrow.h"
#include "engine/core/random.h"
#include "engine/core/sized.h"

namespace gridmates::core {

namespace detail {

// The most items of a random list, and bytes of a random text.
inline constexpr std::uint32_t kArbitraryItems = 4;

// Small numbers are likelier than large ones, so that a cell is often on the board: first a width
// in bits, then a number.
template <std::integral T>
T arbitrary_integer(Random& random) {
  const std::uint32_t width = random.below(8 * sizeof(T) + 1);
  return static_cast<T>(width == 0 ? 0 : random.next() >> (64 - width));
}

inline std::uint32_t arbitrary_count(std::uint32_t max, Random& random) {
  return random.below(std::min(max, kArbitraryItems) + 1);
}

template <class T>
void fill(T& value, Random& random);

template <class T, std::uint32_t Max>
void fill_list(List<T, Max>& list, Random& random) {
  list.clear();
  for (std::uint32_t rest = arbitrary_count(Max, random); rest > 0; --rest) {
    T item{};
    fill(item, random);
    list.push(std::move(item));
  }
}

template <std::uint32_t Max>
void fill_text(Text<Max>& text, Random& random) {
  std::string letters(arbitrary_count(Max, random), ' ');
  for (char& letter : letters) letter = static_cast<char>('a' + random.below(26));
  text = letters;
}

template <std::size_t I = 0, class... Ts>
void fill_alternative(std::variant<Ts...>& value, std::size_t index, Random& random) {
  if constexpr (I < sizeof...(Ts)) {
    if (index == I) return fill(value.template emplace<I>(), random);
    fill_alternative<I + 1>(value, index, random);
  }
}

template <class T>
void fill(T& value, Random& random) {
  auto fill_all = [&random](auto&... items) { (fill(items, random), ...); };
  if constexpr (std::same_as<T, bool>) {
    value = random.below(2) == 1;
  } else if constexpr (std::integral<T>) {
    value = arbitrary_integer<T>(random);
  } else if constexpr (std::is_enum_v<T>) {
    value = static_cast<T>(random.below(static_cast<std::uint32_t>(T::kLast) + 1));
  } else if constexpr (kIsArray<T>) {
    for (auto& item : value) fill(item, random);
  } else if constexpr (kIsList<T>) {
    fill_list(value, random);
  } else if constexpr (kIsSharedList<T>) {
    List<typename T::Item, T::kMax> items;
    fill_list(items, random);
    value = T(items.take());
  } else if constexpr (kIsShared<T>) {
    std::remove_cvref_t<decltype(*value)> inner{};
    fill(inner, random);
    value = T(std::move(inner));
  } else if constexpr (kIsOrNone<T>) {
    value.set(arbitrary_integer<typename T::Number>(random));
  } else if constexpr (kIsNarrow<T>) {
    fill(value.field(), random);
  } else if constexpr (kIsSized<T>) {
    if (random.below(4) == 0) value = T(arbitrary_count(T::kMax, random));
    for (auto& item : value) fill(item, random);
  } else if constexpr (kIsTrailing<T>) {
    fill(value.value, random);
  } else if constexpr (kIsText<T>) {
    fill_text(value, random);
  } else if constexpr (kIsOptional<T>) {
    value.reset();
    if (random.below(2) == 1) fill(value.emplace(), random);
  } else if constexpr (kIsVariant<T>) {
    fill_alternative(value, random.below(std::variant_size_v<T>), random);
  } else if constexpr (kIsTuple<T>) {
    std::apply(fill_all, value);
  } else {
    static_assert(Plain<T>, "a field's type cannot be made by chance");
    auto members = T::fields(value);
    std::apply(fill_all, members);
  }
}

}  // namespace detail

// A random T: any value that the canonical bytes can carry may come, with short lists.
template <class T>
T arbitrary(Random& random) {
  T value{};
  detail::fill(value, random);
  return value;
}

// The canonical bytes of a random T.
template <class T>
Bytes some(Random& random) {
  return encode(arbitrary<T>(random));
}

}  // namespace gridmates::core
