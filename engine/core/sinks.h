// The sinks that canonical bytes are written to. Include bytes.h instead.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gridmates::core {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

namespace detail {

// A sink of put() that only counts the bytes.
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

// A sink of put() that writes all bytes to `to`, which must have room for them.
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

// A sink of put() that only records whether the bytes begin with this integer.
template <class Integer>
class FirstInteger {
 public:
  static constexpr bool kDigests = false;
  explicit FirstInteger(Integer first) : first_(first) {}
  template <std::unsigned_integral T>
  void integer(T bits) {
    if (!is_first_) return;
    is_it_ = std::same_as<T, Integer> && bits == first_;
    is_first_ = false;
  }
  bool is_it() const { return is_it_; }

 private:
  Integer first_;
  bool is_first_ = true;
  bool is_it_ = false;
};

}  // namespace detail
}  // namespace gridmates::core
