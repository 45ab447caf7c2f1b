// A member whose delay changes: no line is printed twice, and skipped events are counted.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class LinearWatchingTest : public LinearTest {
 protected:
  // Shows the room as of another moment, with these events after the view.
  template <class... Event>
  void show(const FakeRoom& room, const Event&... event) {
    v1::ServerFrame frame = room.snapshot(1);
    frame.mutable_snapshot()->set_cause(v1::SNAPSHOT_CAUSE_VIEWER);
    (void(*frame.mutable_snapshot()->add_recent() = event), ...);
    world_.deliver(frame);
    world_.deliver(room.sync_done());
  }
  // A move of a racer whose match is shown only by counts.
  v1::Event hidden(std::uint32_t member) {
    v1::Event event = server_.next(member);
    event.mutable_hidden();
    return event;
  }
};

TEST_F(LinearWatchingTest, WhoStandsUpWhereWatchersAreLateHearsNothingTwice) {
  server_.view.mutable_head()->set_delay_s(20);
  go_to_room();
  FakeRoom late = server_;
  late.view.mutable_members(0)->set_seat(0);
  world_.deliver(server_.events(server_.set(2, 37, 5)));
  world_.deliver(server_.events(server_.said(2, "well")));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo set E2 = 5.", "KITE-42 bo says: well"));
  show(late);
  world_.deliver(late.events(late.set(2, 37, 5)));
  world_.deliver(late.events(late.said(2, "well")));
  EXPECT_THAT(printed(), IsEmpty());
  world_.deliver(late.events(late.set(2, 38, 6)));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo set E3 = 6."));
}

TEST_F(LinearWatchingTest, WhoSitsDownAgainHearsWhatTheyHaveNotHeard) {
  server_.view.mutable_head()->set_delay_s(20);
  go_to_room();
  FakeRoom late = server_;
  late.view.mutable_members(0)->set_seat(0);
  const v1::Event heard = server_.said(2, "one");
  world_.deliver(server_.events(heard));
  show(late);
  const v1::Event missed = server_.said(2, "two");
  printed();
  show(server_, heard, missed);
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo says: two"));
}

// Talk that was hidden until the end is new even to a client that knew of its event.
TEST_F(LinearWatchingTest, WhatWasHiddenIsReadOnceItIsShown) {
  go_to_room();
  FakeRoom late = server_;
  late.view.mutable_members(0)->set_seat(0);
  world_.deliver(server_.events(hidden(2)));
  EXPECT_THAT(printed(), IsEmpty());
  show(late);
  world_.deliver(late.events(late.said(2, "psst")));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo says: psst"));
}

TEST_F(LinearWatchingTest, WhatIsNotShownBetweenTwoMomentsIsCounted) {
  server_.view.mutable_head()->set_table(v1::TABLE_RACE);
  server_.view.mutable_members(0)->set_seat(0);
  go_to_room();
  linear_.type("follow bo");
  EXPECT_THAT(printed(), ElementsAre(HasSubstr("no follow"))) << "bo plays on ana's board here";
  linear_.type("follow ana");
  world_.take();
  show(server_);
  EXPECT_EQ(printed().back(), "ok follow KITE-42 watching");
  hidden(2);  // too old to be in the snapshot
  hidden(2);
  const v1::Event move = hidden(2);
  const v1::Event said = server_.said(2, "phew");
  linear_.type("follow all");
  world_.take();
  show(server_, move, said);
  const std::vector<std::string> lines = printed();
  EXPECT_EQ(lines[0], "KITE-42 3 events are not shown.");
  EXPECT_EQ(lines[1], "KITE-42 bo says: phew");
  EXPECT_EQ(lines.back(), "ok follow KITE-42 watching");
}

TEST_F(LinearWatchingTest, NothingIsSaidToBeMissingWhereAllWasHeard) {
  server_.view.mutable_head()->set_table(v1::TABLE_RACE);
  server_.view.mutable_members(0)->set_seat(0);
  go_to_room();
  FakeRoom late = server_;
  const v1::Event move = hidden(2);
  world_.deliver(server_.events(move));
  linear_.type("follow ana");
  world_.take();
  show(late);
  linear_.type("follow all");
  world_.take();
  show(server_, move);
  EXPECT_THAT(printed(), Not(Contains(HasSubstr("not shown"))));
}

// Players see watchers as numbers; the end of the match has their names.
TEST_F(LinearWatchingTest, WhoIsMutedByNumberStaysMutedOnceTheNameIsKnown) {
  server_.view.mutable_head()->set_table(v1::TABLE_RACE);
  server_.add_member(4, "#4", 0);
  go_to_room();
  linear_.type("mute #4");
  v1::Event ended = server_.next(1);
  v1::Heard& heard = *ended.mutable_ended()->add_heard();
  heard.set_seq(2);
  heard.set_member(4);
  heard.mutable_said()->set_name("mov");
  heard.mutable_said()->set_text("E5");
  v1::Member& known = *ended.mutable_delta()->add_members();
  known.set_number(4);
  known.set_name("mov");
  convert::apply(ended.delta(), server_.view);
  world_.deliver(server_.events(ended));
  world_.deliver(server_.events(server_.said(4, "well")));
  EXPECT_THAT(printed(), Not(Contains(HasSubstr("says: "))));
  linear_.type("mute");
  EXPECT_THAT(printed(), ElementsAre("muted: mov", "ok mute 1"));
  linear_.type("unmute mov");
  world_.deliver(server_.events(server_.said(4, "again")));
  EXPECT_THAT(printed(), ElementsAre("ok unmute", "KITE-42 mov says: again"));
}

// The race began after the moment that is shown.
TEST_F(LinearWatchingTest, FollowSaysWhereTheRaceOfThatTimeIsNotOnYet) {
  server_.view.mutable_head()->set_table(v1::TABLE_RACE);
  server_.view.mutable_members(0)->set_seat(0);
  FakeRoom late = server_;
  late.view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
  late.view.clear_matches();
  go_to_room();
  linear_.type("follow ana");
  world_.take();
  world_.deliver(late.snapshot(1));
  v1::ServerFrame done = late.sync_done();
  done.mutable_sync_done()->set_late_s(30);
  world_.deliver(done);
  const std::vector<std::string> lines = printed();
  EXPECT_EQ(lines[lines.size() - 2], "ok follow KITE-42 watching");
  EXPECT_EQ(lines.back(),
            "KITE-42 The race of 30 s ago is not on yet; it will be shown as soon as it is.");
}

}  // namespace
}  // namespace gridmates::linear
