// Greeting, heartbeat and reconnecting.
#include <gtest/gtest.h>

#include "tests/client/core/client_fixture.h"

namespace gridmates::client {
namespace {

// Greeting

TEST_F(ClientTest, SaysHelloAndSignsInByName) {
  client_.start();
  world_.accept();
  const auto hello = world_.take();
  EXPECT_EQ(hello.hello().protocol_min(), 2u);
  EXPECT_EQ(hello.hello().protocol_max(), 2u);
  EXPECT_EQ(hello.hello().client_id().size(), 16u);
  world_.deliver(welcome());
  const auto sign_in = world_.take();
  EXPECT_EQ(sign_in.sign_in().name(), "ana");
  EXPECT_EQ(sign_in.sign_in().token(), "");
  world_.deliver(signed_in("ana", "secret"));
  ASSERT_EQ(all<Connected>().size(), 1u);
  EXPECT_FALSE(all<Connected>()[0].again);
  EXPECT_EQ(client_.model().link, Link::kOnline);
  EXPECT_EQ(world_.token, "secret");
}

TEST_F(ClientTest, SignsInWithTheKeptToken) {
  world_.token = "kept";
  client_.start();
  world_.accept();
  world_.take();
  world_.deliver(welcome());
  EXPECT_EQ(world_.take().sign_in().token(), "kept");
}

TEST_F(ClientTest, AnUnknownTokenIsFollowedByTheName) {
  world_.token = "old";
  client_.start();
  world_.accept();
  world_.take();
  world_.deliver(welcome());
  world_.take();
  world_.deliver(error(0, v1::ERROR_CODE_SESSION_EXPIRED, v1::RETRY_AFTER_SIGN_IN, "unknown"));
  EXPECT_EQ(world_.take().sign_in().name(), "ana");
  world_.deliver(signed_in("ana", "new"));
  EXPECT_EQ(client_.model().link, Link::kOnline);
  EXPECT_EQ(world_.token, "new");
}

TEST_F(ClientTest, KeepsItsIdentityWithoutAStateDirectoryAndSaysSoOnce) {
  world_.keep_error = "read-only file system";
  client_.start();
  greet("secret");
  world_.drop();
  world_.advance(kBackoffCapMs);
  world_.accept();
  world_.take();
  world_.deliver(welcome());
  EXPECT_EQ(world_.take().sign_in().token(), "secret");
  world_.deliver(signed_in("ana", "another"));
  ASSERT_EQ(all<Warned>().size(), 1u);
  EXPECT_NE(all<Warned>()[0].no.message().find("read-only"), std::string::npos);
  EXPECT_EQ(client_.model().link, Link::kOnline);
}

TEST_F(ClientTest, ATokenThatCannotBeReadIsSaidOnce) {
  world_.damaged_token = true;
  go_online();
  ASSERT_EQ(all<Warned>().size(), 1u);
  EXPECT_EQ(all<Warned>()[0].no.message(),
            "The saved token cannot be read; you are signed in as a new guest.");
  EXPECT_FALSE(all<Warned>()[0].from_server);
}

TEST_F(ClientTest, ANameThatIsRefusedEndsIt) {
  client_.start();
  world_.accept();
  world_.take();
  world_.deliver(welcome());
  world_.take();
  world_.deliver(error(0, v1::ERROR_CODE_INVALID_ARGUMENT, v1::RETRY_NEVER, "No such name."));
  ASSERT_EQ(all<Stopped>().size(), 1u);
  EXPECT_EQ(all<Stopped>()[0].why, Stopped::Why::kRefused);
  EXPECT_EQ(all<Stopped>()[0].no.message(), "No such name.");
  EXPECT_EQ(all<Stopped>()[0].no.code(), v1::ERROR_CODE_INVALID_ARGUMENT)
      << "as the server says it";
}

TEST_F(ClientTest, AServerOfAnotherVersionEndsIt) {
  client_.start();
  world_.accept();
  world_.take();
  world_.deliver(error(1, v1::ERROR_CODE_UNSUPPORTED_VERSION, v1::RETRY_NEVER, "Version 3 alone."));
  ASSERT_EQ(all<Stopped>().size(), 1u);
  EXPECT_EQ(all<Stopped>()[0].why, Stopped::Why::kRefused);
  EXPECT_EQ(all<Stopped>()[0].no.message(), "Version 3 alone.");
}

TEST_F(ClientTest, AServerThatNeverAnswersIsLeft) {
  client_.start();
  world_.accept();
  world_.advance(kGreetingMs);
  EXPECT_EQ(all<Disconnected>().size(), 1u);
  EXPECT_FALSE(all<Disconnected>()[0].was_online);
}

// Heartbeat

TEST_F(ClientTest, PingsWhenIdleAndGivesASilentServerUp) {
  go_online();
  world_.advance(14'999);
  EXPECT_TRUE(world_.sent.empty());
  world_.advance(1);
  EXPECT_TRUE(world_.take().has_ping());
  world_.advance(25'000);
  ASSERT_EQ(all<Disconnected>().size(), 1u);
  EXPECT_TRUE(all<Disconnected>()[0].was_online);
}

TEST_F(ClientTest, AnAnsweredPingKeepsTheConnection) {
  go_online();
  v1::ServerFrame pong;
  pong.mutable_pong();
  for (int i = 0; i < 20; ++i) {
    world_.advance(15'000);
    EXPECT_TRUE(world_.take().has_ping());
    world_.deliver(pong);
  }
  EXPECT_TRUE(all<Disconnected>().empty());
}

// Reconnecting

TEST_F(ClientTest, WaitsLongerEachTimeUpToTheCap) {
  world_.luck = 0.999;
  client_.start();
  std::uint32_t longest = 0;
  for (int i = 0; i < 10; ++i) {
    world_.drop();
    const auto lost = all<Disconnected>();
    EXPECT_LT(lost.back().retry_in_ms, kBackoffCapMs);
    EXPECT_GE(lost.back().retry_in_ms, longest);
    longest = lost.back().retry_in_ms;
    world_.advance(longest);
  }
  EXPECT_GT(longest, kBackoffCapMs - 100);
  EXPECT_EQ(world_.opens, 11);
}

TEST_F(ClientTest, ComesBackWhenTheServerSays) {
  go_online();
  v1::ServerFrame going;
  going.mutable_going_away()->set_reason(v1::CLOSE_REASON_GOING_AWAY);
  going.mutable_going_away()->set_retry_after_ms(3'000);
  going.mutable_going_away()->set_jitter_ms(1'000);
  world_.deliver(going);
  world_.drop(v1::CLOSE_REASON_GOING_AWAY, "closed by the peer");
  EXPECT_EQ(all<Disconnected>()[0].retry_in_ms, 3'500u);
  EXPECT_EQ(all<Disconnected>()[0].why, "the server closed the connection");
  world_.advance(3'499);
  EXPECT_EQ(world_.opens, 1);
  world_.advance(1);
  EXPECT_EQ(world_.opens, 2);
}

TEST_F(ClientTest, AClosingCodeForGoodIsTheEnd) {
  go_to_room();
  const IntentId intent = say("unanswered");
  world_.drop(v1::CLOSE_REASON_REPLACED);
  ASSERT_EQ(all<Stopped>().size(), 1u);
  EXPECT_EQ(all<Stopped>()[0].why, Stopped::Why::kReplaced);
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, intent);
  EXPECT_EQ(all<Answered>()[0].frame.error().code(), v1::ERROR_CODE_UNSPECIFIED);
  world_.advance(1'000'000);
  EXPECT_EQ(world_.opens, 1);
  EXPECT_EQ(say("too late"), 0u);
}

TEST_F(ClientTest, AClosingCodeOfTheTokenSignsInByName) {
  client_.start();
  greet("secret");
  world_.drop(v1::CLOSE_REASON_UNAUTHENTICATED);
  world_.advance(kBackoffCapMs);
  world_.accept();
  world_.take();
  world_.deliver(welcome());
  EXPECT_EQ(world_.take().sign_in().name(), "ana");
}

class ImpatientClientTest : public ClientTest {
 protected:
  ImpatientClientTest() : ClientTest(0) {}
};

TEST_F(ImpatientClientTest, GivesUpOnTheFirstConnection) {
  client_.start();
  world_.drop(0, "connection refused");
  ASSERT_EQ(all<Stopped>().size(), 1u);
  EXPECT_EQ(all<Stopped>()[0].why, Stopped::Why::kUnreachable);
}

class PatientClientTest : public ClientTest {
 protected:
  PatientClientTest() : ClientTest(10'000) {}
};

TEST_F(PatientClientTest, GivesUpWhenItsPatienceEnds) {
  world_.luck = 0.999;
  client_.start();
  world_.drop();
  for (int i = 0; i < 20 && all<Stopped>().empty(); ++i) {
    world_.advance(all<Disconnected>().back().retry_in_ms);
    world_.drop();
  }
  EXPECT_EQ(all<Stopped>().size(), 1u);
  EXPECT_EQ(world_.now, 11'000u);
}

TEST_F(ImpatientClientTest, DoesNotGiveUpOnALaterOne) {
  go_online();
  world_.drop();
  EXPECT_TRUE(all<Stopped>().empty());
  EXPECT_EQ(client_.model().link, Link::kWaiting);
}

TEST_F(ClientTest, ASyncDoneThatNobodyAskedForEndsNoResume) {
  go_to_room();
  come_back();
  say("hello");
  world_.deliver(server_.snapshot(1));
  world_.deliver_unasked(server_.sync_done());
  EXPECT_TRUE(all<RoomSynced>().empty());
  EXPECT_TRUE(world_.sent.empty()) << "the room is not up to date";
  world_.deliver(server_.sync_done());
  EXPECT_EQ(all<RoomSynced>().size(), 1u);
  EXPECT_TRUE(world_.take().action().has_say());
}

}  // namespace
}  // namespace gridmates::client
