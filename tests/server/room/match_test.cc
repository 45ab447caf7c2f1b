// Matches from start to end, with both games.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

// Ada wins with the top row.
void win(RoomFixture& room) {
  for (const std::uint8_t cell : {0, 3, 1, 4}) {
    ASSERT_EQ(room.ask(cell % 3 == cell ? kAda : kBen, mark(cell)), "moved");
  }
}

TEST(Start, NeedsTheHostAndEnoughPlayers) {
  RoomFixture room = RoomFixture::tictactoe();
  EXPECT_EQ(room.ask(kAda, Start{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "Not enough players: 1 of 2 needed seats are taken.");
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kBen, Start{}), "forbidden");
  EXPECT_EQ(room.ask(kAda, Start{}), "match_started");
  EXPECT_EQ(room.state(), "first_to_move");
  EXPECT_EQ(room.ask(kAda, Start{}), "wrong_state");
}

TEST(Play, TurnsFollowTheGame) {
  RoomFixture room = RoomFixture::tictactoe().started();
  EXPECT_EQ(room.ask(kBen, mark(0)), "not_your_turn");
  EXPECT_EQ(room.sentence(), "It is Ada's turn.");
  EXPECT_EQ(room.ask(kAda, mark(0)), "moved");
  EXPECT_EQ(room.state(), "second_to_move");
  EXPECT_EQ(room.ask(kBen, mark(0)), "illegal_move");
  EXPECT_EQ(room.ask(kBen, mark(9)), "invalid");
  EXPECT_EQ(room.ask(kBen, Play{{1, 2, 3, 4}}), "invalid");
  EXPECT_EQ(room.ask(kBen, Play{core::Bytes(limits::kMoveBytes + 1)}), "invalid");
  EXPECT_EQ(room.ask(kBen, mark(1)), "moved");
  EXPECT_EQ(room.state(), "first_to_move");
}

TEST(Play, TheLastMoveEndsTheMatchInOneBatch) {
  RoomFixture room = RoomFixture::tictactoe().started();
  win(room);
  EXPECT_EQ(room.ask(kAda, mark(2)), "moved match_ended");
  EXPECT_EQ(room.state(), "first_won");
  EXPECT_EQ(room.last_one<MatchEnded>(), (MatchEnded{Result::kFirstWon, EndCause::kMove}));
  EXPECT_EQ(room.ask(kBen, mark(5)), "wrong_state");
  EXPECT_EQ(room.sentence(), "The match is over.");
}

TEST(Play, ADraw) {
  RoomFixture room = RoomFixture::tictactoe().started();
  const std::uint8_t cells[] = {0, 1, 2, 4, 3, 5, 7, 6};
  for (int ply = 0; ply < 8; ++ply) {
    ASSERT_EQ(room.ask(ply % 2 == 0 ? kAda : kBen, mark(cells[ply])), "moved") << ply;
  }
  EXPECT_EQ(room.ask(kAda, mark(8)), "moved match_ended");
  EXPECT_EQ(room.state(), "drawn");
}

TEST(Play, EverybodyAtACoopTableAtAnyTime) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kBen, set(0, 5)), "moved");
  EXPECT_EQ(room.ask(kBen, set(1, 3)), "moved");
  EXPECT_EQ(room.ask(kAda, set(4, 1)), "illegal_move");
  EXPECT_EQ(room.sentence(), "A5 is a given.");
  EXPECT_EQ(room.ask(kAda, set(2, 4)), "moved");
  EXPECT_EQ(room.ask(kAda, undo()), "moved");
  EXPECT_EQ(room.ask(kAda, undo()), "illegal_move");
  EXPECT_EQ(room.ask(kAda, set(2, 4)), "moved");
  EXPECT_EQ(room.ask(kBen, set(3, 6)), "moved match_ended");
  EXPECT_EQ(room.state(), "solved");
}

TEST(Play, ANumberInTheMatchIsNeverHandedOn) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  room.ask(kBen, set(0, 5));
  room.ask(kBen, Stand{});
  room.ask(kCleo, Join{});
  EXPECT_EQ(room.chair(kCleo), Chair(2));
  EXPECT_EQ(room.room.number_of(room.number(kCleo)), Seat(2));
  EXPECT_EQ(room.ask(kCleo, undo()), "illegal_move");
  room.ask(kBen, Sit{});
  EXPECT_EQ(room.room.number_of(room.number(kBen)), Seat(1));
  EXPECT_EQ(room.ask(kBen, undo()), "moved");
}

TEST(Play, OnlySoManyPlayersCanComeToOneMatch) {
  RoomFixture room = RoomFixture::sudoku().started();
  const auto guest = [](std::uint64_t number) {
    return Identity{PlayerId(100 + number), Name("Guest " + std::to_string(number))};
  };
  for (std::uint64_t i = 1; i < core::kMaxSeats; ++i) {
    ASSERT_EQ(room.ask(guest(i), Join{}), "member_joined seat_taken");
    ASSERT_EQ(room.ask(guest(i), Leave{}), "member_left");
  }
  EXPECT_EQ(room.ask(kBen, Join{}), "member_joined");
  EXPECT_EQ(room.ask(kBen, Sit{}), "limit");
  EXPECT_EQ(room.ask(guest(3), Join{}), "member_joined seat_taken") << "played before";
  expect_replay(room);
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kBen, Sit{}), "seat_taken");
}

TEST(Play, WhoComesBackToTheMatchIsTheSamePlayer) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  room.ask(kBen, set(0, 5));
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left");
  EXPECT_EQ(room.ask({PlayerId(kBen), Name("Benno")}, Join{true}), "member_joined");
  EXPECT_EQ(room.room.number_of(room.number(kBen)), std::nullopt);
  EXPECT_EQ(room.ask(kBen, Sit{}), "seat_taken");
  EXPECT_EQ(room.room.number_of(room.number(kBen)), Seat(1)) << "the same number as before";
  EXPECT_EQ(room.ask(kBen, undo()), "moved") << "their own move";
  room.ask(kBen, set(0, 5));
  room.ask(kBen, Leave{});
  EXPECT_EQ(room.ask(kBen, Join{}), "member_joined seat_taken");
  const RoomView seen = room.room.view({});
  const auto& players = seen.matches.front().players;
  ASSERT_EQ(players.size(), 2u);
  EXPECT_EQ(players[1].member, room.number(kBen));
  EXPECT_EQ(players[1].name, identity(kBen).name);
  for (const std::uint8_t cell : {1, 2, 3}) {
    constexpr std::uint8_t kDigits[] = {5, 3, 4, 6};
    room.ask(kBen, set(cell, kDigits[cell]));
  }
  ASSERT_TRUE(room.room.finished_run());
  EXPECT_EQ(room.room.finished_run()->players.size(), 1u) << "one person, one line";
  expect_replay(room);
}

TEST(Pause, ByTheHostOrTheOnlyPlayer) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.ask(kBen, Pause{}), "forbidden");
  EXPECT_EQ(room.sentence(), "Only the host, or the only player, can do that.");
  room.ask(kBen, Sit{});
  room.ask(kAda, Stand{});
  EXPECT_EQ(room.ask(kBen, Pause{}), "match_paused match_interrupted");
  EXPECT_EQ(room.ask(kBen, Pause{}), "wrong_state");
  EXPECT_EQ(room.ask(kBen, set(0, 5)), "wrong_state");
  EXPECT_EQ(room.ask(kAda, Unpause{}), "match_unpaused");
  EXPECT_EQ(room.ask(kAda, Unpause{}), "wrong_state");
}

TEST(Pause, RemembersTheTurn) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kAda, mark(4));
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.state(), "paused");
  room.ask(kAda, Unpause{});
  EXPECT_EQ(room.state(), "second_to_move");
}

TEST(Stop, IsUnsolvedAtCoopAndAbandonedAtVersus) {
  RoomFixture coop = RoomFixture::sudoku().started();
  EXPECT_EQ(coop.ask(kAda, Stop{}), "match_ended");
  EXPECT_EQ(coop.last_one<MatchEnded>(), (MatchEnded{Result::kUnsolved, EndCause::kStopped}));
  RoomFixture versus = RoomFixture::tictactoe().started();
  versus.ask(kAda, Pause{});
  EXPECT_EQ(versus.ask(kBen, Stop{}), "vote_opened");
  EXPECT_EQ(versus.ask(kAda, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(versus.last_one<MatchEnded>(), (MatchEnded{Result::kAbandoned, EndCause::kStopped}));
}

TEST(Resign, TheOtherWins) {
  RoomFixture room = RoomFixture::tictactoe().started();
  EXPECT_EQ(room.ask(kBen, Resign{}), "match_ended");
  EXPECT_EQ(room.last_one<MatchEnded>(), (MatchEnded{Result::kFirstWon, EndCause::kResigned}));
  RoomFixture coop = RoomFixture::sudoku().started();
  EXPECT_EQ(coop.ask(kAda, Resign{}), "wrong_state");
  EXPECT_EQ(coop.sentence(), "Nobody plays against you; stop the match instead.");
}

// Whether or not it counts; but a match without moves was not played.
TEST(EndedMatch, IsToldOfWhateverHasBeenPlayed) {
  RoomFixture idle = RoomFixture::tictactoe().started();
  idle.ask(kNobody, Deserted{});
  EXPECT_FALSE(idle.room.ended_match());
  RoomFixture resigned = RoomFixture::tictactoe().started();
  EXPECT_FALSE(resigned.room.ended_match()) << "while it is on";
  resigned.ask(kBen, Resign{});
  ASSERT_TRUE(resigned.room.ended_match());
  EXPECT_TRUE(resigned.room.ended_match()->counts);
}

TEST(Deserted, EndsTheMatchAndClosesTheRoom) {
  RoomFixture room = RoomFixture::tictactoe().started();
  EXPECT_EQ(room.room.patience_ms(), limits::kDesertedTurnsMs);
  EXPECT_EQ(RoomFixture::sudoku().started().room.patience_ms(), limits::kDesertedPlayingMs);
  EXPECT_EQ(room.ask(kAda, Deserted{}), "forbidden");
  EXPECT_EQ(room.ask(kNobody, Deserted{}), "match_ended room_closed");
  EXPECT_EQ(room.last().front().by, MemberNo(0));
  EXPECT_FALSE(room.room.finished_run());
  EXPECT_EQ(room.room.patience_ms(), std::nullopt);
  RoomFixture waiting = RoomFixture::sudoku();
  EXPECT_EQ(waiting.room.patience_ms(), limits::kDesertedIdleMs);
  EXPECT_EQ(waiting.ask(kNobody, Deserted{}), "room_closed");
}

TEST(Match, WaitsForWhoIsToMoveInAPauseToo) {
  RoomFixture room = RoomFixture::tictactoe();
  EXPECT_EQ(room.room.to_move(), PlayerId());
  room.started();
  EXPECT_EQ(room.room.to_move(), identity(kAda).player);
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused");
  EXPECT_EQ(room.room.to_move(), identity(kAda).player);
  room.ask(kAda, Stop{});
  room.ask(kBen, Vote{true});
  EXPECT_EQ(room.room.to_move(), PlayerId());
}

TEST(RoomTime, RunsOnlyWhilePlaying) {
  RoomFixture room = RoomFixture::sudoku();
  room.now = {900, 1'000};
  room.ask(kAda, Say{"hello"});
  EXPECT_EQ(room.last().front().room_ms, 0u);
  room.ask(kAda, Start{});
  EXPECT_EQ(room.last().front().room_ms, 0u);
  EXPECT_TRUE(room.room.running());
  room.now = {1'500, 2'500};
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.last().front().room_ms, 1'500u);
  EXPECT_EQ(room.last().front().wall_ms, 2'500);
  room.now.room_ms = 9'000;
  room.ask(kAda, Unpause{});
  EXPECT_EQ(room.last().front().room_ms, 1'500u);
  room.now.room_ms = 700;  // never backwards
  room.ask(kAda, set(0, 5));
  EXPECT_EQ(room.last().front().room_ms, 1'500u);
  room.now.room_ms = 2'000;
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.room.room_ms(), 2'000u);
  room.ask(kAda, Rematch{});
  EXPECT_EQ(room.room.room_ms(), 2'000u);
  room.ask(kAda, Start{});
  EXPECT_EQ(room.room.room_ms(), 0u);
}

}  // namespace
}  // namespace gridmates::room
