// Whether a step follows, compared with trying every set of mines.
#include "engine/minesweeper/proof/follows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "tests/engine/minesweeper/field/drawn.h"

namespace gridmates::minesweeper {
namespace {

// Whether the step holds in every set of mines on the closed cells that includes the shown ones and
// satisfies the named numbers, and with kCount also the number of mines.
bool holds_in_all(const Known& known, const Step& step) {
  const Shape shape = known.shape;
  for (std::uint32_t set = 0; set < 1u << shape.cells(); ++set) {
    const auto mine = [set](Cell cell) { return (set >> cell & 1) != 0; };
    bool possible = step.argument != Argument::kCount || std::popcount(set) == known.mines;
    known.mined.each([&](Cell cell) { possible = possible && mine(cell); });
    for (Cell cell = 0; cell < shape.cells(); ++cell)
      possible &= !(mine(cell) && known.open.has(cell));
    for (const Cell number : step.because) {
      int around = 0;
      for (const Cell near : Neighbours(shape, number)) around += mine(near) ? 1 : 0;
      possible &= around == known.numbers[number];
    }
    if (!possible) continue;
    for (const Cell cell : step.cells) {
      if (mine(cell) != step.mined) return false;
    }
  }
  return true;
}

struct Case {
  Known known;
  Step step;
};

std::vector<Cell> some(const std::vector<Cell>& from, core::Random& random, std::uint32_t most) {
  std::vector<Cell> some = from;
  random.shuffle(std::span(some));
  some.resize(std::min<std::size_t>(some.size(), random.below(most + 1)));
  std::sort(some.begin(), some.end());
  return some;
}

// A field of at most 12 cells with some safe cells open and some mines shown, and a step about some
// closed cells.
Case case_by_chance(core::Random& random) {
  Field field;
  do {
    field = test::by_chance(random, 6);
  } while (field.shape.cells() > 12);
  Case made{{field.shape, field.mines.count(), numbers_of(field), {}, {}}, {}};
  std::vector<Cell> open, closed;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    const bool opened = !field.mines.has(cell) && random.below(2) == 0;
    (opened ? open : closed).push_back(cell);
    made.known.open.set(cell, opened);
    made.known.mined.set(cell, field.mines.has(cell) && random.below(4) == 0);
  }
  made.step.argument = random.below(2) == 0 ? Argument::kComponent : Argument::kCount;
  made.step.mined = random.below(2) == 0;
  made.step.cells = some(closed, random, 2);
  made.step.because = some(open, random, 6);
  return made;
}

TEST(Follows, AgreesWithTryingEverySetOfMines) {
  core::Random random(core::seed_from(3));
  int following[2][2] = {}, others = 0;  // by argument and conclusion
  for (int i = 0; i < 6000; ++i) {
    const auto [known, step] = case_by_chance(random);
    if (step.cells.empty()) continue;
    const bool expected = holds_in_all(known, step);
    ASSERT_EQ(follows(known, step, 10'000), expected ? Answer::kYes : Answer::kNo) << i;
    ++(expected ? following[step.argument == Argument::kCount ? 1 : 0][step.mined ? 1 : 0]
                : others);
  }
  for (const auto& by_argument : following) {
    for (const int count : by_argument) EXPECT_GT(count, 50);
  }
  EXPECT_GT(others, 1000);
}

TEST(Follows, TheBudgetCountsNodes) {
  const Field field = test::drawn({"*..*", "....", "...."});
  Known known{field.shape, 2, numbers_of(field), {}};
  flood(field.shape, known.numbers, test::cell(field, "a3"), {}, known.open);
  const Step step{Argument::kSubset, false, {2}, {4, 5}};
  std::uint32_t least = 0;
  while (follows(known, step, least) == Answer::kOutOfBudget) ++least;
  EXPECT_EQ(least, 4u);  // one way before a1, two before b1, and these come together before c1
  EXPECT_EQ(follows(known, step, least), Answer::kYes);
}

// Sixteen triples of closed cells with a mine each: 3^16 ways, too many to be tried one by one. The
// two other cells are decided only by the number of mines.
TEST(Follows, WaysThatNeedTheSameGoOnAsOne) {
  Field field{{kMaxSide, 3}, {}};
  Step step{Argument::kComponent, true, {48, 49}, {}};
  for (Cell cell = 0; cell < 48; cell += 3) {
    field.mines.add(cell);
    step.because.push_back(static_cast<Cell>(kMaxSide + cell + 1));
  }
  field.mines.add(48);
  field.mines.add(49);
  Known known{field.shape, field.mines.count(), numbers_of(field), {}};
  flood(field.shape, known.numbers, 2 * kMaxSide, {}, known.open);
  EXPECT_EQ(follows(known, step, 100), Answer::kNo);
  step.argument = Argument::kCount;
  EXPECT_EQ(follows(known, step, 100), Answer::kYes);
  step.cells = {0};
  EXPECT_EQ(follows(known, step, 200), Answer::kNo);
}

}  // namespace
}  // namespace gridmates::minesweeper
