// Rectangles and graves in hand-made positions. The tests of all techniques cover real positions.
#include "engine/sudoku/logic/uniqueness.h"

#include <gtest/gtest.h>

#include "tests/engine/sudoku/logic/handmade.h"

namespace gridmates::sudoku {
namespace {

using Found = std::vector<Candidate>;

constexpr Cell at(int row, int column, int side = 9) {
  return static_cast<Cell>((row - 1) * side + column - 1);
}

// Three corners with only 1 and 2, the fourth also with 3.
template <class Capacity>
Board<Capacity> with_type_1(Shape shape, const std::array<Cell, 4>& corners) {
  auto board = blank<Capacity>(shape);
  for (std::size_t i = 0; i < 3; ++i) leave_only(board, corners[i], {1, 2});
  leave_only(board, corners[3], {1, 2, 3});
  return board;
}

TEST(UniqueRectangles, LieInExactlyTwoBoxes) {
  const auto found = [](int upper, int lower, int left, int right) {
    const std::array corners = {at(upper, left), at(upper, right), at(lower, left),
                                at(lower, right)};
    return all_gone(find_unique_rectangle_1<Nine>, with_type_1<Nine>({3, 3}, corners));
  };
  const Cell last = at(2, 4);
  EXPECT_EQ(found(1, 2, 1, 4), (Found{{last, 1}, {last, 2}}));
  EXPECT_EQ(found(1, 4, 1, 2), (Found{{at(4, 2), 1}, {at(4, 2), 2}}));
  EXPECT_EQ(found(1, 4, 1, 4), Found{});  // four boxes
  EXPECT_EQ(found(1, 2, 1, 2), Found{});  // one box
}

TEST(UniqueRectangles, AskForTwoBoxesOfAnyForm) {
  // Rows 2 and 3 are in one band only if boxes have three rows.
  const std::array corners = {at(2, 1, 6), at(2, 4, 6), at(3, 1, 6), at(3, 4, 6)};
  const Found both = {{at(3, 4, 6), 1}, {at(3, 4, 6), 2}};
  EXPECT_EQ(all_gone(find_unique_rectangle_1<Nine>, with_type_1<Nine>({2, 3}, corners)), Found{});
  EXPECT_EQ(all_gone(find_unique_rectangle_1<Nine>, with_type_1<Nine>({3, 2}, corners)), both);
  const std::array wide = {at(1, 4, 16), at(1, 5, 16), at(4, 4, 16), at(4, 5, 16)};
  EXPECT_EQ(all_gone(find_unique_rectangle_1<TwentyFive>, with_type_1<TwentyFive>({4, 4}, wide)),
            (Found{{at(4, 5, 16), 1}, {at(4, 5, 16), 2}}));
}

TEST(UniqueRectangles, MayHaveLostACandidateButNotTheWholePattern) {
  auto board = with_type_1<Nine>({3, 3}, {at(1, 1), at(1, 4), at(2, 1), at(2, 4)});
  board.eliminate({at(2, 4), 2});
  EXPECT_EQ(all_gone(find_unique_rectangle_1<Nine>, board), (Found{{at(2, 4), 1}}));
  board.eliminate({at(1, 1), 1});  // now 1 cannot be opposite, nor 2
  EXPECT_EQ(all_gone(find_unique_rectangle_1<Nine>, board), Found{});
}

TEST(UniqueRectangles, Type3TellsTheSubsetThatTheCornersMake) {
  auto board = blank<Nine>({3, 3});
  leave_only(board, at(1, 1), {1, 2});
  leave_only(board, at(1, 4), {1, 2});
  leave_only(board, at(2, 1), {1, 2, 3});
  leave_only(board, at(2, 4), {1, 2, 4});
  leave_only(board, at(2, 9), {3, 4});
  Steps steps(Steps::kAll);
  find_unique_rectangle_3(board, steps);
  ASSERT_EQ(steps.found().size(), 1u);
  const Step& step = steps.found().front();
  EXPECT_EQ(step.cells, (std::vector<Cell>{at(1, 1), at(1, 4), at(2, 1), at(2, 4)}));
  EXPECT_EQ(step.digits, (std::vector<std::uint8_t>{1, 2}));
  EXPECT_EQ(step.fins, (Found{{at(2, 1), 3}, {at(2, 4), 4}}));
  EXPECT_EQ(step.units, (std::vector<Unit>{1}));
  EXPECT_EQ(step.chains,
            (std::vector<std::vector<Node>>{{{{at(2, 9)}, 3, true}, {{at(2, 9)}, 4, true}}}));
  EXPECT_EQ(step.eliminations.size(), 12u);  // 3 and 4 from six cells of the row
}

TEST(AvoidableRectangles, NeedCornersThatAreNotGiven) {
  const auto board_with = [](bool is_given) {
    auto board = blank<Nine>({3, 3});
    is_given ? board.place_given({at(1, 1), 1}) : board.place({at(1, 1), 1});
    board.place({at(1, 4), 2});
    board.place({at(2, 1), 2});
    return board;
  };
  EXPECT_EQ(all_gone(find_avoidable_rectangle_1<Nine>, board_with(false)), (Found{{at(2, 4), 1}}));
  EXPECT_EQ(all_gone(find_avoidable_rectangle_1<Nine>, board_with(true)), Found{});
}

TEST(AvoidableRectangles, Type2TakesTheFurtherDigitFromWhatSeesBoth) {
  auto board = blank<Nine>({3, 3});
  board.place({at(1, 1), 1});
  board.place({at(1, 4), 2});
  leave_only(board, at(2, 1), {2, 3});
  leave_only(board, at(2, 4), {1, 3});
  const auto gone = all_gone(find_avoidable_rectangle_2<Nine>, board);
  EXPECT_EQ(gone.size(), 7u);  // 3 from the rest of the row
  for (Candidate c : gone) EXPECT_EQ(board.geometry().row(c.cell), 1);
  board.eliminate({at(2, 1), 2});
  EXPECT_EQ(all_gone(find_avoidable_rectangle_2<Nine>, board), Found{});
}

// A 4x4 grid in which every cell has exactly its digits in two solutions.
Board<Nine> grave() {
  constexpr int kOne[] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  constexpr int kOther[] = {0, 2, 1, 4, 3};  // 1 and 2 swapped, 3 and 4 too
  auto board = blank<Nine>({2, 2});
  for (Cell cell = 0; cell < 16; ++cell) leave_only(board, cell, {kOne[cell], kOther[kOne[cell]]});
  return board;
}

// The same with one more candidate.
Board<Nine> grave_plus(Candidate odd) {
  auto with = blank<Nine>({2, 2});
  const auto board = grave();
  for (Cell cell = 0; cell < 16; ++cell) {
    const int low = std::countr_zero(board.candidates(cell)) + 1;
    leave_only(with, cell, {low, low + 1, cell == odd.cell ? odd.digit : low});
  }
  return with;
}

std::vector<Candidate> placed(const Board<Nine>& board) {
  Steps steps(Steps::kAll);
  find_bug_plus_one(board, steps);
  return steps.found().empty() ? std::vector<Candidate>{} : steps.found().front().placements;
}

TEST(BugPlusOne, PlacesTheDigitThatAvoidsIt) {
  EXPECT_EQ(placed(grave()), (std::vector<Candidate>{}));
  EXPECT_EQ(placed(grave_plus({0, 3})), (std::vector<Candidate>{{0, 3}}));
  EXPECT_EQ(placed(grave_plus({10, 2})), (std::vector<Candidate>{{10, 2}}));
}

TEST(BugPlusOne, IsNoneWhereADigitHasOnePlaceTooMany) {
  auto board = grave_plus({0, 3});
  board.eliminate({1, 1});
  board.eliminate({2, 3});
  EXPECT_EQ(placed(board), (std::vector<Candidate>{}));
}

}  // namespace
}  // namespace gridmates::sudoku
