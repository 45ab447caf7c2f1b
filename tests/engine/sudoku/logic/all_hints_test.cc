// All steps of a position.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "engine/sudoku/logic/hint.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/grid/puzzles.h"
#include "tests/engine/sudoku/logic/puzzles.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

const TechniqueSet kAllTechniques = TechniqueSet::all();

Position unsolved(Digits givens) { return {{}, givens, givens, {}}; }

// The puzzle; under a sanitizer, where it takes minutes, with its upper two thirds solved.
Position position_of_puzzle() {
  Position position = unsolved(digits_of(kPuzzle));
  const Digits solution = *solve(Shape{}, position.givens);
  constexpr int kUpper = 54;
  if (support::kIsSanitized) {
    std::copy_n(solution.begin(), kUpper, position.digits.begin());
  }
  return position;
}

// Computed once, because it takes long.
const auto& all_of_puzzle() {
  static const auto all = all_hints(position_of_puzzle(), kAllTechniques);
  return all;
}

TEST(AllHints, BeginWithTheHintAndAreEachRightAndSaidOnce) {
  const Digits puzzle = digits_of(kPuzzle);
  const Digits solution = *solve(Shape{}, puzzle);
  const auto& all = all_of_puzzle();
  ASSERT_TRUE(all.ok());
  EXPECT_TRUE(all->is_whole);
  ASSERT_GT(all->hints.size(), 1u);
  EXPECT_EQ(all->hints.front().step, hint(position_of_puzzle(), kAllTechniques)->step);
  EXPECT_TRUE(
      std::ranges::is_sorted(all->hints, {}, [](const Hint& h) { return h.step.technique; }));
  std::vector<std::string> said;
  for (const Hint& one : all->hints) {
    EXPECT_EQ(one.kind, HintKind::kStep);
    said.push_back(one.why);
    for (Candidate c : one.step.placements) EXPECT_EQ(solution[c.cell], c.digit) << one.why;
    for (Candidate c : one.step.eliminations) EXPECT_NE(solution[c.cell], c.digit) << one.why;
  }
  std::ranges::sort(said);
  EXPECT_EQ(std::ranges::adjacent_find(said), said.end());
}

// A cell with one candidate left is found wherever it is.
TEST(AllHints, HaveEverySingleOfTheBoard) {
  const Digits puzzle = digits_of(kPuzzle);
  const Board<Nine> board = board_of<Nine>({}, puzzle);
  const auto all = all_hints(unsolved(puzzle), *TechniqueSet::parse("singles"));
  ASSERT_TRUE(all.ok());
  const auto places = [&](Cell cell) {
    return std::ranges::any_of(all->hints, [cell](const Hint& h) {
      return h.step.technique == Technique::kNakedSingle && h.step.placements[0].cell == cell;
    });
  };
  int singles = 0;
  for (Cell cell = 0; cell < 81; ++cell) {
    const bool is_single = puzzle[cell] == 0 && std::popcount(board.candidates(cell)) == 1;
    EXPECT_EQ(places(cell), is_single) << int{cell};
    singles += is_single;
  }
  EXPECT_GT(singles, 0);
}

TEST(AllHints, AreNotWholeWhereTheBudgetEnds) {
  const auto cut = all_hints(position_of_puzzle(), kAllTechniques, {}, SearchBudget(1));
  ASSERT_TRUE(cut.ok()) << "singles are found before it ends";
  EXPECT_FALSE(cut->is_whole);
  EXPECT_LT(cut->hints.size(), all_of_puzzle()->hints.size());
}

TEST(AllHints, SayWhatAHintSaysWhereThereIsNoStep) {
  Position position = unsolved(digits_of(kPuzzle));
  EXPECT_EQ(all_hints(position, TechniqueSet{})->hints.at(0).kind, HintKind::kGuess);
  position.digits = *solve(Shape{}, position.givens);
  EXPECT_EQ(all_hints(position, kAllTechniques)->hints.at(0).kind, HintKind::kDone);
  position.digits.pop_back();
  EXPECT_EQ(all_hints(position, kAllTechniques).error().code, core::RefusalCode::kInvalid);
}

TEST(AllHints, AStopEndsTheSearch) {
  std::stop_source stop;
  stop.request_stop();
  const auto stopped = all_hints(unsolved(digits_of(kPuzzle)), kAllTechniques, stop.get_token());
  ASSERT_FALSE(stopped.ok());
  EXPECT_EQ(stopped.error().code, core::RefusalCode::kOutOfBudget);
}

}  // namespace
}  // namespace gridmates::sudoku
