// Tic-tac-toe as a game: turns, refusals, ends, and views.
#include "engine/tictactoe/rules.h"

#include <gtest/gtest.h>

#include "engine/tictactoe/coordinates.h"

namespace gridmates::tictactoe {
namespace {

using core::Outcome;
using core::RefusalCode;
using core::Seat;

constexpr Seat kX{0};
constexpr Seat kO{1};

// Plays these cells in turn, X first.
State after(std::initializer_list<const char*> cells) {
  State state = *Rules::start({});
  for (const char* name : cells) {
    auto next = Rules::play(state, Rules::to_move(state).first(), {*parse_cell(name)});
    EXPECT_TRUE(next) << name << ": " << next.error().message;
    state = *next;
  }
  return state;
}

void expect_refused(const State& state, Seat seat, std::uint8_t cell, RefusalCode code,
                    const char* message) {
  const auto played = Rules::play(state, seat, {cell});
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error(), (core::Refusal{code, message}));
}

TEST(TicTacToe, SatisfiesTheConcept) {
  static_assert(core::Rules<Rules>);
  EXPECT_EQ(Rules::facts().id, "tictactoe");
  EXPECT_EQ(Rules::facts().at(core::Table::kVersus)->max_seats, 2);
  EXPECT_EQ(Rules::facts().at(core::Table::kCoop), nullptr);
}

TEST(TicTacToe, TurnsAlternateFromSeatZero) {
  EXPECT_EQ(Rules::to_move(after({})), core::SeatSet::only(kX));
  EXPECT_EQ(Rules::to_move(after({"b2"})), core::SeatSet::only(kO));
  EXPECT_EQ(Rules::to_move(after({"b2", "a1"})), core::SeatSet::only(kX));
}

TEST(TicTacToe, RefusalsAreSentencesForAPlayer) {
  expect_refused(after({}), kO, 0, RefusalCode::kNotYourTurn, "It is X's turn.");
  expect_refused(after({"b2"}), kX, 0, RefusalCode::kNotYourTurn, "It is O's turn.");
  expect_refused(after({"b2"}), kO, 4, RefusalCode::kIllegalMove, "b2 is taken.");
  expect_refused(after({}), kX, 9, RefusalCode::kInvalid,
                 "There is no such cell; the cells are a1 to c3.");
  expect_refused(after({}), Seat(2), 0, RefusalCode::kNotSeated, "You have no part in this match.");
  expect_refused(after({"a1", "b1", "a2", "b2", "a3"}), kO, 8, RefusalCode::kMatchOver,
                 "The match is over.");
}

TEST(TicTacToe, ARefusalHasItsSentenceAndWhatItNames) {
  const core::Refusal no = Rules::play(after({"b2"}), kO, {4}).error();
  EXPECT_EQ(no.sentence, "{cell} is taken.");
  EXPECT_EQ(no.parameters, (core::Parameters{{"cell", "b2"}}));
}

TEST(TicTacToe, VariantsThatCannotBeAreRefusedWithTheRange) {
  const auto why = [](const Variant& variant) {
    const auto board = Rules::make_board(variant, {}, nullptr);
    EXPECT_EQ(board.ok(), Rules::start(variant).ok());
    return board ? std::string() : board.error().message;
  };
  EXPECT_EQ(why({4}), "") << "4x3x3";
  EXPECT_EQ(why(Variant::of(19, 19, 19)), "");
  EXPECT_EQ(why(Variant::of(3, 19, 19)), "") << "the longer side counts";
  for (const auto& [columns, rows] : {std::pair{0, 3}, {2, 3}, {3, 2}, {20, 3}, {3, 20}}) {
    EXPECT_EQ(
        why(Variant::of(static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows), 3)),
        "Boards are 3x3 to 19x19.");
  }
  EXPECT_EQ(why(Variant::of(15, 10, 16)), "On this board 3 to 15 in a row win.");
  EXPECT_EQ(why(Variant::of(15, 15, 2)), "On this board 3 to 15 in a row win.");
  EXPECT_EQ(why(Variant::of(3, 3, 3, Overline::kWins, Opening::kSwap2)),
            "With the opening swap2 boards are 4x4 to 19x19.");
  EXPECT_EQ(why(Variant::of(9, 9, 3, Overline::kWins, Opening::kSwap2)),
            "On this board 4 to 9 in a row win with the opening swap2.");
}

TEST(TicTacToe, EndsAreWonByEitherOrDrawn) {
  EXPECT_EQ(Rules::outcome(after({"a1", "b1", "a2", "b2", "a3"})),
            (Outcome{Outcome::Kind::kWon, kX}));
  EXPECT_EQ(Rules::outcome(after({"a1", "b1", "a2", "b2", "c1", "b3"})),
            (Outcome{Outcome::Kind::kWon, kO}));
  EXPECT_EQ(Rules::outcome(after({"a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"})),
            (Outcome{Outcome::Kind::kDrawn, {}}));
  EXPECT_FALSE(Rules::outcome(after({"a1"})).over());
}

TEST(TicTacToe, TheViewMarksTheLastMoveAndTheLine) {
  const View view = Rules::view(after({"a1", "b1", "a2", "b2", "a3"}), {});
  EXPECT_EQ(view.cells[*parse_cell("a3")], (View::Cell{Mark::kX, true, true}));
  EXPECT_EQ(view.cells[*parse_cell("a1")], (View::Cell{Mark::kX, false, true}));
  EXPECT_EQ(view.cells[*parse_cell("b2")], (View::Cell{Mark::kO, false, false}));
  EXPECT_EQ(view.status.plies, 5);
  EXPECT_TRUE(view.status.outcome.over());
}

TEST(TicTacToe, AnImpossibleStateIsNobodysTurn) {
  State state;
  std::fill(state.marks.begin(), state.marks.end(), Mark::kX);
  state.last = StoredCell{200};
  EXPECT_TRUE(Rules::to_move(state).empty());
  EXPECT_FALSE(Rules::play(state, kX, {0}));
  EXPECT_EQ(Rules::view(state, {}).status.plies, 9);
}

TEST(TicTacToe, CellsHaveNames) {
  for (std::uint8_t cell = 0; cell < kCells; ++cell)
    EXPECT_EQ(*parse_cell(format_cell(cell)), cell);
  EXPECT_EQ(format_cell(1), "b1");
  EXPECT_EQ(format_cell(3), "a2");
  EXPECT_EQ(*parse_cell("C3"), 8);
  for (const char* bad : {"", "a", "d1", "a4", "a0", "1a", "a11", "@1", "a01", "a1 "})
    EXPECT_FALSE(parse_cell(bad)) << bad;
  const Variant large = Variant::of(19, 19, 5);
  for (std::uint16_t cell = 0; cell < kMaxCells; ++cell)
    EXPECT_EQ(*parse_cell(format_cell(cell, 19), large), cell);
  EXPECT_EQ(format_cell(7 + 19 * 7, 19), "h8");
  EXPECT_EQ(*parse_cell("S19", large), 360);
  EXPECT_EQ(parse_cell("t1", large).error().message,
            "There is no such cell; the cells are a1 to s19.");
}

}  // namespace
}  // namespace gridmates::tictactoe
