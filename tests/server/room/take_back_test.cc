// Take-backs between two players.
#include <algorithm>

#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

bool is_marked(const RoomFixture& duel, std::size_t cell) {
  const auto view_of = [](const RoomFixture& one) {
    return one.room.view(one.room.viewer(MemberNo(1))).matches[0].board;
  };
  const RoomFixture fresh = RoomFixture::tictactoe().started();
  return !std::ranges::equal(view_of(duel).cells[cell], view_of(fresh).cells[cell]);
}

TEST(TakeBack, TheOtherPlayerAgrees) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, mark(4));
  EXPECT_EQ(duel.ask(kAda, TakeBack{}), "vote_opened");
  EXPECT_EQ(duel.ask(kBen, Vote{true}), "voted vote_closed moves_taken_back");
  EXPECT_EQ(duel.last_one<MovesTakenBack>().moves, 1);
  EXPECT_EQ(duel.state(), "first_to_move");
  EXPECT_FALSE(is_marked(duel, 4));
  EXPECT_EQ(duel.ask(kAda, mark(4)), "moved");
  expect_replay(duel);
}

TEST(TakeBack, GoesBehindTheAnswerOfTheOtherPlayer) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, mark(4));
  duel.ask(kBen, mark(0));
  duel.ask(kAda, TakeBack{});
  duel.ask(kBen, Vote{true});
  EXPECT_EQ(duel.last_one<MovesTakenBack>().moves, 2);
  EXPECT_EQ(duel.state(), "first_to_move");
  EXPECT_FALSE(is_marked(duel, 0));
  expect_replay(duel);
}

TEST(TakeBack, IsAskedForUntilAMoveIsMade) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, mark(4));
  duel.ask(kAda, TakeBack{});
  EXPECT_EQ(duel.ask(kBen, mark(0)), "moved vote_closed");
  EXPECT_EQ(duel.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kTakeBack, {}, VoteEnd::kRefused, 1, 2}));
  duel.ask(kAda, TakeBack{});
  EXPECT_EQ(duel.ask(kAda, mark(1)), "moved vote_closed") << "what was asked for has changed";
  EXPECT_EQ(duel.last_one<VoteClosed>().end, VoteEnd::kWithdrawn);
  EXPECT_TRUE(is_marked(duel, 0));
  expect_replay(duel);
}

TEST(TakeBack, IsNotAgreedOnByAskingForOnesOwn) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, mark(4));
  duel.ask(kBen, mark(0));
  duel.ask(kAda, TakeBack{});
  EXPECT_EQ(duel.ask(kBen, TakeBack{}), "wrong_state");
  EXPECT_TRUE(is_marked(duel, 0));
}

TEST(TakeBack, MayBeRefused) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, mark(4));
  duel.ask(kAda, TakeBack{});
  EXPECT_EQ(duel.ask(kBen, Vote{false}), "voted vote_closed");
  EXPECT_EQ(duel.state(), "second_to_move");
  EXPECT_TRUE(is_marked(duel, 4));
}

TEST(TakeBack, IsForWhoHasMoved) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  EXPECT_EQ(duel.ask(kAda, TakeBack{}), "wrong_state");
  EXPECT_EQ(duel.sentence(), "You have no move that can be taken back.");
  duel.ask(kAda, mark(4));
  EXPECT_EQ(duel.ask(kBen, TakeBack{}), "wrong_state");
  RoomFixture together = three_have_moved();
  EXPECT_EQ(together.ask(kAda, TakeBack{}), "wrong_state");
  EXPECT_EQ(together.sentence(), "Moves can be taken back only in versus matches.");
}

TEST(TakeBack, IsNotInARatedMatch) {
  RoomFixture rated = RoomFixture::rated().started();
  rated.ask(kAda, mark(4));
  EXPECT_EQ(rated.ask(kAda, TakeBack{}), "wrong_state");
  EXPECT_EQ(rated.sentence(), "Moves cannot be taken back in a rated match.");
}

TEST(TakeBack, AComputerLetsOneAtOnce) {
  RoomFixture duel = RoomFixture::tictactoe();
  duel.ask(kAda, SeatComputer{Chair(2), core::Level::k1});
  duel.ask(kAda, Start{});
  duel.ask(kAda, mark(4));
  EXPECT_EQ(duel.ask(kAda, TakeBack{}), "moves_taken_back");
  EXPECT_EQ(duel.state(), "first_to_move");
  expect_replay(duel);
}

TEST(TakeBack, KeepsTheLastEightMoves) {
  RoomFixture duel = RoomFixture::tictactoe();
  duel.ask(kAda, SeatComputer{Chair(2), core::Level::k1});
  duel.ask(kAda, Start{});
  const Identity computer{duel.room.members()[1].second, Name("computer")};
  // X O X / X O O / O X and the last cell.
  for (const std::uint8_t cell : {0, 1, 2, 4, 3, 5, 7, 6}) {
    const bool first = duel.state() == "first_to_move";
    ASSERT_EQ(first ? duel.ask(kAda, mark(cell)) : duel.ask(computer, mark(cell)), "moved");
  }
  for (int i = 0; i < 4; ++i) EXPECT_EQ(duel.ask(kAda, TakeBack{}), "moves_taken_back");
  EXPECT_EQ(duel.ask(kAda, TakeBack{}), "wrong_state");
  for (const std::size_t cell : {0, 1, 2, 3, 4, 5, 6, 7}) EXPECT_FALSE(is_marked(duel, cell));
}

RoomFixture clocked(const TurnClock& clock) {
  ClocksSet clocks;
  clocks.clocks.push(clock);
  RoomFixture duel("tictactoe", core::Table::kVersus, tictactoe_board(), {}, {}, clocks);
  duel.started();
  return duel;
}

TEST(TakeBack, TheTurnThatWasOnIsPaidFor) {
  RoomFixture duel = clocked({300, 3, false});
  duel.now.room_ms = 10'000;
  duel.ask(kAda, mark(4));
  duel.now.room_ms = 15'000;
  duel.ask(kAda, TakeBack{});
  duel.ask(kBen, Vote{true});
  const RoomView view = duel.room.view(duel.room.viewer(MemberNo(1)));
  EXPECT_EQ(view.matches[0].players[0].clock_ms, 290'000u) << "and adds nothing";
  EXPECT_EQ(view.matches[0].players[1].clock_ms, 295'000u);
  EXPECT_EQ(view.head.turn_since_ms, 15'000u);
  expect_replay(duel);
}

TEST(TakeBack, LosesTheIncrementDownToASecond) {
  RoomFixture duel = clocked({10, 60, false});
  duel.now.room_ms = 1'000;
  duel.ask(kAda, mark(4));
  duel.ask(kBen, mark(0));
  duel.now.room_ms = 21'000;
  duel.ask(kAda, TakeBack{});
  duel.ask(kBen, Vote{true});
  const RoomView view = duel.room.view(duel.room.viewer(MemberNo(1)));
  EXPECT_EQ(view.matches[0].players[0].clock_ms, 1'000u) << "9 s, a minute more, 20 s less";
  EXPECT_EQ(view.matches[0].players[1].clock_ms, 10'000u);
  expect_replay(duel);
}

TEST(TakeBack, OfAnOlderJournalKeepsTheIncrement) {
  const core::Bytes old = core::encode(MovesTakenBack{2});
  EXPECT_EQ(old.size() + 1, core::encode(MovesTakenBack{2, {true}}).size());
  const auto read = core::decode<MovesTakenBack>(old);
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->increments.value);
}

TEST(TakeBack, OutlivesARestart) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, mark(4));
  duel.ask(kBen, mark(0));
  auto again = Room::restore(test_games(), duel.room.chapter());
  ASSERT_TRUE(again);
  duel.room = *std::move(again);
  duel.ask(kAda, TakeBack{});
  EXPECT_EQ(duel.ask(kBen, Vote{true}), "voted vote_closed moves_taken_back");
  EXPECT_EQ(duel.last_one<MovesTakenBack>().moves, 2);
  EXPECT_EQ(fold(duel.journal)->state_hash(), duel.room.state_hash());
}

}  // namespace
}  // namespace gridmates::room
