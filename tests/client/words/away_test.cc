#include "client/words/away.h"

#include "gtest/gtest.h"

namespace gridmates::words {
namespace {

constexpr std::uint64_t kSecondMs = 1'000;

// You are ana, on seat 1; bo has been away for 10 s.
client::Room duel() {
  client::Room room;
  room.live = true;
  room.you = 1;
  v1::RoomHead& head = *room.view.mutable_head();
  head.set_table(v1::TABLE_VERSUS);
  head.set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  head.add_clocks()->set_base_s(300);
  for (const char* name : {"ana", "bo", "cleo"}) {
    v1::Member& member = *room.view.add_members();
    member.set_number(static_cast<std::uint32_t>(room.view.members_size()));
    member.set_name(name);
    if (member.number() < 3) member.set_seat(member.number());
  }
  room.away_since_ms[2] = 10 * kSecondMs;
  return room;
}

TEST(Away, SaysWhenAWinCanBeClaimed) {
  const client::Room room = duel();
  EXPECT_EQ(away_words(room, 10 * kSecondMs), "bo is away; in 60 s you can claim the win");
  EXPECT_EQ(away_words(room, 69 * kSecondMs + 1), "bo is away; in 1 s you can claim the win");
  EXPECT_FALSE(win_is_claimable(room, 69 * kSecondMs + 1));
  EXPECT_EQ(away_words(room, 70 * kSecondMs), "bo is away; C claims the win");
  EXPECT_TRUE(win_is_claimable(room, 70 * kSecondMs));
}

TEST(Away, IsSaidToWatchersToo) {
  client::Room room = duel();
  room.you = 3;
  EXPECT_EQ(away_words(room, 52 * kSecondMs), "bo is away; in 18 s the win can be claimed");
}

TEST(Away, IsNotSaidWhereNobodyNeedsToBeThere) {
  client::Room room = duel();
  room.away_since_ms.clear();
  EXPECT_EQ(away_words(room, 52 * kSecondMs), "");
  room = duel();
  room.view.mutable_head()->mutable_clocks(0)->set_base_s(86'400);
  EXPECT_EQ(away_words(room, 52 * kSecondMs), "") << "correspondence";
  room.view.mutable_head()->clear_clocks();
  EXPECT_EQ(away_words(room, 52 * kSecondMs), "");
  room = duel();
  room.view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  EXPECT_EQ(away_words(room, 52 * kSecondMs), "");
}

TEST(Away, CountsFromWhatTheServerHasTold) {
  client::Room room = duel();
  room.away_since_ms.clear();
  room.presence[1].set_connected(true);
  room.presence[3].set_connected(true);
  room.presence[2].set_away_ms(20 * kSecondMs);
  room.note_presence(30 * kSecondMs);
  EXPECT_EQ(away_words(room, 30 * kSecondMs), "bo is away; in 40 s you can claim the win");
  room.presence[2].set_away_ms(5 * kSecondMs);  // after a restart
  room.note_presence(35 * kSecondMs);
  EXPECT_EQ(away_words(room, 35 * kSecondMs), "bo is away; in 35 s you can claim the win");
  room.forget_absences();
  room.note_presence(35 * kSecondMs);
  EXPECT_EQ(away_words(room, 35 * kSecondMs), "bo is away; in 55 s you can claim the win");
}

TEST(Away, IsWhoIsNotConnected) {
  client::Room room = duel();
  room.away_since_ms.clear();
  v1::Presence bo;
  bo.set_member(2);
  bo.set_connected(false);
  room.take_presence(bo, 1'007'000);
  EXPECT_EQ(room.away_since_ms.at(2), 1'007'000u);
  room.take_presence(bo, 1'009'000);
  EXPECT_EQ(room.away_since_ms.at(2), 1'007'000u) << "since then";
  room.room_time_ms = 0;
  room.note_presence(1'010'000);
  EXPECT_EQ(room.away_since_ms.at(2), 1'007'000u) << "also when another match has begun";
  bo.set_connected(true);
  room.take_presence(bo, 1'010'000);
  EXPECT_FALSE(room.away_since_ms.contains(2));
}

}  // namespace
}  // namespace gridmates::words
