#include "client/core/client.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/client/core/fake_outside.h"
#include "tests/client/core/fake_room.h"

namespace gridmates::client {
namespace {

class ClientTest : public testing::Test {
 protected:
  explicit ClientTest(std::optional<std::uint32_t> give_up_after_ms = std::nullopt)
      : client_(config(give_up_after_ms), world_) {
    client_.subscribe([this](const Notice& notice) { notices_.push_back(notice); });
    server_.start_sudoku();
  }

  static Config config(std::optional<std::uint32_t> give_up_after_ms) {
    Config config;
    config.name = "ana";
    config.give_up_after_ms = give_up_after_ms;
    return config;
  }

  // Plays the server's part from an attempt to connect to the end of signing in.
  void greet(const std::string& token = "") {
    world_.accept();
    EXPECT_TRUE(world_.take().has_hello());
    world_.deliver(welcome());
    EXPECT_TRUE(world_.take().has_sign_in());
    world_.deliver(signed_in("ana", token));
  }

  void go_online() {
    client_.start();
    greet();
  }

  // Signed in and in the room KITE-42.
  void go_to_room() {
    go_online();
    client_.enter("KITE-42", false);
    EXPECT_TRUE(world_.take().has_resume());
    world_.deliver(server_.snapshot(1));
    world_.deliver(server_.sync_done());
    notices_.clear();
  }

  // Loses the connection and comes back to the point where the server is to answer a Resume.
  v1::Resume come_back() {
    world_.drop();
    world_.advance(kBackoffCapMs);
    greet();
    return world_.take().resume();
  }

  IntentId say(const std::string& text) {
    v1::Action action;
    action.mutable_say()->set_text(text);
    return client_.act(action);
  }

  template <class T>
  std::vector<T> all() const {
    std::vector<T> found;
    for (const auto& notice : notices_) {
      if (const T* one = std::get_if<T>(&notice)) found.push_back(*one);
    }
    return found;
  }

  FakeOutside world_;
  FakeRoom server_{"KITE-42"};
  std::vector<Notice> notices_;
  Client client_;
};

// Greeting

TEST_F(ClientTest, SaysHelloAndSignsInByName) {
  client_.start();
  world_.accept();
  const auto hello = world_.take();
  EXPECT_EQ(hello.hello().protocol_min(), 1u);
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
  EXPECT_NE(all<Warned>()[0].message.find("read-only"), std::string::npos);
  EXPECT_EQ(client_.model().link, Link::kOnline);
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
  EXPECT_EQ(all<Stopped>()[0].message, "No such name.");
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
  world_.drop(v1::CLOSE_REASON_GOING_AWAY, "going away");
  EXPECT_EQ(all<Disconnected>()[0].retry_in_ms, 3'500u);
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

// Rooms

TEST_F(ClientTest, EnteringJoinsWhereOneIsNoMemberYet) {
  go_online();
  const IntentId intent = client_.enter("KITE-42", true);
  const auto resume = world_.take();
  EXPECT_TRUE(resume.has_resume());
  EXPECT_TRUE(world_.sent.empty());
  world_.deliver(
      error(resume.request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "no member"));
  const auto join = world_.take();
  EXPECT_TRUE(join.action().join().watch());
  world_.deliver(accepted(join, 4));
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, intent);
  EXPECT_TRUE(world_.take().has_resume());
  world_.deliver(server_.snapshot(2));
  world_.deliver(server_.sync_done());
  ASSERT_EQ(all<RoomSynced>().size(), 1u);
  EXPECT_TRUE(all<RoomSynced>()[0].first);
  EXPECT_EQ(all<Answered>().size(), 1u);
}

TEST_F(ClientTest, EnteringTakesOnesPlaceAgainWithoutAJoin) {
  go_online();
  const IntentId intent = client_.enter("KITE-42", false);
  world_.take();
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, intent);
  EXPECT_TRUE(all<Answered>()[0].frame.has_sync_done());
  EXPECT_TRUE(world_.sent.empty());
}

TEST_F(ClientTest, ARefusedJoinLeavesNoRoom) {
  go_online();
  client_.enter("KITE-42", false);
  world_.deliver(
      error(world_.take().request_id(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "none"));
  world_.deliver(refused(world_.take(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "none"));
  EXPECT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(client_.room_code(), "");
  EXPECT_TRUE(all<RoomLeft>().empty());
}

TEST_F(ClientTest, ACreatedRoomIsEntered) {
  go_online();
  v1::CreateRoom room;
  room.set_game("sudoku");
  client_.create_room(room);
  const auto asked = world_.take();
  EXPECT_EQ(asked.create_room().key().size(), 16u);
  v1::ServerFrame created;
  created.set_reply_to(asked.request_id());
  created.mutable_room_created()->set_code("KITE-42");
  world_.deliver(created);
  EXPECT_EQ(world_.take().resume().room(), "KITE-42");
  EXPECT_EQ(client_.room_code(), "KITE-42");
}

TEST_F(ClientTest, ARoomIsCreatedOnceWithTheSameKey) {
  go_online();
  client_.create_room({});
  const auto first = world_.take();
  world_.drop();
  world_.advance(kBackoffCapMs);
  greet();
  const auto second = world_.take();
  EXPECT_EQ(first.create_room().key(), second.create_room().key());
}

TEST_F(ClientTest, ResumesWhereItWasAndSendsTheUnansweredAgainInOrder) {
  go_to_room();
  const IntentId first = say("one");
  const IntentId second = say("two");
  const auto sent_first = world_.take();
  const auto sent_second = world_.take();
  const v1::Resume resume = come_back();
  EXPECT_EQ(resume.epoch(), server_.epoch);
  EXPECT_EQ(resume.last_seq(), 3u);
  EXPECT_TRUE(world_.sent.empty()) << "nothing may be sent before SyncDone";

  const auto event = server_.said(1, "one");  // the server had heard it
  world_.deliver(server_.events(event));
  world_.deliver(server_.sync_done());
  const auto again_first = world_.take();
  const auto again_second = world_.take();
  EXPECT_EQ(again_first.action().client_seq(), sent_first.action().client_seq());
  EXPECT_EQ(again_second.action().client_seq(), sent_second.action().client_seq());
  world_.deliver(accepted(again_first, 4));
  world_.deliver(accepted(again_second, 5));
  world_.deliver(accepted(again_second, 5));

  const auto answers = all<Answered>();
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0].intent, first);
  EXPECT_EQ(answers[1].intent, second);
  EXPECT_EQ(all<EventApplied>().size(), 1u);
  EXPECT_FALSE(all<RoomSynced>()[0].first);
}

TEST_F(ClientTest, WhatIsAskedWithoutAConnectionIsSentAfterwards) {
  go_to_room();
  world_.drop();
  const IntentId intent = say("typed while away");
  EXPECT_NE(intent, 0u);
  world_.advance(kBackoffCapMs);
  greet();
  world_.take();
  world_.deliver(server_.sync_done());
  EXPECT_EQ(world_.take().action().say().text(), "typed while away");
}

TEST_F(ClientTest, SixteenAreKeptAndNoMore) {
  go_to_room();
  world_.drop();
  for (std::size_t i = 0; i < kMaxUnanswered; ++i) EXPECT_NE(say("x"), 0u);
  EXPECT_TRUE(client_.full());
  EXPECT_EQ(say("one too many"), 0u);
  EXPECT_EQ(client_.list_rooms(), 0u);
}

TEST_F(ClientTest, TryingAgainLaterIsNoAnswer) {
  go_to_room();
  say("one");
  say("two");
  const auto first = world_.take();
  const auto second = world_.take();
  world_.deliver(refused(first, v1::ERROR_CODE_RETRY_LATER, v1::RETRY_AFTER_DELAY, "busy", 300));
  world_.deliver(refused(second, v1::ERROR_CODE_RETRY_LATER, v1::RETRY_AFTER_DELAY, "busy", 300));
  EXPECT_TRUE(all<Answered>().empty());
  world_.advance(299);
  EXPECT_TRUE(world_.sent.empty());
  world_.advance(1);
  EXPECT_EQ(world_.take().action().say().text(), "one");
  EXPECT_EQ(world_.take().action().say().text(), "two");
}

TEST_F(ClientTest, AGapIsFilledByAResumeOnTheSameConnection) {
  go_to_room();
  const auto lost = server_.set(1, 4, 7);
  const auto seen = server_.set(2, 5, 8);
  world_.deliver(server_.events(seen));
  EXPECT_EQ(world_.take().resume().last_seq(), 3u);
  world_.deliver(server_.events(lost, seen));
  world_.deliver(server_.sync_done());
  EXPECT_EQ(client_.model().room->seq, 5u);
  EXPECT_EQ(all<EventApplied>().size(), 2u);
}

TEST_F(ClientTest, AWrongHashIsFollowedByAResumeFromNothing) {
  go_to_room();
  auto frame = server_.events(server_.set(1, 4, 7));
  frame.mutable_events()->set_view_hash(1);
  world_.deliver(frame);
  const auto resume = world_.take().resume();
  EXPECT_EQ(resume.epoch(), 0u);
  EXPECT_EQ(resume.last_seq(), 0u);
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  EXPECT_TRUE(client_.model().room->live);
  EXPECT_EQ(client_.model().hash_mismatches, 1u);
}

TEST_F(ClientTest, AHashThatStaysWrongDoesNotResumeForEver) {
  go_to_room();
  auto frame = server_.sync_done();
  frame.mutable_sync_done()->set_view_hash(1);
  for (int i = 0; i < kMaxResyncs; ++i) {
    world_.deliver(frame);
    EXPECT_TRUE(world_.take().has_resume());
  }
  world_.deliver(frame);
  EXPECT_TRUE(world_.sent.empty());
  EXPECT_EQ(client_.model().link, Link::kOnline);
}

TEST_F(ClientTest, LeavingEndsTheRoomOnce) {
  go_to_room();
  v1::Action leave;
  leave.mutable_leave();
  client_.act(leave);
  world_.deliver(accepted(world_.take(), 4));
  EXPECT_EQ(client_.room_code(), "");
  ASSERT_EQ(all<RoomLeft>().size(), 1u);
  EXPECT_EQ(all<RoomLeft>()[0].why, "");
  EXPECT_FALSE(client_.model().room);
}

TEST_F(ClientTest, BeingPutOutEndsTheRoom) {
  go_to_room();
  auto event = server_.next(2);
  event.mutable_left()->set_kicked(1);
  event.mutable_left()->set_name("ana");
  event.mutable_delta()->add_gone(1);
  server_.view.mutable_members()->DeleteSubrange(0, 1);
  world_.deliver(server_.events(event));
  ASSERT_EQ(all<RoomLeft>().size(), 1u);
  EXPECT_NE(all<RoomLeft>()[0].why, "");
  EXPECT_EQ(client_.room_code(), "");
}

TEST_F(ClientTest, ARoomThatIsGoneAtTheResumeIsTold) {
  go_to_room();
  const IntentId intent = say("anybody?");
  world_.take();
  world_.drop();
  world_.advance(kBackoffCapMs);
  greet();
  world_.deliver(
      error(world_.take().request_id(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "gone"));
  ASSERT_EQ(all<RoomLeft>().size(), 1u);
  EXPECT_EQ(all<RoomLeft>()[0].why, "gone");
  world_.deliver(refused(world_.take(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "gone"));
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, intent);
}

TEST_F(ClientTest, AStaleRefusalIsFinalAndResumes) {
  go_to_room();
  say("x");
  world_.deliver(refused(world_.take(), v1::ERROR_CODE_STALE, v1::RETRY_AFTER_RESYNC, "moved on"));
  EXPECT_EQ(all<Answered>().size(), 1u);
  EXPECT_TRUE(world_.take().has_resume());
}

TEST_F(ClientTest, CursorsAreSentSeldom) {
  go_to_room();
  client_.point_at(3);
  client_.point_at(4);
  client_.point_at(5);
  EXPECT_EQ(world_.take().presence().cursor(), 4u);
  EXPECT_TRUE(world_.sent.empty());
  world_.advance(kPresenceEveryMs);
  EXPECT_EQ(world_.take().presence().cursor(), 6u);
}

TEST_F(ClientTest, IntentsMayComeFromInsideANotice) {
  go_to_room();
  client_.subscribe([this](const Notice& notice) {
    notices_.push_back(notice);
    if (std::holds_alternative<EventApplied>(notice)) client_.step_out();
  });
  const auto first = server_.set(1, 4, 7);
  const auto second = server_.set(2, 5, 8);
  world_.deliver(server_.events(first, second));
  EXPECT_EQ(all<EventApplied>().size(), 1u);
  EXPECT_EQ(world_.take().unsubscribe().room(), "KITE-42");
  EXPECT_FALSE(client_.model().room);
}

TEST_F(ClientTest, BytesThatAreNoFrameEndTheConnection) {
  go_online();
  notices_.clear();
  world_.garbage("\xff\xff\xff");
  EXPECT_EQ(all<Disconnected>().size(), 1u);
}

}  // namespace
}  // namespace gridmates::client
