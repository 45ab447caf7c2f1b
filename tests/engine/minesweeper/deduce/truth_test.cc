// Conclusions are true, complete, and follow from the numbers that are named.
#include <gtest/gtest.h>

#include <array>

#include "engine/minesweeper/deduce/deducer.h"
#include "engine/minesweeper/proof/follows.h"
#include "tests/engine/minesweeper/deduce/referee.h"

namespace gridmates::minesweeper {
namespace {

Known known_of(const Position& position) {
  Known known{position.shape, position.mines, position.cells, {}, {}};
  for (Cell cell = 0; cell < position.shape.cells(); ++cell) {
    known.open.set(cell, position.number(cell));
    known.mined.set(cell, position.cells[cell] == kShownMine);
  }
  return known;
}

bool has(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// Whether the step still follows without one of its numbers.
bool has_a_number_too_many(const Known& known, const Step& step) {
  for (const Cell number : step.because) {
    Step fewer = step;
    std::erase(fewer.because, number);
    if (follows(known, fewer, 100'000) == Answer::kYes) return true;
  }
  return false;
}

TEST(DeducerTruth, FindsAllThatCanBeKnownOnSmallFields) {
  core::Random random(core::seed_from(1));
  std::array<int, 4> steps{};
  for (int i = 0; i < 6000; ++i) {
    const test::Case made = test::case_by_chance(random, 6, 14);
    const test::Truth truth = test::truth_of(made.position);
    Deducer deducer(made.position);
    Known known = known_of(made.position);
    while (const auto step = deducer.next()) {
      ASSERT_EQ(follows(known, *step, 100'000), Answer::kYes) << i;
      if (step->argument >= Argument::kComponent) {
        EXPECT_FALSE(has_a_number_too_many(known, *step)) << i;
        EXPECT_TRUE(step->argument == Argument::kCount || step->because.size() > 2) << i;
      }
      // Safe cells are not opened here, only known to have no mine.
      for (const Cell cell : step->cells) (step->mined ? known.mined : known.open).add(cell);
      ++steps[static_cast<std::size_t>(step->argument)];
    }
    ASSERT_EQ(deducer.safe(), truth.safe) << i;
    ASSERT_EQ(deducer.mined(), truth.mined) << i;
  }
  for (const int count : steps) EXPECT_GT(count, 20);
}

// Opens the safe cells, and if there are none, any cell.
void play(const Field& field, core::Random& random) {
  const auto numbers = numbers_of(field);
  Deducer deducer(field.shape, field.mines.count());
  for (int turns = 0; turns < field.shape.cells(); ++turns) {
    while (const auto step = deducer.next()) {
      for (const Cell cell : step->cells) {
        ASSERT_EQ(field.mines.has(cell), step->mined);
        if (!step->mined) deducer.open(cell, numbers[cell]);
        ASSERT_TRUE(step->mined || !has(step->because, cell));
      }
    }
    std::vector<Cell> closed;
    for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
      if (deducer.unknown(cell)) closed.push_back(cell);
    }
    if (closed.empty()) return;
    const Cell guess = closed[random.below(static_cast<std::uint32_t>(closed.size()))];
    if (field.mines.has(guess)) {
      deducer.show_mine(guess);
    } else {
      deducer.open(guess, numbers[guess]);
    }
  }
  FAIL() << "a cell was open and unknown";
}

TEST(DeducerTruth, IsNeverWrongOnFieldsThatArePlayedThrough) {
  core::Random random(core::seed_from(2));
  for (int i = 0; i < 300; ++i) {
    const Shape shape{static_cast<std::uint8_t>(8 + random.below(23)),
                      static_cast<std::uint8_t>(8 + random.below(12))};
    const auto mines = static_cast<std::uint16_t>(shape.cells() * (8 + random.below(25)) / 100);
    const auto first = static_cast<Cell>(random.below(shape.cells()));
    play(lay(shape, mines, first, Start::kZero, random), random);
    if (HasFatalFailure()) return;
  }
}

TEST(DeducerTruth, ABudgetThatEndsTellsLessAndNothingWrong) {
  core::Random random(core::seed_from(3));
  int told_less = 0;
  for (int i = 0; i < 2000; ++i) {
    const test::Case made = test::case_by_chance(random, 6, 14);
    Deducer little(made.position), all(made.position);
    while (little.next(random.below(3))) {
    }
    while (all.next()) {
    }
    told_less += little.safe() == all.safe() && little.mined() == all.mined() ? 0 : 1;
    Cells safe = little.safe(), mined = little.mined();
    safe -= all.safe();
    mined -= all.mined();
    ASSERT_TRUE(safe.empty() && mined.empty()) << i;
    while (little.next()) {
    }
    ASSERT_EQ(little.safe(), all.safe()) << i;
    ASSERT_EQ(little.mined(), all.mined()) << i;
  }
  EXPECT_GT(told_less, 20);
}

}  // namespace
}  // namespace gridmates::minesweeper
