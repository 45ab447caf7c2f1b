// Looking ahead with changed clues gives the same odds as the resulting position.
#include "engine/minesweeper/solver/clues.h"

#include <cmath>

#include "gtest/gtest.h"
#include "tests/engine/minesweeper/solver/played.h"

namespace gridmates::minesweeper {
namespace {

void expect_alike(const Odds& a, const Odds& b) {
  ASSERT_EQ(a.possible, b.possible);
  if (!a.possible) return;
  EXPECT_EQ(a.safe, b.safe);
  EXPECT_EQ(a.mined, b.mined);
  EXPECT_NEAR(a.log_fields, b.log_fields, 1e-9);
  for (std::size_t cell = 0; cell < a.mine.size(); ++cell) {
    EXPECT_NEAR(a.mine[cell], b.mine[cell], 1e-12);
  }
}

// All possible contents of a closed cell, by both ways; the chances add up to 1.
void expect_futures(const Position& position, const Odds& now, Cell cell) {
  const Clues clues(position);
  Analyst by_clues, by_position;
  double chances = 0;
  for (std::uint8_t kind = 0; kind <= kShownMine; ++kind) {
    if (kind == kClosed) continue;
    Position then = position;
    then.cells[cell] = kind;
    Clues ahead = clues;
    kind == kShownMine ? ahead.show_mine(cell) : ahead.open(cell, kind);
    const Odds& told = by_clues.look(ahead);
    expect_alike(told, by_position.look(then));
    if (!told.possible) continue;
    const double chance = std::exp(told.log_fields - now.log_fields);
    chances += chance;
    if (kind == kShownMine) EXPECT_NEAR(chance, now.mine[cell], 1e-9);
  }
  EXPECT_NEAR(chances, 1, 1e-9);
}

TEST(Clues, LookAheadAsThePositionWould) {
  core::Random random(core::seed_from(4));
  const Field field = lay({16, 16}, 40, 100, Start::kZero, random);
  Analyst analyst;
  int asked = 0;
  play(field, 100, analyst, [&](const Position& position, const Odds& odds) {
    for (int i = 0; i < 4; ++i) {
      const auto cell = static_cast<Cell>(random.below(field.shape.cells()));
      if (!position.closed(cell)) continue;
      expect_futures(position, odds, cell);
      ++asked;
    }
    return true;
  });
  EXPECT_GT(asked, 10);
}

TEST(Clues, TellOfTheNumbersBesideClosedCells) {
  Clues clues({{3, 2}, 2, {kClosed, 2, kShownMine, kClosed, 2, kClosed}});
  ASSERT_FALSE(clues.broken());
  EXPECT_EQ(clues.mines_left(), 1);
  EXPECT_EQ(clues.closed().count(), 3);
  EXPECT_EQ(clues.all().size(), 2u);
  clues.open(0, 1);
  EXPECT_EQ(clues.closed().count(), 2);
  EXPECT_EQ(clues.all().size(), 3u);
  Cells one;
  one.add(0);
  clues.keep_only(one);
  ASSERT_EQ(clues.all().size(), 1u);
  EXPECT_EQ(clues.all()[0].number, 1);
  EXPECT_TRUE(Clues({{3, 1}, 3, {1, 1, 0}}).broken());  // nothing closed
}

// Mines that are known anyway add no information, but make later queries cheaper.
TEST(Clues, MinesThatAreKnownSayNothingNew) {
  core::Random random(core::seed_from(8));
  const Field field = lay({30, 16}, 99, 255, Start::kZero, random);
  Analyst analyst, other;
  play(field, 255, analyst, [&](const Position& position, const Odds& odds) {
    Clues clues(position);
    odds.mined.each([&](Cell cell) { clues.show_mine(cell); });
    const Odds& told = other.look(clues);
    EXPECT_EQ(told.safe, odds.safe);
    EXPECT_TRUE(told.mined.empty());
    EXPECT_EQ(told.mine, odds.mine);
    return true;
  });
}

TEST(Clues, WithoutTheNumberOfMinesOnlyTheNumbersSpeak) {
  // The only mine is beside the number, so the far cell is safe; without the count that is unknown.
  const Position position{{4, 1}, 1, {kClosed, 1, kClosed, kClosed}};
  Clues clues(position);
  Analyst analyst;
  EXPECT_TRUE(analyst.look(clues).safe.has(3));
  clues.forget_mines();
  EXPECT_TRUE(analyst.look(clues).possible);
  EXPECT_TRUE(analyst.look(clues).safe.empty());
}

}  // namespace
}  // namespace gridmates::minesweeper
