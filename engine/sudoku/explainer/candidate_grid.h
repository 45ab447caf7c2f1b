// The board as the grader reads it: the candidates of a cell, and the positions of a digit in a
// unit, as machine words. Plain values; any thread.
//
// logic/board.h keeps sets of cells by digit, which suits a technique that is tried once. Grading
// asks "where in this unit" a million times per puzzle and removes candidates one by one, hence
// positions by unit and digit here.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>

#include "engine/sudoku/logic/board.h"

namespace gridmates::sudoku::explainer {

// Positions in a unit: bit i is its i-th cell (Geometry::cell_at).
using Spots = std::uint32_t;

// The position of the lowest bit.
constexpr std::size_t first_of(std::uint32_t bits) {
  return static_cast<std::size_t>(std::countr_zero(bits));
}
constexpr bool has_one(std::uint32_t bits) { return bits != 0 && (bits & (bits - 1)) == 0; }
constexpr bool has_two(std::uint32_t bits) { return has_one(bits & (bits - 1)); }

// The positions of the bits, ascending: for (std::size_t i : EachBit{bits}).
struct EachBit {
  std::uint32_t bits = 0;
  struct Iterator {
    std::uint32_t left;
    std::size_t operator*() const { return first_of(left); }
    Iterator& operator++() {
      left &= left - 1;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;
  };
  Iterator begin() const { return {bits}; }
  Iterator end() const { return {0}; }
};

// Indices of a cell's units in Geometry::units_of; also the order in which a grader visits them.
enum UnitKind : std::uint8_t { kRow, kColumn, kBox };
inline constexpr std::array<UnitKind, 3> kBoxRowColumn = {kBox, kRow, kColumn};
inline constexpr std::array<UnitKind, 3> kBoxColumnRow = {kBox, kColumn, kRow};

// Tables that depend only on the shape.
template <class Capacity>
struct Layout {
  static constexpr std::size_t kSide = Capacity::kSide;
  static constexpr std::size_t kCells = kSide * kSide;
  static constexpr std::size_t kUnits = 3 * kSide;

  // Computed on each call; cached only for 9x9.
  static std::shared_ptr<const Layout> of(Shape shape);

  std::shared_ptr<const Geometry<Capacity>> geometry;
  std::size_t side = 0;
  std::size_t cells = 0;
  std::size_t units = 0;
  std::array<std::array<std::uint8_t, 3>, kCells> index;  // of a cell in its row, column and box
  std::array<std::array<Spots, kUnits>, kUnits> meet;     // the positions in [a] that lie in [b]

  std::size_t unit(UnitKind kind, std::size_t i) const { return kind * side + i; }

 private:
  explicit Layout(Shape shape);
};

template <class Capacity>
class CandidateGrid {
 public:
  static constexpr std::size_t kSide = Capacity::kSide;
  static constexpr std::size_t kCells = kSide * kSide;

  // The givens have the layout's size, with digits 1 to its side or 0, and do not conflict.
  CandidateGrid(std::shared_ptr<const Layout<Capacity>> layout,
                std::span<const std::uint8_t> givens);

  const Layout<Capacity>& layout() const { return *layout_; }
  const Geometry<Capacity>& geometry() const { return *layout_->geometry; }
  std::size_t side() const { return layout_->side; }
  std::size_t cells() const { return layout_->cells; }

  std::uint8_t digit(std::size_t cell) const { return digits_[cell]; }
  // Empty for a filled cell.
  DigitSet candidates(std::size_t cell) const { return candidates_[cell]; }
  int count(std::size_t cell) const { return std::popcount(candidates_[cell]); }
  bool has(Candidate c) const { return (candidates_[c.cell] & digit_bit(c.digit)) != 0; }
  // The positions in a unit where the digit (1 .. side) can still go.
  Spots spots(std::size_t unit, int digit) const {
    return spots_[unit][static_cast<std::size_t>(digit - 1)];
  }
  Cell cell_at(std::size_t unit, std::size_t spot) const { return geometry().cell_at[unit][spot]; }
  // The cells with two candidates.
  CellSet<Capacity> pairs() const;

  int empty_in(std::size_t unit) const { return empty_in_[unit]; }
  int filled_with(int digit) const { return filled_with_[static_cast<std::size_t>(digit - 1)]; }
  bool is_solved() const { return empty_ == 0; }

  // Does nothing if the candidate is absent.
  void remove(Candidate c) {
    candidates_[c.cell] &= ~digit_bit(c.digit);
    for (std::size_t kind = 0; kind < 3; ++kind) {
      spots_[geometry().units_of[c.cell][kind]][c.digit - 1u] &=
          ~(Spots{1} << layout_->index[c.cell][kind]);
    }
  }
  // Writes the digit into an empty cell and removes it from all peers.
  void place(Candidate c);

 private:
  std::shared_ptr<const Layout<Capacity>> layout_;
  std::array<DigitSet, kCells> candidates_{};
  std::array<std::array<Spots, kSide>, 3 * kSide> spots_{};
  std::array<std::uint8_t, kCells> digits_{};
  std::array<std::uint8_t, 3 * kSide> empty_in_{};
  std::array<std::uint8_t, kSide> filled_with_{};
  int empty_ = 0;
};

extern template struct Layout<Nine>;
extern template struct Layout<TwentyFive>;
extern template class CandidateGrid<Nine>;
extern template class CandidateGrid<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
