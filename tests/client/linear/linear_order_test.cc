// Answers come in the order of the commands, and before the client ends.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_F(LinearTest, WhatIsTypedBehindAJoinWaitsForTheRoom) {
  go_online();
  linear_.type("join KITE-42");
  linear_.type("say hello");
  const auto resume = world_.take();
  world_.deliver(
      client::error(resume.request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "no"));
  const auto join = world_.take();
  EXPECT_THAT(world_.sent, IsEmpty()) << "it would be answered before the room can be seen";
  world_.deliver(accepted(join, 3));
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  EXPECT_EQ(printed().back(), "ok join KITE-42 seat 1");
  world_.take();  // the Resume after the Join
  EXPECT_EQ(world_.take().action().say().text(), "hello");
}

TEST_F(LinearTest, WhatIsTypedBehindAListWaitsForIt) {
  go_to_room();
  linear_.type("rooms");
  linear_.type("say hello");
  const auto asked = world_.take();
  EXPECT_TRUE(asked.has_list_rooms());
  EXPECT_THAT(world_.sent, IsEmpty());
  v1::ServerFrame rooms;
  rooms.set_reply_to(asked.request_id());
  rooms.mutable_room_list();
  world_.deliver(rooms);
  EXPECT_THAT(printed(), ElementsAre("ok rooms 0"));
  EXPECT_EQ(world_.take().action().say().text(), "hello");
}

TEST_F(LinearTest, WhatIsDoneInARoomDoesNotWait) {
  go_to_room();
  linear_.type("say one");
  linear_.type("say two");
  EXPECT_EQ(world_.sent.size(), 2u);
}

TEST_F(LinearTest, ANewNameIsInTheTokenBeforeTheClientEnds) {
  go_to_room();
  linear_.type("rename cy");
  linear_.end_input();
  const auto rename = world_.take();
  world_.deliver(accepted(rename, server_.seq));
  EXPECT_EQ(printed().back(), "ok rename");
  const auto change = world_.take();
  EXPECT_EQ(change.change_name().name(), "cy");
  EXPECT_FALSE(linear_.finished()) << "a sign-in would have the old one";
  v1::ServerFrame signed_in = client::signed_in("cy", "");
  signed_in.set_reply_to(change.request_id());
  world_.deliver(signed_in);
  EXPECT_TRUE(linear_.finished());
}

// The answer does not say from which event on a former watcher sees the room without delay.
TEST_F(LinearTest, WhoSitsDownWhereWatchersAreLateSeesTheirOwnSeatFirst) {
  server_.view.mutable_head()->set_delay_s(20);
  server_.view.mutable_members(0)->set_seat(0);
  go_to_room();
  linear_.type("sit");
  linear_.type("where");
  world_.deliver(accepted(world_.take(), 0));
  EXPECT_THAT(printed(), ElementsAre("ok sit"));
  server_.view.mutable_members(0)->set_seat(1);
  v1::ServerFrame moved = server_.snapshot(1);
  moved.mutable_snapshot()->set_cause(v1::SNAPSHOT_CAUSE_VIEWER);
  world_.deliver(moved);
  linear_.type("verbosity");
  const std::vector<std::string> lines = printed();
  EXPECT_THAT(lines, testing::Contains("ok where KITE-42 seat 1"));
  EXPECT_EQ(lines.back(), "ok verbosity 3");
}

}  // namespace
}  // namespace gridmates::linear
