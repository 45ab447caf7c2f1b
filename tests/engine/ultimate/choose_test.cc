// The computer player of ultimate tic-tac-toe: what it sees, and that levels differ.
#include <gtest/gtest.h>

#include "engine/core/seeds.h"
#include "engine/ultimate/rules.h"
#include "engine/ultimate/think.h"

namespace gridmates::ultimate {
namespace {

using core::Level;
using core::Seat;

constexpr std::uint32_t kBudget = 3'000;

std::optional<Move> choose(const State& state, Level level, core::Random& random) {
  const Seat seat = Rules::to_move(state).first();
  return Rules::choose(Rules::view(state, {core::Viewer::Kind::kPlayer, seat}), seat, level,
                       kBudget, random);
}

// A position in which X must play in the middle board: e5 wins it, and with it the match.
State about_to_win() {
  State state;
  state.position.x[3] = state.position.x[5] = 0b000000111;
  state.position.o[0] = state.position.o[1] = 0b000000110;
  state.position.o[8] = 0b000010011;
  state.position.x[4] = 0b000101000;
  state.position.o[6] = 0b000000001;
  state.position.last = *parse_cell("h8");
  return state;
}

bool wins(const State& state, std::uint8_t cell) {
  const Seat seat = Rules::to_move(state).first();
  const auto next = Rules::play(state, seat, {cell});
  return next && Rules::outcome(*next).kind == core::Outcome::Kind::kWon;
}

bool can_win(const State& state) {
  if (Rules::to_move(state).empty()) return false;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    if (wins(state, cell)) return true;
  }
  return false;
}

TEST(UltimateComputer, ReadsAPositionBackFromItsView) {
  const State state = about_to_win();
  EXPECT_EQ(position_of(Rules::view(state, {})), state.position);
}

TEST(UltimateComputer, TheHighestLevelTakesEveryWin) {
  core::Random random(core::seed_from(1));
  int taken = 0;
  for (int match = 0; match < 40; ++match) {
    State state;
    while (!Rules::outcome(state).over()) {
      const bool is_computer = Rules::to_move(state).first() == Seat(0);
      Move move = {static_cast<std::uint8_t>(random.below(kCells))};
      if (is_computer) {
        const auto chosen = choose(state, Level::k6, random);
        ASSERT_TRUE(chosen);
        move = *chosen;
        if (can_win(state)) {
          ASSERT_TRUE(wins(state, move.cell));
          ++taken;
        }
      }
      const auto next = Rules::play(state, Rules::to_move(state).first(), move);
      ASSERT_TRUE(next || !is_computer) << "the computer's move is refused";
      if (next) state = *next;
    }
    EXPECT_EQ(Rules::outcome(state).winner, Seat(0)) << "lost to moves by chance";
  }
  EXPECT_EQ(taken, 40);
}

TEST(UltimateComputer, LowerLevelsOverlookLines) {
  int taken = 0;
  for (std::uint64_t chance = 0; chance < 200; ++chance) {
    core::Random random(core::seed_from(chance));
    const auto move = choose(about_to_win(), Level::k1, random);
    ASSERT_TRUE(move);
    taken += wins(about_to_win(), move->cell) ? 1 : 0;
  }
  EXPECT_GT(taken, 20);
  EXPECT_LT(taken, 190);
}

TEST(UltimateComputer, MovesInItsTurnAlone) {
  core::Random random(core::seed_from(2));
  EXPECT_FALSE(Rules::choose(Rules::view({}, {}), Seat(1), Level::k6, kBudget, random));
}

}  // namespace
}  // namespace gridmates::ultimate
