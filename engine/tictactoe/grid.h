// A board as the search sees it: all windows (of the length of a winning line), the marks of each
// side in them, and derived values, updated incrementally with each mark. One owner at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/random.h"
#include "engine/tictactoe/judge.h"

namespace gridmates::tictactoe {

using CellNumber = std::uint16_t;

// The windows of a variant: in_a_row cells in a row. Immutable.
class Windows {
 public:
  static constexpr std::uint16_t kNone = 0xffff;

  // All windows.
  explicit Windows(const Variant& variant) : Windows(variant, 0, nullptr) {}
  // Without the windows of overlooked lines. Each line is overlooked with this chance in a
  // thousand; a diagonal is overlooked twice as often as a row or a column.
  Windows(const Variant& variant, std::uint32_t overlooked_permille, core::Random* random);

  const Variant& variant() const { return variant_; }
  std::size_t size() const { return beside_.size(); }
  std::span<const CellNumber> cells(std::size_t window) const {
    return std::span(cells_).subspan(window * variant_.in_a_row(), variant_.in_a_row());
  }
  std::span<const std::uint16_t> of_cell(CellNumber cell) const {
    return std::span(windows_).subspan(begins_[cell], begins_[cell + 1u] - begins_[cell]);
  }
  // The cells before and after the window on its line; kNone at an edge.
  const std::array<CellNumber, 2>& beside(std::size_t window) const { return beside_[window]; }
  // The value of a window with this many marks of one side and none of the other.
  int worth(std::uint8_t marks) const { return worth_[marks]; }
  std::uint64_t number_of(CellNumber cell, int side) const { return numbers_[2u * cell + side]; }

 private:
  struct Way;
  void add_lines(const Way& way, std::uint32_t overlooked_permille, core::Random* random);

  Variant variant_;
  std::vector<CellNumber> cells_;
  std::vector<std::array<CellNumber, 2>> beside_;
  std::vector<std::uint16_t> windows_;  // the windows of each cell, one cell after the other
  std::vector<std::uint32_t> begins_;   // where the windows of each cell begin in windows_
  std::array<int, kMaxSide + 1> worth_{};
  std::vector<std::uint64_t> numbers_;  // for keys (Zobrist, 1970)
};

// Sides are 0 for X and 1 for O.
class Grid {
 public:
  Grid(std::shared_ptr<const Windows> windows, const Position& position);

  int size() const { return static_cast<int>(marks_.size()); }
  bool is_free(CellNumber cell) const { return marks_[cell] == Mark::kNone; }
  int marks() const { return count_; }
  bool is_full() const { return count_ == size(); }
  // The side of the next mark.
  int side() const { return count_ % 2; }
  std::uint64_t key() const { return key_; }

  // Puts a mark of this side on a free cell; takes it away, in reverse order of putting.
  void put(CellNumber cell, int side);
  void take(CellNumber cell, int side);

  // Whether this side has a line.
  bool has_line(int side) const { return lines_[side] > 0; }
  // False if the other side can stop every line of this one, by the criterion of Erdos and
  // Selfridge ("On a combinatorial game", 1973), applied to the player to move now.
  bool can_win(int side) const {
    const int needed = windows_->variant().in_a_row();
    return hope_[side] >= std::int64_t{1} << (side == this->side() ? needed - 1 : needed);
  }
  // The free cells on which a mark of this side makes a line, ascending.
  std::vector<CellNumber> winning(int side) const;
  bool wins_at(CellNumber cell, int side) const;
  bool can_win_now(int side) const;

  // The value of all windows of a side, and the value of a mark on a free cell for both sides.
  int worth(int side) const { return worth_[side]; }
  int worth_at(CellNumber cell) const;
  // The marks of a side in a window.
  int marks_in(std::size_t window, int side) const { return counts_[window][side]; }
  const Windows& windows() const { return *windows_; }

 private:
  // Adds a window to the sums (`by` 1) or removes it (`by` -1).
  void sum(std::size_t window, int by);
  bool is_line(std::size_t window, int side) const;

  std::shared_ptr<const Windows> windows_;
  std::vector<Mark> marks_;
  std::vector<std::array<std::uint8_t, 2>> counts_;  // by window
  std::array<int, 2> lines_{};  // full windows of a side's marks, by the rule of overlines
  // Of the windows without a mark of the other side:
  std::array<std::int64_t, 2> hope_{};  // the sum of 2^marks
  std::array<int, 2> nearly_{};         // the number with one free cell
  std::array<int, 2> worth_{};
  int count_ = 0;
  std::uint64_t key_ = 0;
};

}  // namespace gridmates::tictactoe
