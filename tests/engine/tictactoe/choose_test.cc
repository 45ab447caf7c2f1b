// The computer player of tic-tac-toe: perfect at the hard level, and what the others see.
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {
namespace {

using core::Level;
using core::Seat;

std::optional<Move> choose(const State& state, Seat seat, Level level, std::uint64_t chance = 1) {
  core::Random random(core::seed_from(chance));
  return Rules::choose(Rules::view(state, {core::Viewer::Kind::kPlayer, seat}), seat, level,
                       core::kUsualBudget, random);
}

State position_after(std::initializer_list<const char*> cells) {
  State state;
  for (const char* name : cells) {
    state = *Rules::play(state, Rules::to_move(state).first(), {*parse_cell(name)});
  }
  return state;
}

// Plays the computer in `seat` against every move that the other can make; counts its wins.
int wins_against_everything(const State& state, Seat seat) {
  const core::Outcome outcome = Rules::outcome(state);
  if (outcome.over()) {
    EXPECT_FALSE(outcome.kind == core::Outcome::Kind::kWon && outcome.winner != seat);
    return outcome.kind == core::Outcome::Kind::kWon ? 1 : 0;
  }
  if (Rules::to_move(state).contains(seat)) {
    const auto move = choose(state, seat, Level::kHard);
    return move ? wins_against_everything(*Rules::play(state, seat, *move), seat) : -10'000;
  }
  int wins = 0;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    const auto next = Rules::play(state, Rules::to_move(state).first(), {cell});
    if (next) wins += wins_against_everything(*next, seat);
  }
  return wins;
}

TEST(TicTacToeComputer, HardLosesToNobody) {
  EXPECT_GT(wins_against_everything({}, Seat(0)), 0);
  EXPECT_GT(wins_against_everything({}, Seat(1)), 0);
}

TEST(TicTacToeComputer, EveryLevelTakesAWin) {
  const State state = position_after({"a1", "a2", "b1", "b2"});
  for (const Level level : {Level::kEasy, Level::kMedium, Level::kHard}) {
    EXPECT_EQ(choose(state, Seat(0), level), (Move{*parse_cell("c1")}));
  }
}

TEST(TicTacToeComputer, MediumStopsALossAndEasyMayNot) {
  const State state = position_after({"a1", "b2", "b1"});
  int stopped = 0;
  for (std::uint64_t chance = 0; chance < 50; ++chance) {
    EXPECT_EQ(choose(state, Seat(1), Level::kMedium, chance), (Move{*parse_cell("c1")}));
    stopped += choose(state, Seat(1), Level::kEasy, chance) == Move{*parse_cell("c1")} ? 1 : 0;
  }
  EXPECT_LT(stopped, 50);
}

TEST(TicTacToeComputer, MovesInItsTurnAlone) {
  EXPECT_FALSE(choose({}, Seat(1), Level::kHard));
  EXPECT_FALSE(choose(position_after({"a1", "b1", "a2", "b2", "a3"}), Seat(1), Level::kHard));
}

}  // namespace
}  // namespace gridmates::tictactoe
