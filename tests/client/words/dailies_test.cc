// Dailies in words.
#include "client/words/dailies.h"

#include <google/protobuf/text_format.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace gridmates::words {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

v1::Daily daily(const std::string& text) {
  v1::Daily out;
  EXPECT_TRUE(google::protobuf::TextFormat::ParseFromString(
      "game: 'sudoku' level: 'easy' room: 'KITE-42' " + text, &out));
  return out;
}

v1::DailyList list_with(std::uint32_t streak) {
  v1::DailyList list;
  list.set_date("2026-11-24");
  list.set_closes_in_ms(8'045'000);
  v1::DailyStreak& sudoku = *list.add_streaks();
  sudoku.set_game("sudoku");
  sudoku.set_days(streak);
  return list;
}

TEST(Dailies, SayHowOnesOwnTryStands) {
  EXPECT_EQ(daily_state_words(daily("state: DAILY_STATE_NOT_PLAYED")), "not played");
  EXPECT_EQ(daily_state_words(daily("state: DAILY_STATE_OPEN")), "begun in KITE-42");
  EXPECT_EQ(daily_state_words(daily("state: DAILY_STATE_UNSOLVED")), "not solved");
  EXPECT_EQ(daily_state_words(daily("state: DAILY_STATE_SOLVED time_ms: 187043 help: 'hints+checks'"
                                    " place: 4 of: 17")),
            "solved in 3:07.043 with hints and checks, place 4 of 17");
  EXPECT_EQ(daily_state_words(daily("state: DAILY_STATE_SOLVED time_ms: 187043")),
            "solved in 3:07.043, unranked");
  EXPECT_EQ(daily_state_words(daily("state: DAILY_STATE_SOLVED time_ms: 187043 help: 'help'")),
            "solved in 3:07.043 with help, unranked");
}

TEST(Dailies, SayWhenTheNextOnesCome) {
  EXPECT_EQ(closes_in_words(list_with(0), 0), "2:14:05");
  EXPECT_EQ(closes_in_words(list_with(0), 5'000), "2:14:00");
  EXPECT_EQ(closes_in_words(list_with(0), 9'000'000), "0:00");
}

TEST(Dailies, AreToldOfWithoutTheBoard) {
  const auto solved = daily("state: DAILY_STATE_SOLVED time_ms: 187043 place: 4 of: 17 solved: 20");
  EXPECT_THAT(share_lines(list_with(12), solved, "Sudoku"),
              ElementsAre("Gridmates daily 2026-11-24: Sudoku easy",
                          "3:07.043, no help, place 4 of 17", "streak 12 days"));
  EXPECT_THAT(share_lines(list_with(1), daily("state: DAILY_STATE_UNSOLVED"), "Sudoku"),
              ElementsAre("Gridmates daily 2026-11-24: Sudoku easy", "not solved", "streak 1 day"));
  EXPECT_THAT(share_lines(list_with(1), daily("state: DAILY_STATE_OPEN"), "Sudoku"), IsEmpty());
}

TEST(Dailies, LeadToTheLeaderboardOfTheirKind) {
  const auto board = [](const std::string& state) {
    return board_of(list_with(0), daily(state)).category();
  };
  EXPECT_EQ(board("state: DAILY_STATE_NOT_PLAYED"), "daily 2026-11-24 easy");
  EXPECT_EQ(board("state: DAILY_STATE_SOLVED help: 'hints'"), "daily 2026-11-24 easy hints");
  EXPECT_EQ(board("state: DAILY_STATE_SOLVED help: 'help'"), "daily 2026-11-24 easy");
  EXPECT_EQ(board("state: DAILY_STATE_SOLVED paused: true"), "daily 2026-11-24 easy paused");
}

TEST(Dailies, AreFoundByTheRoomThatPlaysThem) {
  v1::DailyList list = list_with(0);
  *list.add_dailies() = daily("state: DAILY_STATE_OPEN");
  client::Room room;
  room.view.mutable_head()->set_game("sudoku");
  EXPECT_EQ(daily_of(list, room), nullptr);
  room.daily.emplace();
  room.daily->set_date("2026-11-24");
  room.daily->set_level("easy");
  EXPECT_EQ(daily_of(list, room), &list.dailies(0));
  room.daily->set_date("2026-11-23");
  EXPECT_EQ(daily_of(list, room), nullptr) << "of another day";
}

}  // namespace
}  // namespace gridmates::words
