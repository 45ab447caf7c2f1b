// Places, freezes and counts of a race.
#include "client/words/race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gridmates::words {
namespace {

// ana, bo and cy at a Sudoku, with this many cells filled.
client::Room race(std::uint32_t ana, std::uint32_t bo, std::uint32_t cy) {
  client::Room room;
  room.you = 1;
  std::uint32_t number = 0;
  for (const auto& [name, filled] : {std::pair("ana", ana), {"bo", bo}, {"cy", cy}}) {
    v1::MatchView& match = *room.view.add_matches();
    match.set_index(number);
    v1::MatchPlayer& player = *match.add_players();
    player.set_player(number++);
    player.set_member(number);
    player.set_name(name);
    match.mutable_sudoku()->mutable_status()->set_filled(filled);
  }
  return room;
}

v1::MatchPlayer& player(client::Room& room, int index) {
  return *room.view.mutable_matches(index)->mutable_players(0);
}

std::string order(const client::Room& room) {
  std::string names;
  for (const Racer& racer : racers(room)) names += racer.player->name() + " ";
  return names;
}

TEST(Race, WhoHasFinishedComesFirstAndWhoIsOutLast) {
  client::Room room = race(30, 50, 40);
  EXPECT_EQ(order(room), "bo cy ana ");
  player(room, 0).set_place(2);
  player(room, 2).set_place(1);
  EXPECT_EQ(order(room), "cy ana bo ");
  room = race(30, 50, 40);
  player(room, 1).set_out(true);
  EXPECT_EQ(order(room), "cy ana bo ");
  EXPECT_EQ(racer(room, 1)->count.done, 30u);
  EXPECT_EQ(racer(room, 1)->count.of, 81u);
  EXPECT_FALSE(racer(room, 9));
}

TEST(Race, EveryGameCountsForItself) {
  v1::MatchView match;
  EXPECT_EQ(count_of(match).of, 0u);
  match.mutable_tictactoe();
  EXPECT_EQ(count_of(match).of, 0u);
  match.mutable_minesweeper()->mutable_status()->set_opened(12);
  match.mutable_minesweeper()->mutable_status()->set_to_open(71);
  EXPECT_EQ(count_of(match).done, 12u);
  EXPECT_EQ(count_of(match).of, 71u);
  EXPECT_EQ(count_of(match).what, "opened");
  match.mutable_sudoku()->mutable_status()->set_filled(7);
  EXPECT_EQ(count_of(match).done, 7u);
  EXPECT_EQ(count_of(match).what, "filled");
}

TEST(Race, WhyABoardIsNotThereIsKnown) {
  client::Room room = race(81, 50, 40);
  const auto show = [&room](int index) {
    room.view.mutable_matches(index)->mutable_sudoku()->add_cells();
  };
  show(0);
  EXPECT_EQ(boards_of(room), Boards::kNotYet);
  player(room, 0).set_place(1);
  EXPECT_EQ(boards_of(room), Boards::kTooLarge);
  show(1);
  EXPECT_EQ(boards_of(room), Boards::kSome);
  room.you = 9;  // watches
  EXPECT_EQ(boards_of(room), Boards::kNotYet);
  room.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  EXPECT_EQ(boards_of(room), Boards::kSome);
  show(2);
  EXPECT_EQ(boards_of(room), Boards::kAll);
}

TEST(Race, SecondsOfAFreezeAreRoundedUp) {
  v1::MatchPlayer player;
  player.set_frozen_until_ms(10'000);
  EXPECT_EQ(frozen_s(player, 4'999), 6u);
  EXPECT_EQ(frozen_s(player, 9'999), 1u);
  EXPECT_EQ(frozen_s(player, 10'000), 0u);
  player.set_out(true);
  EXPECT_EQ(frozen_s(player, 4'999), 0u) << "who is out waits for nothing";
}

TEST(Race, CountsDown) {
  v1::RoomHead head;
  EXPECT_EQ(countdown_s(head, 0), 0u) << "no race";
  head.set_begins_ms(3'000);
  EXPECT_EQ(countdown_s(head, 0), 3u);
  EXPECT_EQ(countdown_s(head, 2'999), 1u);
  EXPECT_EQ(countdown_words(head, 2'999), "The race begins in 1 s");
  EXPECT_EQ(countdown_s(head, 3'000), 0u);
  EXPECT_EQ(countdown_words(head, 3'000), "");
}

TEST(Race, PlacesHaveTheirEndings) {
  EXPECT_EQ(place_word(1), "1st");
  EXPECT_EQ(place_word(2), "2nd");
  EXPECT_EQ(place_word(3), "3rd");
  EXPECT_EQ(place_word(4), "4th");
  EXPECT_EQ(place_word(11), "11th");
  EXPECT_EQ(place_word(21), "21st");
}

TEST(Race, NewsAreToldOnceAndByName) {
  client::Room room = race(30, 50, 40);
  v1::Event event;
  event.set_room_time_ms(187'043);
  EXPECT_EQ(race_news(event, room), "");
  v1::MatchPlayer& bo = *event.mutable_delta()->add_match_deltas()->add_players();
  bo = player(room, 1);
  bo.set_place(2);
  bo.set_finished_ms(187'043);
  EXPECT_EQ(race_news(event, room), "bo finished 2nd in 3:07.043");
  bo.set_member(1);
  EXPECT_EQ(race_news(event, room), "you finished 2nd in 3:07.043");
  v1::Event end = event;
  end.mutable_ended();
  EXPECT_EQ(race_news(end, room), "") << "it was told with the move";
  event.set_room_time_ms(200'000);
  EXPECT_EQ(race_news(event, room), "");
  bo.set_frozen_until_ms(205'000);
  EXPECT_EQ(race_news(event, room), "you are frozen for 5 s");
}

TEST(Race, WhoFinishesIsToldWithWholeMatches) {
  client::Room room = race(81, 50, 40);
  v1::Event event;
  event.set_room_time_ms(9'000);
  player(room, 0).set_place(1);
  player(room, 0).set_finished_ms(9'000);
  player(room, 1).set_frozen_until_ms(10'000);
  *event.mutable_delta()->mutable_matches() = room.view.matches();
  EXPECT_EQ(race_news(event, room), "you finished 1st in 0:09.000");
}

TEST(Race, ABoardIsShownWhenItHasCells) {
  client::Room room = race(1, 2, 3);
  EXPECT_FALSE(client::shows_board(room.view.matches(0)));
  room.view.mutable_matches(0)->mutable_sudoku()->add_cells();
  EXPECT_TRUE(client::shows_board(room.view.matches(0)));
  EXPECT_FALSE(client::shows_board(v1::MatchView()));
}

TEST(Race, OnesOwnMatchIsTheMatch) {
  client::Room room = race(1, 2, 3);
  room.you = 2;
  EXPECT_EQ(room.match(), &room.view.matches(1));
  EXPECT_EQ(room.player(), 1u);
  room.you = 9;
  EXPECT_EQ(room.match(), &room.view.matches(0));
  EXPECT_EQ(room.player(), std::nullopt);
}

}  // namespace
}  // namespace gridmates::words
