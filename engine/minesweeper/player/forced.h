// Guesses that are to come whatever is opened: two cells, or four in a square, whose mines can lie
// in two ways and which every number sees alike, because all that sees them otherwise is a mine.
// One thread at a time.
#pragma once

#include <array>
#include <vector>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

class ForcedGuesses {
 public:
  // From the odds of a position, by cell: opened numbers are no mines. Chances are multiplied as
  // if cells were independent. Only known mines are walls.
  void read(Shape shape, const std::vector<double>& mine);

  // The chance to survive them all, 0 to 1.
  double survival() const { return survival_; }
  // By how much that grows once the cell has been opened and was no mine, 1 and more: a guess that
  // it belonged to has been made.
  double relief(Cell cell) const { return relief_[cell]; }

 private:
  // Places on a field with a rim of two cells, which are walls as mines are.
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
