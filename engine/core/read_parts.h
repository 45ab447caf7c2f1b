// How the reader takes fields that have parts: lists, texts, variants. Every function returns false
// for bytes that are not canonical. Include bytes.h instead.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/writer.h"

namespace gridmates::core::detail {

// Reads a count of items, each of which takes at least one byte.
template <class Reader, std::unsigned_integral Count>
bool take_count(Count& count, std::uint32_t max, Reader& from) {
  return from.take_integer(count) && count <= max && count <= from.left();
}

template <class Reader, class T, std::uint32_t Max>
bool take_list(List<T, Max>& list, Reader& from) {
  std::uint32_t count = 0;
  if (!take_count(count, Max, from)) return false;
  if constexpr (std::same_as<T, std::uint8_t>) {
    const ByteView bytes = from.take_bytes(count);
    list = List<T, Max>(std::vector<T>(bytes.begin(), bytes.end()));
    return true;
  }
  list.clear();
  for (std::uint32_t i = 0; i < count; ++i) {
    T item{};
    if (!from.take(item)) return false;
    list.push(std::move(item));
  }
  return true;
}

template <class Reader, std::uint32_t Max>
bool take_text(Text<Max>& text, Reader& from) {
  std::uint32_t count = 0;
  if (!take_count(count, Max, from)) return false;
  const ByteView bytes = from.take_bytes(count);
  text = std::string(bytes.begin(), bytes.end());
  return true;
}

template <std::size_t I = 0, class Reader, class... Ts>
bool take_alternative(std::variant<Ts...>& value, std::size_t index, Reader& from) {
  if constexpr (I < sizeof...(Ts)) {
    if (index == I) return from.take(value.template emplace<I>());
    return take_alternative<I + 1>(value, index, from);
  } else {
    return false;
  }
}

template <class Stored, class T, class Reader>
bool take_narrow(T& number, Reader& from) {
  constexpr Stored kMark = std::numeric_limits<Stored>::max();
  Stored stored{};
  if (!from.take_integer(stored)) return false;
  number = stored;
  if (std::same_as<Stored, T> || stored != kMark) return true;
  return from.take_integer(number) && number >= kMark;
}

template <class Stored, class Field, class Reader>
bool take_narrowed(Narrow<Stored, Field>& narrow, Reader& from) {
  Field& field = narrow.field();
  if constexpr (kIsList<Field>) {
    std::uint32_t count = 0;
    if (!take_count(count, Field::kMax, from)) return false;
    field.clear();
    for (std::uint32_t i = 0; i < count; ++i) {
      std::remove_cvref_t<decltype(field[0])> number{};
      if (!take_narrow<Stored>(number, from)) return false;
      field.push(number);
    }
    return true;
  } else {
    return take_narrow<Stored>(field, from);
  }
}

template <class T, std::uint16_t kUsual, std::uint16_t kMax, class Mark, class Reader>
bool take_sized(Sized<T, kUsual, kMax, Mark>& sized, Reader& from) {
  Mark mark{};
  std::uint16_t count = kUsual;
  Reader ahead = from;
  const bool marked = ahead.take_integer(mark) && mark == std::numeric_limits<Mark>::max();
  if (marked) {
    from = ahead;
    if (!take_count(count, kMax, from)) return false;
  }
  sized = Sized<T, kUsual, kMax, Mark>(count);
  for (T& item : sized) {
    if (!from.take(item)) return false;
  }
  return is_marked(sized) == marked;
}

}  // namespace gridmates::core::detail
