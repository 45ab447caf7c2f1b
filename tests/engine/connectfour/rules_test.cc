// Connect Four as a game: turns, refusals, ends, and views.
#include "engine/connectfour/rules.h"

#include <gtest/gtest.h>

namespace gridmates::connectfour {
namespace {

using core::Outcome;
using core::RefusalCode;
using core::Seat;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

// Drops discs into these columns, X first: "44" means twice into the middle one.
State after(std::string_view columns) {
  State state;
  for (const char column : columns) {
    auto next = Rules::play(state, Rules::to_move(state).first(),
                            {static_cast<std::uint8_t>(column - '1')});
    EXPECT_TRUE(next) << columns << ": " << next.error().message;
    if (next) state = *next;
  }
  return state;
}

void expect_refused(const State& state, Seat seat, std::uint8_t column, RefusalCode code,
                    const char* message) {
  const auto played = Rules::play(state, seat, {column});
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error(), (core::Refusal{code, message}));
}

// Fills the board without four in a row.
constexpr std::string_view kDraw = "164344644136646723561133277557113222575275";

TEST(ConnectFour, IsPlayedByTwo) {
  EXPECT_EQ(Rules::facts().id, "connectfour");
  EXPECT_EQ(Rules::facts().at(core::Table::kVersus)->max_seats, 2);
  EXPECT_EQ(Rules::facts().at(core::Table::kCoop), nullptr);
}

TEST(ConnectFour, TurnsAlternateFromSeatZero) {
  EXPECT_EQ(Rules::to_move({}), core::SeatSet::only(kFirst));
  EXPECT_EQ(Rules::to_move(after("4")), core::SeatSet::only(kSecond));
  EXPECT_EQ(Rules::to_move(after("44")), core::SeatSet::only(kFirst));
}

TEST(ConnectFour, RefusalsAreSentencesForAPlayer) {
  expect_refused({}, kSecond, 0, RefusalCode::kNotYourTurn, "It is X's turn.");
  expect_refused(after("4"), kFirst, 0, RefusalCode::kNotYourTurn, "It is O's turn.");
  expect_refused(after("444444"), kFirst, 3, RefusalCode::kIllegalMove, "Column 4 is full.");
  expect_refused({}, kFirst, 7, RefusalCode::kInvalid,
                 "There is no such column; the columns are 1 to 7.");
  expect_refused({}, Seat(2), 0, RefusalCode::kNotSeated, "You have no part in this match.");
  expect_refused(after("1212121"), kSecond, 1, RefusalCode::kMatchOver, "The match is over.");
}

TEST(ConnectFour, ARefusalHasItsSentenceAndWhatItNames) {
  const core::Refusal no = Rules::play(after("444444"), kFirst, {3}).error();
  EXPECT_EQ(no.sentence, "Column {column} is full.");
  EXPECT_EQ(no.parameters, (core::Parameters{{"column", "4"}}));
}

TEST(ConnectFour, FourInARowWinInEveryDirection) {
  for (const char* columns : {"1122334", "1212121", "3645654756356", "2342435762253"}) {
    EXPECT_EQ(Rules::outcome(after(columns)), (Outcome{Outcome::Kind::kWon, kFirst})) << columns;
  }
  EXPECT_EQ(Rules::outcome(after("71212121")), (Outcome{Outcome::Kind::kWon, kSecond}));
}

TEST(ConnectFour, AFullBoardWithoutFourIsADraw) {
  const State state = after(kDraw);
  EXPECT_EQ(Rules::outcome(state), (Outcome{Outcome::Kind::kDrawn, {}}));
  EXPECT_TRUE(Rules::to_move(state).empty());
}

TEST(ConnectFour, TheViewShowsTheLastMoveAndWhatWins) {
  const View view = Rules::view(after("1212121"), {});
  EXPECT_EQ(view.columns, kColumns);
  EXPECT_EQ(view.constants.in_a_row, 4);
  EXPECT_EQ(view.status.plies, 7);
  for (const char* name : {"1a", "1b", "1c", "1d"}) {
    const bool last = std::string_view(name) == "1d";
    EXPECT_EQ(view.cells[*parse_cell(name)], (View::Cell{Disc::kX, last, true})) << name;
  }
  EXPECT_EQ(view.cells[*parse_cell("2a")], (View::Cell{Disc::kO, false, false}));
  EXPECT_EQ(view.cells[*parse_cell("1e")], View::Cell{});
}

}  // namespace
}  // namespace gridmates::connectfour
