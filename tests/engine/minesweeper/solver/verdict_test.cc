// Verdicts and hints: by hand, and checked by the checker of proofs.
#include "engine/minesweeper/solver/verdict.h"

#include <algorithm>
#include <array>

#include "engine/minesweeper/proof/follows.h"
#include "engine/minesweeper/solver/explain.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/minesweeper/solver/played.h"

namespace gridmates::minesweeper {
namespace {

constexpr auto kX = kClosed;

TEST(Verdict, OneNumber) {
  const Position position{{4, 1}, 2, {kX, 2, kX, kX}};
  const Verdict told = verdict(position, 0);
  ASSERT_TRUE(told.decided && told.provable);
  EXPECT_EQ(*told.provable, (Step{Argument::kNumber, true, {0, 2}, {1}}));
  EXPECT_EQ(told.chance, 1);
  EXPECT_TRUE(told.something_was_safe);  // the far one: both mines are known
}

TEST(Verdict, TwoNumbers) {
  // 1 and 2 over three cells: the last one is a mine, since the 1 has at most one of the others.
  const Position position{{4, 2}, 3, {1, 1, 2, kX, kX, kX, kX, kX}};
  const Verdict told = verdict(position, 6);
  ASSERT_TRUE(told.decided && told.provable);
  EXPECT_EQ(*told.provable, (Step{Argument::kSubset, false, {6}, {0, 1}}));
}

TEST(Verdict, TheCountAlone) {
  const Position position{{4, 1}, 1, {kX, 1, kX, kX}};
  const Verdict told = verdict(position, 3);
  ASSERT_TRUE(told.decided && told.provable);
  EXPECT_EQ(*told.provable, (Step{Argument::kCount, false, {3}, {1}}));
  const Position over{{3, 1}, 0, {kX, kX, kX}};
  EXPECT_EQ(verdict(over, 1).provable, (Step{Argument::kCount, false, {0, 1, 2}, {}}));
}

TEST(Verdict, AForcedGuess) {
  const Position position{{3, 1}, 1, {kX, 1, kX}};
  const Verdict told = verdict(position, 0);
  EXPECT_TRUE(told.decided);
  EXPECT_FALSE(told.provable);
  EXPECT_FALSE(told.something_was_safe);
  EXPECT_EQ(told.chance, 0.5);
}

TEST(Verdict, AGuessThatNobodyForced) {
  const Verdict told = verdict({{5, 1}, 1, {kX, 1, kX, kX, 0}}, 0);
  EXPECT_FALSE(told.provable);
  EXPECT_TRUE(told.something_was_safe);  // beside the 0
  EXPECT_EQ(told.chance, 0.5);
}

TEST(Verdict, ABudgetThatEndsIsSaid) {
  core::Random random(core::seed_from(3));
  const Field field = lay({30, 16}, 99, 255, Start::kZero, random);
  Cells open;
  flood(field.shape, numbers_of(field), 255, {}, open);
  const Position position = seen(field, open);
  EXPECT_FALSE(verdict(position, 0, 1).decided);
  EXPECT_TRUE(verdict(position, 0).decided);
}

TEST(Hint, IsTheSimplestStepThatTellsSomethingNew) {
  const Position position{{6, 2}, 2, {1, 1, 1, 1, 1, 1, kX, kX, kX, kX, kX, kX}};
  Cells known;
  std::size_t steps = 0;
  Argument hardest = Argument::kNumber;
  for (auto step = hint(position, known); step; step = hint(position, known)) {
    ASSERT_LT(++steps, 12u);
    const std::uint16_t before = known.count();
    for (const Cell cell : step->cells) known.add(cell);
    EXPECT_GT(known.count(), before);
    hardest = std::max(hardest, step->argument);
  }
  EXPECT_GT(steps, 0u);
  EXPECT_GE(hardest, Argument::kSubset);
}

// Every mine is known and two thousand cells are safe by the count: one step names all of them.
TEST(Hint, ByTheCountTellsOfEveryFarCellAtOnce) {
  Position position{{50, 50}, 2, std::vector<std::uint8_t>(2500, kX)};
  position.cells[0] = position.cells[2499] = 1;
  const auto step = hint(position, {});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->argument, Argument::kCount);
  EXPECT_EQ(step->cells.size(), 2492u);
  EXPECT_THAT(step->because, testing::ElementsAre(0, 2499));
}

TEST(Hint, OfAnImpossiblePositionIsNone) {
  EXPECT_FALSE(hint({{3, 1}, 0, {kX, 1, kX}}, {}));
  EXPECT_FALSE(hint({{3, 1}, 2, {kX, 1, kX}}, {}));
}

// Several counts are paid from one budget, so that many small ones end too.
TEST(Hint, TheBudgetIsForTheWholeAnswer) {
  const Position position{{6, 2}, 2, {1, 1, 1, 1, 1, 1, kX, kX, kX, kX, kX, kX}};
  const auto told = hint(position, {});
  ASSERT_TRUE(told);
  std::uint64_t enough = 1;
  while (hint(position, {}, enough) != told) ASSERT_LT(enough *= 2, kOddsBudget);
  ASSERT_TRUE(odds(position, enough / 4).decided) << "a count costs less than the answer";
  EXPECT_FALSE(hint(position, {}, enough / 4));
  EXPECT_FALSE(verdict(position, 6, enough / 4).provable);
}

TEST(Explain, SpendsItsBudgetAndNoMore) {
  Analyst analyst;
  const Position position{{6, 2}, 2, {1, 1, 1, 1, 1, 1, kX, kX, kX, kX, kX, kX}};
  const Clues clues(position);
  std::uint64_t budget = kOddsBudget;
  const Odds& odds = analyst.spend(clues, budget);
  EXPECT_TRUE(odds.decided);
  EXPECT_LE(budget + position.shape.cells(), kOddsBudget);
  budget = position.shape.cells();
  EXPECT_FALSE(analyst.spend(clues, budget).decided);
  EXPECT_EQ(budget, 0u);
  EXPECT_FALSE(analyst.spend(clues, budget).decided);
  for (const Argument argument : {Argument::kNumber, Argument::kSubset, Argument::kCount}) {
    EXPECT_FALSE(explain(clues, 6, false, argument, analyst, budget));
  }
}

Cells opened(const Position& position) {
  Cells open;
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (position.number(cell)) open.add(cell);
  }
  return open;
}

// Plays fields, and calls `judge(const Field&, const Position&, Cell, mined)` for some of the
// decided cells.
template <class Judge>
void judge_decided(std::uint64_t fields, Judge judge) {
  for (std::uint64_t seed = 0; seed < fields; ++seed) {
    core::Random random(core::seed_from(seed));
    const Field field = lay({16, 16}, 50, 100, Start::kZero, random);
    Analyst analyst;
    play(field, 100, analyst, [&](const Position& position, const Odds& odds) {
      Cells told = odds.safe;
      told |= odds.mined;
      told.each([&](Cell cell) {
        if (random.below(4) == 0) judge(field, position, cell, odds.mined.has(cell));
      });
      return true;
    });
  }
}

TEST(Verdict, StepsFollowFromTheirNumbersAndKnownMines) {
  std::array<int, 4> met{};
  judge_decided(6, [&](const Field& field, const Position& position, Cell cell, bool mined) {
    const Verdict said = verdict(position, cell);
    ASSERT_TRUE(said.provable);
    EXPECT_EQ(said.provable->mined, mined);
    EXPECT_EQ(said.chance, mined ? 1 : 0);
    EXPECT_THAT(said.provable->cells, testing::Contains(cell));
    ++met[static_cast<std::size_t>(said.provable->argument)];
    Known known{field.shape, position.mines, numbers_of(field), opened(position),
                odds(position).mined};
    for (const Cell told : said.provable->cells) known.mined.remove(told);
    EXPECT_EQ(follows(known, *said.provable, 1'000'000), Answer::kYes);
  });
  for (const int times : met) EXPECT_GT(times, 0);
}

// An explanation is complete, and fails without any one of its numbers.
TEST(Explain, NamesWhatIsNeededAndNoMore) {
  Analyst analyst;
  judge_decided(4, [&](const Field& field, const Position& position, Cell cell, bool mined) {
    const Known known{field.shape, position.mines, numbers_of(field), opened(position)};
    std::optional<Step> step;
    for (const Argument argument : {Argument::kComponent, Argument::kCount}) {
      std::uint64_t budget = kOddsBudget;
      if (!step) step = explain(Clues(position), cell, mined, argument, analyst, budget);
    }
    ASSERT_TRUE(step);
    EXPECT_THAT(step->cells, testing::Contains(cell));
    EXPECT_EQ(follows(known, *step, 1'000'000), Answer::kYes);
    for (std::size_t i = 0; i < step->because.size(); ++i) {
      Step fewer = *step;
      fewer.because.erase(fewer.because.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_EQ(follows(known, fewer, 1'000'000), Answer::kNo);
    }
  });
}

TEST(Explain, SaysNothingOfWhatDoesNotFollow) {
  Analyst analyst;
  const Clues clues({{3, 1}, 1, {kX, 1, kX}});
  for (const Argument argument : {Argument::kNumber, Argument::kSubset, Argument::kCount}) {
    std::uint64_t budget = kOddsBudget;
    EXPECT_FALSE(explain(clues, 0, true, argument, analyst, budget));
    EXPECT_FALSE(explain(clues, 0, false, argument, analyst, budget));
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
