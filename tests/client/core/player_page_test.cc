#include "client/core/player_page.h"

#include <google/protobuf/text_format.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace gridmates::client {
namespace {

using testing::ElementsAre;

v1::PlayerPage page() {
  v1::PlayerPage page;
  EXPECT_TRUE(google::protobuf::TextFormat::ParseFromString(
      R"(name: "an\033a" namesakes: 2 nth: 1 mine: true streak_days: 1 best_streak_days: 12
         games { game: "minesweeper" played: 4 won: 3 drawn: 0 lost: 1
           kinds { category: "9x9/10 zero speed" table: TABLE_COOP team_size: 1 played: 3 won: 2
                   best_ms: 25043 best_run: "KITE-42/1" median_ms: 31200 best_rate: 1874
                   per_click: 912 }
           kinds { table: TABLE_RACE team_size: 1 assisted: true played: 1 won: 1 } }
         games { game: "tictactoe" played: 2 won: 0 drawn: 1 stopped: 1
           kinds { table: TABLE_VERSUS team_size: 2 played: 2 } }
         history { run: "KITE-42/2" game: "minesweeper" table: TABLE_COOP team_size: 2
                   category: "9x9/10 zero speed" outcome: PAST_OUTCOME_LOST time_ms: 1500
                   wall_time_ms: 1785628800000 }
         history { run: "KITE-42-private/1" game: "sudoku" table: TABLE_COOP team_size: 1
                   category: "easy hints" assisted: true outcome: PAST_OUTCOME_SOLVED
                   time_ms: 25043 wall_time_ms: 1785628800000 counts: true pack: "starter"
                   number: 3 too_fast: true }
         all_since_wall_ms: 1785628800000 more: true)",
      &page));
  return page;
}

TEST(PlayerPage, SaysWhatWasPlayedInLines) {
  EXPECT_THAT(
      page_lines(page()),
      ElementsAre(
          "player an\\x1ba (you): 6 matches, 3 won, current streak 1 day, best 12",
          "namesakes: 2 players have this name; this is number 2 of them, the latest player "
          "first (--nth)",
          "game minesweeper: 4 played, 3 won (75 %), 1 lost",
          "kind minesweeper 9x9/10 zero speed, solo, no hints: 3 played, 2 won (66 %), best "
          "0:25.043 (run KITE-42/1), median 0:31.200, best 3BV/s 1.874, IOE 0.912",
          "kind minesweeper race, with help: 1 played, 1 won (100 %)",
          "game tictactoe: 2 played, 0 won (0 %), 1 drawn, 0 lost, 1 stopped",
          "kind tictactoe versus: 2 played, 0 won (0 %)",
          "match KITE-42/2: minesweeper 9x9/10 zero speed, 2 players, no hints, lost, 0:01.500, "
          "2026-08-02, not on the leaderboards",
          "match KITE-42-private/1: sudoku easy hints, solo, with help, puzzle starter/3, solved, "
          "0:25.043, 2026-08-02, too fast",
          "note: matches that were lost or stopped are counted since 2026-08-02",
          "note: older matches are not counted"));
}

TEST(PlayerPage, OfNobodyWhoHasPlayedIsOneLine) {
  v1::PlayerPage fresh;
  fresh.set_name("bo");
  EXPECT_THAT(page_lines(fresh),
              ElementsAre("player bo: 0 matches, 0 won, current streak 0 days, best 0"));
}

}  // namespace
}  // namespace gridmates::client
