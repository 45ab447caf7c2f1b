// Lists and texts of bounded length, for the fields of plain values. Plain values; any thread.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace gridmates::core {

// A vector of at most Max items, also when it is decoded.
template <class T, std::uint32_t Max>
class List {
 public:
  static constexpr std::uint32_t kMax = Max;
  List() = default;
  List(std::initializer_list<T> items) : items_(items) { assert(items_.size() <= Max); }
  explicit List(std::vector<T> items) : items_(std::move(items)) { assert(items_.size() <= Max); }

  // Returns false and adds nothing when full.
  bool push(T item) {
    if (items_.size() >= Max) return false;
    items_.push_back(std::move(item));
    return true;
  }
  void pop() { items_.pop_back(); }
  void pop_front() { items_.erase(items_.begin()); }
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
  // Returns the items and leaves the list empty.
  std::vector<T> take() { return std::exchange(items_, {}); }
  template <class Pred>
  void erase_if(Pred pred) {
    std::erase_if(items_, pred);
  }
  friend bool operator==(const List&, const List&) = default;

 private:
  std::vector<T> items_;
};

// A string of at most Max bytes. The caller cuts longer text before it constructs a Text.
template <std::uint32_t Max>
class Text {
 public:
  static constexpr std::uint32_t kMax = Max;
  Text() = default;
  Text(std::string text) : text_(std::move(text)) {
    assert(text_.size() <= Max);
  }  // NOLINT(*-explicit-*)
  Text(const char* text) : Text(std::string(text)) {}  // NOLINT(*-explicit-*)
  const std::string& str() const { return text_; }
  operator const std::string&() const { return text_; }  // NOLINT(*-explicit-*)
  bool empty() const { return text_.empty(); }
  friend bool operator==(const Text&, const Text&) = default;

 private:
  std::string text_;
};

// Opaque canonical bytes of another type, carried inside a value.
template <std::uint32_t Max>
using Blob = List<std::uint8_t, Max>;

}  // namespace gridmates::core
