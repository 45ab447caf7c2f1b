// A grid with its candidates: the digits that are possible in every cell. Plain value; any thread.
//
// A filled cell has no candidates. The board is not validated: it may lose the last candidate of a
// cell, which is_broken() reports.
#pragma once

#include <array>
#include <bit>
#include <memory>
#include <span>

#include "engine/sudoku/logic/geometry.h"

namespace gridmates::sudoku {

// A possible digit of a cell.
struct Candidate {
  Cell cell = 0;
  std::uint8_t digit = 0;  // 1 .. side
  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

template <class Capacity>
class Board {
 public:
  static constexpr std::size_t kSide = Capacity::kSide;
  static constexpr std::size_t kCells = kSide * kSide;
  using Cells = CellSet<Capacity>;

  // An empty grid of this shape.
  explicit Board(std::shared_ptr<const Geometry<Capacity>> geometry);

  const Geometry<Capacity>& geometry() const { return *geometry_; }
  int side() const { return geometry_->side; }

  // 0 when empty.
  std::uint8_t digit(std::size_t cell) const { return digits_[cell]; }
  DigitSet candidates(std::size_t cell) const { return candidates_[cell]; }
  bool has(Candidate c) const { return (candidates_[c.cell] & digit_bit(c.digit)) != 0; }
  int count(std::size_t cell) const { return std::popcount(candidates_[cell]); }

  // The cells where the digit (1 .. side) is still a candidate.
  const Cells& places(int digit) const { return places_[static_cast<std::size_t>(digit - 1)]; }
  Cells places(int digit, Unit unit) const { return places(digit) & geometry_->cells_of[unit]; }
  // The digits (1 .. side) of the filled cells of this unit.
  DigitSet placed_in(Unit unit) const { return placed_[unit]; }

  const Cells& empty_cells() const { return empty_; }
  // The cells given by the puzzle; needed for avoidable rectangles.
  const Cells& givens() const { return givens_; }
  bool is_solved() const { return empty_.none(); }
  // Whether an empty cell has no candidate, or a unit has no place left for a digit.
  bool is_broken() const;

  // Writes the digit and removes it from all peers. The cell must be empty.
  void place(Candidate c);
  void place_given(Candidate c) {
    place(c);
    givens_.add(c.cell);
  }
  // Does nothing if the candidate is absent.
  void eliminate(Candidate c);

 private:
  std::shared_ptr<const Geometry<Capacity>> geometry_;
  std::array<std::uint8_t, kCells> digits_{};
  std::array<DigitSet, kCells> candidates_{};
  std::array<Cells, kSide> places_{};
  std::array<DigitSet, 3 * kSide> placed_{};
  Cells empty_;
  Cells givens_;
};

// The board of these givens (row by row, 0 for none; digits 1 .. side, right size, no clash).
template <class Capacity>
Board<Capacity> board_of(Shape shape, std::span<const std::uint8_t> givens);

extern template class Board<Nine>;
extern template class Board<TwentyFive>;
extern template Board<Nine> board_of(Shape, std::span<const std::uint8_t>);
extern template Board<TwentyFive> board_of(Shape, std::span<const std::uint8_t>);

// The digits of a mask, ascending: for (int digit : DigitsOf{mask}).
struct DigitsOf {
  DigitSet mask = 0;
  struct Iterator {
    DigitSet left;
    int operator*() const { return std::countr_zero(left) + 1; }
    Iterator& operator++() {
      left &= left - 1;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;
  };
  Iterator begin() const { return {mask}; }
  Iterator end() const { return {0}; }
};

}  // namespace gridmates::sudoku
