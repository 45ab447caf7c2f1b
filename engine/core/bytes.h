// Canonical bytes of plain values: exactly one encoding per value, bounded when read, the same on
// every platform.
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
// fixed-width integer (little-endian); an enum (one byte, at most `kLast`, which every such enum
// has as an alias of its last enumerator); std::array; List<T, Max>; SharedList<T, Max>; Text<Max>;
// std::optional; std::variant; std::tuple; Shared<T>; Trailing<T>; Sized<T, ...>; plus_one and
// or_none of an optional (or_none.h); narrow of a number (narrow.h); another plain value.
//
// Layout: integers at their width; bool and the optional's "present" as one byte 0 or 1; List,
// SharedList and Text as a 32-bit count and their items; a variant as one byte of index and that
// alternative; Shared<T> as its T; Trailing<T> as its T, or as no bytes when it has the default;
// plus_one and or_none as an integer; narrow and Sized as their headers say. encode() puts the
// type's version (`static constexpr std::uint8_t kVersion`, 1 when absent) in front; decode()
// refuses every other version, anything out of bounds, and trailing bytes. Plain functions; any
// thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/containers.h"  // IWYU pragma: export
#include "engine/core/reader.h"      // IWYU pragma: export
#include "engine/core/writer.h"      // IWYU pragma: export

namespace gridmates::core {

// The value's canonical bytes with its version in front: appended to `out`, or returned. Equal
// values have equal bytes and unequal values have unequal bytes.
template <class T>
void encode_to(const T& value, Bytes& out) {
  const std::size_t before = out.size();
  out.resize(before + detail::encoded_size(value));
  detail::ByteSink sink(out.data() + before);
  detail::put_versioned(value, sink);
}
template <class T>
Bytes encode(const T& value) {
  Bytes out;
  encode_to(value, out);
  return out;
}

// The value of these bytes; nullopt unless they are exactly the canonical bytes of a value.
template <class T>
std::optional<T> decode(ByteView bytes) {
  detail::Reader reader(bytes);
  std::uint8_t version = 0;
  if (!reader.take_integer(version) || version != detail::version_of<T>()) return std::nullopt;
  T value{};
  if (!reader.take(value) || !reader.done()) return std::nullopt;
  return value;
}

// FNV-1a, 64 bits (Fowler, Noll, Vo, 1991): to compare states and logs, not secure against an
// adversary.
constexpr std::uint64_t fnv1a(ByteView bytes, std::uint64_t hash = 0xcbf29ce484222325ULL) {
  for (std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3ULL;
  return hash;
}

}  // namespace gridmates::core
