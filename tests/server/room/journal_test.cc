// The journal: events that cannot follow are refused, and the fold of the events is the room.
#include <set>

#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

TEST(Evolve, TakesNothingTwiceAndLeavesNothingOut) {
  RoomFixture room = RoomFixture::sudoku().started();
  const std::vector<Event> journal = room.journal;
  ASSERT_TRUE(fold(journal));
  for (std::size_t i = 0; i + 1 < journal.size(); ++i) {
    auto missing = journal;
    missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(fold(missing)) << i;
    auto twice = journal;
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), journal[i]);
    EXPECT_FALSE(fold(twice)) << i;
  }
}

// Whether an event follows a journal of a room in which Ada and Ben play and one member watches.
bool follows(RoomFixture& room, Happening what, std::uint64_t room_ms = 0) {
  Room draft = room.room;
  return draft.evolve({Seq(room.room.head().value + 1), room_ms, 0, MemberNo(1), std::move(what)});
}

RoomFixture tictactoe_with_a_watcher() {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kCleo, Join{});
  EXPECT_TRUE(follows(room, Said{"hello"}));
  return room;
}

TEST(Evolve, OpensARoomOnce) {
  RoomFixture room = tictactoe_with_a_watcher();
  EXPECT_FALSE(follows(room, RoomOpened{}));
}

TEST(Evolve, MembersHaveTheNextNumberAndComeOnce) {
  RoomFixture room = tictactoe_with_a_watcher();
  EXPECT_FALSE(follows(room, MemberJoined{MemberNo(5), PlayerId(50), Name("Eve")}));
  EXPECT_FALSE(follows(room, MemberJoined{MemberNo(4), PlayerId(kAda), Name("Ada")}));
  EXPECT_TRUE(follows(room, MemberJoined{MemberNo(4), PlayerId(50), Name("Eve")}));
}

TEST(Evolve, NobodyWhoIsNotHereLeavesOrBecomesHost) {
  RoomFixture room = tictactoe_with_a_watcher();
  EXPECT_FALSE(follows(room, MemberLeft{MemberNo(9), false}));
  EXPECT_FALSE(follows(room, HostPassed{MemberNo(9)}));
}

TEST(Evolve, ChairsAreTakenWhenFreeAndLeftByWhoSitsThere) {
  RoomFixture room = tictactoe_with_a_watcher();
  const MemberNo cleo = room.number(kCleo);
  EXPECT_FALSE(follows(room, SeatTaken{cleo, Chair(2)}));
  EXPECT_FALSE(follows(room, SeatTaken{cleo, Chair(3)}));
  EXPECT_FALSE(follows(room, SeatTaken{cleo, Chair(0)}));
  EXPECT_FALSE(follows(room, SeatLeft{cleo, Chair(0)}));
  EXPECT_FALSE(follows(room, SeatLeft{MemberNo(1), Chair(2)}));
}

// In older journals a player who came back got another number.
TEST(Evolve, ANumberIsGivenBackToItsPlayerAlone) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  room.ask(kBen, Leave{});
  room.ask(kBen, Join{true});
  room.ask(kCleo, Join{true});
  EXPECT_TRUE(follows(room, SeatTaken{room.number(kBen), Chair(2), {2}}));
  EXPECT_TRUE(follows(room, SeatTaken{room.number(kBen), Chair(2)}));
  EXPECT_TRUE(follows(room, SeatTaken{room.number(kCleo), Chair(2)}));
  EXPECT_FALSE(follows(room, SeatTaken{room.number(kCleo), Chair(2), {2}}));
  EXPECT_FALSE(follows(room, SeatTaken{room.number(kBen), Chair(2), {1}}));
  EXPECT_FALSE(follows(room, SeatTaken{room.number(kBen), Chair(2), {9}}));
  Room old = room.room;
  const SeatTaken seat{room.number(kBen), Chair(2)};
  ASSERT_TRUE(old.evolve({Seq(old.head().value + 1), 0, 0, seat.member, seat}));
  EXPECT_EQ(old.number_of(seat.member), Seat(2));
}

TEST(Evolve, AMatchThatIsOnGetsNoBoardAndStartsNoOther) {
  RoomFixture room = tictactoe_with_a_watcher();
  EXPECT_FALSE(follows(room, tictactoe_board()));
  EXPECT_FALSE(follows(room, MatchStarted{2, {MemberNo(1), MemberNo(2)}}));
  EXPECT_FALSE(follows(room, MatchUnpaused{}));
}

TEST(Evolve, MovesAreOfTheSeatThatIsOnTurn) {
  RoomFixture room = tictactoe_with_a_watcher();
  EXPECT_TRUE(follows(room, Moved{Seat(0), core::Blob<limits::kMoveBytes>(mark(0).move)}));
  EXPECT_FALSE(follows(room, Moved{Seat(1), core::Blob<limits::kMoveBytes>(mark(0).move)}));
  EXPECT_FALSE(follows(room, Moved{Seat(2), core::Blob<limits::kMoveBytes>(mark(0).move)}));
}

TEST(Evolve, RefusesWhatHasNoMatch) {
  RoomFixture room = RoomFixture::sudoku();
  EXPECT_FALSE(follows(room, MatchPaused{}));
  EXPECT_FALSE(follows(room, MatchEnded{}));
  EXPECT_FALSE(follows(room, Moved{Seat(0), {}}));
  EXPECT_FALSE(follows(room, MatchStarted{1, {}}));
  EXPECT_FALSE(follows(room, MatchStarted{2, {MemberNo(1)}}));
  EXPECT_FALSE(follows(room, MatchStarted{1, {MemberNo(2)}}));
  EXPECT_TRUE(follows(room, MatchStarted{1, {MemberNo(1)}}));
}

TEST(Evolve, TimeNeverRunsBackwards) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.now.room_ms = 500;
  room.ask(kAda, set(0, 5));
  EXPECT_FALSE(follows(room, Said{"hello"}, 499));
  EXPECT_TRUE(follows(room, Said{"hello"}, 500));
}

TEST(Evolve, RefusesAnUnknownGameAndOtherRules) {
  RoomFixture room = RoomFixture::sudoku();
  auto opened = std::get<RoomOpened>(room.journal.front().what);
  const auto opens = [](RoomOpened what) {
    return Room(test_games()).evolve({Seq(1), 0, 0, MemberNo(1), std::move(what)});
  };
  EXPECT_TRUE(opens(opened));
  opened.rules_version = 99;
  EXPECT_FALSE(opens(opened));
  opened.game = "chess";
  EXPECT_FALSE(opens(opened));
}

TEST(Evolve, NothingFollowsTheEnd) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kAda, Leave{});
  EXPECT_FALSE(follows(room, Said{"hello"}));
}

TEST(Decide, InARoomThatWasNeverOpened) {
  const Decision decision = Room(test_games()).decide({identity(kAda), Join{}}, {});
  EXPECT_EQ(std::get<Refusal>(decision).code(), Refusal::Code::kRoomClosed);
}

TEST(StateHash, TellsEverythingApartThatEventsMake) {
  RoomFixture room = RoomFixture::tictactoe();
  std::set<std::uint64_t> hashes;
  const auto is_new = [&] { return hashes.insert(room.room.state_hash()).second; };
  EXPECT_TRUE(is_new());
  room.ask(kBen, Join{});
  EXPECT_TRUE(is_new());
  room.ask(kAda, Start{});
  EXPECT_TRUE(is_new());
  // The same seq and time, but another cell.
  Room other = room.room;
  const auto play = [&room](std::uint8_t cell) {
    return std::get<std::vector<Event>>(room.room.decide({identity(kAda), mark(cell)}, room.now))
        .front();
  };
  ASSERT_TRUE(other.evolve(play(3)));
  room.ask(kAda, mark(4));
  EXPECT_TRUE(is_new());
  EXPECT_NE(other.state_hash(), room.room.state_hash());
}

TEST(StateHash, IsTheFoldOfTheJournal) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kAda, mark(4));
  room.ask(kAda, Pause{});
  room.ask(kAda, Unpause{});
  room.ask(kBen, Resign{});
  room.ask(kCleo, Join{});
  room.ask(kAda, Rematch{});
  const auto replayed = fold(room.journal);
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->state_hash(), room.room.state_hash());
  EXPECT_EQ(replayed->view({}), room.room.view({}));
  EXPECT_EQ(replayed->head(), room.room.head());
}

}  // namespace
}  // namespace gridmates::room
