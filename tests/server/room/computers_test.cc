// Computers on seats.
#include "server/base/computers.h"

#include "tests/server/room/racing.h"
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

using core::Level;

Identity computer(Level level, std::uint8_t chair) {
  return {computer_player(level, Chair(chair)), Name("Hal")};
}

// Ada against a computer that plays second.
RoomFixture against_computer(Level level = Level::k4) {
  RoomFixture duel = RoomFixture::tictactoe();
  duel.ask(kAda, SeatComputer{Chair(2), level});
  return duel;
}

MemberView member_at(const RoomFixture& fixture, std::uint8_t chair) {
  for (const MemberView& member : fixture.room.view({}).members) {
    if (member.chair == Chair(chair)) return member;
  }
  return {};
}

TEST(Computers, TakeASeatByTheHost) {
  RoomFixture duel = RoomFixture::tictactoe();
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(2), Level::k4}), "member_joined seat_taken");
  EXPECT_EQ(duel.last_one<SeatTaken>().chair, Chair(2));
  EXPECT_EQ(duel.last().back().by, duel.last_one<SeatTaken>().member);
  EXPECT_EQ(member_at(duel, 2).computer, 4);
  EXPECT_EQ(member_at(duel, 2).name, Name("computer 4"));
  EXPECT_EQ(member_at(duel, 1).computer, 0);
  EXPECT_EQ(duel.ask(kBen, Join{}), "member_joined") << "its seat is taken";
  EXPECT_EQ(duel.ask(kBen, SeatComputer{Chair(2), {}}), "forbidden");
  expect_replay(duel);
}

TEST(Computers, MayTakeTheFirstFreeSeat) {
  RoomFixture duel = RoomFixture::tictactoe();
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(0), Level::k1}), "member_joined seat_taken");
  EXPECT_EQ(duel.last_one<SeatTaken>().chair, Chair(2));
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(0), Level::k1}), "room_full");
}

TEST(Computers, GiveWayToAnotherLevelAndGo) {
  RoomFixture duel = against_computer();
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(2), Level::k6}),
            "member_left member_joined seat_taken");
  EXPECT_EQ(member_at(duel, 2).computer, 6);
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(2), Level::k6}), "wrong_state");
  EXPECT_EQ(duel.sentence(), "A computer of that level sits on seat 2 already.");
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(2), {}}), "member_left");
  EXPECT_EQ(duel.room.members().size(), 1u);
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(2), {}}), "wrong_state");
  EXPECT_EQ(duel.sentence(), "No computer sits on seat 2.");
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(3), Level::k6}), "invalid");
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(1), Level::k6}), "room_full") << "she sits there";
  expect_replay(duel);
}

TEST(Computers, HaveNamesOfTheirOwn) {
  RoomFixture duel = against_computer(Level::k2);
  duel.ask(kAda, Stand{});
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(1), Level::k2}), "member_joined seat_taken");
  EXPECT_EQ(member_at(duel, 1).name, Name("computer 2 (2)"));
}

TEST(Computers, SitWherePlayersCompete) {
  RoomFixture together = RoomFixture::sudoku();
  EXPECT_EQ(together.ask(kAda, SeatComputer{Chair(2), Level::k1}), "invalid");
  EXPECT_EQ(together.sentence(),
            "Computers can take seats only in versus and race rooms, in games they can play.");
  RoomFixture race = RoomFixture::race();
  EXPECT_EQ(race.ask(kAda, SeatComputer{Chair(2), Level::k1}), "member_joined seat_taken");
}

// Leaving keeps the winner's first place, though the computers have not finished.
TEST(Computers, LeaveAWonRaceToWhoHasWonIt) {
  RoomFixture race = RoomFixture::race();
  race.ask(kAda, SeatComputer{Chair(2), Level::k1});
  race.ask(kAda, Start{});
  finish(race, kAda);
  EXPECT_FALSE(race.room.finished_run()) << "the computer races on";
  EXPECT_EQ(race.ask(kAda, Leave{}), "match_ended member_left room_closed");
  EXPECT_EQ(std::get<MatchEnded>(race.last().front().what),
            (MatchEnded{Result::kSolved, EndCause::kLeft}));
  expect_replay(race);
}

TEST(Computers, TakeNoSeatDuringAMatch) {
  RoomFixture duel = against_computer();
  duel.ask(kAda, Start{});
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(2), Level::k6}), "wrong_state");
  EXPECT_EQ(duel.ask(kAda, Kick{member_at(duel, 2).number}), "wrong_state");
}

TEST(Computers, PlayAsOthersDo) {
  RoomFixture duel = against_computer();
  EXPECT_EQ(duel.ask(kAda, Ready{}), "ready_changed");
  EXPECT_EQ(duel.ask(kAda, Start{}), "match_started") << "a computer is ready";
  EXPECT_EQ(duel.ask(computer(Level::k4, 2), mark(0)), "not_your_turn");
  EXPECT_EQ(duel.ask(kAda, mark(4)), "moved");
  EXPECT_EQ(duel.ask(computer(Level::k4, 2), mark(4)), "illegal_move");
  EXPECT_EQ(duel.ask(computer(Level::k3, 2), mark(0)), "not_member") << "that one is not here";
  EXPECT_EQ(duel.ask(computer(Level::k4, 2), mark(0)), "moved");
  expect_replay(duel);
}

TEST(Computers, AreAskedNothing) {
  RoomFixture duel = against_computer();
  duel.ask(kAda, Start{});
  EXPECT_EQ(duel.ask(kAda, OfferDraw{}), "wrong_state");
  EXPECT_EQ(duel.sentence(), "A computer does not agree on a draw; it plays on.");
  EXPECT_EQ(duel.ask(kAda, Stop{}), "match_ended") << "nobody else has a vote";
  EXPECT_EQ(duel.ask(kAda, Renew{}), "vote_closed");
}

TEST(Computers, AreNeverHost) {
  RoomFixture duel = against_computer();
  EXPECT_EQ(duel.ask(kAda, PassHost{member_at(duel, 2).number}), "wrong_state") << "nobody is here";
  duel.ask(kBen, Join{});
  EXPECT_EQ(duel.ask(kAda, PassHost{member_at(duel, 2).number}), "invalid");
  EXPECT_EQ(duel.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(duel.last_one<HostPassed>().to, duel.number(kBen)) << "though he only watches";
  EXPECT_EQ(duel.ask(kBen, Leave{}), "member_left room_closed") << "a computer keeps no room open";
}

TEST(Computers, MayBePutOutAndComeBack) {
  RoomFixture duel = against_computer();
  EXPECT_EQ(duel.ask(kAda, Kick{member_at(duel, 2).number}), "member_left");
  EXPECT_FALSE(duel.last_one<MemberLeft>().kicked);
  EXPECT_EQ(duel.ask(kAda, SeatComputer{Chair(2), Level::k4}), "member_joined seat_taken");
}

TEST(Computers, AreStoppedByTheHostWhenTheyPlayAlone) {
  RoomFixture duel = against_computer();
  duel.ask(kBen, Join{});
  duel.ask(kAda, Stand{});
  duel.ask(kAda, SeatComputer{Chair(1), Level::k1});
  EXPECT_EQ(duel.ask(kAda, Start{}), "match_started");
  EXPECT_EQ(duel.ask(kBen, Stop{}), "not_seated");
  EXPECT_EQ(duel.ask(kAda, Stop{}), "match_ended");
}

TEST(Computers, RaceOnAloneUntilTheHostStopsThem) {
  RoomFixture race = RoomFixture::race();
  race.ask(kAda, SeatComputer{Chair(2), Level::k1});
  race.ask(kAda, Start{});
  EXPECT_EQ(race.ask(kAda, Resign{}), "gave_up");
  EXPECT_EQ(race.ask(kAda, Stop{}), "match_ended");
}

TEST(Computers, ComeWithANewRoom) {
  RoomSetup setup{RoomCode("TEST-1"), "tictactoe",      core::Table::kVersus, false,
                  identity(kAda),     tictactoe_board()};
  setup.computer = Level::k5;
  const auto opened = Room::open(test_games(), setup, {});
  const auto room = fold(std::get<std::vector<Event>>(opened));
  ASSERT_TRUE(room);
  EXPECT_EQ(room->members().back().second, computer_player(Level::k5, Chair(2)));
  RoomSetup together{RoomCode("TEST-1"), "sudoku",      core::Table::kCoop, false,
                     identity(kAda),     sudoku_board()};
  together.computer = Level::k5;
  const auto refused = Room::open(test_games(), together, {});
  EXPECT_EQ(std::get<Refusal>(refused).reason, Reason::kNoComputer);
}

}  // namespace
}  // namespace gridmates::room
