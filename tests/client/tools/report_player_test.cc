// A player's page, in every form of the one-shot commands.
#include <gmock/gmock.h>
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>

#include "client/tools/report.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::tools {
namespace {

TEST(PlayerReport, WhatWasPlayedIsLinesOrCsv) {
  v1::PlayerPage page;
  page.set_name("ana");
  v1::PastMatch& match = *page.add_history();
  match.set_run("KITE-42/2");
  match.set_game("minesweeper");
  match.set_table(v1::TABLE_COOP);
  match.set_category("9x9/10 zero speed");
  match.set_team_size(1);
  match.set_outcome(v1::PAST_OUTCOME_LOST);
  match.set_time_ms(1'500);
  match.set_wall_time_ms(1'760'000'000'000);
  match.set_worth(24);
  match.set_clicks(9);
  const replay::Study none;
  EXPECT_EQ(csv_of(page, none),
            "run,game,table,category,team_size,assisted,outcome,time_ms,ended,leaderboard,pack,"
            "number,worth,clicks,too_fast,racer\r\n"
            "KITE-42/2,minesweeper,co-op,9x9/10 zero speed,1,0,lost,1500,2025-10-09T08:53:20Z,0,,0,"
            "24,9,0,\r\n");
  EXPECT_EQ(text_of(page, none),
            "player ana: 0 matches, 0 won, current streak 0 days, best 0\n"
            "match KITE-42/2: minesweeper 9x9/10 zero speed, solo, no hints, lost, 0:01.500, "
            "2025-10-09, not on the leaderboards\n");
}

TEST(PlayerReport, TotalsStandInCsvToo) {
  v1::PlayerPage page;
  page.set_streak_days(3);
  page.set_best_streak_days(8);
  v1::PlayedGame& game = *page.add_games();
  game.set_game("sudoku");
  game.set_played(4);
  game.set_won(3);
  game.set_stopped(1);
  v1::PlayedKind& kind = *game.add_kinds();
  kind.set_category("easy");
  kind.set_table(v1::TABLE_COOP);
  kind.set_team_size(1);
  kind.set_played(4);
  kind.set_won(3);
  kind.set_best_ms(60'000);
  kind.set_median_ms(90'000);
  kind.set_best_run("KITE-42/1");
  v1::PlayedKind& measured = *game.add_kinds();
  measured.set_category("9x9");
  measured.set_table(v1::TABLE_RACE);
  measured.set_team_size(1);
  measured.set_played(1);
  measured.set_best_racer("ana");
  measured.set_best_rate(1'578);
  measured.set_per_click(800);
  EXPECT_THAT(
      csv_of(page, {}),
      testing::EndsWith("racer\r\n\r\n"
                        "game,played,won,drawn,lost,stopped,streak_days,best_streak_days\r\n"
                        "sudoku,4,3,0,0,1,3,8\r\n\r\n"
                        "game,table,category,team_size,assisted,played,won,best_ms,"
                        "median_ms,best_run,best_racer,best_rate,per_click\r\n"
                        "sudoku,co-op,easy,1,0,4,3,60000,90000,KITE-42/1,,,\r\n"
                        "sudoku,race,9x9,1,0,1,0,,,,ana,1.578,0.800\r\n"));
}

TEST(PlayerReport, TheTechniquesOfAPlayerStandInEveryForm) {
  v1::PlayerPage page;
  page.set_name("ana");
  replay::Study study;
  study.add(replay::sudoku_recorded().told());
  while (study.work(replay::kStudiedMoves)) {
  }
  ASSERT_FALSE(study.met().empty());
  const replay::Met first = study.met()[0];
  EXPECT_THAT(text_of(page, study),
              testing::HasSubstr("\nnext step was " + first.technique + ": "));
  EXPECT_THAT(
      csv_of(page, study),
      testing::HasSubstr("worth,clicks,too_fast,racer\r\n\r\ntechnique,times,matches,of_matches,"
                         "longest_pause_ms,run\r\n" +
                         first.technique + "," + std::to_string(first.times) +
                         ",1,1,60000,KITE-42/1\r\n"));
  const std::string json = json_of(page, study);
  EXPECT_THAT(json, testing::StartsWith("{\"name\":\"ana\","));
  EXPECT_THAT(json, testing::HasSubstr("\"technique\":\"" + first.technique + "\""));
  EXPECT_THAT(json, testing::EndsWith("}]}\n"));
  v1::PlayerPage back;
  google::protobuf::util::JsonParseOptions options;
  options.ignore_unknown_fields = true;
  EXPECT_TRUE(google::protobuf::util::JsonStringToMessage(json, &back, options).ok());
}

}  // namespace
}  // namespace gridmates::tools
