// Races: one board, a match per seat; who sees what, places, and how a race ends.
#include "gtest/gtest.h"
#include "tests/server/room/racing.h"

namespace gridmates::room {
namespace {

using Kind = core::Viewer::Kind;

TEST(Race, EverySeatHasAMatchOfItsOwn) {
  RoomFixture room = three();
  EXPECT_EQ(room.state(), "together");
  EXPECT_EQ(room.ask(kAda, set(0, 9)), "moved");
  EXPECT_EQ(room.last_one<Moved>().seat, Seat(0));
  EXPECT_EQ(room.ask(kBen, set(0, 5)), "moved");
  EXPECT_EQ(room.last_one<Moved>().seat, Seat(1));
  const RoomView ada = seen_by(room, kAda);
  ASSERT_EQ(ada.matches.size(), 3u);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(ada.matches[seat].index, seat);
    EXPECT_EQ(ada.matches[seat].players.size(), 1u);
    EXPECT_EQ(racer(ada, seat).seat.value, seat);
  }
  EXPECT_NE(ada.matches[0].board.cells, seen_by(room, kBen).matches[1].board.cells);
  EXPECT_EQ(room.ask(kDan, set(0, 5)), "not_seated");
}

TEST(Race, OthersAreSeenAsCountsUntilOneHasFinished) {
  RoomFixture room = three();
  EXPECT_EQ(boards_of(room, kAda), "0");
  EXPECT_EQ(boards_of(room, kCleo), "2");
  EXPECT_EQ(boards_of(room, kDan), "");
  const auto counts = seen_by(room, kDan).matches[1].board.status;
  room.ask(kBen, set(1, 3));
  EXPECT_NE(seen_by(room, kDan).matches[1].board.status, counts);
  EXPECT_EQ(finish(room, kBen), "moved");
  EXPECT_EQ(boards_of(room, kBen), "0 1 2");
  EXPECT_EQ(room.room.viewer(room.number(kBen)), (core::Viewer{Kind::kPlayer, Seat(1)}));
  EXPECT_EQ(boards_of(room, kAda), "0");
  EXPECT_EQ(room.ask(kAda, Resign{}), "gave_up");
  EXPECT_EQ(boards_of(room, kAda), "0") << "who gives up could tell a racer what is on them";
  room.ask(kCleo, Resign{});
  EXPECT_EQ(boards_of(room, kDan), "0 1 2") << "after the end everybody sees all";
  EXPECT_EQ(room.room.viewer(room.number(kCleo)), (core::Viewer{Kind::kAfterwards, Seat(2)}));
}

TEST(Race, ARivalsMoveIsHiddenAndKeepsItsNumber) {
  RoomFixture room = three();
  room.ask(kBen, set(0, 9));
  const Event moved = room.last().front();
  const auto knows = [&](Person who) {
    return room.room.may_know(moved, room.room.viewer(room.number(who)));
  };
  EXPECT_TRUE(knows(kBen));
  EXPECT_FALSE(knows(kAda));
  EXPECT_FALSE(knows(kDan));
  finish(room, kAda);
  EXPECT_TRUE(knows(kAda));
}

// Cleo has finished after 61 s, Ada after 75 s.
RoomFixture two_have_finished() {
  RoomFixture room = three();
  room.now.room_ms = 61'000;
  EXPECT_EQ(finish(room, kCleo), "moved");
  room.now.room_ms = 75'000;
  EXPECT_EQ(finish(room, kAda), "moved");
  return room;
}

TEST(Race, PlacesAreGivenAsTheyCome) {
  RoomFixture room = two_have_finished();
  EXPECT_EQ(racer(seen_by(room, kDan), 0).place, 2);
  EXPECT_EQ(racer(seen_by(room, kDan), 1).place, 0);
  room.now.room_ms = 80'000;
  EXPECT_EQ(finish(room, kBen), "moved match_ended");
  EXPECT_EQ(room.state(), "solved");
  EXPECT_EQ(racer(seen_by(room, kDan), 1).place, 3);
}

TEST(Race, WhoHasFinishedPlaysNoMore) {
  RoomFixture room = two_have_finished();
  EXPECT_EQ(room.ask(kAda, set(0, 9)), "wrong_state");
}

TEST(Race, WhoHasFinishedMayGoAndKeepsThePlace) {
  RoomFixture room = two_have_finished();
  EXPECT_EQ(room.ask(kCleo, Leave{}), "member_left");
  const RoomView view = seen_by(room, kDan);
  EXPECT_EQ(racer(view, 2).place, 1);
  EXPECT_EQ(racer(view, 2).finished_ms, 61'000u);
  EXPECT_FALSE(racer(view, 2).out);
}

// A place that was reached is kept; the lead alone is no place.
// Ben led and was put out; then Cleo finished.
RoomFixture without_the_leader() {
  RoomFixture room = three();
  for (std::uint8_t cell = 0; cell < 3; ++cell) room.ask(kBen, set(cell, 5));
  EXPECT_EQ(room.ask(kAda, Kick{room.number(kBen)}), "member_left") << "the leader";
  EXPECT_EQ(finish(room, kCleo), "moved");
  return room;
}

TEST(Race, WhoIsPutOutInTheLeadHasNoPlace) {
  const RoomFixture room = without_the_leader();
  EXPECT_EQ(racer(seen_by(room, kDan), 1).place, 0);
  EXPECT_TRUE(racer(seen_by(room, kDan), 1).out);
}

TEST(Race, WhoIsPutOutKeepsAPlaceThatHasBeenReached) {
  RoomFixture room = without_the_leader();
  EXPECT_EQ(room.ask(kAda, Kick{room.number(kCleo)}), "member_left");
  EXPECT_EQ(racer(seen_by(room, kDan), 2).place, 1);
  EXPECT_FALSE(racer(seen_by(room, kDan), 2).out);
}

TEST(Race, ARunNamesThoseWhoWerePutOutByTheirPlaces) {
  RoomFixture room = without_the_leader();
  EXPECT_EQ(room.ask(kAda, Kick{room.number(kCleo)}), "member_left");
  EXPECT_EQ(finish(room, kAda), "moved match_ended");
  const auto run = room.room.finished_run();
  ASSERT_TRUE(run);
  ASSERT_EQ(run->players.size(), 3u);
  EXPECT_EQ(run->players[0].name.str(), "Cleo");
  EXPECT_EQ(run->players[1].name.str(), "Ada");
  EXPECT_EQ(run->players[2].name.str(), "Ben");
  EXPECT_EQ(run->players[2].place, 0);
}

// A view can show two of these boards.
TEST(Race, WhereNotAllBoardsFitTheBetterOnesAreShownAfterTheEnd) {
  RoomFixture room{"wide", core::Table::kRace, probe_board(core::Table::kRace)};
  room.ask(kBen, Join{});
  room.ask(kCleo, Join{});
  room.ask(kDan, Join{true});
  room.ask(kAda, Start{});
  room.ask(kCleo, probe(kSolves));
  EXPECT_EQ(boards_of(room, kCleo), "0 2") << "their own, and another";
  EXPECT_EQ(boards_of(room, kBen), "1");
  room.ask(kBen, probe(kSolves));
  room.ask(kAda, probe(kLoses));
  EXPECT_EQ(boards_of(room, kCleo), "1 2") << "first and second";
  EXPECT_EQ(boards_of(room, kBen), "1 2");
  EXPECT_EQ(boards_of(room, kAda), "0 2") << "their own, and the winner's";
  EXPECT_EQ(boards_of(room, kDan), "1 2") << "who did not race: the best";
}

TEST(Race, WhoLeavesIsUnplacedAndOthersGoOn) {
  RoomFixture room = three();
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left");
  EXPECT_TRUE(racer(seen_by(room, kDan), 1).out);
  EXPECT_EQ(room.ask(kCleo, Stand{}), "seat_left");
  EXPECT_EQ(room.ask(kCleo, Sit{}), "wrong_state");
  EXPECT_EQ(boards_of(room, kCleo), "2") << "who has stood up sees no more than before";
  EXPECT_EQ(room.ask(kEve, Join{}), "member_joined") << "a late comer only watches";
  EXPECT_EQ(boards_of(room, kEve), "");
  EXPECT_EQ(room.ask(kAda, Leave{}), "match_ended member_left host_passed");
  EXPECT_EQ(room.state(), "unsolved");
}

TEST(Race, EndsLostWhenTheLastIsLostAndNobodyHasFinished) {
  RoomFixture room = probe_race();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, probe(kLoses)), "moved");
  EXPECT_EQ(room.ask(kAda, probe(kOn)), "wrong_state");
  EXPECT_EQ(room.ask(kAda, Resign{}), "wrong_state");
  EXPECT_EQ(room.ask(kBen, probe(kLoses)), "moved match_ended");
  EXPECT_EQ(room.state(), "lost");
  EXPECT_FALSE(room.room.finished_run());
}

TEST(Race, IsSolvedWhenAnybodyHasFinished) {
  for (const Ask& end : {Ask(Stop{}), Ask(Kick{MemberNo(2)}), Ask(Deserted{})}) {
    RoomFixture room = probe_race();
    room.ask(kBen, Join{});
    room.ask(kAda, Start{});
    EXPECT_EQ(room.ask(kAda, probe(kSolves)), "moved");
    const bool stops = std::holds_alternative<Stop>(end);
    const Person who = std::holds_alternative<Deserted>(end) ? kNobody : stops ? kBen : kAda;
    EXPECT_TRUE(room.ask(who, end).starts_with("match_ended"));
    const auto ended = std::get<MatchEnded>(room.last().front().what);
    EXPECT_EQ(ended.result, Result::kSolved);
  }
}

TEST(Race, ARunNamesWhoFinishedByPlaceThenTheRest) {
  RoomFixture room = three();
  room.ask(kAda, set(0, 9));
  room.now.room_ms = 61'000;
  finish(room, kCleo);
  room.now.room_ms = 70'000;
  finish(room, kBen);
  room.now.room_ms = 90'000;
  room.ask(kAda, Stop{});
  const auto run = room.room.finished_run();
  ASSERT_TRUE(run);
  EXPECT_EQ(run->table, core::Table::kRace);
  EXPECT_EQ(run->room_ms, 90'000u);
  ASSERT_EQ(run->players.size(), 3u);
  EXPECT_EQ(run->players[0].name.str(), "Cleo");
  EXPECT_EQ(run->players[0].place, 1);
  EXPECT_EQ(run->players[0].finished_ms, 61'000u);
  EXPECT_EQ(run->players[1].name.str(), "Ben");
  EXPECT_EQ(run->players[1].finished_ms, 70'000u);
  EXPECT_EQ(run->players[2].name.str(), "Ada");
  EXPECT_EQ(run->players[2].place, 0);
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
  finish(room, kAda);
  room.ask(kAda, Stop{});
  EXPECT_FALSE(room.room.finished_run()) << "the same board again";
}

TEST(Race, ThatIsWonWaitsForTheSlowestNoLongerThanTheHostLikes) {
  for (const Ask& go_on : {Ask(Rematch{}), Ask(Next{sudoku_board()})}) {
    RoomFixture room = three();
    EXPECT_EQ(room.ask(kAda, go_on), "wrong_state") << "nobody has finished";
    finish(room, kCleo);
    EXPECT_EQ(room.ask(kCleo, go_on), "forbidden");
    EXPECT_EQ(room.ask(kAda, go_on), "match_ended board_chosen");
    const MatchEnded solved{Result::kSolved, EndCause::kStopped};
    EXPECT_EQ(std::get<MatchEnded>(room.last().front().what), solved);
    EXPECT_EQ(room.state(), "waiting");
  }
  RoomFixture room = three();
  finish(room, kCleo);
  EXPECT_EQ(room.ask(kAda, Next{}), "needs board") << "and is played on until there is one";
  EXPECT_EQ(room.ask(kBen, set(0, 9)), "moved");
}

TEST(Race, HelpIsEachPlayersOwn) {
  RoomFixture room = probe_race();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  room.ask(kAda, probe(kSolves, 0, true));
  room.ask(kBen, probe(kSolves));
  const auto run = room.room.finished_run();
  ASSERT_TRUE(run);
  EXPECT_FALSE(run->assisted);
  EXPECT_TRUE(run->players[0].assisted);
  EXPECT_FALSE(run->players[1].assisted);
}

TEST(Race, IsTheFoldOfItsJournal) {
  RoomFixture room = three();
  room.ask(kAda, set(0, 9));
  finish(room, kBen);
  room.ask(kCleo, Resign{});
  const auto folded = fold(room.journal);
  ASSERT_TRUE(folded);
  EXPECT_EQ(folded->state_hash(), room.room.state_hash());
  EXPECT_EQ(folded->view(folded->viewer(MemberNo(1))), seen_by(room, kAda));
}

}  // namespace
}  // namespace gridmates::room
