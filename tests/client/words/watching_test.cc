#include "client/words/watching.h"

#include <gtest/gtest.h>

namespace gridmates::words {
namespace {

TEST(WatchingWords, SayWhoAndHowLateUnlessThatIsUsual) {
  EXPECT_EQ(watching_words(v1::WATCHERS_UNSPECIFIED, 0), "");
  EXPECT_EQ(watching_words(v1::WATCHERS_ALL, 0), "");
  EXPECT_EQ(watching_words(v1::WATCHERS_UNSPECIFIED, 60), "watching: anybody, 60 s late");
  EXPECT_EQ(watching_words(v1::WATCHERS_LINK, 0), "watching: with the code only");
  EXPECT_EQ(watching_words(v1::WATCHERS_LINK, 5), "watching: with the code only, 5 s late");
  EXPECT_EQ(watching_words(v1::WATCHERS_NONE, 5), "watching: not allowed");
}

client::Room watched() {
  client::Room room;
  room.code = "KITE-42";
  room.you = 3;
  v1::RoomHead& head = *room.view.mutable_head();
  head.set_table(v1::TABLE_RACE);
  head.set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
  head.set_match(1);
  v1::Member& you = *room.view.add_members();
  you.set_number(3);
  return room;
}

TEST(KeptTalk, IsToldOnceAMatch) {
  KeptTalk kept;
  client::Room room = watched();
  EXPECT_EQ(kept.told(room), "players read what watchers say after the end of the match");
  EXPECT_EQ(kept.told(room), "");
  room.view.mutable_head()->set_match(2);
  EXPECT_NE(kept.told(room), "");
  room.code = "LARK-07";
  EXPECT_NE(kept.told(room), "") << "another room's second match";
}

TEST(KeptTalk, IsThatOfWatchersOfRacesRatedMatchesAndLateRooms) {
  const auto told = [](const auto& change) {
    client::Room room = watched();
    change(room);
    return !KeptTalk().told(room).empty();
  };
  const auto at_versus = [](client::Room& room) {
    room.view.mutable_head()->set_table(v1::TABLE_VERSUS);
  };
  EXPECT_FALSE(told(at_versus));
  EXPECT_TRUE(told([&](client::Room& room) {
    at_versus(room);
    room.view.mutable_head()->set_rated("3x3x3");
  }));
  EXPECT_TRUE(told([&](client::Room& room) {
    at_versus(room);
    room.view.mutable_head()->set_delay_s(60);
  }));
  EXPECT_TRUE(
      told([](client::Room& room) { room.view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED); }));
  EXPECT_FALSE(told(
      [](client::Room& room) { room.view.mutable_head()->set_state(v1::ROOM_STATE_WAITING); }));
  EXPECT_FALSE(told([](client::Room& room) { room.view.mutable_members(0)->set_seat(1); }));
}

TEST(KeptTalk, IsThatOfWhoIsDoneWithARace) {
  client::Room room = watched();
  room.view.mutable_members(0)->set_seat(1);
  room.rights[v1::Action::kPlay].mutable_refused()->set_reason("race_frozen");
  EXPECT_EQ(KeptTalk().told(room), "");
  room.rights[v1::Action::kPlay].mutable_refused()->set_reason("race_over");
  EXPECT_EQ(KeptTalk().told(room), "players still racing see what you say only after the race");
}

}  // namespace
}  // namespace gridmates::words
