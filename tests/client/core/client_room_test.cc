// Entering, resuming, intents and their answers.
#include <gtest/gtest.h>

#include "tests/client/core/client_fixture.h"

namespace gridmates::client {
namespace {

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

  const auto event = server_.said(1, "one");  // the server had received it
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

// Kicked while entering again, before the client knows of it.
TEST_F(ClientTest, AnEnterThatMeetsAKickIsAnsweredByTheServer) {
  go_to_room();
  const IntentId intent = client_.enter("KITE-42", false);
  const auto resume = world_.take();
  world_.deliver(server_.events(server_.kicks_first(2)));
  world_.deliver(error(resume.request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "out"));
  const auto join = world_.take();
  EXPECT_TRUE(join.action().has_join());
  world_.deliver(refused(join, v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "put out"));
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, intent);
  for (const auto& left : all<RoomLeft>()) EXPECT_EQ(left.room, "KITE-42");
  EXPECT_EQ(client_.room_code(), "");
}

TEST_F(ClientTest, ARefusedResumeOfADroppedRoomIsNoNews) {
  go_to_room();
  const auto resume = come_back();
  EXPECT_EQ(resume.room(), "KITE-42");
  client_.step_out();
  world_.deliver(error(kFirstResumeRequest + 2, v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "out"));
  EXPECT_TRUE(all<RoomLeft>().empty());
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

TEST_F(ClientTest, WhatDoesNotFitIsLoggedAndSaid) {
  go_to_room();
  auto frame = server_.events(server_.said(2, "a secret"));
  frame.mutable_events()->set_view_hash(1);
  world_.deliver(frame);
  const std::string what = "what the server sent does not make the board that it has";
  EXPECT_EQ(world_.errors, std::vector{what + "; a room of sudoku"});
  const auto warned = all<Warned>();
  ASSERT_EQ(warned.size(), 1u);
  EXPECT_TRUE(warned[0].unexpected);
  EXPECT_EQ(warned[0].no.message(),
            what + ", so the room was asked for again; for details see errors.log");
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
  EXPECT_EQ(all<RoomLeft>()[0].no.message(), "");
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
  EXPECT_NE(all<RoomLeft>()[0].no.message(), "");
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
  EXPECT_EQ(all<RoomLeft>()[0].no.message(), "gone");
  world_.deliver(refused(world_.take(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER, "gone"));
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, intent);
}

TEST_F(ClientTest, TheClockStandsStillWhileAway) {
  go_to_room();
  const std::uint64_t before = client_.model().room->time_ms(world_.now_ms());
  world_.advance(2'000);
  world_.drop();
  world_.advance(500);
  EXPECT_EQ(client_.model().room->time_ms(world_.now_ms()), before + 2'000);
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

TEST_F(ClientTest, APingIsSentOnceWithItsCursor) {
  go_to_room();
  client_.point_at(7, true);
  const v1::Presence pinged = world_.take().presence();
  EXPECT_EQ(pinged.cursor(), 8u);
  EXPECT_EQ(pinged.ping(), 8u);
  client_.point_at(8);
  world_.advance(kPresenceEveryMs);
  EXPECT_EQ(world_.take().presence().ping(), 0u);
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
