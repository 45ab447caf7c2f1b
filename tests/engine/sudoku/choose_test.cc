// The computer player of Sudoku: what each level finds, and digits of the solution.
#include <gtest/gtest.h>

#include <set>

#include "engine/core/random.h"
#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

std::optional<Set> choose(const View& view, core::Level level, std::uint64_t chance = 1) {
  core::Random random(core::seed_from(chance));
  const auto move = Rules::choose(view, kAna, level, core::kUsualBudget, random);
  return move ? std::optional(std::get<Set>(move->action)) : std::nullopt;
}

void expect_right(const std::optional<Set>& set) {
  ASSERT_TRUE(set);
  EXPECT_EQ(static_cast<char>('0' + set->digit), kSolution[set->cell]);
}

TEST(SudokuComputer, WritesDigitsOfTheSolutionUntilItIsSolved) {
  for (const core::Level level : {core::Level::kEasy, core::Level::kMedium, core::Level::kHard}) {
    Table table;
    for (int empty = 51; empty > 0; --empty) {
      const auto set = choose(table.view(), level);
      expect_right(set);
      EXPECT_EQ(table.play(kAna, {*set}), "");
    }
    EXPECT_EQ(table.view().status.outcome.kind, core::Outcome::Kind::kSolved);
    EXPECT_FALSE(choose(table.view(), level));
  }
}

// If a technique finds a step, the choice is not random; the puzzle on Wikipedia's page needs only
// singles.
TEST(SudokuComputer, TakesWhatATechniqueFinds) {
  const Table table;
  const auto first = choose(table.view(), core::Level::kEasy, 0);
  for (std::uint64_t chance = 1; chance < 20; ++chance) {
    EXPECT_EQ(choose(table.view(), core::Level::kEasy, chance), first);
  }
}

// "Golden Nugget" has no single at the start.
TEST(SudokuComputer, TakesADigitOfTheSolutionWhereNoTechniqueLeadsOn) {
  const Table table(
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
  std::set<std::uint8_t> cells;
  for (std::uint64_t chance = 0; chance < 20; ++chance) {
    cells.insert(choose(table.view(), core::Level::kEasy, chance)->cell);
  }
  EXPECT_GT(cells.size(), 5u);
}

// A wrong digit does not mislead it; it is corrected when nothing else is left.
TEST(SudokuComputer, LeavesAWrongDigitUntilTheEnd) {
  Table table;
  ASSERT_EQ(table.set(kBo, "A3", 1), "");
  ASSERT_EQ(table.set(kBo, "A4", 2), "");
  for (int empty = 49; empty > 0; --empty) {
    const auto set = choose(table.view(), core::Level::kHard);
    expect_right(set);
    EXPECT_EQ(table.view().cells[set->cell].digit, 0);
    EXPECT_EQ(table.play(kAna, {*set}), "");
  }
  for (int wrong = 2; wrong > 0; --wrong) {
    const auto set = choose(table.view(), core::Level::kHard);
    expect_right(set);
    EXPECT_EQ(table.play(kAna, {*set}), "");
  }
  EXPECT_EQ(table.view().status.outcome.kind, core::Outcome::Kind::kSolved);
}

TEST(SudokuComputer, FindsNothingWhereNoPuzzleIs) {
  EXPECT_FALSE(choose({}, core::Level::kHard));
  View view = Table().view();
  view.cells[2] = {5, true};  // next to another 5
  EXPECT_FALSE(choose(view, core::Level::kHard));
  view.cells[2] = {77, true};
  EXPECT_FALSE(choose(view, core::Level::kHard));
}

}  // namespace
}  // namespace gridmates::sudoku
