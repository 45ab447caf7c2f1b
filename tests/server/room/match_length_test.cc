// A match with the maximum number of events.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

// Ada and Ben play a Sudoku; Ada has made three moves, and the rest is talk. There is room for one
// more event.
RoomFixture nearly_full() {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  room.ask(kAda, Say{"before the match"});
  room.ask(kAda, Start{});
  const std::uint64_t started = room.room.head().value;
  for (const std::uint8_t digit : {1, 2, 3}) room.ask(kAda, set(0, digit));
  while (room.room.head().value < started + limits::kEventsPerMatch - 2) {
    EXPECT_EQ(room.ask(kBen, Say{"hello"}), "said");
  }
  return room;
}

RoomFixture full() {
  RoomFixture room = nearly_full();
  EXPECT_EQ(room.ask(kBen, Say{"the last word"}), "said");
  return room;
}

TEST(MatchLength, WhatGoesOnIsRefused) {
  RoomFixture room = full();
  EXPECT_EQ(room.ask(kAda, set(1, 3)), "match_full");
  EXPECT_EQ(room.sentence(),
            "This match is as long as a match may be; take moves back, or end it.");
  EXPECT_EQ(room.ask(kBen, Say{"hello"}), "match_full");
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_full");
  EXPECT_EQ(room.ask(kAda, PassHost{room.number(kBen)}), "match_full");
  EXPECT_EQ(room.ask(kBen, Stand{}), "seat_left");
  EXPECT_EQ(room.ask(kBen, Sit{}), "match_full");
}

TEST(MatchLength, OnesOwnMovesAreTakenBackToTheFirst) {
  RoomFixture room = full();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(room.ask(kAda, undo()), "moved");
  EXPECT_EQ(room.ask(kAda, undo()), "illegal_move") << "nothing is left to take back";
  EXPECT_EQ(room.ask(kAda, set(0, 5)), "match_full");
}

TEST(MatchLength, PeopleAndTheRoomItselfGoOn) {
  RoomFixture room = full();
  EXPECT_EQ(room.ask(kCleo, Join{}), "member_joined seat_taken");
  EXPECT_EQ(room.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(room.ask(kCleo, Leave{}), "member_left");
  EXPECT_EQ(room.ask(kNobody, Pause{}), "match_paused match_interrupted")
      << "who plays alone cannot be reached";
  EXPECT_EQ(room.ask(kBen, Unpause{}), "match_unpaused");
}

// Otherwise an opponent could block the player to move until their time is up.
TEST(MatchLength, WhoIsToMoveMovesAgainstAnOpponentWhoHasFilledTheMatch) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kAda, mark(0));
  while (room.ask(kAda, Say{"hello"}) == "said") {
  }
  EXPECT_EQ(room.ask(kAda, Lock{}), "match_full");
  EXPECT_EQ(room.ask(kBen, mark(4)), "moved");
  EXPECT_EQ(room.ask(kAda, mark(1)), "moved");
}

TEST(MatchLength, TheEndIsTaken) {
  EXPECT_EQ(full().ask(kAda, Stop{}), "match_ended");
  RoomFixture solved = RoomFixture::sudoku();
  solved.ask(kAda, Start{});
  for (const auto& [cell, digit] : {std::pair{0, 5}, {1, 3}, {2, 4}}) {
    solved.ask(kAda, set(static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)));
  }
  while (solved.ask(kAda, Say{"hello"}) == "said") {
  }
  EXPECT_EQ(solved.ask(kAda, set(3, 6)), "moved match_ended") << "the last digit";
}

TEST(MatchLength, VotesToEndItHaveSomeEventsMore) {
  RoomFixture room = full();
  const std::uint64_t before = room.room.head().value;
  while (room.ask(kBen, Stop{}) == "vote_opened" && room.ask(kAda, Vote{false}) != "match_full") {
  }
  const std::uint64_t events = room.room.head().value - before;
  EXPECT_LE(events, limits::kVoteEvents);
  EXPECT_GT(events, limits::kVoteEvents - 3);
  EXPECT_EQ(room.ask(kNobody, CloseVote{room.room.vote()->opened}), "vote_closed")
      << "the room itself closes the last one";
}

TEST(MatchLength, TheNextMatchBeginsAnew) {
  RoomFixture room = full();
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, Say{"again?"}), "said");
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, set(0, 5)), "moved");
}

// The length is not part of the state hash, so it is compared here.
TEST(MatchLength, AChapterKeepsIt) {
  RoomFixture room = nearly_full();
  room.room = *Room::restore(test_games(), room.room.chapter());
  EXPECT_EQ(room.ask(kAda, set(1, 3)), "moved");
  room.room = *Room::restore(test_games(), room.room.chapter());
  EXPECT_EQ(room.ask(kAda, set(2, 4)), "match_full");
}

}  // namespace
}  // namespace gridmates::room
