// Names of cells.
#include "engine/minesweeper/field/coordinates.h"

#include <gtest/gtest.h>

#include <set>

namespace gridmates::minesweeper {
namespace {

constexpr Shape kExpert{30, 16};
constexpr Shape kLargest{kMaxSide, kMaxSide};

TEST(Coordinates, ColumnLettersComeFirstAndGoOnAfterZ) {
  EXPECT_EQ(cell_name(kExpert, 0), "a1");
  EXPECT_EQ(cell_name(kExpert, kExpert.at(13, 6)), "n7");
  EXPECT_EQ(cell_name(kExpert, kExpert.at(25, 15)), "z16");
  EXPECT_EQ(cell_name(kExpert, kExpert.at(26, 0)), "aa1");
  EXPECT_EQ(cell_name(kLargest, kMaxCells - 1), "ax50");
}

TEST(Coordinates, EveryNameIsItsOwnAndIsReadBack) {
  for (const Shape shape : {Shape{1, 1}, Shape{9, 9}, Shape{50, 8}, kExpert, kLargest}) {
    std::set<std::string> names;
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
      const std::string name = cell_name(shape, cell);
      EXPECT_EQ(cell_named(shape, name), cell);
      names.insert(name);
    }
    EXPECT_EQ(names.size(), shape.cells());
  }
}

TEST(Coordinates, CapitalsAreReadToo) {
  EXPECT_EQ(cell_named(kExpert, "N7"), kExpert.at(13, 6));
  EXPECT_EQ(cell_named(kExpert, "Aa1"), kExpert.at(26, 0));
}

TEST(Coordinates, WhatNamesNoCellIsNone) {
  for (const char* name : {"", "n", "7", "7n", "n0", "n07", "n-1", "n7 ", " n7", "n7x", "n 7",
                           "n17", "ae1", "zz1", "aaaaaaaaa1", "a999999999999",
                           "\xc3\xa4"
                           "1",
                           "`1", "{1"}) {
    EXPECT_EQ(cell_named(kExpert, name), std::nullopt) << name;
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
