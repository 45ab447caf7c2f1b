// A queue of items that were read and are taken in parts. A value; one thread at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

namespace gridmates::tools {

template <class Item>
class Waiting {
 public:
  using Items = std::vector<Item>;

  // The next items, 1 to `most`. If none are left, calls `read_more(Items&)` until it adds some or
  // returns false at the end; then nullopt.
  template <class ReadMore>
  std::optional<Items> next(std::size_t most, ReadMore read_more) {
    while (taken_ == items_.size() && !at_end_) {
      items_.clear();
      taken_ = 0;
      at_end_ = !read_more(items_);
    }
    if (taken_ == items_.size()) return std::nullopt;
    const std::size_t count = std::min(most, items_.size() - taken_);
    const auto from = items_.begin() + static_cast<std::ptrdiff_t>(taken_);
    taken_ += count;
    return Items(std::make_move_iterator(from),
                 std::make_move_iterator(from + static_cast<std::ptrdiff_t>(count)));
  }

 private:
  Items items_;
  std::size_t taken_ = 0;
  bool at_end_ = false;
};

}  // namespace gridmates::tools
