// The computer player of Minesweeper: safe cells, flags on them, votes, and ends.
#include <gtest/gtest.h>

#include <string>

#include "engine/core/random.h"
#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {
namespace {

using core::Level;

constexpr std::array kLevels = {Level::kEasy, Level::kMedium, Level::kHard};

// A view given by rows: digits are open, `.` is closed, `f` a flag, `*` a mine that was hit.
View view_of(std::uint16_t columns, const std::string& cells, std::uint16_t mines) {
  View view;
  view.columns = columns;
  for (const char c : cells) {
    View::Cell& cell = view.cells.emplace_back();
    if (c == 'f') cell.face = Face::kFlag;
    if (c == '*') cell.face = Face::kHit;
    if (c < '0' || c > '8') continue;
    cell.face = Face::kOpen;
    cell.number = static_cast<std::uint8_t>(c - '0');
  }
  view.status.mines = mines;
  view.status.laid = true;
  return view;
}

std::optional<Move> choose(const View& view, Level level) {
  core::Random random(core::seed_from(1));
  return Rules::choose(view, core::Seat(0), level, core::kUsualBudget, random);
}

// The cell of the move if it opens one.
std::optional<Cell> opened(const std::optional<Move>& move) {
  if (!move || !std::holds_alternative<Open>(move->action)) return std::nullopt;
  return std::get<Open>(move->action).cell;
}

TEST(MinesweeperComputer, OpensWhatIsSafe) {
  // The 1 in the corner can only have its mine at b2: c1, c2, a3 and b3 are safe.
  const View view = view_of(3, "11.1.....", 2);
  for (const Level level : kLevels) {
    const auto cell = opened(choose(view, level));
    ASSERT_TRUE(cell);
    EXPECT_TRUE(*cell == 2 || *cell == 5 || *cell == 6 || *cell == 7) << *cell;
  }
}

TEST(MinesweeperComputer, TakesAFlagAwayThatStandsOnASafeCell) {
  EXPECT_FALSE(choose(view_of(3, "1f1111", 1), Level::kHard)) << "the flag stands on the mine";
  for (const Level level : kLevels) {
    const auto move = choose(view_of(4, "1*1f", 1), level);
    ASSERT_TRUE(move);
    EXPECT_EQ(std::get<Clear>(move->action).cell, 3);
  }
}

TEST(MinesweeperComputer, BeginsAndWaitsForAVoteAndEnds) {
  View view = view_of(9, std::string(81, '.'), 10);
  view.status.laid = false;
  EXPECT_TRUE(opened(choose(view, Level::kHard)));
  view.status.voting = true;
  EXPECT_FALSE(choose(view, Level::kHard)) << "the room counts votes";
  view.status.voting = false;
  view.status.outcome.kind = core::Outcome::Kind::kLost;
  EXPECT_FALSE(choose(view, Level::kHard));
}

TEST(MinesweeperComputer, PlaysNothingOnWhatIsNoField) {
  for (const Level level : kLevels) {
    EXPECT_FALSE(choose(view_of(0, "...", 1), level));
    EXPECT_FALSE(choose(view_of(2, "...", 1), level));
    EXPECT_FALSE(choose(view_of(9, "", 1), level));
    EXPECT_FALSE(choose(view_of(60, std::string(60, '.'), 1), level));
    EXPECT_FALSE(choose(view_of(3, "...", 4), level));
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
