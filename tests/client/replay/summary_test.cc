#include "client/replay/summary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "client/replay/typed_replay.h"
#include "tests/client/catalogue/pseudo/template.h"
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
  EXPECT_THAT(pause_lines(model), ElementsAre(StartsWith("1:00 before 2:10, next step: ")));
  EXPECT_EQ(marks_line(model), "1 mistake by ana; help: hint (3 times), check");
}

TEST(Summary, TranslatesWhatTheBoardAskedFor) {
  ReplayModel model(sudoku_recorded().told());
  const auto english = pause_lines(model);
  const std::string technique = english.at(0).substr(english[0].rfind(": ") + 2);
  ASSERT_TRUE(choose_language(catalogue::testing::pseudo_language()));
  const auto lines = pause_lines(model);
  choose_language("");
  EXPECT_THAT(lines, ElementsAre(HasSubstr(catalogue::testing::pseudo(technique))));
}

TEST(Summary, SaysThatAFieldWentOnAfterItsLastLife) {
  v1::GameOptions options;
  options.mutable_minesweeper()->set_go_on(true);
  Recorded recorded("minesweeper", options, v1::TABLE_COOP);
  v1::Move goes_on;
  goes_on.mutable_minesweeper()->mutable_decided()->set_go_on(true);
  v1::Move open;
  open.mutable_minesweeper()->mutable_open()->set_cell(30);
  recorded.play(0, open);
  for (std::uint32_t cell = 0; cell < 81 && !recorded.play(0, goes_on); ++cell) {
    open.mutable_minesweeper()->mutable_open()->set_cell(cell);
    recorded.play(1, open);
  }
  ReplayModel model(recorded.told(v1::ROOM_STATE_FINISHED_UNSOLVED));
  EXPECT_EQ(marks_line(model), "1 mistake by bo; help: going on after the last life");
}

TEST(Summary, SaysWhatEachPlayerDid) {
  ReplayModel model(sudoku_recorded().told());
  EXPECT_EQ(deeds_words(model, 0, 0), "29 moves, 1 mistake; help: check");
  EXPECT_EQ(deeds_words(model, 0, 1), "29 moves; help: hint (3 times)");
  EXPECT_EQ(deeds_words(model, 1, 0), "0 moves") << "no match that it follows";
}

// As on leaderboards; removing the notes again makes no difference.
TEST(Summary, FillingInNotesIsHelp) {
  Recorded recorded("sudoku", {}, v1::TABLE_COOP, kPuzzle);
  v1::Move fill;
  fill.mutable_sudoku()->mutable_fill()->set_kind(v1::SUDOKU_NOTE_KIND_CORNER);
  fill.mutable_sudoku()->mutable_fill()->set_digits(1);
  ASSERT_TRUE(recorded.play(0, fill));
  fill.mutable_sudoku()->mutable_fill()->set_remove(true);
  ASSERT_TRUE(recorded.play(0, fill));
  ReplayModel model(recorded.told(v1::ROOM_STATE_FINISHED_UNSOLVED));
  EXPECT_EQ(marks_line(model), "help: filled-in notes");
}

TEST(Summary, SaysWhoWroteWhatAndWhen) {
  ReplayModel model(sudoku_recorded().told());
  const auto lines = written_lines(model);
  EXPECT_EQ(lines.size(), 58U);
  EXPECT_EQ(lines[1], "0:11.000  bo  set E5 5");
}

TEST(Summary, SaysThatNoMovesWereMade) {
  Recorded recorded("sudoku", {}, v1::TABLE_COOP, kPuzzle);
  ReplayModel model(recorded.told(v1::ROOM_STATE_FINISHED_ABANDONED));
  EXPECT_THAT(written_lines(model), ElementsAre("no moves were made"));
}

v1::RecordedRun run_of(std::uint64_t time_ms, std::uint32_t place, std::uint64_t best_before_ms) {
  v1::RecordedRun run;
  run.set_time_ms(time_ms);
  v1::RunStanding& standing = *run.add_standings();
  standing.mutable_board()->set_category("easy");
  standing.mutable_board()->set_team_size(1);
  standing.set_place(place);
  standing.set_best_before_ms(best_before_ms);
  return run;
}

std::string standing_of(const v1::RecordedRun& run, v1::Table table, const std::string& player) {
  v1::Replay told;
  told.mutable_head()->set_table(table);
  *told.mutable_recorded() = run;
  return standing_words(told, player);
}

TEST(Summary, SaysWhereARunStandsAndWhetherItIsBetterThanBefore) {
  const auto words = [](const v1::RecordedRun& run) {
    return standing_of(run, v1::TABLE_COOP, "ana");
  };
  EXPECT_THAT(words(run_of(62'000, 2, 64'500)),
              testing::AllOf(StartsWith("place 2: easy, solo, no hints"),
                             HasSubstr("; 0:02.500 faster than the previous best")));
  EXPECT_THAT(words(run_of(64'500, 2, 0)), HasSubstr("; the first run of this player there"));
  v1::RecordedRun two = run_of(64'500, 2, 0);
  two.mutable_standings(0)->mutable_board()->set_team_size(2);
  EXPECT_THAT(words(two), HasSubstr("; the first run of these players there"));
  EXPECT_EQ(words(run_of(61'000, 1, 60'000)),
            "0:01.000 slower than the previous best: easy, solo, no hints")
      << "has no place: the leaderboard has the best";
  EXPECT_EQ(words(run_of(1'000, 0, 0)), "") << "flagged, or too far behind";
  EXPECT_EQ(words(v1::RecordedRun()), "") << "on no board";
}

TEST(Summary, SaysThatTheSameBoardAgainDoesNotCount) {
  v1::Replay told;
  told.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  EXPECT_EQ(standing_words(told, "ana"), "");
  told.mutable_head()->mutable_board()->set_again(true);
  EXPECT_EQ(standing_words(told, "ana"), "on no leaderboard: the same board again");
  told.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_LOST);
  EXPECT_EQ(standing_words(told, "ana"), "");
}

TEST(Summary, ARacersPlaceIsTheirOwnAndNobodyElses) {
  v1::RecordedRun race = run_of(62'000, 1, 0);
  for (const char* name : {"ana", "bo", "cy"}) race.add_players()->set_name(name);
  race.mutable_players(0)->set_time_ms(40'000);
  race.mutable_players(1)->set_time_ms(62'000);
  v1::RunStanding& second = *race.add_standings();
  second = race.standings(0);
  second.set_player(1);
  second.set_place(5);
  second.set_best_before_ms(63'000);
  EXPECT_THAT(standing_of(race, v1::TABLE_RACE, "ana"), StartsWith("place 1: "));
  EXPECT_THAT(standing_of(race, v1::TABLE_RACE, "bo"),
              testing::AllOf(StartsWith("place 5: "), HasSubstr("0:01.000 faster")));
  race.mutable_players(2)->set_too_fast(true);
  EXPECT_EQ(standing_of(race, v1::TABLE_RACE, "cy"), "") << "has not finished";
  race.mutable_players(1)->set_too_fast(true);
  EXPECT_EQ(standing_of(race, v1::TABLE_RACE, race.players(1).name()),
            "on no leaderboard: too fast for a person");
  EXPECT_THAT(standing_of(race, v1::TABLE_RACE, race.players(0).name()), StartsWith("place "));
  v1::RecordedRun several;
  several.set_unranked(true);
  EXPECT_EQ(standing_of(several, v1::TABLE_COOP, "ana"),
            "on no leaderboard: the board is too small, or has several solutions");
}

TEST(TypedReplay, ReadsRunsAndTimes) {
  EXPECT_TRUE(is_run("KITE-42/1"));
  for (const char* none : {"", "/", "KITE-42", "KITE-42/", "/1", "KITE-42/x"}) {
    EXPECT_FALSE(is_run(none)) << none;
  }
  EXPECT_EQ(parse_time("9:31"), 571'000U);
  EXPECT_EQ(parse_time("571"), 571'000U);
  EXPECT_EQ(parse_time("1:02:03"), 3'723'000U);
  for (const char* none :
       {"", ":", "9:", "9:3x", "99999999999999999999", "1:2:3:4", "1:99", "0:61", "1:61:00"}) {
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
