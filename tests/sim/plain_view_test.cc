// Both implementations of the protocol's page agree on cases that random play does not reach.
#include "tests/sim/plain_view.h"

#include <gtest/gtest.h>

#include "proto/convert/view_hash.h"

namespace gridmates::sim {
namespace {

TEST(PlainView, HashesTheConstantsOfABoardWithItsMatch) {
  v1::RoomView view;
  v1::ConnectFourView& board = *view.add_matches()->mutable_connectfour();
  board.add_cells()->set_disc(v1::CONNECT_FOUR_DISC_X);
  board.mutable_status()->set_plies(1);
  const std::uint64_t without = plain_view_hash(view);
  EXPECT_EQ(convert::view_hash(view), without);
  board.mutable_constants()->set_in_a_row(4);
  EXPECT_NE(plain_view_hash(view), without);
  EXPECT_EQ(convert::view_hash(view), plain_view_hash(view));
}

TEST(PlainView, LeavesOutFieldsFrom100On) {
  v1::RoomView view;
  v1::SudokuView& board = *view.add_matches()->mutable_sudoku();
  v1::SudokuHint& hint = *board.mutable_status()->mutable_hint();
  hint.set_that("There is an X-Wing.");
  const std::uint64_t without = plain_view_hash(view);
  hint.mutable_facts()->add_cells(7);
  EXPECT_EQ(plain_view_hash(view), without);
  EXPECT_EQ(convert::view_hash(view), without);
}

}  // namespace
}  // namespace gridmates::sim
