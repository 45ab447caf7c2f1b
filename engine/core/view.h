// Type-erased views and their deltas: the form in which a room sends what a viewer may know. Plain
// values; any thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"

namespace gridmates::core {

// The encoded cells of a view, contiguous in one buffer.
class Cells {
 public:
  class Iterator {
   public:
    using value_type = ByteView;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    Iterator(const Cells* cells, std::size_t index) : cells_(cells), index_(index) {}
    ByteView operator*() const { return (*cells_)[index_]; }
    Iterator& operator++() {
      ++index_;
      return *this;
    }
    Iterator operator++(int) { return std::exchange(*this, Iterator(cells_, index_ + 1)); }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const Cells* cells_ = nullptr;
    std::size_t index_ = 0;
  };

  Cells() = default;
  Cells(std::initializer_list<Bytes> cells) {
    for (const Bytes& cell : cells) push_back(cell);
  }

  std::size_t size() const { return ends_.size(); }
  bool empty() const { return ends_.empty(); }
  ByteView operator[](std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return ByteView(bytes_).subspan(begin, ends_[i] - begin);
  }
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size()}; }

  void reserve(std::size_t cells, std::size_t bytes) {
    ends_.reserve(cells);
    bytes_.reserve(bytes);
  }
  void push_back(ByteView cell) {
    bytes_.insert(bytes_.end(), cell.begin(), cell.end());
    ends_.push_back(static_cast<std::uint32_t>(bytes_.size()));
  }
  // Appends encode(cell).
  template <class Cell>
  void encode_back(const Cell& cell) {
    encode_to(cell, bytes_);
    ends_.push_back(static_cast<std::uint32_t>(bytes_.size()));
  }
  // Adds empty cells, or removes the last ones, until there are `count`.
  void resize(std::size_t count) {
    ends_.resize(count, static_cast<std::uint32_t>(bytes_.size()));
    bytes_.resize(count == 0 ? 0 : ends_.back());
  }

  // Calls visit(i) for each cell that differs from the one in `other`, which has the same size.
  template <class Visit>
  void each_other(const Cells& other, const Visit& visit) const {
    const std::uint8_t* cell = bytes_.data();
    const std::uint8_t* theirs = other.bytes_.data();
    for (std::size_t i = 0; i < size(); ++i) {
      const std::uint8_t* const end = bytes_.data() + ends_[i];
      const std::uint8_t* const their_end = other.bytes_.data() + other.ends_[i];
      if (!std::equal(cell, end, theirs, their_end)) visit(i);
      cell = end;
      theirs = their_end;
    }
  }

  friend bool operator==(const Cells&, const Cells&) = default;

 private:
  Bytes bytes_;
  std::vector<std::uint32_t> ends_;  // of each cell, where it ends in bytes_
};

// A game's View, type-erased: encode() of each cell, of the status and of the constants.
struct MatchView {
  std::uint16_t columns = 0;
  Cells cells;  // row by row
  Bytes status;
  Bytes constants = {};  // the same in every view of a match; empty if the game has none
  friend bool operator==(const MatchView&, const MatchView&) = default;
};

// The difference from one view to the next: the changed cells, and the status if it changed.
struct ViewDelta {
  std::vector<std::uint32_t> indices;  // of the changed cells, ascending
  Cells cells;                         // their new values, in that order
  std::optional<Bytes> status;

  bool empty() const { return indices.empty() && !status; }
  friend bool operator==(const ViewDelta&, const ViewDelta&) = default;
};

// before + difference(before, after) = after. Both views are of the same match, so they have the
// same size and constants.
ViewDelta difference(const MatchView& before, const MatchView& after);

// Applies a delta; returns false and changes nothing if a cell's index is off the board.
bool apply(const ViewDelta& delta, MatchView& view);

}  // namespace gridmates::core
