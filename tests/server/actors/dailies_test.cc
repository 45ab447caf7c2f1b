// Dailies with clients: one board a day for all, one try per player, and none ahead of its day.
#include <set>

#include "gmock/gmock.h"
#include "server/room/event.h"
#include "tests/server/actors/dailies_fixture.h"

namespace gridmates::actors::test {
namespace {

using testing::SizeIs;
using testing::StartsWith;

TEST_F(DailiesTest, AreListedWithTheirDay) {
  const v1::DailyList today = list(*ana_);
  EXPECT_EQ(today.date(), "2026-11-24");
  EXPECT_EQ(today.closes_in_ms(), 3'600'000U);
  std::vector<std::string> names;
  for (const auto& daily : today.dailies()) {
    names.push_back(daily.game() + " " + daily.level());
    EXPECT_EQ(daily.state(), v1::DAILY_STATE_NOT_PLAYED);
    EXPECT_TRUE(daily.room().empty());
  }
  EXPECT_THAT(names, testing::UnorderedElementsAre(
                         "sudoku beginner", "sudoku easy", "sudoku medium", "sudoku hard",
                         "sudoku expert", "sudoku extreme", "minesweeper beginner",
                         "minesweeper intermediate", "minesweeper expert"));
  EXPECT_TRUE(world_.disk.dailies.empty()) << "to list them makes none";
}

TEST_F(DailiesTest, PausesAreComparedApart) {
  begin(*ana_);
  for (const bool pauses : {true, false}) {
    v1::Action action = ana_->action();
    pauses ? void(action.mutable_pause()) : void(action.mutable_unpause());
    do_it(*ana_, action);
    world_.pass(kNotTooFastMs);
  }
  solve(*ana_);
  play(*bo_, 2 * kNotTooFastMs);
  EXPECT_TRUE(daily(*ana_).paused());
  EXPECT_FALSE(daily(*bo_).paused());
  for (Client* client : {ana_.get(), bo_.get()}) {
    EXPECT_EQ(daily(*client).place(), 1U);
    EXPECT_EQ(daily(*client).of(), 1U);
    EXPECT_EQ(daily(*client).solved(), 2U);
  }
}

TEST_F(DailiesTest, HelpIsToldAndComparedApart) {
  begin(*ana_);
  v1::Action hint = ana_->action();
  hint.mutable_play()->mutable_move()->mutable_minesweeper()->mutable_hint();
  do_it(*ana_, hint);
  world_.pass(kNotTooFastMs);
  solve(*ana_);
  play(*bo_, 2 * kNotTooFastMs);
  EXPECT_EQ(daily(*ana_).help(), "help");
  EXPECT_EQ(daily(*bo_).help(), "");
  EXPECT_EQ(daily(*bo_).place(), 1U) << "though he took longer";
}

TEST_F(DailiesTest, TwoPlayersGetOneBoard) {
  begin(*ana_);
  begin(*bo_);
  EXPECT_NE(ana_->room(), bo_->room());
  EXPECT_THAT(world_.disk.dailies, SizeIs(1));
  const auto cells = [this](Client& client) {
    client.resume();
    world_.pass(2'000);  // a Resume costs credit
    const v1::RoomView view = client.last(Body::kSnapshot)->snapshot().view();
    EXPECT_EQ(view.matches_size(), 1);
    return view.matches_size() == 1 ? view.matches(0).minesweeper().SerializeAsString() : "";
  };
  EXPECT_EQ(cells(*ana_), cells(*bo_)) << "with its opening";
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().daily().date(), "2026-11-24");
}

TEST_F(DailiesTest, EveryDailyCanBeOpened) {
  std::set<std::string> codes;
  const v1::DailyList all = list(*ana_);
  for (const auto& daily : all.dailies()) {
    const auto answer = open(*ana_, daily.level(), daily.game());
    ASSERT_TRUE(answer.has_room_created()) << answer.ShortDebugString();
    codes.insert(answer.room_created().code());
  }
  EXPECT_THAT(codes, SizeIs(9));
}

TEST_F(DailiesTest, WhatIsNoDailyIsRefused) {
  EXPECT_EQ(open(*ana_, "easy", "tictactoe").error().field(), "game");
  EXPECT_EQ(open(*ana_, "easy", "chess").error().field(), "game");
  const v1::Error no = open(*ana_, "easy").error();
  EXPECT_EQ(no.field(), "level");
  EXPECT_EQ(no.sentence(), "A daily puzzle is one of {levels}.");
  EXPECT_EQ(no.message(), "A daily puzzle is one of beginner, intermediate, expert.");
  EXPECT_EQ(open(*ana_, "").error().code(), v1::ERROR_CODE_INVALID_ARGUMENT);
}

TEST_F(DailiesTest, APlayerComesBackToTheirRoom) {
  begin(*ana_);
  const std::string code = ana_->room();
  EXPECT_EQ(open(*ana_, "beginner").room_created().code(), code);
  EXPECT_EQ(daily(*ana_).state(), v1::DAILY_STATE_OPEN);
  EXPECT_EQ(daily(*ana_).room(), code);
  EXPECT_EQ(daily(*bo_).state(), v1::DAILY_STATE_NOT_PLAYED);
  world_.crash();
  world_.restart();
  ana_ = world_.client(9);
  ana_->hello();
  ana_->sign_in_with(ana_token_);
  EXPECT_EQ(open(*ana_, "beginner").room_created().code(), code);
  ana_->resume();
  solve(*ana_);
  EXPECT_EQ(daily(*ana_).state(), v1::DAILY_STATE_SOLVED) << "after a restart in the middle";
}

TEST_F(DailiesTest, AFinishedOneSaysSoWithTimeAndPlace) {
  begin(*ana_);
  world_.pass(12'345);
  solve(*ana_);
  const v1::Error no = open(*ana_, "beginner").error();
  EXPECT_EQ(no.code(), v1::ERROR_CODE_WRONG_STATE);
  EXPECT_EQ(no.reason(), "daily_finished");
  EXPECT_EQ(no.message(), "You have solved this daily puzzle in 0:12.345, place 1 of 1.");
  const v1::Daily mine = daily(*ana_);
  EXPECT_EQ(mine.state(), v1::DAILY_STATE_SOLVED);
  EXPECT_EQ(mine.time_ms(), 12'345U);
  EXPECT_EQ(mine.place(), 1U);
  EXPECT_EQ(daily(*bo_).solved(), 1U);
}

TEST_F(DailiesTest, ALostOneIsPlayed) {
  begin(*ana_);
  lose(*ana_);
  EXPECT_EQ(daily(*ana_).state(), v1::DAILY_STATE_UNSOLVED);
  EXPECT_EQ(daily(*ana_).solved(), 0U);
  EXPECT_EQ(open(*ana_, "beginner").error().message(),
            "You have played this daily puzzle, and it was not solved.");
}

TEST_F(DailiesTest, ARoomThatClosesBeforeTheStartIsNoTry) {
  ASSERT_TRUE(open(*ana_, "beginner").has_room_created());
  const std::string first = ana_->room();
  ana_->resume();
  v1::Action leave = ana_->action();
  leave.mutable_leave();
  ana_->act(leave);
  EXPECT_NE(open(*ana_, "beginner").room_created().code(), first);
}

TEST_F(DailiesTest, WhoLeavesInTheMiddleHasPlayed) {
  begin(*ana_);
  v1::Action leave = ana_->action();
  leave.mutable_leave();
  ana_->act(leave);
  EXPECT_EQ(daily(*ana_).state(), v1::DAILY_STATE_UNSOLVED);
}

TEST_F(DailiesTest, OnlyWhoHasFinishedComesInAndSeesReplays) {
  begin(*ana_);
  const std::string room = ana_->room();
  bo_->enter_room(room);
  bo_->join(true);
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_FORBIDDEN);
  EXPECT_EQ(bo_->answer().refused().reason(), "daily_not_finished");
  bo_->resume();
  EXPECT_EQ(bo_->last(Body::kError)->error().code(), v1::ERROR_CODE_NOT_FOUND);
  solve(*ana_);
  EXPECT_EQ(replay(*bo_, room).error().reason(), "daily_not_finished");
  begin(*bo_);
  EXPECT_EQ(replay(*bo_, room).error().reason(), "daily_not_finished") << "begun is not finished";
  lose(*bo_);
  EXPECT_TRUE(replay(*bo_, room).has_replay());
  bo_->enter_room(room);
  bo_->join();
  EXPECT_FALSE(bo_->answer().has_refused());
  bo_->resume();
  const v1::RoomView view = bo_->last(Body::kSnapshot)->snapshot().view();
  ASSERT_EQ(view.members_size(), 2);
  EXPECT_EQ(view.members(1).seat(), 0U) << "to watch";
}

TEST_F(DailiesTest, IsListedForItsPlayerAlone) {
  begin(*ana_);
  v1::ClientFrame rooms;
  rooms.mutable_list_rooms();
  ana_->send(rooms);
  bo_->send(rooms);
  const v1::RoomList mine = ana_->last(Body::kRoomList)->room_list();
  ASSERT_EQ(mine.rooms_size(), 1);
  EXPECT_EQ(mine.rooms(0).daily(), "2026-11-24 beginner");
  EXPECT_EQ(bo_->last(Body::kRoomList)->room_list().rooms_size(), 0);
}

TEST_F(DailiesTest, IsPlayedOnceInItsRoom) {
  begin(*ana_);
  solve(*ana_);
  v1::Action again = ana_->action();
  again.mutable_rematch();
  ana_->act(again);
  EXPECT_EQ(ana_->answer().refused().reason(), "daily_once");
  v1::Action next = ana_->action();
  next.mutable_next();
  ana_->act(next);
  EXPECT_EQ(ana_->answer().refused().reason(), "daily_once");
}

TEST_F(DailiesTest, HasALeaderboardOfItsOwn) {
  begin(*ana_);
  world_.pass(5'000);
  solve(*ana_);
  v1::ClientFrame frame;
  frame.mutable_get_leaderboard()->set_game("minesweeper");
  bo_->send(frame);
  EXPECT_EQ(bo_->last(Body::kLeaderboard)->leaderboard().best_times_size(), 0);
  ASSERT_THAT(world_.disk.runs, SizeIs(1));
  frame.mutable_get_leaderboard()->set_category(world_.disk.runs.front().category);
  EXPECT_THAT(frame.get_leaderboard().category(), StartsWith("daily 2026-11-24 beginner"));
  bo_->send(frame);
  const v1::Leaderboard board = bo_->last(Body::kLeaderboard)->leaderboard();
  ASSERT_EQ(board.best_times_size(), 1);
  EXPECT_EQ(board.best_times(0).lines(0).run(), ana_->room() + "/1");
  EXPECT_EQ(board.best_times(0).lines(0).worth(), 0U) << "it would tell something of the board";
}

// Two shards with a player on each.
TEST(DailiesOnShards, TwoThatAskAtOnceGetOneBoard) {
  World world(all_games(), 2);
  const auto ana = world.client(1, 0);
  const auto bo = world.client(2, 1);
  ana->enter("Ana");
  bo->enter("Bo");
  v1::ClientFrame frame;
  frame.mutable_open_daily()->set_key(std::string(16, 'k'));
  frame.mutable_open_daily()->set_game("sudoku");
  frame.mutable_open_daily()->set_level("easy");
  ana->send_only(frame);
  bo->send_only(frame);
  world.settle();
  EXPECT_THAT(world.disk.dailies, SizeIs(1));
  std::set<core::Bytes> boards;
  for (const auto& room : world.disk.rooms) {
    for (const core::Bytes& bytes : room.batches.at(1).events) {
      const auto event = core::decode<room::Event>(bytes);
      const auto* chosen = std::get_if<room::BoardChosen>(&event->what);
      if (chosen != nullptr) boards.insert(chosen->board.items());
    }
  }
  EXPECT_THAT(boards, SizeIs(1));
}

}  // namespace
}  // namespace gridmates::actors::test
