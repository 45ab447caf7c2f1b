#include "client/replay/summary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/replay/typed_replay.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::replay {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(Summary, CountsMovesAndShowsWhenTheyWere) {
  const v1::Replay told = sudoku_recorded().told();
  EXPECT_EQ(moves_of(told, 0, 0), 29U);
  EXPECT_EQ(moves_of(told, 0, 1), 29U);
  EXPECT_EQ(moves_of(told, 0, 7), 0U);
  const std::string line = timeline(told, 0, 0, 10);
  EXPECT_EQ(line.size(), 10U);
  EXPECT_EQ(line.find_first_not_of("#+."), std::string::npos);
  EXPECT_THAT(line, HasSubstr("#"));
  EXPECT_EQ(timeline(told, 0, 7, 10), "..........");
  EXPECT_EQ(timeline(told, 0, 0, 0), "");
}

TEST(Summary, NamesTheLongestPausesAndWhatTheBoardAskedFor) {
  ReplayModel model(sudoku_recorded().told());
  EXPECT_THAT(pause_lines(model),
              ElementsAre(StartsWith("1:00 before 2:10, the board asked for: ")));
  EXPECT_EQ(marks_line(model), "1 mistake, help 4 times");
}

TEST(Summary, SaysWhoWroteWhatAndWhen) {
  ReplayModel model(sudoku_recorded().told());
  const auto lines = written_lines(model);
  EXPECT_EQ(lines.size(), 58U);
  EXPECT_EQ(lines[1], "0:11.000  bo  set E5 5");
}

v1::BestTime& add_line(v1::BestTimes& times, const char* run, std::uint64_t time_ms,
                       std::int64_t wall_ms, std::initializer_list<const char*> players) {
  v1::BestTime& line = *times.add_lines();
  line.set_run(run);
  line.set_time_ms(time_ms);
  line.set_wall_time_ms(wall_ms);
  for (const char* player : players) line.add_players(player);
  return line;
}

v1::Leaderboard leaderboard() {
  v1::Leaderboard board;
  v1::BestTimes& times = *board.add_best_times();
  times.set_category("easy");
  times.set_team_size(1);
  add_line(times, "A-1/1", 1'000, 1, {"cy"}).set_too_fast(true);
  add_line(times, "A-2/1", 60'000, 2, {"bo"});
  add_line(times, "A-2/2", 61'000, 3, {"bo"});
  add_line(times, "A-3/2", 62'000, 9, {"ana"});
  add_line(times, "A-3/1", 64'500, 4, {"ana"});
  return board;
}

TEST(Summary, APlaceIsThatAmongTheBestOfEachTeam) {
  const auto standing = standing_of(leaderboard(), "A-3/2", "ana");
  ASSERT_TRUE(standing);
  EXPECT_EQ(standing->place, 2U);
  EXPECT_EQ(standing->best_ms, 64'500U);
  EXPECT_THAT(
      standing_words(*standing),
      testing::AllOf(StartsWith("place 2: "), HasSubstr("; 0:02.500 faster than the best before")));
}

TEST(Summary, ALaterRunMayBeSlowerOrTheFirst) {
  const auto first = standing_of(leaderboard(), "A-3/1", "ana");
  ASSERT_TRUE(first);
  EXPECT_THAT(standing_words(*first), HasSubstr("; the first run of these players there"));
  const auto slower = standing_of(leaderboard(), "A-2/2", "bo");
  ASSERT_TRUE(slower);
  EXPECT_EQ(slower->place, 1U);
  EXPECT_THAT(standing_words(*slower), HasSubstr("; 0:01.000 behind the best before"));
}

TEST(Summary, ARunThatIsFlaggedOrNotThereHasNoPlace) {
  EXPECT_FALSE(standing_of(leaderboard(), "A-1/1", "cy"));
  EXPECT_FALSE(standing_of(leaderboard(), "B-1/1", "cy"));
  EXPECT_FALSE(standing_of({}, "A-1/1", "cy"));
}

TEST(TypedReplay, ReadsRunsAndTimes) {
  EXPECT_TRUE(is_run("KITE-42/1"));
  for (const char* none : {"", "/", "KITE-42", "KITE-42/", "/1", "KITE-42/x"}) {
    EXPECT_FALSE(is_run(none)) << none;
  }
  EXPECT_EQ(parse_time("9:31"), 571'000U);
  EXPECT_EQ(parse_time("571"), 571'000U);
  EXPECT_EQ(parse_time("1:02:03"), 3'723'000U);
  for (const char* none : {"", ":", "9:", "9:3x", "99999999999999999999"}) {
    EXPECT_FALSE(parse_time(none)) << none;
  }
  const auto read = [](const char* line) {
    return read_replay(*commands::parse_command(line, 1), nullptr);
  };
  const auto asked = std::get<v1::GetReplay>(read("replay kite-42/3 konstantin the fourth"));
  EXPECT_EQ(asked.run(), "KITE-42/3");
  EXPECT_EQ(asked.racer(), "konstantin the fourth");
  EXPECT_TRUE(std::holds_alternative<commands::Unread>(read("replay")));
  EXPECT_TRUE(std::holds_alternative<commands::Unread>(read("replay KITE")));
}

}  // namespace
}  // namespace gridmates::replay
