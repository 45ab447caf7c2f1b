// The search for an opponent: its state in the client, and that it survives a lost connection.
#include "client/core/search.h"

#include "tests/client/core/client_fixture.h"

namespace gridmates::client {
namespace {

v1::CreateRoom wanted() {
  v1::CreateRoom room;
  room.set_game("tictactoe");
  room.set_table(v1::TABLE_VERSUS);
  return room;
}

v1::ServerFrame waiting(std::uint32_t reply_to, std::uint32_t computer = 0) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  frame.mutable_queue_status()->mutable_waiting()->set_computer(computer);
  return frame;
}

v1::ServerFrame over(std::uint32_t reply_to) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  frame.mutable_queue_status()->mutable_over();
  return frame;
}

v1::ServerFrame found(const std::string& room) {
  v1::ServerFrame frame;
  frame.mutable_queue_status()->set_room(room);
  return frame;
}

class SearchTest : public ClientTest {
 protected:
  void look() {
    go_online();
    client_.queue(wanted());
    const v1::ClientFrame asked = world_.take();
    EXPECT_EQ(asked.queue().room().game(), "tictactoe");
    world_.deliver(waiting(asked.request_id()));
    notices_.clear();
  }
};

// A room requested before, and created a moment later, is left again.
TEST_F(SearchTest, TheRoomThatIsFoundStaysTheCurrentOne) {
  look();
  client_.create_room(wanted());
  EXPECT_TRUE(world_.take().has_unqueue());
  const v1::ClientFrame create = world_.take();
  world_.deliver(found("KITE-42"));
  EXPECT_EQ(world_.take().resume().room(), "KITE-42");
  v1::ServerFrame created;
  created.set_reply_to(create.request_id());
  created.mutable_room_created()->set_code("LIME-03");
  world_.deliver(created);
  EXPECT_EQ(client_.room_code(), "KITE-42");
  FakeRoom room("KITE-42");
  world_.deliver(room.snapshot(1));
  world_.deliver(room.sync_done());
  const v1::ClientFrame left = world_.take();
  EXPECT_TRUE(left.action().has_leave()) << left.ShortDebugString();
  EXPECT_EQ(left.action().room(), "LIME-03");
}

TEST_F(SearchTest, LastsUntilTheRoomIsThereWhichIsEntered) {
  look();
  ASSERT_TRUE(client_.model().search);
  EXPECT_EQ(client_.model().search->room.game(), "tictactoe");
  world_.deliver(waiting(0, 4));
  EXPECT_EQ(client_.model().search->computer, 4u);
  EXPECT_EQ(all<SearchChanged>().size(), 1u);
  world_.deliver(found("KITE-42"));
  EXPECT_FALSE(client_.model().search);
  EXPECT_EQ(client_.room_code(), "KITE-42");
  EXPECT_EQ(world_.take().resume().room(), "KITE-42");
}

TEST_F(SearchTest, EndsWhenAskedTo) {
  look();
  client_.unqueue();
  world_.deliver(over(world_.take().request_id()));
  EXPECT_FALSE(client_.model().search);
}

TEST_F(SearchTest, EndsWhereARoomIsEnteredToPlay) {
  look();
  client_.enter("KITE-07", true);
  EXPECT_TRUE(client_.model().search) << "who watches still looks for one";
  EXPECT_TRUE(world_.take().has_resume());
  client_.enter("KITE-08", false);
  EXPECT_FALSE(client_.model().search);
  EXPECT_TRUE(world_.take().has_unqueue());
  EXPECT_EQ(all<Warned>().size(), 1U);
  client_.enter("KITE-09", false);
  EXPECT_EQ(all<Warned>().size(), 1U) << "once";
  world_.deliver(found("KITE-42"));
  EXPECT_EQ(client_.room_code(), "KITE-42") << "found just before the server knew of it";
  ASSERT_EQ(all<SearchChanged>().size(), 1U) << "which is said";
}

TEST_F(SearchTest, GoesOnWhenUnqueueComesTooLate) {
  look();
  client_.unqueue();
  world_.deliver(waiting(world_.take().request_id()));
  EXPECT_TRUE(client_.model().search);
  world_.deliver(found("KITE-42"));
  EXPECT_EQ(client_.room_code(), "KITE-42");
}

TEST_F(SearchTest, ANewerOneTakesThePlaceOfTheOneBefore) {
  look();
  world_.deliver(waiting(0, 4));
  world_.advance(5'000);
  v1::CreateRoom other = wanted();
  other.set_game("connectfour");
  client_.queue(other);
  world_.deliver(waiting(world_.take().request_id()));
  EXPECT_EQ(client_.model().search->room.game(), "connectfour");
  EXPECT_EQ(client_.model().search->since_ms, client_.now_ms());
  EXPECT_EQ(client_.model().search->computer, 0u);
}

TEST_F(SearchTest, BeginsAgainAfterALostConnection) {
  look();
  const std::uint64_t since_ms = client_.model().search->since_ms;
  world_.drop();
  world_.advance(kBackoffCapMs);
  greet();
  const v1::ClientFrame again = world_.take();
  ASSERT_TRUE(again.has_queue());
  world_.deliver(waiting(again.request_id()));
  EXPECT_EQ(client_.model().search->since_ms, since_ms);
}

TEST_F(SearchTest, DoesNotBeginAgainWhenItIsToEnd) {
  look();
  client_.unqueue();
  world_.take();
  world_.drop();
  world_.advance(kBackoffCapMs);
  greet();
  const v1::ClientFrame again = world_.take();
  ASSERT_TRUE(again.has_unqueue());
  world_.deliver(over(again.request_id()));
  EXPECT_FALSE(client_.model().search);
}

TEST_F(SearchTest, IsNoneWhenItIsRefused) {
  go_online();
  client_.queue(wanted());
  world_.deliver(
      error(world_.take().request_id(), v1::ERROR_CODE_INVALID_ARGUMENT, v1::RETRY_NEVER, "no"));
  EXPECT_FALSE(client_.model().search);
  world_.deliver(waiting(0, 4));
  EXPECT_TRUE(all<SearchChanged>().empty());
}

}  // namespace
}  // namespace gridmates::client
