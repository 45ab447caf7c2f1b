// Canonical bytes of plain values: one encoding a value, bounded when read, the same on every
// platform.
//
// A plain value is a struct that lists its fields once:
//
//   struct Move {
//     Kind kind = Kind::kSet;
//     std::uint8_t cell = 0;
//     template <class Self>
//     static constexpr auto fields(Self& self) { return std::tie(self.kind, self.cell); }
//     friend bool operator==(const Move&, const Move&) = default;
//   };
//
// From that list core derives encode, decode and hash (and fuzzing). A field may be: bool; a
// fixed-width integer (little-endian); an enum (one byte, at most `kLast`, an enumerator every such
// enum has as an alias of its last one); std::array; List<T, Max>; Text<Max>; std::optional;
// std::variant; std::tuple; another plain value.
//
// Layout: integers at their width; bool and the optional's "present" as one byte 0 or 1; List and
// Text as a 32-bit count and their items; a variant as one byte of index and that alternative.
// encode() puts the type's version (`static constexpr std::uint8_t kVersion`, 1 when absent) in
// front; decode() refuses every other version, anything out of bounds, and bytes left over. Plain
// functions; any thread.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/result.h"

namespace gridmates::core {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

// A vector that never holds, and is never read with, more than Max items.
template <class T, std::uint32_t Max>
class List {
 public:
  static constexpr std::uint32_t kMax = Max;
  List() = default;
  List(std::initializer_list<T> items) : items_(items) { assert(items_.size() <= Max); }
  explicit List(std::vector<T> items) : items_(std::move(items)) { assert(items_.size() <= Max); }

  // False, and nothing added, when full.
  bool push(T item) {
    if (items_.size() >= Max) return false;
    items_.push_back(std::move(item));
    return true;
  }
  void pop() { items_.pop_back(); }
  void clear() { items_.clear(); }
  bool empty() const { return items_.empty(); }
  bool full() const { return items_.size() >= Max; }
  std::size_t size() const { return items_.size(); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& back() { return items_.back(); }
  const T& back() const { return items_.back(); }
  auto begin() { return items_.begin(); }
  auto end() { return items_.end(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }
  const std::vector<T>& items() const { return items_; }
  template <class Pred>
  void erase_if(Pred pred) {
    std::erase_if(items_, pred);
  }
  friend bool operator==(const List&, const List&) = default;

 private:
  std::vector<T> items_;
};

// A string of at most Max bytes; longer text is cut at construction by the caller, never here.
template <std::uint32_t Max>
class Text {
 public:
  static constexpr std::uint32_t kMax = Max;
  Text() = default;
  Text(std::string text) : text_(std::move(text)) {
    assert(text_.size() <= Max);
  }                                                    // NOLINT(*-explicit-*)
  Text(const char* text) : Text(std::string(text)) {}  // NOLINT(*-explicit-*)
  const std::string& str() const { return text_; }
  operator const std::string&() const { return text_; }  // NOLINT(*-explicit-*)
  bool empty() const { return text_.empty(); }
  friend bool operator==(const Text&, const Text&) = default;

 private:
  std::string text_;
};

// Opaque canonical bytes of some other type, carried inside a value.
template <std::uint32_t Max>
using Blob = List<std::uint8_t, Max>;

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
  auto bits = static_cast<std::make_unsigned_t<T>>(value);
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    out.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(bits) >> (8 * i)));
  }
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

// Reads from the front of a view; every function answers false, for good, at the first thing that
// is not canonical.
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
      return std::all_of(value.begin(), value.end(), [this](auto& item) { return take(item); });
    } else if constexpr (kIsList<T>) {
      return take_list(value);
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
      return std::apply([this](auto&... item) { return (take(item) && ...); }, value);
    } else {
      static_assert(Plain<T>, "a field's type has no canonical bytes");
      auto members = T::fields(value);
      return std::apply([this](auto&... item) { return (take(item) && ...); }, members);
    }
  }

 private:
  template <class T, std::uint32_t Max>
  bool take_list(List<T, Max>& list) {
    std::uint32_t count = 0;
    if (!take_integer(count) || count > Max || count > rest_.size()) return false;
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

template <class T>
constexpr std::uint8_t version_of() {
  if constexpr (requires { T::kVersion; }) {
    return T::kVersion;
  } else {
    return 1;
  }
}

}  // namespace detail

// The value's canonical bytes, its version in front. Equal values have equal bytes and unequal ones
// do not.
template <class T>
Bytes encode(const T& value) {
  Bytes out{detail::version_of<T>()};
  detail::put(value, out);
  return out;
}

// The value of these bytes, or nullopt when they are not exactly the canonical bytes of one.
template <class T>
std::optional<T> decode(ByteView bytes) {
  detail::Reader reader(bytes);
  std::uint8_t version = 0;
  if (!reader.take_integer(version) || version != detail::version_of<T>()) return std::nullopt;
  T value{};
  if (!reader.take(value) || !reader.done()) return std::nullopt;
  return value;
}

// FNV-1a, 64 bits (Fowler, Noll, Vo, 1991): to compare states and logs with, not against an
// adversary.
constexpr std::uint64_t fnv1a(ByteView bytes, std::uint64_t hash = 0xcbf29ce484222325ULL) {
  for (std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3ULL;
  return hash;
}

}  // namespace gridmates::core
