// Grades of grids of every shape.
#include <gtest/gtest.h>

#include <set>

#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/explainer/rated.h"

namespace gridmates::sudoku {
namespace {

struct Shaped {
  Shape shape;
  std::string solutions;
  Digits digits;
};

std::vector<Shaped> own_grids() {
  std::vector<Shaped> out;
  std::ifstream file(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/shapes.txt");
  for (std::string boxes, solutions, digits; file >> boxes >> solutions >> digits;) {
    Shaped grid{{boxes[0] - '0', boxes[2] - '0'}, solutions, {}};
    std::istringstream numbers(digits);
    for (std::string number; std::getline(numbers, number, ',');) {
      grid.digits.push_back(static_cast<std::uint8_t>(std::stoi(number)));
    }
    out.push_back(std::move(grid));
  }
  return out;
}

TEST(GradeOfAnyShape, IsThereForOneSolutionAlone) {
  const auto grids = own_grids();
  ASSERT_GE(grids.size(), 60u);
  std::set<int> sides;
  for (const Shaped& grid : grids) {
    const Grade told = grade(grid.shape, grid.digits, {.max_inferences = 3'000'000});
    if (grid.solutions != "1") {
      EXPECT_FALSE(told.decided) << grid.shape.side();
      continue;
    }
    if (told.decided) {
      EXPECT_TRUE(told.solved) << grid.shape.side();
      sides.insert(grid.shape.side());
    }
    EXPECT_GE(told.er, 10) << grid.shape.side();
  }
  for (int side : {4, 6, 8, 9, 10, 12, 15, 16}) EXPECT_TRUE(sides.contains(side)) << side;
}

// A full grid of any shape with some cells emptied needs only singles.
TEST(GradeOfAnyShape, KnowsSinglesEverywhere) {
  for (int rows = 1; rows <= 5; ++rows) {
    for (int columns = 1; columns <= 5; ++columns) {
      const Shape shape{rows, columns};
      if (!shape.is_known()) continue;
      Digits digits = *solve(shape, Digits(static_cast<std::size_t>(shape.cells())));
      EXPECT_EQ(grade(shape, digits).er, 0);
      digits[0] = 0;
      const Grade one = grade(shape, digits);
      EXPECT_TRUE(one.decided && one.solved);
      EXPECT_EQ(one.er, 10);
      for (std::size_t i = 0; i < digits.size(); i += static_cast<std::size_t>(shape.side()) + 1) {
        digits[i] = 0;
      }
      const Grade diagonal = grade(shape, digits);
      EXPECT_TRUE(diagonal.decided && diagonal.solved) << rows << 'x' << columns;
      EXPECT_LE(diagonal.er, 23) << rows << 'x' << columns;
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
