// A first move sent together with the board that it is for.
#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

// Next board, start and first move arrive at once: the board is not published yet.
TEST(FirstMove, IsOnTheBoardThatIsOnTheTableThen) {
  World world;
  const auto ana = world.client(1);
  ana->enter("Ana");
  ana->create("minesweeper", v1::TABLE_COOP);
  ana->resume();
  v1::Action next = ana->action();
  v1::MinesweeperOptions& options = *next.mutable_next()->mutable_options()->mutable_minesweeper();
  options.set_width(16);
  options.set_height(16);
  options.set_mines(40);
  v1::Action start = ana->action();
  start.mutable_start();
  v1::Action first = ana->action();
  first.mutable_play()->mutable_move()->mutable_minesweeper()->mutable_open()->set_cell(100);
  for (const v1::Action& action : {next, start, first}) {
    v1::ClientFrame frame;
    *frame.mutable_action() = action;
    ana->send_only(frame);
  }
  world.settle();
  ASSERT_FALSE(ana->answer().has_refused()) << ana->answer().DebugString();
  ana->resume();
  const v1::MatchView match = ana->last(Body::kSnapshot)->snapshot().view().matches(0);
  EXPECT_EQ(match.minesweeper().cells_size(), 256);
}

}  // namespace
}  // namespace gridmates::actors::test
