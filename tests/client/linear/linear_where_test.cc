// The output of `where` about the board.
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using LinearWhereTest = LinearTest;

TEST_F(LinearWhereTest, ABoardThatNobodyChoseIsNotTalkedAbout) {
  v1::BoardInfo& board = *server_.view.mutable_head()->mutable_board();
  board.set_source(v1::BOARD_SOURCE_GENERATED);
  board.clear_level();
  go_to_room();
  linear_.type("where");
  EXPECT_EQ(printed().front(), "room KITE-42: sudoku co-op, public, playing, match 1, time 0:03");
}

TEST_F(LinearWhereTest, ABoardThatWasMadeIsToldWithItsLevel) {
  v1::BoardInfo& board = *server_.view.mutable_head()->mutable_board();
  board.set_source(v1::BOARD_SOURCE_GENERATED);
  board.set_level("hard");
  go_to_room();
  linear_.type("where");
  EXPECT_EQ(printed().front(),
            "room KITE-42: sudoku co-op, public, playing, a new board (hard), match 1, time 0:03");
}

}  // namespace
}  // namespace gridmates::linear
