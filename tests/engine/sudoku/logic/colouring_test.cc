// Colouring in hand-made positions. The tests of all techniques cover real positions.
#include "engine/sudoku/logic/colouring.h"

#include <gtest/gtest.h>

#include "tests/engine/sudoku/logic/handmade.h"

namespace gridmates::sudoku {
namespace {

using Found = std::vector<Candidate>;

constexpr Cell at(int row, int column) { return static_cast<Cell>((row - 1) * 9 + column - 1); }

// Removes 1 from all cells of the unit except these.
void only_places(Board<Nine>& board, int unit, std::initializer_list<Cell> places) {
  for (std::size_t cell : board.geometry().cells_of[static_cast<std::size_t>(unit)]) {
    if (std::find(places.begin(), places.end(), cell) == places.end()) {
      board.eliminate({static_cast<Cell>(cell), 1});
    }
  }
}

TEST(SimpleColouring, TrapsWhatSeesBothColours) {
  auto board = blank<Nine>({3, 3});
  only_places(board, 0, {at(1, 1), at(1, 5)});  // row 1
  only_places(board, 8, {at(9, 1), at(9, 6)});  // row 9
  only_places(board, 9, {at(1, 1), at(9, 1)});  // column 1
  Steps steps(Steps::kAll);
  find_simple_colouring(board, steps);
  ASSERT_EQ(steps.found().size(), 1u);
  const Step& step = steps.found().front();
  EXPECT_EQ(step.cells, (std::vector<Cell>{at(1, 1), at(1, 5), at(9, 1), at(9, 6)}));
  EXPECT_EQ(step.chains, (std::vector<std::vector<Node>>{
                             {{{at(1, 1), at(9, 6)}, 1, true}, {{at(1, 5), at(9, 1)}, 1, false}}}));
  EXPECT_EQ(step.eliminations, (Found{{at(2, 6), 1}, {at(3, 6), 1}, {at(7, 5), 1}, {at(8, 5), 1}}));
}

TEST(SimpleColouring, WrapTakesAColourThatSeesItself) {
  auto board = blank<Nine>({3, 3});
  only_places(board, 0, {at(1, 1), at(1, 5)});
  only_places(board, 9, {at(1, 1), at(4, 1)});
  only_places(board, 21, {at(4, 1), at(6, 3)});  // box 4
  only_places(board, 5, {at(6, 3), at(6, 5)});
  // 1-5, 4-1 and 6-5 have one colour, and the first sees the last.
  EXPECT_EQ(all_gone(find_simple_colouring<Nine>, board),
            (Found{{at(1, 5), 1}, {at(4, 1), 1}, {at(6, 5), 1}}));
}

TEST(MultiColouring, JoinsTwoClusters) {
  auto board = blank<Nine>({3, 3});
  only_places(board, 0, {at(1, 1), at(1, 5)});
  only_places(board, 8, {at(9, 2), at(9, 6)});
  EXPECT_EQ(all_gone(find_multi_colouring<Nine>, board), Found{});  // they do not see each other
  auto joined = blank<Nine>({3, 3});
  only_places(joined, 0, {at(1, 1), at(1, 5)});
  only_places(joined, 8, {at(9, 1), at(9, 6)});
  // 1-1 and 9-1 are not both 1, so 1-5 or 9-6 is.
  EXPECT_EQ(all_gone(find_multi_colouring<Nine>, joined),
            (Found{{at(2, 6), 1}, {at(3, 6), 1}, {at(7, 5), 1}, {at(8, 5), 1}}));
}

TEST(RemotePair, NeedsFourCellsOfTheSamePair) {
  auto board = blank<Nine>({3, 3});
  for (Cell cell : {at(1, 1), at(1, 5), at(3, 6)}) leave_only(board, cell, {4, 7});
  EXPECT_EQ(all_gone(find_remote_pair<Nine>, board), Found{});
  leave_only(board, at(3, 9), {4, 7});
  // 1-1 and 3-9 are of different kinds: so are 1-1 and 1-5, 1-5 and 3-6, 3-6 and 3-9.
  const auto gone = all_gone(find_remote_pair<Nine>, board);
  for (Cell cell : {at(1, 7), at(1, 8), at(1, 9), at(3, 1), at(3, 2), at(3, 3)}) {
    for (std::uint8_t digit : {4, 7}) {
      EXPECT_TRUE(std::find(gone.begin(), gone.end(), Candidate{cell, digit}) != gone.end());
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
