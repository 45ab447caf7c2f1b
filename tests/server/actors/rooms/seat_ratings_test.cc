#include "server/actors/rooms/seat_ratings.h"

#include "gtest/gtest.h"

namespace gridmates::actors {
namespace {

SeatRating rated(double rating, bool computer) {
  SeatRating seat;
  seat.rated.rating.rating = rating;
  seat.computer = computer;
  return seat;
}

TEST(SeatRatings, TheMeanIsThatOfPeople) {
  EXPECT_EQ(mean_of({}), 0u);
  EXPECT_EQ(mean_of({{MemberNo(1), rated(1'500, false)}, {MemberNo(2), rated(1'601, false)}}),
            1'551u);
  EXPECT_EQ(mean_of({{MemberNo(1), rated(1'500, false)}, {MemberNo(2), rated(1'980, true)}}),
            1'500u);
  EXPECT_EQ(mean_of({{MemberNo(1), rated(1'980, true)}}), 0u) << "nobody's";
}

}  // namespace
}  // namespace gridmates::actors
