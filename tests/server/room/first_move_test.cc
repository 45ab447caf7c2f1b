// Boards that wait for the first move of a match.
#include "gtest/gtest.h"
#include "server/room/statechart/probe_game.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

using OutcomeKind = core::Outcome::Kind;

// Ada and Ben with a board that waits for its first move.
RoomFixture waiting() {
  RoomFixture room("probe", core::Table::kCoop, waiting_board());
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  return room;
}

core::Bytes move(OutcomeKind kind = OutcomeKind::kPlaying, bool is_allowed = true) {
  return core::encode(ProbeGame::Move{{kind, {}}, is_allowed});
}

const Laid kLaid{1, core::encode(ProbeGame::Board{})};

TEST(FirstMove, AsksForABoardAndComesWithIt) {
  RoomFixture room = waiting();
  EXPECT_EQ(room.ask(kBen, Play{move()}), "needs board");
  EXPECT_EQ(room.ask(kBen, Play{move(OutcomeKind::kPlaying, false)}), "illegal_move");
  EXPECT_EQ(room.ask(kBen, Play{move(), kLaid}), "board_chosen moved");
  const auto& chosen = std::get<BoardChosen>(room.last().front().what);
  EXPECT_EQ(chosen.board.items(), kLaid.board);
  EXPECT_EQ(chosen.source, waiting_board().source);
  EXPECT_EQ(room.state(), "together");
  EXPECT_EQ(room.ask(kAda, Play{move()}), "moved");
}

TEST(FirstMove, StartsTheClock) {
  RoomFixture room = waiting();
  EXPECT_TRUE(room.room.running());
  EXPECT_FALSE(room.room.is_timed());
  EXPECT_TRUE(room.room.view({}).head.clock_stands);
  room.now.room_ms = 60'000;
  room.ask(kAda, Say{"where?"});
  room.ask(kAda, Pause{});
  EXPECT_FALSE(room.room.view({}).head.clock_stands) << "in a pause it stands anyway";
  room.ask(kAda, Unpause{});
  EXPECT_EQ(room.ask(kBen, Play{move(), kLaid}), "board_chosen moved");
  EXPECT_EQ(room.room.room_ms(), 0u);
  EXPECT_TRUE(room.room.is_timed());
  EXPECT_FALSE(room.room.view({}).head.clock_stands);
  room.now.room_ms = 7'000;
  room.ask(kAda, Play{move()});
  EXPECT_EQ(room.room.room_ms(), 7'000u);
}

TEST(FirstMove, CanEndTheMatch) {
  RoomFixture room = waiting();
  EXPECT_EQ(room.ask(kBen, Play{move(OutcomeKind::kSolved), kLaid}),
            "board_chosen moved match_ended");
  EXPECT_EQ(room.state(), "solved");
  const auto run = room.room.finished_run();
  ASSERT_TRUE(run);
  ASSERT_EQ(run->players.size(), 1u);
  EXPECT_EQ(run->players[0].name.str(), "Ben");
}

TEST(FirstMove, ComesTooLateOnABoardThatWasLaidMeanwhile) {
  RoomFixture room = waiting();
  const Seq begun = room.room.head();
  room.ask(kBen, Play{move(), kLaid});
  EXPECT_EQ(room.ask(kAda, Play{move(), kLaid}), "stale");
  EXPECT_EQ(room.ask(kAda, Play{move(), kLaid}, begun), "stale");
  EXPECT_EQ(room.ask(kAda, Play{move()}, begun), "stale");
  EXPECT_EQ(room.ask(kBen, Play{move()}, begun), "moved") << "the opening was Ben's own";
  EXPECT_EQ(room.ask(kAda, Play{move()}), "moved");
}

TEST(FirstMove, LaysNoBoardOfAnotherMatch) {
  RoomFixture room = waiting();
  room.ask(kAda, Stop{});
  room.ask(kAda, Next{waiting_board()});
  EXPECT_EQ(room.ask(kBen, Play{move(), kLaid}), "wrong_state");
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kBen, Play{move(), kLaid}), "stale");
  EXPECT_EQ(room.ask(kBen, Play{move(), Laid{2, kLaid.board}}), "board_chosen moved");
}

TEST(FirstMove, WaitsForTheEndOfAPause) {
  RoomFixture room = waiting();
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.ask(kBen, Play{move(), kLaid}), "wrong_state");
}

TEST(FirstMove, TakesNoBoardThatIsNone) {
  RoomFixture room = waiting();
  EXPECT_EQ(room.ask(kBen, Play{move(), Laid{1, {7, 7}}}), "invalid");
  EXPECT_EQ(room.ask(kBen, Play{move(), Laid{1, core::encode(ProbeGame::Board{false, true})}}),
            "invalid")
      << "it still waits";
}

// A rematch has the laid field, which does not count for leaderboards; an unseen board does.
TEST(FirstMove, ARematchIsTheLaidBoard) {
  RoomFixture room = waiting();
  room.ask(kAda, Stop{});
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, Play{move()}), "needs board");
  room.ask(kAda, Play{move(OutcomeKind::kSolved), Laid{2, kLaid.board}});
  EXPECT_FALSE(std::get<BoardChosen>(room.last().front().what).again);
  EXPECT_TRUE(room.room.finished_run());
  room.ask(kAda, Rematch{});
  EXPECT_TRUE(room.last_one<BoardChosen>().again);
  EXPECT_EQ(room.last_one<BoardChosen>().board.items(), kLaid.board);
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, Play{move(OutcomeKind::kSolved)}), "moved match_ended");
  EXPECT_FALSE(room.room.finished_run());
}

// The room after these events; nullopt if one cannot follow.
std::optional<Room> with(const RoomFixture& room, const std::vector<Happening>& happenings) {
  std::vector<Event> journal = room.journal;
  for (const Happening& what : happenings) {
    journal.push_back({Seq(journal.size() + 1), 0, 0, MemberNo(1), what});
  }
  return fold(journal);
}

TEST(FirstMove, EvolveTakesNoOtherBoardWhileAMatchIsOn) {
  const auto chosen = [](bool waits) {
    BoardChosen board = waiting_board();
    board.board = core::Blob<limits::kBoardBytes>(core::encode(ProbeGame::Board{false, waits}));
    return board;
  };
  const Moved moved{Seat(0), core::Blob<limits::kMoveBytes>(move())};
  EXPECT_TRUE(with(waiting(), {chosen(false), moved}));
  EXPECT_FALSE(with(waiting(), {chosen(false), Said{"..."}})) << "the move belongs to it";
  EXPECT_FALSE(with(waiting(), {chosen(true), moved}));
  BoardChosen other = chosen(false);
  other.options.push(1);
  EXPECT_FALSE(with(waiting(), {other, moved}));
  EXPECT_FALSE(with(waiting(), {MatchPaused{}, chosen(false), moved}));
  RoomFixture laid("probe", core::Table::kCoop, probe_board(core::Table::kCoop));
  laid.ask(kAda, Start{});
  EXPECT_FALSE(with(laid, {chosen(false), moved})) << "this one has not waited";
  RoomFixture played = waiting();
  played.ask(kAda, Play{move(), kLaid});
  EXPECT_FALSE(with(played, {chosen(false), moved}));
}

TEST(Alone, TheRoomPausesForWhoeverPlaysAlone) {
  RoomFixture room = RoomFixture::sudoku().started();
  EXPECT_EQ(room.ask(kNobody, Pause{}), "match_paused match_interrupted");
  EXPECT_EQ(room.last().front().by, MemberNo(0));
  EXPECT_EQ(room.ask(kNobody, Pause{}), "not_member");
  EXPECT_EQ(room.ask(kAda, Unpause{}), "match_unpaused");
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kNobody, Pause{}), "forbidden");
  EXPECT_EQ(RoomFixture::tictactoe().started().ask(kNobody, Pause{}), "forbidden");
}

// Whether the run of a match interrupted by this pause says so.
bool is_interrupted_by(RoomFixture room, const Person& asker, const Pause& pause) {
  room.ask(kAda, Start{});
  room.ask(asker, pause);
  room.ask(kAda, Unpause{});
  room.ask(kAda, Play{move(OutcomeKind::kSolved)});
  EXPECT_TRUE(room.room.finished_run());
  return room.room.finished_run()->interrupted;
}

TEST(Interrupted, ByAPlayerButNeverByTheServer) {
  const RoomFixture room("probe", core::Table::kCoop, probe_board(core::Table::kCoop));
  EXPECT_TRUE(is_interrupted_by(room, kAda, Pause{}));
  EXPECT_TRUE(is_interrupted_by(room, kNobody, Pause{})) << "the only player has gone";
  EXPECT_FALSE(is_interrupted_by(room, kNobody, Pause{.server_was_away = true}));
  EXPECT_TRUE(is_interrupted_by(room, kAda, Pause{.server_was_away = true})) << "asked for";
}

TEST(Interrupted, IsSaidOnceAMatchAndNotBeforeItsTimeRuns) {
  RoomFixture room("probe", core::Table::kCoop, probe_board(core::Table::kCoop));
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused match_interrupted");
  room.ask(kAda, Unpause{});
  EXPECT_EQ(room.ask(kAda, Pause{}), "match_paused");
  EXPECT_TRUE(Room::restore(test_games(), room.room.chapter())) << "a chapter keeps it";
  EXPECT_EQ(Room::restore(test_games(), room.room.chapter())->chapter(), room.room.chapter());
  RoomFixture waits = waiting();
  EXPECT_EQ(waits.ask(kAda, Pause{}), "match_paused") << "nobody has seen anything";
}

TEST(Assisted, IsToldInTheRun) {
  RoomFixture room("probe", core::Table::kCoop, probe_board(core::Table::kCoop));
  room.ask(kAda, Start{});
  room.ask(kAda, Play{core::encode(ProbeGame::Move{{}, true, 0, true})});
  room.ask(kAda, Play{move(OutcomeKind::kSolved)});
  ASSERT_TRUE(room.room.finished_run());
  EXPECT_TRUE(room.room.finished_run()->assisted);
}

}  // namespace
}  // namespace gridmates::room
