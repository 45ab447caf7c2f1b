// The cancelling of a board survives a lost connection.
#include <gtest/gtest.h>

#include "tests/client/core/client_fixture.h"

namespace gridmates::client {
namespace {

TEST_F(ClientTest, ABoardThatIsCancelledIsCancelledAgainOnANewConnection) {
  go_online();
  client_.create_room({});
  world_.take();
  EXPECT_TRUE(client_.cancel_board());
  EXPECT_TRUE(world_.take().has_cancel_board());
  world_.drop();
  world_.advance(kBackoffCapMs);
  greet();
  EXPECT_TRUE(world_.take().has_create_room());
  EXPECT_TRUE(world_.take().has_cancel_board()) << "its answer may have been lost";
}

TEST_F(ClientTest, ABoardIsCancelledWhileThereIsNoConnection) {
  go_to_room();
  EXPECT_FALSE(client_.cancel_board());
  v1::Action next;
  next.mutable_next();
  client_.act(next);
  world_.take();
  world_.drop();
  EXPECT_TRUE(client_.cancel_board());
  world_.advance(kBackoffCapMs);
  greet();
  world_.take();
  world_.deliver(server_.sync_done());
  EXPECT_TRUE(world_.take().action().has_next());
  EXPECT_EQ(world_.take().cancel_board().room(), "KITE-42");
}

}  // namespace
}  // namespace gridmates::client
