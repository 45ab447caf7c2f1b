// A list of bounded length whose copies share its items, for lists that grow during a match. A
// copy, push, pop and pop_front take amortised constant time, except that one push in 16 copies a
// pointer for each 16 items; reading the digest takes constant time. Values; any thread, because
// what is shared is immutable.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "engine/core/digest.h"
#include "engine/core/rolling.h"

namespace gridmates::core {

// Has the canonical bytes of List<T, Max>.
template <class T, std::uint32_t Max>
class SharedList {
 public:
  using Item = T;
  static constexpr std::uint32_t kMax = Max;
  SharedList() = default;
  explicit SharedList(std::vector<T> items) : size_(items.size()) {
    assert(size_ <= Max);
    for (const T& item : items) digest_.push(digest_of(item));
    auto from = std::make_move_iterator(items.begin());
    const auto end = std::make_move_iterator(items.end());
    std::vector<Chunk> full;
    for (; end - from > kChunk; from += kChunk) full.push_back(shared<T>(from, from + kChunk));
    full_ = shared<Chunk>(full.begin(), full.end());
    tail_ = shared<T>(from, end);
  }

  // Returns false and adds nothing when full.
  bool push(T item) {
    if (full()) return false;
    digest_.push(digest_of(item));
    if (count(tail_) == kChunk) full_ = with(full_, std::exchange(tail_, nullptr));
    tail_ = with(tail_, std::move(item));
    ++size_;
    return true;
  }
  // The list must not be empty.
  void pop() {
    digest_.pop(digest_of(back()));
    --size_;
    if (tail_ == nullptr) {
      tail_ = full_->back();
      full_ = shared<Chunk>(full_->begin(), full_->end() - 1);
      if (full_ == nullptr)
        tail_ = shared<T>(tail_->begin() + std::exchange(gone_, 0), tail_->end());
    }
    tail_ = shared<T>(tail_->begin(), tail_->end() - 1);
  }
  // The list must not be empty.
  void pop_front() {
    --size_;
    digest_.pop_front(digest_of((*this)[0]), size_);
    if (full_ == nullptr) {
      tail_ = shared<T>(tail_->begin() + 1, tail_->end());
    } else if (++gone_ == kChunk) {
      full_ = shared<Chunk>(full_->begin() + 1, full_->end());
      gone_ = 0;
    }
  }
  void clear() { *this = {}; }

  bool empty() const { return size_ == 0; }
  bool full() const { return size_ >= Max; }
  std::size_t size() const { return size_; }
  const T& operator[](std::size_t i) const {
    const std::size_t at = gone_ + i;
    const std::size_t chunk = at / kChunk;
    if (chunk < count(full_)) return (*(*full_)[chunk])[at % kChunk];
    return (*tail_)[at - count(full_) * kChunk];
  }
  const T& back() const { return (*this)[size_ - 1]; }

  class Iterator {
   public:
    Iterator(const SharedList* list, std::size_t i) : list_(list), i_(i) {}
    const T& operator*() const { return (*list_)[i_]; }
    Iterator& operator++() { return ++i_, *this; }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const SharedList* list_;
    std::size_t i_;
  };
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size_}; }

  // The digest of the items in their order, independent of how they were added.
  std::uint64_t digest() const { return digest_.value(); }
  friend bool operator==(const SharedList& a, const SharedList& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i) {
      if (!(a[i] == b[i])) return false;
    }
    return true;
  }

 private:
  static constexpr std::ptrdiff_t kChunk = 16;
  // Null means no items.
  template <class Item>
  using Items = std::shared_ptr<const std::vector<Item>>;
  using Chunk = Items<T>;

  static std::uint64_t digest_of(const T& item) {
    Digest digest;
    detail::put(item, digest);
    return digest.value();
  }
  template <class Item>
  static std::size_t count(const Items<Item>& items) {
    return items == nullptr ? 0 : items->size();
  }
  template <class Item, class From>
  static Items<Item> shared(From begin, From end) {
    return begin == end ? nullptr : std::make_shared<const std::vector<Item>>(begin, end);
  }
  template <class Item>
  static Items<Item> with(const Items<Item>& items, Item item) {
    std::vector<Item> more;
    more.reserve(count(items) + 1);
    if (items != nullptr) more.assign(items->begin(), items->end());
    more.push_back(std::move(item));
    return std::make_shared<const std::vector<Item>>(std::move(more));
  }

  Items<Chunk> full_;     // of kChunk items each
  Chunk tail_;            // at most kChunk items that follow them
  std::size_t gone_ = 0;  // items of the first full chunk that have been popped from the front
  std::size_t size_ = 0;
  Rolling digest_;
};

}  // namespace gridmates::core
