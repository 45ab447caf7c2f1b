// Ultimate tic-tac-toe as a game: turns, refusals, ends, and views.
#include "engine/ultimate/rules.h"

#include <gtest/gtest.h>

#include <sstream>

namespace gridmates::ultimate {
namespace {

using core::Outcome;
using core::RefusalCode;
using core::Seat;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

// Puts marks on these cells, X first.
State after(const std::string& cells) {
  State state;
  std::istringstream names(cells);
  for (std::string name; names >> name;) {
    auto next = Rules::play(state, Rules::to_move(state).first(), {*parse_cell(name)});
    EXPECT_TRUE(next) << name << ": " << next.error().message;
    if (next) state = *next;
  }
  return state;
}

void expect_refused(const State& state, Seat seat, std::uint8_t cell, RefusalCode code,
                    const char* message) {
  const auto played = Rules::play(state, seat, {cell});
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error(), (core::Refusal{code, message}));
}

std::uint8_t cell(const char* name) { return *parse_cell(name); }

// Short games, found at random.
constexpr const char* kWonByX =
    "b6 d7 a3 a9 b9 f7 h3 d9 b7 d3 b8 d6 g7 c2 g5 c4 i2 g4 a2 a5 b5 d5 b4 d1 a1";
constexpr const char* kWonByO =
    "c7 h3 d9 a8 a6 c9 i9 g8 c4 h1 d3 a9 b8 f4 g2 c6 h8 f5 h5 f6 g9 a7 c1 h2";
constexpr const char* kDrawn =
    "f1 h1 e3 f7 h3 d9 c7 h2 f6 i8 g6 c9 i7 g3 b8 d6 a9 c1 i3 g7 c2 i6 h9 e8 f5 h6 f4 i1 e2 h5 d3 "
    "g9 c5 h4 c4 b3 h7 a3 c6 i9 h8 c3";

TEST(Ultimate, IsPlayedByTwo) {
  EXPECT_EQ(Rules::facts().id, "ultimate");
  EXPECT_EQ(Rules::facts().at(core::Table::kVersus)->max_seats, 2);
  EXPECT_EQ(Rules::facts().at(core::Table::kCoop), nullptr);
}

TEST(Ultimate, TurnsAlternateFromSeatZero) {
  EXPECT_EQ(Rules::to_move({}), core::SeatSet::only(kFirst));
  EXPECT_EQ(Rules::to_move(after("e5")), core::SeatSet::only(kSecond));
  EXPECT_EQ(Rules::to_move(after("e5 d4")), core::SeatSet::only(kFirst));
}

TEST(Ultimate, AMarkSendsToTheBoardThatStandsWhereItStands) {
  const View view = Rules::view(after("a1 c3"), {});
  for (std::uint8_t board = 0; board < kNines; ++board) {
    EXPECT_EQ(view.status.boards[board].playable, board == 8) << int{board};
  }
}

TEST(Ultimate, RefusalsAreSentencesForAPlayer) {
  expect_refused({}, kSecond, 0, RefusalCode::kNotYourTurn, "It is X's turn.");
  expect_refused(after("e5"), kFirst, 0, RefusalCode::kNotYourTurn, "It is O's turn.");
  expect_refused(after("e5"), kSecond, cell("a1"), RefusalCode::kIllegalMove,
                 "You must play in the board d4-f6.");
  expect_refused(after("e5"), kSecond, cell("e5"), RefusalCode::kIllegalMove, "e5 is taken.");
  expect_refused({}, kFirst, 81, RefusalCode::kInvalid,
                 "There is no such cell; the cells are a1 to i9.");
  expect_refused({}, Seat(2), 0, RefusalCode::kNotSeated, "You have no part in this match.");
  expect_refused(after(kWonByX), kSecond, cell("e5"), RefusalCode::kMatchOver,
                 "The match is over.");
}

TEST(Ultimate, ARefusalHasItsSentenceAndWhatItNames) {
  const core::Refusal no = Rules::play(after("e5"), kSecond, {cell("a1")}).error();
  EXPECT_EQ(no.sentence, "You must play in the board {board}.");
  EXPECT_EQ(no.parameters, (core::Parameters{{"board", "d4-f6"}}));
}

TEST(Ultimate, ABoardThatIsWonStaysClosed) {
  const State state = after("b6 d7 a3 a9 b9 f7 h3 d9 b7 d3 b8 d6");
  const View view = Rules::view(state, {});
  EXPECT_EQ(view.status.boards[6], (View::SmallBoard{Small::kX, false, false}));
  for (const std::uint8_t board : {0, 1, 2, 3, 4, 5, 7, 8}) {
    EXPECT_TRUE(view.status.boards[board].playable) << int{board};
  }
  expect_refused(state, kFirst, cell("c8"), RefusalCode::kIllegalMove,
                 "The board a7-c9 is won already.");
  EXPECT_TRUE(Rules::play(state, kFirst, {cell("i1")}));
}

// X O X / X O O / O X X, and O is sent there.
TEST(Ultimate, ABoardThatIsFullIsClosedToo) {
  State state;
  state.position.x[0] = 0b110001101;
  state.position.o[0] = 0b001110010;
  state.position.x[8] = 0b000000001;
  state.position.last = cell("g7");
  const View view = Rules::view(state, {});
  EXPECT_EQ(view.status.boards[0].result, Small::kDrawn);
  EXPECT_TRUE(view.status.boards[4].playable);
  const Seat seat = Rules::to_move(state).first();
  expect_refused(state, seat, cell("a1"), RefusalCode::kIllegalMove, "The board a1-c3 is full.");
  EXPECT_TRUE(Rules::play(state, seat, {cell("e5")}));
}

TEST(Ultimate, ThreeBoardsInARowWin) {
  const State state = after(kWonByX);
  EXPECT_EQ(Rules::outcome(state), (Outcome{Outcome::Kind::kWon, kFirst}));
  EXPECT_TRUE(Rules::to_move(state).empty());
  const View view = Rules::view(state, {});
  EXPECT_EQ(view.status.plies, 25);
  for (const std::uint8_t board : {0, 3, 6}) {
    EXPECT_EQ(view.status.boards[board], (View::SmallBoard{Small::kX, false, true}));
  }
  EXPECT_EQ(view.cells[cell("a1")], (View::Cell{Mark::kX, true}));
  EXPECT_EQ(view.cells[cell("d1")], (View::Cell{Mark::kO, false}));
  EXPECT_EQ(Rules::outcome(after(kWonByO)), (Outcome{Outcome::Kind::kWon, kSecond}));
}

// X has won five small boards here, O four.
TEST(Ultimate, WhoHasMoreBoardsHasNotWon) {
  const State state = after(kDrawn);
  EXPECT_EQ(Rules::outcome(state), (Outcome{Outcome::Kind::kDrawn, {}}));
  EXPECT_TRUE(Rules::to_move(state).empty());
}

}  // namespace
}  // namespace gridmates::ultimate
