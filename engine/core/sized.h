// Arrays that mostly have the same size: for values that were stored when every one of them had it.
// Values; any thread.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/fields.h"

namespace gridmates::core {

// kUsual items, or any other number up to kMax. Those of kUsual items have the canonical bytes of a
// std::array. For others, a Mark of only ones stands before a 16-bit count and the items; `Mark` is
// the type of the first integer of an item's bytes. The mark is also there when these bytes could
// be taken for one.
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
