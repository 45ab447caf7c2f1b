#include "engine/sudoku/logic/board.h"

#include <gtest/gtest.h>

namespace gridmates::sudoku {
namespace {

TEST(Bits, KnowTheirMembersInOrder) {
  Bits<130> set;
  for (std::size_t i : {129u, 3u, 64u}) set.add(i);
  std::vector<std::size_t> members;
  for (std::size_t i : set) members.push_back(i);
  EXPECT_EQ(members, (std::vector<std::size_t>{3, 64, 129}));
  EXPECT_EQ(set.first(), 3u);
  EXPECT_EQ(set.count(), 3);
  set.remove(64);
  EXPECT_FALSE(set.has(64));
  EXPECT_TRUE(Bits<130>().is_part_of(set));
  EXPECT_EQ(Bits<130>().first(), 130u);
}

TEST(Geometry, HasUnitsAndPeersOfEveryShape) {
  for (int rows = 1; rows <= 5; ++rows) {
    for (int columns = 1; columns <= 5; ++columns) {
      const Shape shape{rows, columns};
      if (!shape.is_known()) continue;
      const auto geometry = Geometry<TwentyFive>::of(shape);
      const int side = shape.side();
      for (int unit = 0; unit < geometry->units; ++unit) {
        EXPECT_EQ(geometry->cells_of[static_cast<std::size_t>(unit)].count(), side);
      }
      const int in_line_and_box = rows - 1 + columns - 1;
      for (std::size_t cell : geometry->all_cells) {
        EXPECT_EQ(geometry->peers[cell].count(), 3 * (side - 1) - in_line_and_box);
      }
    }
  }
}

TEST(Board, KeepsCandidatesByCellAndByDigitAlike) {
  Board<Nine> board(Geometry<Nine>::of({3, 3}));
  board.place({40, 5});
  EXPECT_EQ(board.digit(40), 5);
  EXPECT_EQ(board.places(5).count(), 81 - 21);
  EXPECT_FALSE(board.has({41, 5}));
  EXPECT_TRUE(board.has({0, 5}));
  board.eliminate({0, 5});
  EXPECT_FALSE(board.has({0, 5}));
  EXPECT_FALSE(board.places(5).has(0));
  EXPECT_FALSE(board.is_broken());
  for (std::uint8_t digit = 1; digit <= 9; ++digit) board.eliminate({0, digit});
  EXPECT_TRUE(board.is_broken());
}

TEST(Board, IsBrokenWhenAUnitHasNoPlaceForADigit) {
  Board<Nine> board(Geometry<Nine>::of({3, 3}));
  for (Cell cell = 0; cell < 9; ++cell) board.eliminate({cell, 7});
  EXPECT_TRUE(board.is_broken());
}

}  // namespace
}  // namespace gridmates::sudoku
