// Sessions and rooms on two shards: the messages between them, their order, and full inboxes.
#include "gtest/gtest.h"
#include "server/actors/shard/inbox.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

constexpr std::size_t kInboxBytes = 2'000;

// Ana lives on shard 0 with her room, the others on shard 1.
class ShardsTest : public testing::Test {
 protected:
  ShardsTest() {
    ana_->enter("Ana");
    do {
      ana_->create("tictactoe", v1::TABLE_VERSUS);
    } while (!has_room_here());
    ana_->resume();
  }

  // Whether Ana's room answers while the other shard is stopped.
  bool has_room_here() {
    world_.shard_rests = 1;
    const std::size_t before = ana_->answers().size();
    ana_->say("is somebody here?");
    const bool here = ana_->answers().size() > before;
    world_.shard_rests.reset();
    world_.settle();
    return here;
  }
  // A client that follows Ana's room.
  std::unique_ptr<Client> follower(const std::string& name, std::uint8_t client_id) {
    auto client = world_.client(client_id, 1);
    client->enter(name);
    client->enter_room(ana_->room());
    client->join(true);
    EXPECT_FALSE(client->answer().has_refused()) << client->answer().ShortDebugString();
    client->resume();
    client->forget_frames();
    return client;
  }
  std::uint64_t head() const {
    for (const auto& room : world_.disk.rooms) {
      if (room.record.code == RoomCode(ana_->room())) return room.head.value;
    }
    return 0;
  }

  World world_{all_games(), 2, kInboxBytes};
  std::unique_ptr<Client> ana_ = world_.client(1);
};

TEST_F(ShardsTest, WhatIsSaidInOneTurnIsDoneInItsOrder) {
  auto bo = follower("Bo", 2);
  const std::uint64_t before = head();
  for (int i = 0; i < 3; ++i) {
    v1::ClientFrame frame;
    *frame.mutable_action() = bo->action();
    frame.mutable_action()->mutable_say()->set_text("line " + std::to_string(i));
    bo->send_only(frame);
  }
  world_.settle();
  const auto answers = bo->answers();
  ASSERT_EQ(answers.size(), 3u);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_FALSE(answers[i].has_refused()) << answers[i].ShortDebugString();
    EXPECT_EQ(answers[i].seq(), before + 1 + i);
  }
  EXPECT_EQ(ana_->last(Body::kEvents)->events().events().rbegin()->seq(), before + 3);
  EXPECT_EQ(bo->last(Body::kEvents)->events().events().rbegin()->seq(), before + 3);
}

TEST_F(ShardsTest, AConnectionTakesOverFromOneOnAnotherShard) {
  auto bo = world_.client(2, 1);
  const std::string token = bo->enter("Bo");
  bo->enter_room(ana_->room());
  bo->join(true);
  auto again = world_.client(2, 0);
  again->hello();
  again->sign_in_with(token);
  EXPECT_TRUE(again->last(Body::kSignedIn).has_value());
  EXPECT_EQ(bo->closed(), v1::CLOSE_REASON_REPLACED);
  again->enter_room(ana_->room());
  again->resume();
  EXPECT_TRUE(again->last(Body::kSyncDone).has_value());
}

TEST_F(ShardsTest, TheLastOfThreeConnectionsSpeaksWhenTheFirstHasHadItsSay) {
  auto bo = world_.client(2, 1);
  const std::string token = bo->come_in("Bo", ana_->room());
  world_.shard_rests = 0;
  constexpr std::size_t kSayings = 10;
  for (std::size_t i = 0; i < kSayings; ++i) bo->say("line");
  auto second = world_.client(2, 1);
  second->hello();
  second->sign_in_with(token);
  auto third = world_.client(2, 1);
  third->hello();
  third->sign_in_with(token);
  EXPECT_FALSE(third->last(Body::kSignedIn).has_value()) << "the first one still waits";
  world_.shard_rests.reset();
  world_.settle();
  EXPECT_TRUE(third->last(Body::kSignedIn).has_value());
  EXPECT_EQ(bo->closed(), v1::CLOSE_REASON_REPLACED);
  EXPECT_EQ(second->closed(), v1::CLOSE_REASON_REPLACED);
}

TEST_F(ShardsTest, APublicationCrossesOnceForAllWhoFollow) {
  std::vector<std::unique_ptr<Client>> followers;
  for (std::uint8_t n = 2; n < 7; ++n) {
    followers.push_back(follower("Bo " + std::to_string(n), n));
  }
  world_.shard_rests = 1;
  ana_->say(long_text());
  world_.shard_rests.reset();
  world_.settle();
  for (const auto& client : followers) {
    EXPECT_FALSE(client->last(Body::kSnapshot).has_value());
    ASSERT_TRUE(client->last(Body::kEvents).has_value());
    EXPECT_EQ(client->last(Body::kEvents)->events().events().rbegin()->seq(), head());
  }
}

TEST_F(ShardsTest, WhoseShardTakesNoMoreGetsASnapshot) {
  auto bo = follower("Bo", 2);
  world_.shard_rests = 1;
  for (int i = 0; i < 10; ++i) ana_->say(long_text());
  EXPECT_FALSE(ana_->answer().has_refused()) << "nobody else waits for that shard";
  world_.shard_rests.reset();
  world_.settle();
  ASSERT_TRUE(bo->last(Body::kSnapshot).has_value());
  EXPECT_EQ(bo->last(Body::kSnapshot)->snapshot().cause(), v1::SNAPSHOT_CAUSE_SLOW);
  EXPECT_EQ(bo->last(Body::kSyncDone)->sync_done().head(), head());
  EXPECT_LT(bo->of(Body::kEvents).size(), 4u);
  ana_->say("are you back?");
  EXPECT_EQ(bo->last(Body::kEvents)->events().events(0).seq(), head());
  EXPECT_EQ(bo->closed(), 0) << "that was not bo's fault";
}

TEST_F(ShardsTest, WhoHasMissedTheirEndComesBackToHearIt) {
  auto bo = follower("Bo", 2);
  world_.shard_rests = 1;
  for (int i = 0; i < 10; ++i) ana_->say(long_text());
  v1::Action kick = ana_->action();
  kick.mutable_kick()->set_member(2);
  ana_->act(kick);
  ASSERT_FALSE(ana_->answer().has_refused());
  world_.shard_rests.reset();
  world_.settle();
  EXPECT_EQ(bo->closed(), v1::CLOSE_REASON_GOING_AWAY);
}

TEST_F(ShardsTest, ASessionReadsNoFurtherWhileTheShardOfARoomTakesNoMore) {
  auto bo = follower("Bo", 2);
  world_.shard_rests = 0;
  constexpr std::size_t kSayings = 10;
  for (std::size_t i = 0; i < kSayings; ++i) bo->say("line");
  v1::ClientFrame ping;
  ping.mutable_ping();
  bo->send(ping);
  EXPECT_FALSE(bo->last(Body::kPong).has_value());
  world_.shard_rests.reset();
  world_.settle();
  EXPECT_TRUE(bo->last(Body::kPong).has_value());
  const auto answers = bo->answers();
  ASSERT_EQ(answers.size(), kSayings);
  for (const auto& answer : answers) EXPECT_FALSE(answer.has_refused());
}

TEST_F(ShardsTest, AResumeWaitsUntilItsShardTakesTheAnswer) {
  auto bo = follower("Bo", 2);
  auto chen = follower("Chen", 3);
  ana_->say(long_text());
  const std::uint64_t before = head();
  world_.shard_rests = 0;
  bo->resume();
  chen->resume();
  world_.shard_rests = 1;
  ana_->say("the first answer has filled the inbox");
  world_.shard_rests.reset();
  world_.settle();
  EXPECT_EQ(bo->of(Body::kSyncDone).front().sync_done().head(), before);
  EXPECT_EQ(chen->of(Body::kSyncDone).front().sync_done().head(), before + 1);
}

TEST(Inbox, SaysOnceThatThereIsRoomToThoseWhoFoundNone) {
  Inbox inbox(100);
  inbox.expect(60);
  EXPECT_TRUE(inbox.has_room());
  inbox.expect(60);
  EXPECT_FALSE(inbox.has_room());
  EXPECT_FALSE(inbox.release(10)) << "still full";
  EXPECT_TRUE(inbox.release(60));
  EXPECT_TRUE(inbox.has_room());
  EXPECT_FALSE(inbox.release(50)) << "nobody waits";
}

}  // namespace
}  // namespace gridmates::actors::test
