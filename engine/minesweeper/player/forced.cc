#include "engine/minesweeper/player/forced.h"

#include <algorithm>

namespace gridmates::minesweeper {

// Mines lie in all of `one` and none of `other`, or vice versa. The walls are the cells that see
// different numbers of cells of the two. All relative to the top left cell.
struct ForcedGuesses::Pattern {
  struct List {
    std::array<int, 6> steps{};
    std::size_t count = 0;
    constexpr List(std::initializer_list<std::array<int, 2>> cells) {
      for (const auto& [x, y] : cells) steps[count++] = y * kStride + x;
    }
    const int* begin() const { return steps.data(); }
    const int* end() const { return steps.data() + count; }
  };
  List one, other, walls;
};

const std::array<ForcedGuesses::Pattern, 3> ForcedGuesses::kPatterns = {
    Pattern{{{0, 0}}, {{1, 0}}, {{-1, -1}, {-1, 0}, {-1, 1}, {2, -1}, {2, 0}, {2, 1}}},
    Pattern{{{0, 0}}, {{0, 1}}, {{-1, -1}, {0, -1}, {1, -1}, {-1, 2}, {0, 2}, {1, 2}}},
    Pattern{{{0, 0}, {1, 1}}, {{1, 0}, {0, 1}}, {{-1, -1}, {2, -1}, {-1, 2}, {2, 2}}}};

void ForcedGuesses::read(Shape shape, const std::vector<double>& mine) {
  shape_ = shape;
  survival_ = 1;
  relief_.assign(shape.cells(), 1);
  mine_.assign(static_cast<std::size_t>((shape.height + 2 * kRim) * kStride), 1);
  const std::size_t width = shape.width;
  for (std::size_t row = 0; row < shape.height; ++row) {
    std::copy_n(&mine[row * width], width, &mine_[(row + kRim) * kStride + kRim]);
  }
  for (std::size_t row = kRim; row < shape.height + std::size_t{kRim}; ++row) {
    for (std::size_t place = row * kStride + kRim, end = place + width; place < end; ++place) {
      if (mine_[place] <= 0 || mine_[place] >= 1) continue;
      for (const Pattern& pattern : kPatterns) look_at(pattern, place);
    }
  }
}

void ForcedGuesses::look_at(const Pattern& pattern, std::size_t place) {
  const auto at = [&](int step) { return place + static_cast<std::size_t>(step); };
  for (const int step : pattern.walls) {
    if (mine_[at(step)] < 1) return;
  }
  double one = 1, other = 1;
  for (const int step : pattern.one) {
    one *= mine_[at(step)];
    other *= 1 - mine_[at(step)];
  }
  for (const int step : pattern.other) {
    one *= 1 - mine_[at(step)];
    other *= mine_[at(step)];
  }
  if (one == 0 || other == 0) return;
  const double survival = 1 - (one + other) / 2;  // half of the guesses are lost
  survival_ *= survival;
  const auto relieve = [&](const Pattern::List& cells) {
    for (const int step : cells) {
      const auto column = static_cast<unsigned>(at(step) % kStride - kRim);
      const auto row = static_cast<unsigned>(at(step) / kStride - kRim);
      relief_[shape_.at(column, row)] /= survival;
    }
  };
  relieve(pattern.one);
  relieve(pattern.other);
}

}  // namespace gridmates::minesweeper
