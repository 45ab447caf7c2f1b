// Differences for watchers with a delay, followers of a racer, and players who get talk at the end.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/client/core/client_fixture.h"

namespace gridmates::client {
namespace {

class LateClientTest : public ClientTest {
 protected:
  // Enters KITE-42 as this member; from the third on members watch.
  void go_to_late_room(std::uint32_t member) {
    go_online();
    client_.enter("KITE-42", member > 2);
    world_.take();
    server_.view.mutable_head()->set_delay_s(60);
    world_.deliver(server_.snapshot(member));
    world_.deliver(server_.sync_done());
  }
};

TEST_F(LateClientTest, WhoSeesTheRoomLateNeedNotBeInItYet) {
  go_to_late_room(3);
  EXPECT_EQ(client_.room_code(), "KITE-42");
  EXPECT_TRUE(all<RoomLeft>().empty());
  world_.deliver(server_.events(server_.said(1, "hello")));
  EXPECT_EQ(client_.room_code(), "KITE-42");
}

TEST_F(LateClientTest, WhoSitsInALateRoomHearsThatTheyArePutOut) {
  go_to_late_room(1);
  world_.deliver(server_.events(server_.kicks_first(2)));
  ASSERT_EQ(all<RoomLeft>().size(), 1u);
  EXPECT_EQ(all<RoomLeft>()[0].no.message(), "you were removed by bo");
}

// A delayed watcher is not shown being put out: the server closes the connection.
TEST_F(LateClientTest, WhoAsksToComeBackHearsThatTheyWerePutOut) {
  go_to_late_room(3);
  world_.drop(v1::CLOSE_REASON_GOING_AWAY);
  const IntentId back = client_.enter("KITE-42", true);
  world_.advance(kBackoffCapMs);
  greet();
  world_.deliver(error(world_.take().request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER,
                       "You were removed from this room."));
  EXPECT_TRUE(all<RoomLeft>().empty()) << "the Join decides";
  world_.deliver(refused(world_.take(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "put out"));
  ASSERT_EQ(all<RoomLeft>().size(), 1U);
  EXPECT_EQ(all<RoomLeft>()[0].no.message(), "put out");
  ASSERT_EQ(all<Answered>().size(), 2U);
  EXPECT_EQ(all<Answered>()[1].intent, back);
  EXPECT_EQ(client_.room_code(), "");
}

TEST_F(ClientTest, FollowingIsAskedForWithEveryResumeOfTheRoom) {
  go_online();
  client_.enter("KITE-42", true);
  world_.take();
  EXPECT_FALSE(client_.follow(2)) << "the room is not there yet";
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  EXPECT_TRUE(client_.follow(2));
  const auto resume = world_.take();
  EXPECT_EQ(resume.resume().follow(), 2u);
  EXPECT_EQ(resume.resume().epoch(), 0u) << "another moment of the room";
  EXPECT_FALSE(client_.follow(1)) << "one at a time";
}

TEST_F(ClientTest, FollowingThatIsPutOffAsksForTheWholeRoomAgain) {
  go_to_room();
  EXPECT_TRUE(client_.follow(2));
  v1::ServerFrame later = error(world_.take().request_id(), v1::ERROR_CODE_RATE_LIMITED,
                                v1::RETRY_AFTER_DELAY, "later");
  later.mutable_error()->set_retry_after_ms(200);
  world_.deliver(later);
  world_.advance(200);
  const auto again = world_.take().resume();
  EXPECT_EQ(again.follow(), 2u);
  EXPECT_EQ(again.epoch(), 0u) << "what is shown is another moment of the room";
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  EXPECT_EQ(come_back().epoch(), server_.epoch) << "that has been done";
}

TEST_F(ClientTest, WhatWatchersSaidIsReadBehindTheEnd) {
  go_online();
  client_.enter("KITE-42", false);
  world_.take();
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  v1::Event ended = server_.next(1);
  v1::Heard& heard = *ended.mutable_ended()->add_heard();
  heard.set_seq(1);
  heard.set_member(9);
  heard.mutable_said()->set_name("wim");
  heard.mutable_said()->set_text("E5");
  world_.deliver(server_.events(ended));
  const auto applied = all<EventApplied>();
  ASSERT_EQ(applied.size(), 2u);
  EXPECT_TRUE(applied[0].event.has_ended());
  EXPECT_EQ(applied[1].event.said().text(), "E5");
  EXPECT_EQ(applied[1].event.member(), 9u);
  EXPECT_EQ(client_.model().room->name_of(9), "wim");
  const auto& feed = client_.model().room->feed;
  EXPECT_EQ(feed[feed.size() - 2].said().text(), "E5");
}

// A racer who was done had already got it.
TEST_F(ClientTest, WhatWasReadBeforeTheEndIsNotReadAgain) {
  go_online();
  client_.enter("KITE-42", false);
  world_.take();
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  const v1::Event said = server_.said(2, "E5");
  world_.deliver(server_.events(said));
  v1::Event ended = server_.next(1);
  v1::Heard& heard = *ended.mutable_ended()->add_heard();
  heard.set_seq(said.seq());
  heard.set_member(2);
  *heard.mutable_said() = said.said();
  world_.deliver(server_.events(ended));
  const auto applied = all<EventApplied>();
  ASSERT_EQ(applied.size(), 2u);
  EXPECT_TRUE(applied[1].event.has_ended());
  const auto& feed = client_.model().room->feed;
  EXPECT_EQ(std::ranges::count_if(feed, [](const v1::Event& one) { return one.has_said(); }), 1);
}

}  // namespace
}  // namespace gridmates::client
