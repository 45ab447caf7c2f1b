// Long folds of events run on a worker: for a Resume, for a replay, and for a room being loaded.
// Other clients do not wait.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/long_room.h"

namespace gridmates::actors::test {
namespace {

class LongFoldTest : public LongRoomTest {
 protected:
  void workers_go_on() {
    world_.workers_rest = false;
    world_.settle();
  }
  static bool is_synced(const Client& client) { return client.last(Body::kSyncDone).has_value(); }
  // Ana ends the match and requests its replay.
  void ask_for_replay() {
    v1::Action stop = ana_->action();
    stop.mutable_stop();
    ana_->act(stop);
    ASSERT_FALSE(ana_->answer().has_refused());
    v1::ClientFrame frame;
    frame.mutable_get_replay()->set_run(ana_->room() + "/1");
    ana_->send(frame);
  }
  void restart() {
    world_.crash();
    world_.restart();
    const std::string room = ana_->room();
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(room);
  }
};

TEST_F(LongFoldTest, ForAResumeAndTheRoomGoesOn) {
  world_.workers_rest = true;
  bo_->resume();
  EXPECT_FALSE(is_synced(*bo_));
  EXPECT_EQ(world_.jobs.waiting(), 1u);
  ana_->say("meanwhile");
  EXPECT_EQ(ana_->answer().seq(), head());
  workers_go_on();
  ASSERT_TRUE(is_synced(*bo_));
  EXPECT_EQ(bo_->last(Body::kSyncDone)->sync_done().head(), head());
  const auto snapshot = bo_->last(Body::kSnapshot)->snapshot();
  EXPECT_EQ(snapshot.recent().rbegin()->said().text(), "meanwhile");
  EXPECT_EQ(snapshot.recent().rbegin()->seq(), head());
}

TEST_F(LongFoldTest, ForEachResumeAnew) {
  world_.workers_rest = true;
  for (int i = 0; i < 2; ++i) {
    bo_->resume();
    EXPECT_EQ(world_.jobs.waiting(), 1u) << "what was made for one is not kept for ever";
    workers_go_on();
    world_.workers_rest = true;
  }
  EXPECT_EQ(bo_->of(Body::kSyncDone).size(), 2u);
}

TEST_F(LongFoldTest, ForWhatWasMissed) {
  bo_->resume();
  const v1::SyncDone before = bo_->last(Body::kSyncDone)->sync_done();
  for (std::uint32_t cell = 1; cell < 4; ++cell) ana_->act(flag(*ana_, cell));
  bo_->forget_frames();
  world_.workers_rest = true;
  bo_->resume(before.epoch(), before.head());
  EXPECT_TRUE(bo_->frames().empty());
  ana_->act(flag(*ana_, 4));  // waits for a worker as well
  workers_go_on();
  std::vector<std::uint64_t> seqs;
  for (const auto& frame : bo_->of(Body::kEvents)) {
    for (const auto& event : frame.events().events()) seqs.push_back(event.seq());
  }
  const std::uint64_t next = before.head() + 1;
  EXPECT_EQ(seqs, (std::vector{next, next + 1, next + 2, next + 3}));
  EXPECT_TRUE(bo_->of(Body::kSnapshot).empty());
}

TEST_F(LongFoldTest, NotForAStranger) {
  const auto chen = world_.client(3);
  chen->enter("Chen");
  chen->enter_room(ana_->room());
  world_.workers_rest = true;
  chen->resume();
  EXPECT_EQ(world_.jobs.waiting(), 0u);
  EXPECT_TRUE(chen->last(Body::kError).has_value());
}

TEST_F(LongFoldTest, ForARoomThatComesIntoMemory) {
  const std::uint64_t last = head();
  world_.workers_rest = true;
  restart();
  ana_->resume();
  EXPECT_FALSE(is_synced(*ana_));
  EXPECT_EQ(world_.jobs.waiting(), 1u);
  bo_ = world_.client(2);
  EXPECT_FALSE(bo_->enter("Bo").empty()) << "others are served";
  EXPECT_EQ(world_.metrics->rooms.Value(), 0);
  world_.jobs.run_one();
  world_.settle();
  EXPECT_EQ(world_.metrics->rooms.Value(), 1);
  workers_go_on();
  ASSERT_TRUE(is_synced(*ana_));
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().head(), last);
}

TEST_F(LongFoldTest, ADamagedJournalIsNoticedThereToo) {
  // The batch of the flag gets another state's hash.
  world_.disk.rooms[0].batches.rbegin()->second.state_hash ^= 1;
  restart();
  ana_->resume();
  EXPECT_FALSE(is_synced(*ana_));
  EXPECT_EQ(ana_->last(Body::kError)->error().code(), v1::ERROR_CODE_WRONG_STATE);
}

TEST_F(LongFoldTest, ForAReplay) {
  world_.workers_rest = true;
  ask_for_replay();
  EXPECT_EQ(world_.jobs.waiting(), 1u);
  EXPECT_FALSE(ana_->last(Body::kReplay).has_value());
  bo_->say("meanwhile");
  EXPECT_EQ(bo_->answer().seq(), head());
  workers_go_on();
  ASSERT_TRUE(ana_->last(Body::kReplay).has_value());
  const v1::Replay replay = ana_->last(Body::kReplay)->replay();
  EXPECT_EQ(replay.events(0).has_started(), true);
  EXPECT_EQ(replay.events().rbegin()->has_ended(), true);
}

TEST_F(LongFoldTest, WaitsForAWorkerWhileNoneIsFree) {
  world_.workers->full = true;
  bo_->resume();
  EXPECT_FALSE(is_synced(*bo_));
  world_.workers->full = false;
  world_.advance(limits::kRetryAfterMs);
  EXPECT_TRUE(is_synced(*bo_));
}

TEST_F(LongFoldTest, WhoHasGoneMeanwhileIsNotServed) {
  world_.workers_rest = true;
  bo_->resume();
  bo_->connection().hang_up();
  world_.settle();
  workers_go_on();
  EXPECT_FALSE(is_synced(*bo_));
  ana_->resume();
  EXPECT_TRUE(is_synced(*ana_));
}

}  // namespace
}  // namespace gridmates::actors::test
