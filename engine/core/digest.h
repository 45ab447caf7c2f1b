// A 64-bit hash of canonical bytes that are not kept: to compare states, not secure against an
// adversary. It is XXH64 with seed 0 (Yann Collet, "xxHash fast digest algorithm",
// github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md). Values; any thread.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "engine/core/writer.h"

namespace gridmates::core {

class Digest {
 public:
  // Parts of a value that keep a digest of their own are hashed as that digest.
  static constexpr bool kDigests = true;

  template <std::unsigned_integral T>
  void integer(T bits) {
    store(rest_.data() + fill_, bits);
    fill_ += sizeof(T);
    length_ += sizeof(T);
    if (fill_ < kStripe) return;
    take_stripe(rest_.data());
    fill_ -= kStripe;
    std::memcpy(rest_.data(), rest_.data() + kStripe, sizeof(T));
  }
  template <class Byte>
    requires(sizeof(Byte) == 1)
  void bytes(std::span<const Byte> bytes) {
    append({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  }
  // The digest of all that has been written.
  std::uint64_t value() const;

 private:
  static constexpr std::size_t kStripe = 32;
  static constexpr std::uint64_t kPrime1 = 0x9E3779B185EBCA87ULL;
  static constexpr std::uint64_t kPrime2 = 0xC2B2AE3D27D4EB4FULL;
  static constexpr std::uint64_t kPrime3 = 0x165667B19E3779F9ULL;
  static constexpr std::uint64_t kPrime4 = 0x85EBCA77C2B2AE63ULL;
  static constexpr std::uint64_t kPrime5 = 0x27D4EB2F165667C5ULL;

  template <std::unsigned_integral T>
  static void store(std::uint8_t* to, T bits) {
    if constexpr (std::endian::native == std::endian::little) {
      std::memcpy(to, &bits, sizeof(T));
    } else {
      for (std::size_t i = 0; i < sizeof(T); ++i)
        to[i] = std::uint8_t(std::uint64_t{bits} >> 8 * i);
    }
  }
  template <std::unsigned_integral T>
  static T load(const std::uint8_t* from) {
    T bits = 0;
    if constexpr (std::endian::native == std::endian::little) {
      std::memcpy(&bits, from, sizeof(T));
    } else {
      for (std::size_t i = 0; i < sizeof(T); ++i) bits |= T{from[i]} << 8 * i;
    }
    return bits;
  }
  static std::uint64_t mixed(std::uint64_t lane, std::uint64_t word) {
    return std::rotl(lane + word * kPrime2, 31) * kPrime1;
  }
  static std::uint64_t ended(std::uint64_t hash, std::span<const std::uint8_t> rest);

  void append(std::span<const std::uint8_t> bytes);
  void take_stripe(const std::uint8_t* stripe) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      lanes_[i] = mixed(lanes_[i], load<std::uint64_t>(stripe + 8 * i));
    }
  }

  std::array<std::uint64_t, 4> lanes_ = {kPrime1 + kPrime2, kPrime2, 0, 0 - kPrime1};
  // An incomplete stripe, with room for an integer that goes beyond its end.
  std::array<std::uint8_t, kStripe + sizeof(std::uint64_t)> rest_{};
  std::size_t fill_ = 0;
  std::uint64_t length_ = 0;
};

// Hashes what encode() writes, except that parts which keep a digest of their own are hashed as it.
template <class T>
void digest_to(const T& value, Digest& out) {
  detail::put_versioned(value, out);
}
template <class T>
std::uint64_t digest(const T& value) {
  Digest out;
  digest_to(value, out);
  return out.value();
}

}  // namespace gridmates::core
