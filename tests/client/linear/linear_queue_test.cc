// Looking for an opponent line by line.
#include "gmock/gmock.h"
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class LinearQueueTest : public LinearTest {
 protected:
  v1::ClientFrame look(const std::string& line) {
    linear_.type(line);
    v1::ClientFrame asked = world_.take();
    v1::ServerFrame waiting;
    waiting.set_reply_to(asked.request_id());
    waiting.mutable_queue_status()->mutable_waiting();
    world_.deliver(waiting);
    return asked;
  }
};

TEST_F(LinearQueueTest, SaysWhatIsWantedAndEntersTheRoom) {
  go_online();
  const auto asked = look("queue tictactoe --board 7x7x4 --clock move:30");
  EXPECT_EQ(asked.queue().room().table(), v1::TABLE_VERSUS);
  EXPECT_EQ(asked.queue().room().clocks(0).base_s(), 30u);
  EXPECT_THAT(printed(), ElementsAre("ok queue"));
  v1::ServerFrame offer;
  offer.mutable_queue_status()->mutable_waiting()->set_computer(4);
  world_.deliver(offer);
  EXPECT_THAT(printed(),
              ElementsAre("* nobody yet; a computer of level 4 plays about as well as you "
                          "do: new tictactoe versus --board 7x7x4 --clock move:30 --computer 4"));
  v1::ServerFrame found;
  found.mutable_queue_status()->set_room("KITE-42");
  world_.deliver(found);
  EXPECT_THAT(printed(), ElementsAre("* game KITE-42"));
  EXPECT_TRUE(world_.take().has_resume());
  world_.deliver(server_.snapshot(1));
  world_.deliver(server_.sync_done());
  EXPECT_THAT(printed().front(), HasSubstr("room KITE-42"));
}

// The new room has fewer events than the old one had.
TEST_F(LinearQueueTest, CommandsAreAnsweredInTheRoomThatIsFound) {
  go_to_room();
  linear_.type("leave");
  world_.deliver(accepted(world_.take(), 300));
  look("queue tictactoe");
  v1::ServerFrame found;
  found.mutable_queue_status()->set_room("PIANO-6");
  world_.deliver(found);
  world_.take();
  FakeRoom other("PIANO-6");
  world_.deliver(other.snapshot(1));
  world_.deliver(other.sync_done());
  printed();
  linear_.type("where");
  EXPECT_THAT(printed().back(), StartsWith("ok where PIANO-6"));
}

TEST_F(LinearQueueTest, ARoomOnTheWayGivesWayToTheOneThatIsFound) {
  go_online();
  look("queue tictactoe");
  linear_.type("join KITE-42");
  EXPECT_TRUE(world_.take().has_unqueue());
  EXPECT_TRUE(world_.take().has_resume());
  EXPECT_THAT(printed(), ElementsAre("ok queue", "* the search for an opponent has ended"));
  v1::ServerFrame found;
  found.mutable_queue_status()->set_room("PIANO-6");
  world_.deliver(found);
  EXPECT_THAT(printed(),
              testing::AllOf(Contains(StartsWith("no join CANCELLED: Another room was entered")),
                             Contains("* game PIANO-6")));
  EXPECT_EQ(client_.room_code(), "PIANO-6");
}

TEST_F(LinearQueueTest, HasAClockUnlessNoneIsWanted) {
  go_online();
  EXPECT_EQ(look("queue tictactoe").queue().room().clocks(0).base_s(), 300u);
  EXPECT_EQ(look("queue tictactoe --clock none").queue().room().clocks_size(), 0);
}

TEST_F(LinearQueueTest, Ends) {
  go_online();
  look("queue tictactoe");
  linear_.type("unqueue");
  v1::ServerFrame over;
  over.set_reply_to(world_.take().request_id());
  over.mutable_queue_status()->mutable_over();
  world_.deliver(over);
  EXPECT_THAT(printed(), ElementsAre("ok queue", "ok unqueue"));
}

TEST_F(LinearQueueTest, IsForThoseInNoRoom) {
  go_to_room();
  linear_.type("queue tictactoe");
  EXPECT_THAT(printed(), ElementsAre("no queue IN_ROOM: you are in KITE-42; type lobby first, "
                                     "which keeps your seat, or leave"));
}

TEST_F(LinearQueueTest, RefusesWhatItCannotRead) {
  go_online();
  linear_.type("queue");
  linear_.type("queue whist");
  linear_.type("queue tictactoe --clock fast");
  EXPECT_THAT(printed(), ElementsAre("no queue USAGE: as in queue GAME --clock 300+3",
                                     HasSubstr("this client knows no game whist"),
                                     HasSubstr("--clock is none, move:30")));
}

}  // namespace
}  // namespace gridmates::linear
