// Guesses that cannot be avoided: two cells, or four in a square, whose mines can lie in two ways
// that look the same, because all cells that could tell them apart are mines. One thread at a time.
#pragma once

#include <array>
#include <vector>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

class ForcedGuesses {
 public:
  // From the odds of a position, by cell (opened numbers are no mines). Chances are multiplied as
  // if cells were independent. Only known mines count as walls.
  void read(Shape shape, const std::vector<double>& mine);

  // The chance to survive them all, 0 to 1.
  double survival() const { return survival_; }
  // The factor by which survival() grows once the cell has been opened safely, at least 1: a guess
  // that it belonged to has been made.
  double relief(Cell cell) const { return relief_[cell]; }

 private:
  // Places on a field with a border of two cells, which count as walls like mines.
  static constexpr int kRim = 2;
  static constexpr int kStride = kMaxSide + 2 * kRim;
  struct Pattern;
  static const std::array<Pattern, 3> kPatterns;

  void look_at(const Pattern& pattern, std::size_t place);

  Shape shape_;
  double survival_ = 1;
  std::vector<double> mine_;    // by place
  std::vector<double> relief_;  // by cell
};

}  // namespace gridmates::minesweeper
