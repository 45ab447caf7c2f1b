// The second reading of the protocol's page agrees with the first on a board with constants.
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

}  // namespace
}  // namespace gridmates::sim
