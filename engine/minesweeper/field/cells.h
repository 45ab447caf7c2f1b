// A set of cells. A plain value; any thread.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

class Cells {
 public:
  constexpr bool has(Cell cell) const { return (words_[cell >> 6] >> (cell & 63) & 1) != 0; }
  constexpr void add(Cell cell) { words_[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  constexpr void remove(Cell cell) { words_[cell >> 6] &= ~(std::uint64_t{1} << (cell & 63)); }
  constexpr void set(Cell cell, bool in) { in ? add(cell) : remove(cell); }
  constexpr std::uint16_t count() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return static_cast<std::uint16_t>(count);
  }
  constexpr bool empty() const {
    for (const std::uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }
  // One beyond the last cell; 0 for an empty set.
  constexpr Cell end() const {
    for (std::size_t i = words_.size(); i > 0; --i) {
      if (words_[i - 1] != 0) return static_cast<Cell>(64 * i - std::countl_zero(words_[i - 1]));
    }
    return 0;
  }
  // Calls `visit(Cell)` for each cell, ascending.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
        visit(static_cast<Cell>(i * 64 + static_cast<unsigned>(std::countr_zero(word))));
      }
    }
  }
  constexpr Cells& operator|=(const Cells& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr Cells& operator-=(const Cells& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.words_);
  }
  friend constexpr bool operator==(const Cells&, const Cells&) = default;

 private:
  std::array<std::uint64_t, (kMaxCells + 63) / 64> words_{};
};

}  // namespace gridmates::minesweeper
