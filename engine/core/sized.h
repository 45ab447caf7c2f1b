// Arrays that mostly have one usual size, for values that were stored when all had that size.
// Values; any thread.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/fields.h"

namespace gridmates::core {

// kUsual items, or any other number up to kMax. With kUsual items it has the canonical bytes of a
// std::array. With another number, a Mark with all bits set precedes a 16-bit count and the items;
// `Mark` is the type of the first integer in an item's bytes. With kUsual items whose bytes begin
// like a mark, the mark and the count are written too.
template <class T, std::uint16_t kUsualItems, std::uint16_t kMaxItems, class MarkInteger>
class Sized {
 public:
  using Item = T;
  using Mark = MarkInteger;
  static constexpr std::uint16_t kUsual = kUsualItems;
  static constexpr std::uint16_t kMax = kMaxItems;

  Sized() : items_(kUsual) {}
  explicit Sized(std::size_t size) : items_(size) { assert(size <= kMax); }
  explicit Sized(std::vector<T> items) : items_(std::move(items)) { assert(items_.size() <= kMax); }

  std::size_t size() const { return items_.size(); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  auto begin() { return items_.begin(); }
  auto end() { return items_.end(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }
  const std::vector<T>& items() const { return items_; }
  friend bool operator==(const Sized&, const Sized&) = default;

 private:
  std::vector<T> items_;
};

}  // namespace gridmates::core
