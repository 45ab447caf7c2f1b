// Following a room: resume, snapshots, presence, slow readers.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "proto/convert/room_view.h"
#include "proto/convert/view_hash.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class FollowingTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    ana_->start();
  }
  v1::Snapshot snapshot(const Client& client) {
    const auto frame = client.last(Body::kSnapshot);
    return frame ? frame->snapshot() : v1::Snapshot();
  }
  v1::SyncDone done(const Client& client) {
    const auto frame = client.last(Body::kSyncDone);
    return frame ? frame->sync_done() : v1::SyncDone();
  }
  // Ana says more than an outbox holds.
  void overflow() {
    for (std::size_t bytes = 0; bytes <= limits::kOutboxBytes; bytes += 1'000) {
      ana_->say(long_text());
      world_.pass(50);
    }
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }
  std::uint64_t epoch() const { return world_.disk.epoch.value; }

  World world_;
  std::string ana_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(FollowingTest, WhoHasNothingGetsASnapshot) {
  ana_->say("hello");
  bo_->resume();
  const v1::Snapshot shot = snapshot(*bo_);
  EXPECT_EQ(shot.cause(), v1::SNAPSHOT_CAUSE_FIRST);
  EXPECT_EQ(shot.seq(), head());
  EXPECT_EQ(shot.you(), 2u);
  EXPECT_EQ(shot.view().members_size(), 2);
  EXPECT_EQ(shot.recent().rbegin()->said().text(), "hello");
  EXPECT_FALSE(shot.recent().rbegin()->has_delta());
  EXPECT_EQ(shot.presence_size(), 2);
  EXPECT_EQ(done(*bo_).head(), head());
  EXPECT_EQ(done(*bo_).view_hash(), convert::view_hash(shot.view()));
  EXPECT_EQ(bo_->last(Body::kSyncDone)->reply_to(), bo_->last(Body::kSnapshot)->reply_to());
}

TEST_F(FollowingTest, WhoHasMissedSomethingGetsIt) {
  bo_->resume();
  v1::RoomView view = snapshot(*bo_).view();
  const std::uint64_t seq = snapshot(*bo_).seq();
  v1::ClientFrame frame;
  frame.mutable_unsubscribe()->set_room(ana_->room());
  bo_->send(frame);
  bo_->forget_frames();
  ana_->say("one");
  ana_->set(40, 5);
  ana_->say("two");
  EXPECT_TRUE(bo_->of(Body::kEvents).empty());

  bo_->resume(epoch(), seq);
  ASSERT_EQ(bo_->of(Body::kEvents).size(), 1u);
  EXPECT_TRUE(bo_->of(Body::kSnapshot).empty());
  const v1::Events events = bo_->last(Body::kEvents)->events();
  EXPECT_EQ(events.events(0).seq(), seq + 1);
  for (const auto& event : events.events()) {
    if (event.has_delta()) ASSERT_TRUE(convert::apply(event.delta(), view));
  }
  EXPECT_EQ(convert::view_hash(view), events.view_hash());
  EXPECT_EQ(done(*bo_).view_hash(), events.view_hash());
}

TEST_F(FollowingTest, WhoHasEverythingGetsPresenceAlone) {
  ana_->connection().hang_up();
  world_.settle();
  bo_->forget_frames();
  bo_->resume(epoch(), head());
  ASSERT_EQ(bo_->frames().size(), 3u);
  const v1::ServerFrame& ana = bo_->frames()[0];
  EXPECT_EQ(ana.presence().member(), 1u);
  EXPECT_FALSE(ana.presence().connected()) << "of the members who have gone too";
  EXPECT_EQ(ana.reply_to(), bo_->frames()[2].reply_to());
  EXPECT_EQ(bo_->frames()[1].presence().member(), 2u);
  EXPECT_TRUE(bo_->frames()[1].presence().connected());
  EXPECT_EQ(done(*bo_).head(), head());
}

TEST_F(FollowingTest, APositionOfAnotherEpochGetsASnapshot) {
  bo_->resume(epoch() + 1, 3);
  EXPECT_EQ(snapshot(*bo_).cause(), v1::SNAPSHOT_CAUSE_EPOCH);
}

TEST_F(FollowingTest, APositionTooFarBackGetsASnapshot) {
  const std::uint64_t seq = head();
  for (std::size_t i = 0; i <= limits::kRecentEvents; ++i) {
    ana_->say("again");
    world_.pass(50);
  }
  bo_->resume(epoch(), seq);
  EXPECT_EQ(snapshot(*bo_).cause(), v1::SNAPSHOT_CAUSE_TOO_OLD);
}

TEST_F(FollowingTest, AClientAheadOfTheJournalIsToldToForget) {
  bo_->forget_frames();
  bo_->resume(epoch(), head() + 1);
  ASSERT_EQ(bo_->frames().size(), 3u);
  EXPECT_TRUE(bo_->frames()[0].has_reset());
  EXPECT_TRUE(bo_->frames()[1].has_snapshot());
  EXPECT_TRUE(bo_->frames()[2].has_sync_done());
}

TEST_F(FollowingTest, ALongTalkFitsIntoASnapshot) {
  for (std::size_t i = 0; i < limits::kFeedEvents; ++i) {
    std::string text;
    for (int n = 0; n < 290; ++n) text += "\U0001f9e9";
    ana_->say(text);
  }
  world_.pass(3'000);
  bo_->resume();
  EXPECT_LE(bo_->last(Body::kSnapshot)->ByteSizeLong(), limits::kFrameOutBytes);
  EXPECT_GT(snapshot(*bo_).recent_size(), 20);
  EXPECT_EQ(snapshot(*bo_).recent().rbegin()->seq(), head());
}

TEST_F(FollowingTest, SyncDoneKnowsTheHighestRecordedAction) {
  v1::Action say = bo_->action(77);
  say.mutable_say()->set_text("hello");
  bo_->act(say);
  bo_->resume();
  EXPECT_EQ(done(*bo_).last_client_seq(), 77u);
}

TEST_F(FollowingTest, PresenceIsToldToTheOthersAndKeptNowhere) {
  const std::uint64_t before = head();
  ana_->forget_frames();
  v1::ClientFrame frame;
  frame.mutable_presence()->set_room(ana_->room());
  frame.mutable_presence()->set_cursor(41);
  bo_->send(frame);
  const auto presence = ana_->last(Body::kPresence);
  ASSERT_TRUE(presence.has_value());
  EXPECT_EQ(presence->presence().member(), 2u);
  EXPECT_TRUE(presence->presence().connected());
  EXPECT_EQ(presence->presence().cursor(), 41u);
  EXPECT_EQ(presence->presence().ping(), 0u);
  frame.mutable_presence()->set_ping(7);
  bo_->send(frame);
  EXPECT_EQ(ana_->last(Body::kPresence)->presence().ping(), 7u);
  ana_->resume();
  const v1::ServerFrame snapshot = *ana_->last(Body::kSnapshot);
  for (const auto& member : snapshot.snapshot().presence()) {
    EXPECT_EQ(member.ping(), 0u) << "a ping is of its moment";
  }
  bo_->connection().hang_up();
  world_.settle();
  EXPECT_FALSE(ana_->last(Body::kPresence)->presence().connected());
  EXPECT_EQ(head(), before);
}

TEST_F(FollowingTest, ASlowReaderGetsASnapshotAndThenIsCut) {
  bo_->connection().stall();
  bo_->forget_frames();
  overflow();
  bo_->connection().go_on();
  world_.settle();
  EXPECT_EQ(snapshot(*bo_).cause(), v1::SNAPSHOT_CAUSE_SLOW);
  EXPECT_EQ(snapshot(*bo_).seq(), head());
  EXPECT_LT(bo_->of(Body::kEvents).size(), 5u) << "what the snapshot replaces is not sent";
  ana_->say("are you back?");
  EXPECT_EQ(bo_->last(Body::kEvents)->events().events(0).seq(), head());

  bo_->connection().stall();
  overflow();
  EXPECT_EQ(bo_->closed(), v1::CLOSE_REASON_SLOW_CONSUMER);
}

// Bo waits for a snapshot and never gets the event that ends the membership.
TEST_F(FollowingTest, ASlowReaderWhoIsPutOutMeanwhileComesBackToHearIt) {
  bo_->connection().stall();
  overflow();
  v1::Action kick = ana_->action();
  kick.mutable_kick()->set_member(2);
  ana_->act(kick);
  ASSERT_FALSE(ana_->answer().has_refused());
  bo_->connection().go_on();
  world_.settle();
  EXPECT_EQ(bo_->closed(), v1::CLOSE_REASON_GOING_AWAY);
}

TEST_F(FollowingTest, WhoResumedTwiceWhileTheRoomWasReadAndWentIsGone) {
  auto chen = world_.client(3);
  chen->enter("Chen");
  chen->enter_room(ana_->room());
  chen->join();
  world_.disk.rooms[0].term = Term(99);  // another owner has had the room
  ana_->say("is it still ours?");
  int reads = 0;
  world_.store->read_fails = [&reads] { return ++reads > 1; };  // found, but not readable
  chen->resume();
  chen->resume();
  chen->connection().hang_up();
  world_.settle();
  world_.store->read_fails = nullptr;
  world_.pass(limits::kRetryAfterMs);
  const std::string code = ana_->room();
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(ana_token_);
  ana_->enter_room(code);
  ana_->resume();
  ASSERT_EQ(snapshot(*ana_).presence_size(), 1);
  EXPECT_EQ(snapshot(*ana_).presence(0).member(), 1u);
}

TEST_F(FollowingTest, TimeStandsStillWhileTheServerIsAway) {
  world_.pass(7'000);
  ana_->say("seven seconds");
  const std::string code = ana_->room();
  world_.crash();
  world_.clock.advance(100'000);
  world_.restart();
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(ana_token_);
  ana_->enter_room(code);
  world_.pass(3'000);
  ana_->resume();
  EXPECT_EQ(done(*ana_).room_time_ms(), 7'000u) << "nor does it run before anybody is back";
}

TEST_F(FollowingTest, TimeWithoutAJournalIsChargedToNobody) {
  bool broken = true;
  world_.store->append_fault = [&broken](const ports::Append&) {
    return broken ? support::Fault::kUnknownNotWritten : support::Fault::kNone;
  };
  world_.store->read_fails = [&broken] { return broken; };
  world_.pass(2'000);
  v1::Action say = ana_->action(90);
  say.mutable_say()->set_text("hello?");
  ana_->act(say);
  world_.pass(30'000);
  broken = false;
  world_.pass(1'000);
  bo_->resume();
  EXPECT_LE(done(*bo_).room_time_ms(), 4'000u);
  EXPECT_GE(done(*bo_).room_time_ms(), 2'000u);
}

}  // namespace
}  // namespace gridmates::actors::test
