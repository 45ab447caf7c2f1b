// The computer player of Connect Four: what each level sees.
#include <gtest/gtest.h>

#include "engine/connectfour/rules.h"
#include "engine/core/random.h"

namespace gridmates::connectfour {
namespace {

using core::Level;
using core::Seat;

constexpr std::uint32_t kBudget = 3'000;

std::optional<Move> choose(const State& state, Level level, core::Random& random,
                           std::uint32_t budget = kBudget) {
  const Seat seat = Rules::to_move(state).first();
  return Rules::choose(Rules::view(state, {core::Viewer::Kind::kPlayer, seat}), seat, level, budget,
                       random);
}

bool wins(const State& state, std::uint8_t column) {
  const auto next = Rules::play(state, Rules::to_move(state).first(), {column});
  return next && Rules::outcome(*next).kind == core::Outcome::Kind::kWon;
}

bool can_win(const State& state) {
  if (Rules::to_move(state).empty()) return false;
  for (std::uint8_t column = 0; column < kColumns; ++column) {
    if (wins(state, column)) return true;
  }
  return false;
}

// Whether the opponent can win at once after this move.
bool loses(const State& state, std::uint8_t column) {
  const auto next = Rules::play(state, Rules::to_move(state).first(), {column});
  return !next || can_win(*next);
}

bool can_hold(const State& state) {
  for (std::uint8_t column = 0; column < kColumns; ++column) {
    if (!loses(state, column)) return true;
  }
  return false;
}

TEST(ConnectFourComputer, TheHighestLevelTakesWinsAndStopsLosses) {
  core::Random random(core::seed_from(1));
  int wins_taken = 0;
  int losses_stopped = 0;
  for (int match = 0; match < 60; ++match) {
    State state;
    while (!Rules::outcome(state).over()) {
      const auto move = choose(state, Level::k6, random);
      ASSERT_TRUE(move);
      if (can_win(state)) {
        ASSERT_TRUE(wins(state, move->column));
        ++wins_taken;
      } else if (can_hold(state)) {
        ASSERT_FALSE(loses(state, move->column));
        ++losses_stopped;
      }
      const Move any = {static_cast<std::uint8_t>(random.below(kColumns))};
      if (const auto next = Rules::play(state, Rules::to_move(state).first(), any)) state = *next;
    }
  }
  EXPECT_GT(wins_taken, 50);
  EXPECT_GT(losses_stopped, 400);
}

// The first player wins only with the middle column (Allis, 1988).
TEST(ConnectFourComputer, HardBeginsInTheMiddle) {
  for (std::uint64_t chance = 0; chance < 5; ++chance) {
    core::Random random(core::seed_from(chance));
    EXPECT_EQ(choose({}, Level::kHard, random, core::kUsualBudget), (Move{3}));
  }
}

TEST(ConnectFourComputer, MovesInItsTurnAlone) {
  core::Random random(core::seed_from(2));
  EXPECT_FALSE(
      Rules::choose(Rules::view({}, {}), Seat(1), Level::kHard, core::kUsualBudget, random));
}

}  // namespace
}  // namespace gridmates::connectfour
