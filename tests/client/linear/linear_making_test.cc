// Boards being made: their progress, and cancelling.
#include "gmock/gmock.h"
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class LinearMakingTest : public LinearTest {
 protected:
  static v1::ServerFrame tried(const std::string& room, std::uint32_t count) {
    v1::ServerFrame frame;
    frame.mutable_board_progress()->set_room(room);
    frame.mutable_board_progress()->set_tried(count);
    return frame;
  }
  static v1::ServerFrame cancelled(const v1::ClientFrame& asked) {
    return client::refused(asked, v1::ERROR_CODE_CANCELLED, v1::RETRY_NEVER, "Cancelled.");
  }
};

TEST_F(LinearMakingTest, ANewRoomSaysHowItGoes) {
  go_online();
  linear_.type("new sudoku coop");
  world_.deliver(tried("", 12));
  EXPECT_THAT(printed(), ElementsAre("* making a board: 12 tried."));
}

TEST_F(LinearMakingTest, ANewRoomIsCancelled) {
  go_online();
  linear_.type("new sudoku coop");
  const auto asked = world_.take();
  linear_.type("cancel");
  const auto cancel = world_.take();
  ASSERT_TRUE(cancel.has_cancel_board());
  EXPECT_EQ(cancel.cancel_board().room(), "");
  EXPECT_THAT(printed(), IsEmpty()) << "behind the answer of what it ends";
  world_.deliver(
      client::error(asked.request_id(), v1::ERROR_CODE_CANCELLED, v1::RETRY_NEVER, "Cancelled."));
  EXPECT_THAT(printed(), ElementsAre("no new CANCELLED: Cancelled.", "ok cancel"));
}

TEST_F(LinearMakingTest, EverybodyInTheRoomSeesHowItGoes) {
  go_to_room();
  world_.deliver(tried("KITE-42", 12));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 making a board: 12 tried."));
  world_.deliver(tried("KITE-42", 0));
  world_.deliver(tried("LIME-03", 3));
  EXPECT_THAT(printed(), IsEmpty());
}

TEST_F(LinearMakingTest, TheNextBoardIsCancelledWhateverWaitsBehindIt) {
  go_to_room();
  linear_.type("next");
  const auto asked = world_.take();
  linear_.type("board");
  linear_.type("cancel");
  EXPECT_EQ(world_.take().cancel_board().room(), "KITE-42");
  world_.deliver(cancelled(asked));
  const auto lines = printed();
  ASSERT_GE(lines.size(), 3u);
  EXPECT_EQ(lines.front(), "no next CANCELLED: Cancelled.");
  EXPECT_EQ(lines[lines.size() - 2], "ok board KITE-42");
  EXPECT_EQ(lines.back(), "ok cancel");
}

TEST_F(LinearMakingTest, AStartBehindANextThatIsCancelledStartsNoOtherBoard) {
  go_to_room();
  linear_.type("next");
  const auto asked = world_.take();
  linear_.type("start");
  EXPECT_TRUE(world_.sent.empty()) << "until the board is there";
  linear_.type("cancel");
  world_.take();
  world_.deliver(cancelled(asked));
  EXPECT_THAT(printed(), ElementsAre("no next CANCELLED: Cancelled.",
                                     "no start STALE: the next board did not come; start again for "
                                     "the one before",
                                     "ok cancel"));
  linear_.type("start");
  EXPECT_TRUE(world_.take().action().has_start()) << "now it is meant";
}

TEST_F(LinearMakingTest, AHostCancelsWhatAnotherHasAskedFor) {
  go_to_room();
  world_.deliver(tried("KITE-42", 12));
  linear_.type("cancel");
  EXPECT_EQ(world_.take().cancel_board().room(), "KITE-42");
  EXPECT_EQ(printed().back(), "ok cancel");
}

TEST_F(LinearMakingTest, WhatTheNearestBoardDoesNotMeetIsSaid) {
  go_to_room();
  v1::ServerFrame nearest = tried("KITE-42", 0);
  nearest.mutable_board_progress()->set_unmet("Harder was asked for.");
  world_.deliver(nearest);
  EXPECT_THAT(printed(), ElementsAre("KITE-42 nearest board: Harder was asked for."));
  for (const char* what : {"X-Wing", "XY-Wing"}) {
    v1::Statement& one = *nearest.mutable_board_progress()->add_statements();
    one.set_sentence("{what} was required.");
    v1::Parameter& named = *one.add_parameters();
    named.set_name("what");
    named.set_value(what);
  }
  world_.deliver(nearest);
  EXPECT_THAT(printed(), ElementsAre("KITE-42 nearest board: X-Wing was required. XY-Wing was "
                                     "required."))
      << "each may be translated";
}

TEST_F(LinearMakingTest, WhereSaysThatABoardIsMade) {
  go_to_room();
  world_.deliver(tried("KITE-42", 12));
  printed();
  linear_.type("where");
  EXPECT_THAT(printed(), testing::Contains("making a board: 12 tried"));
}

TEST_F(LinearMakingTest, ThereIsNothingToCancelWhereNothingIsMade) {
  go_to_room();
  world_.deliver(tried("KITE-42", 12));
  world_.deliver(tried("KITE-42", 0));
  printed();
  linear_.type("cancel");
  linear_.type("cancel it");
  EXPECT_TRUE(world_.sent.empty());
  EXPECT_THAT(printed(), ElementsAre("no cancel WRONG_STATE: no board is being made",
                                     "no cancel USAGE: cancel takes no arguments"));
}

}  // namespace
}  // namespace gridmates::linear
