// Unanswered requests: kept, sent again, given up; and text that cannot be sent.
#include <gtest/gtest.h>

#include "tests/client/core/client_fixture.h"

namespace gridmates::client {
namespace {

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

TEST_F(ClientTest, AnActionOfUnknownOutcomeIsOverAndTheRoomIsLookedAt) {
  go_to_room();
  const IntentId lost = say("one");
  const IntentId next = say("two");
  const auto first = world_.take();
  const auto second = world_.take();
  world_.deliver(refused(first, v1::ERROR_CODE_OUTCOME_UNKNOWN, v1::RETRY_AFTER_RESYNC,
                         "It is not known whether this was done."));
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, lost);
  EXPECT_EQ(refusal(all<Answered>()[0].frame)->message(), "It is not known whether this was done.");
  EXPECT_EQ(client_.unanswered(), 1u);
  const auto resume = world_.take();
  EXPECT_EQ(resume.resume().last_seq(), client_.model().room->seq);
  world_.deliver(server_.sync_done());
  EXPECT_EQ(all<RoomSynced>().size(), 1u);
  EXPECT_TRUE(world_.sent.empty());
  world_.deliver(accepted(second, 4));
  EXPECT_EQ(all<Answered>().back().intent, next);
  come_back();
  world_.deliver(server_.sync_done());
  EXPECT_TRUE(world_.sent.empty()) << "it is never sent again";
}

TEST_F(ClientTest, TextThatIsNoUtf8IsNeverSent) {
  go_to_room();
  const IntentId bad = say("caf\xe9");
  const IntentId good = say("caf\u00e9");
  world_.advance(0);
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, bad);
  EXPECT_EQ(all<Answered>()[0].frame.error().code(), v1::ERROR_CODE_INVALID_ARGUMENT);
  EXPECT_EQ(world_.take().request_id(), good);
  EXPECT_TRUE(world_.sent.empty());
}

TEST_F(ClientTest, AReplayIsAnAnswerThatChangesNothing) {
  go_to_room();
  const std::string before = client_.model().room->view.SerializeAsString();
  v1::GetReplay ask;
  ask.set_run("FOX-1/3");
  const IntentId intent = client_.get_replay(ask);
  const v1::ClientFrame sent = world_.take();
  EXPECT_EQ(sent.get_replay().run(), "FOX-1/3");
  v1::ServerFrame frame;
  frame.set_reply_to(sent.request_id());
  frame.mutable_replay()->set_run("FOX-1/3");
  world_.deliver(frame);
  ASSERT_EQ(all<Answered>().size(), 1u);
  EXPECT_EQ(all<Answered>()[0].intent, intent);
  EXPECT_TRUE(all<Answered>()[0].frame.has_replay());
  EXPECT_EQ(client_.model().room->view.SerializeAsString(), before);
}

// Events and the answer in one frame: the face gets the answer once the room shows the event.
TEST_F(ClientTest, AnAnswerOnAFrameOfEventsComesAfterThem) {
  go_to_room();
  v1::Action play;
  play.mutable_play()->mutable_move()->mutable_sudoku()->mutable_set()->set_digit(7);
  const IntentId intent = client_.act(play);
  v1::ServerFrame frame = server_.events(server_.set(1, 0, 7));
  frame.MergeFrom(accepted(world_.take(), server_.seq));
  world_.deliver(frame);
  ASSERT_EQ(notices_.size(), 2u);
  ASSERT_TRUE(std::holds_alternative<EventApplied>(notices_[0]));
  ASSERT_TRUE(std::holds_alternative<Answered>(notices_[1]));
  const auto& answered = std::get<Answered>(notices_[1]);
  EXPECT_EQ(answered.intent, intent);
  EXPECT_EQ(action_answer(answered.frame).seq(), server_.seq);
  EXPECT_FALSE(answered.frame.has_events());
  EXPECT_EQ(client_.model().room->seq, server_.seq);
  EXPECT_EQ(client_.unanswered(), 0u);
}

TEST_F(ClientTest, AFrameMayAnswerSeveralActionsAndSomethingElseBesides) {
  go_to_room();
  say("one");
  say("two");
  const IntentId list = client_.list_rooms();
  const auto first = world_.take();
  const auto second = world_.take();
  v1::ServerFrame frame;
  frame.set_reply_to(world_.take().request_id());
  frame.mutable_room_list();
  frame.MergeFrom(accepted(first, 4));
  frame.MergeFrom(refused(second, v1::ERROR_CODE_STALE, v1::RETRY_NEVER, "no"));
  world_.deliver(frame);
  const auto answered = all<Answered>();
  ASSERT_EQ(answered.size(), 3u);
  EXPECT_EQ(answered[0].intent, list);
  EXPECT_TRUE(answered[0].frame.has_room_list());
  EXPECT_EQ(answered[1].intent, first.request_id());
  EXPECT_EQ(refusal(answered[1].frame), nullptr);
  EXPECT_EQ(answered[2].intent, second.request_id());
  EXPECT_EQ(refusal(answered[2].frame)->code(), v1::ERROR_CODE_STALE);
}

TEST_F(ClientTest, AnAnswerOnABodyThatEndsTheConnectionIsAskedForAgain) {
  go_to_room();
  say("one");
  auto frame = error(77, v1::ERROR_CODE_INVALID_ARGUMENT, v1::RETRY_NEVER, "what?");
  frame.MergeFrom(accepted(world_.take(), 4));
  world_.deliver(frame);
  EXPECT_FALSE(world_.connected);
  EXPECT_TRUE(all<Answered>().empty());
  EXPECT_EQ(client_.unanswered(), 1u);
}

TEST_F(ClientTest, AnAnswerToNothingIsAReasonToComeBackAndInTheEndToStop) {
  go_to_room();
  say("one");
  const auto stray = error(77, v1::ERROR_CODE_INVALID_ARGUMENT, v1::RETRY_NEVER, "what?");
  for (int i = 0; i < kMaxStrays; ++i) {
    world_.sent.clear();
    world_.deliver(stray);
    EXPECT_FALSE(world_.connected);
    ASSERT_TRUE(world_.wake);
    world_.advance(*world_.wake - world_.now);
    greet();
    EXPECT_TRUE(world_.take().has_resume());
    world_.deliver(server_.sync_done());
    EXPECT_EQ(world_.take().action().say().text(), "one");
  }
  world_.deliver(stray);
  ASSERT_EQ(all<Stopped>().size(), 1u);
  EXPECT_EQ(all<Stopped>()[0].why, Stopped::Why::kConfused);
}

TEST_F(ClientTest, AnAnswerToNothingIsNothingWhenNoneIsMissing) {
  go_to_room();
  world_.deliver(error(77, v1::ERROR_CODE_INVALID_ARGUMENT, v1::RETRY_NEVER, "what?"));
  EXPECT_TRUE(world_.connected);
}

TEST_F(ClientTest, ANewNameComesBackAsTheSameGuest) {
  client_.start();
  greet("a token");
  client_.rename("cy");
  v1::ServerFrame signed_in = client::signed_in("cy", "");
  signed_in.set_reply_to(world_.take().request_id());
  EXPECT_TRUE(world_.tokens_as.empty()) << "it may be refused";
  world_.deliver(signed_in);
  EXPECT_EQ(world_.tokens_as, (std::map<std::string, std::string>{{"cy", "a token"}}));
}

}  // namespace
}  // namespace gridmates::client
