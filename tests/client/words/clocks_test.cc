// Clocks as typed and as shown, and the time left on them.
#include "client/words/clocks.h"

#include <gtest/gtest.h>

namespace gridmates::words {
namespace {

TEST(Clocks, AreReadAndWritten) {
  for (const char* text :
       {"none", "300+3", "move:30", "300+3/60+1", "move:30/60+0", "move:3d", "1d+600", "14d+0"}) {
    const auto clocks = clocks_named(text);
    ASSERT_TRUE(clocks) << text;
    EXPECT_EQ(clocks_text(*clocks), text);
  }
  EXPECT_EQ(clocks_text(*clocks_named("300")), "300+0");
  for (const char* text :
       {"", "0+3", "300+601", "1209601", "move:", "move:0", "move:30+1", "300+", "300+3/", "/300",
        "1+1/1+1/1+1", "fast", "-5", "300+3 ", "d", "0d", "15d", "move:d", "3h"}) {
    EXPECT_FALSE(clocks_named(text)) << text;
  }
}

TEST(Clocks, RunForWhoIsToMove) {
  client::Room room;
  v1::RoomHead& head = *room.view.mutable_head();
  *head.mutable_clocks() = *clocks_named("300+3");
  head.set_turn_since_ms(10'000);
  head.set_state(v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  for (std::uint32_t i = 0; i < 2; ++i) {
    v1::MatchPlayer& player =
        *(room.view.matches().empty() ? *room.view.add_matches() : *room.view.mutable_matches(0))
             .add_players();
    player.set_player(i);
    player.set_member(5 + i);
    player.set_clock_ms(100'000);
  }
  EXPECT_EQ(clock_left(room, 5, 15'000)->ms, 100'000u);
  EXPECT_FALSE(clock_left(room, 5, 15'000)->runs);
  EXPECT_EQ(clock_left(room, 6, 15'000)->ms, 95'000u);
  EXPECT_TRUE(clock_left(room, 6, 15'000)->runs);
  EXPECT_EQ(clock_left(room, 6, 5'000)->ms, 100'000u) << "the client's idea of time may be behind";
  EXPECT_EQ(clock_left(room, 6, 500'000)->ms, 0u);
  EXPECT_FALSE(clock_left(room, 7, 15'000)) << "who watches has none";
  head.set_state(v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_FALSE(clock_left(room, 6, 15'000)->runs);
}

TEST(Clocks, AreKnownInAPause) {
  client::Room room;
  v1::RoomHead& head = *room.view.mutable_head();
  *head.mutable_clocks() = *clocks_named("300+3");
  head.set_turn_since_ms(10'000);
  head.set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  v1::MatchPlayer& player = *room.view.add_matches()->add_players();
  player.set_member(5);
  player.set_clock_ms(100'000);
  room.stop_clocks(15'000);
  head.set_state(v1::ROOM_STATE_PAUSED);
  room.view.clear_matches();
  ASSERT_TRUE(clock_left(room, 5, 15'000));
  EXPECT_EQ(clock_left(room, 5, 15'000)->ms, 95'000u);
  EXPECT_FALSE(clock_left(room, 5, 15'000)->runs);
  EXPECT_FALSE(clock_left(room, 6, 15'000));
}

TEST(Clocks, HaveTenthsInTheLastTwentySeconds) {
  EXPECT_EQ(clock_time(86'400'000), "1d 0h");
  EXPECT_EQ(clock_time(86'399'999), "23:59:59");
  EXPECT_EQ(clock_time(297'000), "4:57");
  EXPECT_EQ(clock_time(20'000), "0:20");
  EXPECT_EQ(clock_time(19'999), "0:19.9");
  EXPECT_EQ(clock_time(0), "0:00.0");
}

}  // namespace
}  // namespace gridmates::words
