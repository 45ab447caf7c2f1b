// Odds compared with a count of all arrangements, and the result for invalid positions.
#include "engine/minesweeper/solver/odds.h"

#include <array>
#include <cmath>

#include "gtest/gtest.h"
#include "tests/engine/minesweeper/solver/agreement.h"
#include "tests/engine/minesweeper/solver/played.h"

namespace gridmates::minesweeper {
namespace {

// Visits every way to fill a shape with these values.
template <class Visit>
void each_position(Shape shape, std::span<const std::uint8_t> values, Visit visit) {
  Position position{shape, 0, std::vector<std::uint8_t>(shape.cells(), values[0])};
  std::vector<std::size_t> chosen(shape.cells(), 0);
  for (std::size_t cell = 0; cell < chosen.size();) {
    visit(position);
    for (cell = 0; cell < chosen.size(); ++cell) {
      chosen[cell] = (chosen[cell] + 1) % values.size();
      position.cells[cell] = values[chosen[cell]];
      if (chosen[cell] != 0) break;
    }
  }
}

TEST(Odds, AreRightForEveryPositionOfALineAndABlock) {
  constexpr std::array<std::uint8_t, 5> kValues = {kClosed, 0, 1, 2, kShownMine};
  Analyst analyst;
  std::size_t possible = 0;
  for (const Shape shape : {Shape{6, 1}, Shape{2, 3}}) {
    each_position(shape, kValues, [&](Position& position) {
      for (position.mines = 1; position.mines <= 3; ++position.mines) {
        const Odds& odds = analyst.look(position);
        possible += odds.possible ? 1 : 0;
        ASSERT_EQ(disagreement(position, odds), "");
      }
    });
  }
  EXPECT_GT(possible, 1'000u);
}

// Every field of these shapes, each with random openings and some mines shown.
TEST(Odds, AreRightForEveryFieldOfUpToTwelveCells) {
  core::Random random(core::seed_from(6));
  Analyst analyst;
  for (const Shape shape : {Shape{12, 1}, Shape{2, 5}, Shape{3, 3}, Shape{4, 3}}) {
    for (std::uint32_t mines = 0; mines < std::uint32_t{1} << shape.cells(); ++mines) {
      Field field{shape, {}};
      Cells open;
      const std::uint32_t opened = static_cast<std::uint32_t>(random.next() >> 32);
      const std::uint32_t shown = static_cast<std::uint32_t>(random.next() & random.next());
      for (Cell cell = 0; cell < shape.cells(); ++cell) {
        const bool mine = (mines >> cell & 1) != 0;
        field.mines.set(cell, mine);
        open.set(cell, ((mine ? shown & opened : opened) >> cell & 1) != 0);
      }
      const Position position = seen(field, open);
      ASSERT_EQ(disagreement(position, analyst.look(position)), "");
    }
  }
}

TEST(Odds, AreRightForSmallFieldsByChance) {
  core::Random random(core::seed_from(1));
  Analyst analyst;
  for (int i = 0; i < 1'500; ++i) {
    const Shape shape{static_cast<std::uint8_t>(2 + random.below(4)),
                      static_cast<std::uint8_t>(2 + random.below(3))};
    Field field{shape, {}};
    const std::uint32_t mine_in = 2 + random.below(5), open_in = 2 + random.below(6);
    Cells open;
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
      if (random.below(mine_in) == 0) field.mines.add(cell);
      // Mines are shown less often than numbers.
      if (random.below(field.mines.has(cell) ? 5 : open_in) == 0) open.add(cell);
    }
    const Position position = seen(field, open);
    const Odds& odds = analyst.look(position);
    ASSERT_TRUE(odds.possible) << text_of(position);
    ASSERT_EQ(disagreement(position, odds), "");
  }
}

TEST(Odds, AreRightForWhateverBytesMake) {
  core::Random random(core::seed_from(2));
  std::vector<std::uint8_t> bytes(22);
  for (int i = 0; i < 400; ++i) {
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.next());
    // Half of them have closed cells or small numbers, which are more often possible.
    for (std::size_t at = 2; i % 2 == 0 && at < bytes.size(); ++at) {
      bytes[at] = static_cast<std::uint8_t>(random.below(4) == 0 ? random.below(4) : kClosed);
    }
    ASSERT_EQ(disagreement_on(bytes), "");
  }
}

// Checks that the referee notices errors.
TEST(Odds, AWrongAnswerIsNoticed) {
  const Position position{{3, 1}, 1, {kClosed, 1, kClosed}};
  const Odds right = odds(position);
  EXPECT_EQ(disagreement(position, right), "");
  Odds wrong = right;
  wrong.mine[0] = 0.5 + 1e-9;
  EXPECT_NE(disagreement(position, wrong), "");
  wrong = right;
  wrong.safe.add(2);
  EXPECT_NE(disagreement(position, wrong), "");
  wrong = right;
  wrong.log_fields += 1e-9;
  EXPECT_NE(disagreement(position, wrong), "");
}

TEST(Odds, ImpossiblePositionsAreSaidToBe) {
  const Shape shape{3, 1};
  const std::array<Position, 9> impossible = {
      Position{shape, 1, {kClosed, 2, kClosed}},              // two mines, but one in all
      Position{shape, 3, {kClosed, 2, kClosed}},              // more mines than cells
      Position{shape, 1, {kClosed, 3, kClosed}},              // more than it has neighbours
      Position{shape, 1, {1, 1, 1}},                          // a mine, but no closed cell
      Position{shape, 1, {kShownMine, 0, kClosed}},           // a shown mine is not counted
      Position{shape, 1, {kShownMine, kClosed, kShownMine}},  // more are shown than exist
      Position{shape, 1, {kClosed, 11, 0}},                   // no such cell
      Position{shape, 1, {kClosed, 1}},                       // cells are missing
      Position{{200, 200}, 1, std::vector<std::uint8_t>(40'000, kClosed)},  // no such field
  };
  for (const Position& position : impossible) {
    const Odds told = odds(position);
    EXPECT_TRUE(told.decided);
    EXPECT_FALSE(told.possible) << text_of(position);
    EXPECT_TRUE(told.safe.empty() && told.mined.empty());
  }
}

TEST(Odds, OneOpenNumberOnALargeFieldIsKnownByFormula) {
  for (const Shape shape : {Shape{9, 9}, Shape{30, 16}, Shape{50, 50}}) {
    const auto mines = static_cast<std::uint16_t>(shape.cells() / 5);
    Position position{shape, mines, std::vector<std::uint8_t>(shape.cells(), kClosed)};
    const Cell middle = shape.at(4, 4);
    position.cells[middle] = 3;
    const Odds told = odds(position);
    ASSERT_TRUE(told.decided && told.possible);
    EXPECT_NEAR(told.mine[shape.at(3, 3)], 3.0 / 8, 1e-14);
    EXPECT_NEAR(told.mine[0], (mines - 3.0) / (shape.cells() - 9.0), 1e-14);
    const double right = std::log(56.0) + std::lgamma(shape.cells() - 8.0) -
                         std::lgamma(mines - 2.0) - std::lgamma(shape.cells() - mines - 5.0);
    EXPECT_NEAR(told.log_fields / right, 1, 1e-12);
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
