// Replays of finished matches, read from the journal: who may read them, how much at a time, and
// not before the end.
#include "engine/games/games.h"
#include "gtest/gtest.h"
#include "proto/convert/events_hash.h"
#include "server/base/limits.h"
#include "server/ports/run.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class ReplayTest : public testing::Test {
 protected:
  void begin(v1::Table table) {
    ana_->enter("Ana");
    ana_->create("sudoku", table, kPuzzle);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    chen_->enter("Chen");
    ana_->start();
    if (table == v1::TABLE_RACE) world_.advance(limits::kCountdownMs);
    ana_->say("good luck");
  }
  // Sets the last six cells, which are the only empty ones, as in the solution.
  static void solve(Client& client) {
    const std::uint32_t digits[] = {2, 8, 6, 1, 7, 9};
    for (std::uint32_t i = 0; i < 6; ++i) client.set(75 + i, digits[i]);
  }
  // The answer to GetReplay of a match of Ana's room.
  v1::ServerFrame ask(Client& client, const std::string& match, const std::string& player = "",
                      std::uint32_t from = 0) {
    v1::ClientFrame frame;
    frame.mutable_get_replay()->set_run(ana_->room() + "/" + match);
    frame.mutable_get_replay()->set_racer(player);
    frame.mutable_get_replay()->set_from(from);
    client.send(frame);
    EXPECT_TRUE(client.frames().back().has_replay() || client.frames().back().has_error());
    return client.frames().back();
  }
  v1::ErrorCode refused(Client& client, const std::string& match) {
    return ask(client, match).error().code();
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::unique_ptr<Client> chen_ = world_.client(3);
};

// The end and the board that replaces it are one batch.
TEST_F(ReplayTest, ARaceThatTheHostLeftForTheNextBoardIsTheRaceAtItsEnd) {
  begin(v1::TABLE_RACE);
  solve(*ana_);
  v1::Action next = ana_->action();
  next.mutable_rematch();
  ana_->act(next);
  ASSERT_FALSE(ana_->answer().has_refused()) << ana_->answer().DebugString();
  const v1::Replay replay = ask(*bo_, "1").replay();
  EXPECT_EQ(replay.match().players(0).name(), "Ana");
  EXPECT_EQ(replay.match().sudoku().cells_size(), 81);
  EXPECT_EQ(replay.events(replay.events_size() - 1).ended().cause(), v1::END_CAUSE_STOPPED);
}

TEST_F(ReplayTest, AMatchThatEndedWithItsRoomIsForWhoWasThere) {
  begin(v1::TABLE_COOP);
  solve(*bo_);
  ana_->act([this] {
    v1::Action rematch = ana_->action();
    rematch.mutable_rematch();
    return rematch;
  }());
  ana_->start();
  for (Client* client : {bo_.get(), ana_.get()}) {
    v1::Action leave = client->action();
    leave.mutable_leave();
    client->act(leave);
  }
  const v1::ServerFrame told = ask(*ana_, "2");
  EXPECT_EQ(told.replay().match().sudoku().cells_size(), 81) << told.ShortDebugString();
}

TEST_F(ReplayTest, ARunIsForEverybody) {
  begin(v1::TABLE_COOP);
  world_.advance(12'345);
  solve(*bo_);
  const v1::Replay replay = ask(*chen_, "1").replay();
  EXPECT_EQ(replay.run(), ana_->room() + "/1");
  EXPECT_EQ(replay.head().state(), v1::ROOM_STATE_FINISHED_SOLVED);
  EXPECT_EQ(replay.match().sudoku().cells_size(), 81);
  EXPECT_EQ(replay.match().players_size(), 2);
  ASSERT_EQ(replay.events_size(), 8) << "the start, six digits, the end, and nothing that was said";
  EXPECT_EQ(replay.events_in_all(), 8u);
  EXPECT_TRUE(replay.events(0).has_started());
  EXPECT_EQ(replay.events(1).moved().move().sudoku().set().cell(), 75u);
  EXPECT_EQ(replay.events(1).moved().player(), 1u);
  EXPECT_EQ(replay.events(1).room_time_ms(), 12'345u);
  EXPECT_EQ(replay.events(7).ended().run(), replay.run());
  for (const auto& event : replay.events()) EXPECT_FALSE(event.has_delta());
}

TEST_F(ReplayTest, ARunComesWithItsLineAndItsBoard) {
  begin(v1::TABLE_COOP);
  world_.advance(12'345);
  solve(*bo_);
  const v1::Replay replay = ask(*chen_, "1").replay();
  const v1::RecordedRun& run = replay.recorded();
  EXPECT_EQ(run.least_rules(), ports::Run::kRules);
  EXPECT_EQ(run.played(), 1u);
  EXPECT_EQ(run.rules(), ports::Run::kRules);
  EXPECT_EQ(run.time_ms(), 12'345u);
  EXPECT_FALSE(run.assisted());
  ASSERT_EQ(run.players_size(), 1) << "who has moved";
  EXPECT_TRUE(run.tells_row());
  EXPECT_TRUE(run.solved());
  EXPECT_FALSE(run.stopped());
  EXPECT_EQ(run.team_size(), 1u);
  EXPECT_EQ(run.players(0).name(), "Bo");
  EXPECT_TRUE(run.tells_players());
  EXPECT_EQ(run.players(0).player(), 2u) << "the second player of the match";
  EXPECT_EQ(run.players(0).result(), v1::RUN_RESULT_SOLVED);
  const core::Game& game = *all_games().find("sudoku");
  EXPECT_EQ(replay.rules_version(), game.facts().rules_version);
  EXPECT_TRUE(game.start(core::Bytes(replay.board().begin(), replay.board().end())).ok());
  EXPECT_EQ(replay.events_hash(), convert::events_hash(replay));
  const v1::Replay rest = ask(*chen_, "1", "", 5).replay();
  EXPECT_FALSE(rest.has_recorded());
  EXPECT_TRUE(rest.board().empty());
  EXPECT_EQ(rest.events_hash(), convert::events_hash(rest));
}

TEST_F(ReplayTest, WhoLeftAndCameBackIsOnePlayer) {
  begin(v1::TABLE_COOP);
  chen_->enter_room(ana_->room());
  for (Client* client : {chen_.get(), bo_.get()}) {
    if (client == chen_.get()) client->join();
    client == chen_.get() ? client->set(75, 2) : client->set(76, 8);
    v1::Action leave = client->action();
    leave.mutable_leave();
    client->act(leave);
  }
  bo_->join();
  solve(*bo_);
  const auto numbers = [this] {
    std::vector<std::uint32_t> all;
    const v1::Replay replay = ask(*chen_, "1").replay();
    for (const auto& player : replay.recorded().players()) all.push_back(player.player());
    return all;
  };
  EXPECT_EQ(ask(*chen_, "1").replay().match().players_size(), 3);
  EXPECT_EQ(numbers(), (std::vector<std::uint32_t>{2, 3}));
  ports::Run& run = world_.disk.runs.back();
  run.players[1].player = world_.disk.players[0].player.id;
  EXPECT_EQ(numbers(), (std::vector<std::uint32_t>{2, 0})) << "Ana has no such number";
  std::swap(run.players[0].seat, run.players[1].seat);
  EXPECT_EQ(numbers(), (std::vector<std::uint32_t>{0, 0}));
}

TEST_F(ReplayTest, NothingIsToldBeforeTheEnd) {
  begin(v1::TABLE_COOP);
  ana_->set(75, 2);
  for (Client* client : {ana_.get(), chen_.get()}) {
    EXPECT_EQ(refused(*client, "1"), v1::ERROR_CODE_NOT_FOUND);
    EXPECT_EQ(refused(*client, "2"), v1::ERROR_CODE_NOT_FOUND);
  }
}

TEST_F(ReplayTest, AStrangersQuestionOpensNoJournal) {
  begin(v1::TABLE_COOP);
  solve(*ana_);
  int questions = 0;
  world_.store->read_fails = [&questions] {
    ++questions;
    return false;
  };
  EXPECT_EQ(refused(*chen_, "999999"), v1::ERROR_CODE_NOT_FOUND);
  EXPECT_EQ(questions, 2) << "for the room, and whether there is anything to read";
}

TEST_F(ReplayTest, WhatDoesNotCountIsForThoseWhoWereThere) {
  begin(v1::TABLE_COOP);
  v1::Action stop = ana_->action();
  stop.mutable_stop();
  ana_->act(stop);
  const v1::Replay stopped = ask(*bo_, "1").replay();
  EXPECT_EQ(stopped.events_size(), 2);
  EXPECT_FALSE(stopped.has_recorded());
  EXPECT_FALSE(stopped.board().empty());
  const v1::Error no = ask(*chen_, "1").error();
  v1::ClientFrame nowhere;
  nowhere.mutable_get_replay()->set_run("NOBODY-1/1");
  chen_->send(nowhere);
  EXPECT_EQ(chen_->last(Body::kError)->error().SerializeAsString(), no.SerializeAsString())
      << "codes are not there to be tried out";
  chen_->enter_room(ana_->room());
  chen_->join();
  EXPECT_EQ(refused(*chen_, "1"), v1::ERROR_CODE_NOT_FOUND) << "came when it was over";
}

TEST_F(ReplayTest, PartsFollowEachOther) {
  begin(v1::TABLE_COOP);
  solve(*ana_);
  const v1::Replay part = ask(*bo_, "1", "", 5).replay();
  EXPECT_FALSE(part.has_head());
  EXPECT_FALSE(part.has_match());
  ASSERT_EQ(part.events_size(), 3);
  EXPECT_TRUE(part.events(2).has_ended());
  EXPECT_EQ(part.events_in_all(), 8u);
  EXPECT_EQ(ask(*bo_, "1", "", 8).replay().events_size(), 0);
}

TEST_F(ReplayTest, ALongMatchComesInParts) {
  begin(v1::TABLE_COOP);
  constexpr std::uint32_t kNotes = 2'500;
  static_assert(kNotes > limits::kReplayEvents);
  for (std::uint32_t i = 0; i < kNotes; ++i) {
    v1::Action note = ana_->action();
    auto& move = *note.mutable_play()->mutable_move()->mutable_sudoku()->mutable_notes();
    move.add_cells(80);
    i % 2 == 0 ? move.set_add(1) : move.set_remove(1);
    ana_->act(note);
    if (i % 50 == 0) world_.advance(500);
  }
  world_.advance(10'000);
  solve(*ana_);
  std::uint32_t have = 0;
  std::uint64_t last = 0;
  int parts = 0;
  do {
    const v1::ServerFrame frame = ask(*chen_, "1", "", have);
    EXPECT_LE(frame.ByteSizeLong(), limits::kFrameOutBytes);
    ASSERT_GT(frame.replay().events_size(), 0);
    EXPECT_EQ(frame.replay().events_in_all(), kNotes + 8);
    for (const auto& event : frame.replay().events()) {
      EXPECT_GT(event.seq(), last);
      last = event.seq();
    }
    have += static_cast<std::uint32_t>(frame.replay().events_size());
    ++parts;
    world_.advance(10'000);
  } while (have < kNotes + 8 && parts < 10);
  EXPECT_EQ(have, kNotes + 8);
  EXPECT_GT(parts, 1);
}

TEST_F(ReplayTest, OfARaceABoardIsShown) {
  begin(v1::TABLE_RACE);
  solve(*bo_);
  solve(*ana_);
  const v1::Replay first = ask(*chen_, "1").replay();
  EXPECT_EQ(first.match().index(), 1u) << "who came first";
  EXPECT_EQ(first.match().players(0).name(), "Bo");
  EXPECT_EQ(first.match().sudoku().cells_size(), 81);
  EXPECT_EQ(first.events_size(), 14) << "everybody's moves";
  EXPECT_EQ(first.events(13).ended().winner_name(), "Bo");
  EXPECT_EQ(ask(*chen_, "1", "Ana").replay().match().index(), 0u);
  EXPECT_EQ(ask(*chen_, "1", "ana").replay().match().index(), 0u) << "in capitals or not";
  EXPECT_EQ(ask(*chen_, "1", "Chen").error().field(), "racer");
}

TEST_F(ReplayTest, TheSecondMatchIsNotTheFirst) {
  begin(v1::TABLE_COOP);
  solve(*ana_);
  v1::Action again = ana_->action();
  again.mutable_rematch();
  ana_->act(again);
  ana_->start();
  ana_->set(75, 9);
  EXPECT_EQ(refused(*ana_, "2"), v1::ERROR_CODE_NOT_FOUND);
  EXPECT_EQ(ask(*chen_, "1").replay().events(1).moved().move().sudoku().set().digit(), 2u);
  solve(*ana_);
  EXPECT_EQ(ask(*bo_, "2").replay().events_size(), 9);
  EXPECT_EQ(refused(*chen_, "2"), v1::ERROR_CODE_NOT_FOUND) << "a rematch does not count";
}

TEST_F(ReplayTest, ItOutlivesTheRoomAndTheServer) {
  begin(v1::TABLE_COOP);
  solve(*ana_);
  const std::string before = ask(*chen_, "1").replay().SerializeAsString();
  for (Client* client : {ana_.get(), bo_.get()}) {
    v1::Action leave = client->action();
    leave.mutable_leave();
    client->act(leave);
  }
  world_.crash();
  world_.restart();
  chen_ = world_.client(3);
  chen_->enter("Chen");
  EXPECT_EQ(ask(*chen_, "1").replay().SerializeAsString(), before);
}

TEST_F(ReplayTest, AStoreThatCannotBeReadIsAskedAgain) {
  begin(v1::TABLE_COOP);
  solve(*ana_);
  world_.store->read_fails = [] { return true; };
  EXPECT_EQ(ask(*chen_, "1").error().retry(), v1::RETRY_AFTER_DELAY);
}

}  // namespace
}  // namespace gridmates::actors::test
