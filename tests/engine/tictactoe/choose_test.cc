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

// Plays the computer in `seat` against every possible reply; counts its wins.
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

// How often this cell is chosen in 200 tries.
int times(const State& state, Seat seat, Level level, std::string_view cell) {
  int times = 0;
  for (std::uint64_t chance = 0; chance < 200; ++chance) {
    times += choose(state, seat, level, chance) == Move{*parse_cell(cell)} ? 1 : 0;
  }
  return times;
}

// A higher level overlooks a line less often, and the highest one never.
TEST(TicTacToeComputer, LevelsOverlookLinesMoreOrLessOften) {
  const State win = position_after({"a1", "a2", "b1", "b2"});
  const State loss = position_after({"a1", "b2", "b1"});
  for (const auto& [state, seat] : {std::pair{win, Seat(0)}, {loss, Seat(1)}}) {
    EXPECT_EQ(times(state, seat, Level::k6, "c1"), 200);
    EXPECT_GT(times(state, seat, Level::k5, "c1"), times(state, seat, Level::k3, "c1"));
    EXPECT_GT(times(state, seat, Level::k3, "c1"), times(state, seat, Level::k1, "c1"));
    EXPECT_GT(times(state, seat, Level::k3, "c1"), 100) << "mostly it is seen";
  }
}

TEST(TicTacToeComputer, MovesInItsTurnAlone) {
  EXPECT_FALSE(choose({}, Seat(1), Level::kHard));
  EXPECT_FALSE(choose(position_after({"a1", "b1", "a2", "b2", "a3"}), Seat(1), Level::kHard));
}

// Plays two levels against each other; every move must be legal, and the game must end.
core::Outcome outcome_of(const Variant& variant, Level first, Level second, std::uint64_t chance) {
  State state = *Rules::start(variant);
  core::Random random(core::seed_from(chance));
  while (!Rules::outcome(state).over()) {
    const Seat seat = Rules::to_move(state).first();
    const auto move = Rules::choose(Rules::view(state, {core::Viewer::Kind::kPlayer, seat}), seat,
                                    seat.value == 0 ? first : second, 1'500, random);
    const auto next =
        move ? Rules::play(state, seat, *move) : core::Result<State>(core::invalid(""));
    EXPECT_TRUE(next) << board_word(variant);
    if (!next) break;
    state = *next;
  }
  return Rules::outcome(state);
}

TEST(TicTacToeComputer, PlaysEveryVariantToItsEnd) {
  for (const Opening opening : {Opening::kFree, Opening::kPie, Opening::kSwap2}) {
    for (const Overline overline : {Overline::kWins, Overline::kNoLine}) {
      for (std::uint64_t chance = 0; chance < 3; ++chance) {
        (void)outcome_of(Variant::of(7, 8, 4, overline, opening), Level::k3, Level::k6, chance);
        (void)outcome_of(Variant::of(15, 15, 5, overline, opening), Level::k6, Level::k2, chance);
      }
    }
  }
  (void)outcome_of(Variant::of(3, 3, 3, Overline::kWins, Opening::kPie), Level::k4, Level::k6, 1);
  (void)outcome_of(Variant::of(19, 3, 6), Level::k1, Level::k1, 1);
}

TEST(TicTacToeComputer, TheHighestLevelBeatsALowOneAtGomoku) {
  int won = 0;
  for (std::uint64_t chance = 0; chance < 6; ++chance) {
    const bool begins = chance % 2 == 0;
    const auto outcome = outcome_of(Variant::of(15, 15, 5), begins ? Level::k6 : Level::k2,
                                    begins ? Level::k2 : Level::k6, chance);
    const bool is_mine = outcome.winner == Seat(begins ? 0 : 1);
    won += outcome.kind == core::Outcome::Kind::kWon && is_mine ? 1 : 0;
  }
  EXPECT_GE(won, 5);
}

}  // namespace
}  // namespace gridmates::tictactoe
