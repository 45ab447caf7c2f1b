// How encode() of engine/core/bytes.h and digest() of engine/core/digest.h write a field of each
// type. Include those instead.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/core/fields.h"
#include "engine/core/sinks.h"  // IWYU pragma: export

namespace gridmates::core {

namespace detail {

template <class T, class Sink>
void put(const T& value, Sink& out);

template <class Items, class Sink>
void put_items(const Items& items, Sink& out) {
  if constexpr (requires { std::span<const std::uint8_t>(items); }) {
    out.bytes(std::span<const std::uint8_t>(items));
  } else {
    for (const auto& item : items) put(item, out);
  }
}

// A number that may be wider than its stored type (narrow.h).
template <class Stored, class T, class Sink>
void put_narrow(T number, Sink& out) {
  if constexpr (std::same_as<Stored, T>) {
    out.integer(number);
  } else {
    constexpr T kMark = std::numeric_limits<Stored>::max();
    out.integer(static_cast<Stored>(std::min(number, kMark)));
    if (number >= kMark) out.integer(number);
  }
}

template <class Stored, class Field, class Sink>
void put_narrowed(const Narrow<Stored, Field>& narrow, Sink& out) {
  const auto& field = narrow.field();
  if constexpr (kIsList<std::remove_const_t<Field>>) {
    out.integer(static_cast<std::uint32_t>(field.size()));
    for (const auto number : field) put_narrow<Stored>(number, out);
  } else {
    put_narrow<Stored>(field, out);
  }
}

// Whether a mark and a count precede the items (sized.h).
template <class T>
bool is_marked(const T& sized) {
  using Mark = typename T::Mark;
  if (sized.size() != T::kUsual) return true;
  FirstInteger<Mark> first(std::numeric_limits<Mark>::max());
  put(sized[0], first);
  return first.is_it();
}

template <class T, class Sink>
void put_sized(const T& sized, Sink& out) {
  if (is_marked(sized)) {
    out.integer(std::numeric_limits<typename T::Mark>::max());
    out.integer(static_cast<std::uint16_t>(sized.size()));
  }
  put_items(sized.items(), out);
}

// Parts that keep a digest of their own.
template <class T, class Sink>
void put_shared(const T& value, Sink& out) {
  if constexpr (kIsSharedList<T>) out.integer(static_cast<std::uint32_t>(value.size()));
  if constexpr (Sink::kDigests) {
    out.integer(value.digest());
  } else if constexpr (kIsSharedList<T>) {
    put_items(value, out);
  } else {
    put(*value, out);
  }
}

template <class T, class Sink>
void put(const T& value, Sink& out) {
  const auto put_all = [&out](const auto&... items) { (put(items, out), ...); };
  if constexpr (std::same_as<T, bool>) {
    out.integer(std::uint8_t{value});
  } else if constexpr (std::integral<T>) {
    out.integer(static_cast<std::make_unsigned_t<T>>(value));
  } else if constexpr (std::is_enum_v<T>) {
    static_assert(sizeof(T) == 1, "enums in plain values are one byte");
    out.integer(static_cast<std::uint8_t>(value));
  } else if constexpr (kIsArray<T>) {
    put_items(value, out);
  } else if constexpr (kIsList<T>) {
    out.integer(static_cast<std::uint32_t>(value.size()));
    put_items(value.items(), out);
  } else if constexpr (kIsText<T>) {
    out.integer(static_cast<std::uint32_t>(value.str().size()));
    out.bytes(std::span<const char>(value.str()));
  } else if constexpr (kIsOptional<T>) {
    out.integer(std::uint8_t{value.has_value()});
    if (value) put(*value, out);
  } else if constexpr (kIsVariant<T>) {
    out.integer(static_cast<std::uint8_t>(value.index()));
    std::visit(put_all, value);
  } else if constexpr (kIsTuple<T>) {
    std::apply(put_all, value);
  } else if constexpr (kIsSharedList<T> || kIsShared<T>) {
    put_shared(value, out);
  } else if constexpr (kIsOrNone<T>) {
    put_narrow<typename T::Stored>(value.number(), out);
  } else if constexpr (kIsNarrow<T>) {
    put_narrowed(value, out);
  } else if constexpr (kIsSized<T>) {
    put_sized(value, out);
  } else if constexpr (kIsTrailing<T>) {
    if (value != T{}) put(value.value, out);
  } else {
    static_assert(Plain<T>, "a field's type has no canonical bytes");
    std::apply(put_all, T::fields(value));
  }
}

// The type's version, then the value.
template <class T, class Sink>
void put_versioned(const T& value, Sink& out) {
  out.integer(version_of<T>());
  put(value, out);
}

template <class T>
std::size_t encoded_size(const T& value) {
  SizeSink sink;
  put_versioned(value, sink);
  return sink.size();
}

}  // namespace detail
}  // namespace gridmates::core
