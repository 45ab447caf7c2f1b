// How encode() of engine/core/bytes.h and digest() of engine/core/digest.h write a field of each
// type. Include those instead.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/core/fields.h"

namespace gridmates::core {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

namespace detail {

// Where put() writes to for the number of bytes alone.
class SizeSink {
 public:
  static constexpr bool kDigests = false;
  template <std::unsigned_integral T>
  void integer(T) {
    size_ += sizeof(T);
  }
  template <class Byte>
  void bytes(std::span<const Byte> bytes) {
    size_ += bytes.size();
  }
  std::size_t size() const { return size_; }

 private:
  std::size_t size_ = 0;
};

// Where put() writes to when all the bytes are wanted: to `to`, which has room for them.
class ByteSink {
 public:
  static constexpr bool kDigests = false;
  explicit ByteSink(std::uint8_t* to) : to_(to) {}
  template <std::unsigned_integral T>
  void integer(T bits) {
    for (std::size_t i = 0; i < sizeof(T); ++i) {
      *to_++ = static_cast<std::uint8_t>(std::uint64_t{bits} >> (8 * i));
    }
  }
  template <class Byte>
  void bytes(std::span<const Byte> bytes) {
    to_ = std::copy(bytes.begin(), bytes.end(), to_);
  }

 private:
  std::uint8_t* to_;
};

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
    out.integer(value.number());
  } else if constexpr (kIsTrailing<T>) {
    if (value != T{}) put(value.value, out);
  } else {
    static_assert(Plain<T>, "a field's type has no canonical bytes");
    std::apply(put_all, T::fields(value));
  }
}

// The type's version and the value behind it.
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
