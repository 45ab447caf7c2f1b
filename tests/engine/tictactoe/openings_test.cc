// The openings of m,n,k games: who puts which marks, the choices at each stage, and who has won.
#include <gtest/gtest.h>

#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {
namespace {

using core::Outcome;
using core::RefusalCode;
using core::Seat;
using Act = Move::Act;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

class Table {
 public:
  explicit Table(const Variant& variant) : state_(*Rules::start(variant)) {}

  // The player to move plays these: cells, and "swap", "stay", "more".
  Table& play(std::initializer_list<const char*> words) {
    for (const char* word : words) {
      const auto next = Rules::play(state_, turn(), move(word));
      EXPECT_TRUE(next) << word << ": " << next.error().message;
      if (next) state_ = *next;
    }
    return *this;
  }
  std::string refusal(Seat seat, std::string_view word) const {
    const auto next = Rules::play(state_, seat, move(word));
    return next ? "" : next.error().message;
  }
  Seat turn() const {
    const core::SeatSet seats = Rules::to_move(state_);
    return seats.empty() ? Seat{9} : seats.first();
  }
  const State& state() const { return state_; }
  Mark at(std::string_view cell) const { return state_.marks[*parse_cell(cell, state_.variant())]; }

 private:
  Move move(std::string_view word) const {
    if (word == "swap") return Move::of(Act::kSwap);
    if (word == "stay") return Move::of(Act::kStay);
    if (word == "more") return Move::of(Act::kMore);
    return Move::put(*parse_cell(word, state_.variant()));
  }
  State state_;
};

Variant with(Opening opening) { return Variant::of(7, 7, 4, Overline::kWins, opening); }

TEST(Openings, FreeOffersNothing) {
  Table table(with(Opening::kFree));
  for (const char* word : {"swap", "stay", "more"}) EXPECT_NE(table.refusal(kFirst, word), "");
  table.play({"d4"});
  EXPECT_EQ(table.refusal(kSecond, "swap"), "There is nothing to swap now.");
  EXPECT_EQ(table.turn(), kSecond);
}

TEST(Openings, PieIsSwappedAfterTheFirstMarkAlone) {
  Table table(with(Opening::kPie));
  EXPECT_EQ(table.refusal(kFirst, "swap"), "There is nothing to swap now.");
  table.play({"d4"});
  EXPECT_EQ(table.turn(), kSecond);
  table.play({"swap"});
  EXPECT_EQ(table.turn(), kFirst) << "who has O now";
  EXPECT_TRUE(table.state().swapped());
  EXPECT_EQ(table.refusal(kSecond, "a1"), "It is O's turn.");
  EXPECT_EQ(table.refusal(kFirst, "swap"), "There is nothing to swap now.");
  table.play({"a1", "d5", "a2", "d6", "a3", "d7"});
  EXPECT_EQ(Rules::outcome(table.state()), (Outcome{Outcome::Kind::kWon, kSecond}));
}

TEST(Openings, PieIsAcceptedByPlaying) {
  Table table(with(Opening::kPie));
  table.play({"d4", "a1"});
  EXPECT_EQ(table.at("a1"), Mark::kO);
  EXPECT_EQ(table.turn(), kFirst);
  EXPECT_EQ(table.refusal(kFirst, "swap"), "There is nothing to swap now.");
}

TEST(Openings, Swap2IsThreeMarksOfTheFirstPlayer) {
  Table table(with(Opening::kSwap2));
  EXPECT_EQ(table.refusal(kSecond, "a1"), "It is X's turn.");
  table.play({"d4"});
  EXPECT_EQ(table.turn(), kFirst);
  table.play({"e4"});
  EXPECT_EQ(table.turn(), kFirst);
  EXPECT_EQ(table.at("e4"), Mark::kO);
  EXPECT_EQ(table.refusal(kFirst, "more"), "The opening does not ask for that now.");
  table.play({"d5"});
  EXPECT_EQ(table.turn(), kSecond);
  EXPECT_EQ(table.at("d5"), Mark::kX);
  EXPECT_EQ(table.refusal(kSecond, "stay"), "The opening does not ask for that now.");
}

TEST(Openings, Swap2IsAnsweredByPlayingSwappingOrTwoMore) {
  Table plays(with(Opening::kSwap2));
  plays.play({"d4", "e4", "d5", "a1"});
  EXPECT_EQ(plays.at("a1"), Mark::kO);
  EXPECT_EQ(plays.turn(), kFirst);
  EXPECT_FALSE(plays.state().swapped());

  Table swaps(with(Opening::kSwap2));
  swaps.play({"d4", "e4", "d5", "swap"});
  EXPECT_EQ(swaps.turn(), kFirst);
  EXPECT_TRUE(swaps.state().swapped());

  Table more(with(Opening::kSwap2));
  more.play({"d4", "e4", "d5", "more"});
  EXPECT_EQ(more.turn(), kSecond);
  EXPECT_EQ(more.refusal(kSecond, "more"), "The opening does not ask for that now.");
  more.play({"f4", "f5"});
  EXPECT_EQ(more.at("f4"), Mark::kO);
  EXPECT_EQ(more.at("f5"), Mark::kX);
  EXPECT_EQ(more.turn(), kFirst);
  EXPECT_EQ(more.refusal(kFirst, "a1"), "First choose: swap to play O, or stay X.");
  Table stays = more;
  stays.play({"stay"});
  EXPECT_EQ(stays.turn(), kSecond) << "who has O";
  Table takes = more;
  takes.play({"swap"});
  EXPECT_EQ(takes.turn(), kFirst) << "who has O now";
  takes.play({"a1", "d6", "a2", "d7"});
  EXPECT_EQ(Rules::outcome(takes.state()), (Outcome{Outcome::Kind::kWon, kSecond}));
}

TEST(Openings, OnlyAMarkHasACell) {
  Table table(with(Opening::kPie));
  table.play({"d4"});
  const auto swap = Rules::play(table.state(), kSecond, Move{3, {Act::kSwap}});
  ASSERT_FALSE(swap);
  EXPECT_EQ(swap.error().code, RefusalCode::kInvalid);
}

// Values stored before there were other boards.
TEST(OldValues, HaveTheBytesThatTheyHad) {
  const core::Bytes old_board = {1, 3};
  EXPECT_EQ(core::encode(Variant{}), old_board);
  EXPECT_EQ(core::decode<Board>(old_board), Variant{});
  const core::Bytes old_move = {1, 8};
  EXPECT_EQ(core::encode(Move::put(8)), old_move);
  EXPECT_EQ(core::decode<Move>(old_move), Move::put(8));
  const core::Bytes old_start = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(core::encode(*Rules::start({})), old_start);
  const core::Bytes old_state = {1, 1, 0, 0, 0, 2, 0, 0, 0, 1, 1, 8};
  const auto state = core::decode<State>(old_state);
  ASSERT_TRUE(state);
  EXPECT_EQ(core::encode(*state), old_state);
  EXPECT_EQ(state->last, StoredCell{8});
  EXPECT_EQ(Rules::to_move(*state), core::SeatSet::only(kSecond));
  const core::Bytes old_size_four = {1, 4};
  EXPECT_EQ(core::decode<Board>(old_size_four), (Variant{4}));
}

TEST(NewValues, ComeBackFromTheirBytes) {
  const Variant gomoku = Variant::of(15, 15, 5, Overline::kNoLine, Opening::kSwap2);
  EXPECT_EQ(core::decode<Variant>(core::encode(gomoku)), gomoku);
  Table table(Variant::of(19, 19, 5));
  table.play({"s19", "h8"});
  EXPECT_EQ(core::decode<State>(core::encode(table.state())), table.state());
  for (const std::uint16_t cell : {0, 254, 255, 360}) {
    EXPECT_EQ(core::decode<Move>(core::encode(Move::put(cell))), Move::put(cell));
  }
}

// A view has everything in the state, so a computer sees what a player sees.
TEST(Views, GiveTheStateBack) {
  for (const Opening opening : {Opening::kFree, Opening::kPie, Opening::kSwap2}) {
    Table table(with(opening));
    table.play({"d4"});
    EXPECT_EQ(state_of(Rules::view(table.state(), {})), table.state());
  }
}

TEST(Variants, HaveWordsAndCategories) {
  EXPECT_EQ(read_board("15x10X5"), Variant::of(15, 10, 5));
  for (const char* bad : {"", "3", "3x3", "3x3x", "3x3x3 ", "x3x3", "-3x3x3"}) {
    EXPECT_FALSE(read_board(bad)) << bad;
  }
  for (const char* impossible : {"0x0x0", "3x3x0", "3x3x300", "999999999999x3x3"}) {
    ASSERT_TRUE(read_board(impossible)) << impossible;
    EXPECT_FALSE(check(*read_board(impossible))) << impossible;
  }
  EXPECT_EQ(category_of({}), "") << "the lines of old runs";
  EXPECT_EQ(category_of(Variant::of(15, 15, 5, Overline::kNoLine, Opening::kSwap2)),
            "15x15x5 exact swap2");
}

}  // namespace
}  // namespace gridmates::tictactoe
