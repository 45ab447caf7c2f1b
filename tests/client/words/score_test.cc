// Scores and series in words.
#include "client/words/score.h"

#include "gtest/gtest.h"

namespace gridmates::words {
namespace {

client::Room room_with(std::uint32_t first, std::uint32_t second, std::uint32_t best_of = 0) {
  client::Room room;
  room.view.mutable_head()->set_best_of(best_of);
  room.view.mutable_head()->add_points(first);
  room.view.mutable_head()->add_points(second);
  v1::Member& bo = *room.view.add_members();
  bo.set_name("bo\x1b");
  bo.set_seat(2);
  v1::Member& ana = *room.view.add_members();
  ana.set_name("ana");
  ana.set_seat(1);
  return room;
}

TEST(Score, IsToldInPoints) {
  EXPECT_EQ(points_words(0), "0");
  EXPECT_EQ(points_words(5), "2.5");
  EXPECT_EQ(score_words(room_with(5, 1)), "ana 2.5, bo\\x1b 0.5");
  EXPECT_EQ(score_words(room_with(0, 0)), "") << "nothing yet";
  EXPECT_EQ(score_words(room_with(0, 0, 5)), "ana 0, bo\\x1b 0, best of 5");
  EXPECT_EQ(score_words(client::Room()), "");
}

TEST(Score, TellsHowASeriesEnded) {
  EXPECT_EQ(series_end_words(room_with(3, 1, 3)), "") << "1.5 of 3";
  EXPECT_EQ(series_end_words(room_with(4, 0, 3)), "ana wins the best of 3");
  EXPECT_EQ(series_end_words(room_with(2, 4, 3)), "bo\\x1b wins the best of 3");
  EXPECT_EQ(series_end_words(room_with(3, 3, 3)), "the best of 3 is drawn");
  EXPECT_EQ(series_end_words(room_with(8, 0)), "") << "no series";
}

}  // namespace
}  // namespace gridmates::words
