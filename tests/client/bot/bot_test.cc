#include <gtest/gtest.h>
#include <unistd.h>

#include <numeric>

#include "client/bot/player.h"
#include "client/bot/report.h"
#include "engine/games/games.h"

namespace gridmates::bot {
namespace {

TEST(Percentile, IsTheNearestRank) {
  std::vector<std::uint32_t> values(1000);
  std::iota(values.rbegin(), values.rend(), 1);
  EXPECT_EQ(percentile(values, 500), 500u);
  EXPECT_EQ(percentile(values, 990), 990u);
  EXPECT_EQ(percentile(values, 999), 999u);
  std::vector<std::uint32_t> one{7};
  EXPECT_EQ(percentile(one, 1), 7u);
  EXPECT_EQ(percentile(one, 999), 7u);
  std::vector<std::uint32_t> none;
  EXPECT_EQ(percentile(none, 500), 0u);
}

TEST(CpuSeconds, ReadsTheProcessTable) {
  EXPECT_EQ(cpu_seconds("12 (a ) b) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0", 100), 2.0);
  EXPECT_FALSE(cpu_seconds("", 100));
  EXPECT_FALSE(cpu_seconds("12 (x) S 1", 100));
  EXPECT_TRUE(cpu_seconds(getpid()));
}

Report sample() {
  Report report;
  report.game = "tictactoe";
  report.rooms = 2;
  report.moves_wanted = 4;
  report.seconds = 2;
  report.latencies_us = {1'000, 2'000, 3'000, 40'000};
  report.server_cpu_seconds = 0.002;
  return report;
}

TEST(Report, TellsTheFigures) {
  EXPECT_EQ(text_of(sample()),
            "game                 tictactoe\n"
            "rooms                2\n"
            "moves                4 of 4 in 2.00 s\n"
            "moves/s              2.0\n"
            "to the opponent      p50 2.00 ms, p99 40.00 ms, p99.9 40.00 ms\n"
            "errors               0 (0 refused, 0 disconnects, 0 wrong views)\n"
            "server CPU           0.500 s per 1000 moves\n");
  EXPECT_EQ(json_of(sample()),
            "{\"game\":\"tictactoe\",\"rooms\":2,\"moves_wanted\":4,\"moves\":4,\"seconds\":2.000,"
            "\"moves_per_second\":2.0,\"p50_ms\":2.000,\"p99_ms\":40.000,\"p999_ms\":40.000,"
            "\"refused\":0,\"disconnects\":0,\"hash_mismatches\":0,"
            "\"server_cpu_seconds_per_1000_moves\":0.5000}\n");
}

TEST(Report, IsCompleteOnlyWithoutErrors) {
  Report report = sample();
  EXPECT_TRUE(report.complete());
  report.refused = 1;
  EXPECT_FALSE(report.complete());
  report.refused = 0;
  report.moves_wanted = 5;
  EXPECT_FALSE(report.complete());
}

TEST(Player, ChoosesInItsTurn) {
  core::Random random(core::seed_from(1));
  v1::MatchView match;
  match.set_columns(3);
  for (int cell = 0; cell < 9; ++cell) match.mutable_tictactoe()->add_cells();
  for (const int cell : {0, 1}) {
    match.mutable_tictactoe()->mutable_cells(cell)->set_mark(v1::TIC_TAC_TOE_MARK_X);
  }
  match.mutable_tictactoe()->mutable_cells(4)->set_mark(v1::TIC_TAC_TOE_MARK_O);
  const auto player = Player::of(all_games(), "tictactoe", core::Level::kHard);
  EXPECT_EQ(player->choose(match, 1, random)->tictactoe().cell(), 2u) << "it stops X";
  EXPECT_FALSE(player->choose(match, 0, random));
  EXPECT_FALSE(player->choose(match, 255, random));
}

TEST(Player, ChoosesNothingOnAnotherGamesBoard) {
  core::Random random(core::seed_from(2));
  v1::MatchView match;
  match.mutable_sudoku();
  const auto player = Player::of(all_games(), "tictactoe", core::Level::kHard);
  EXPECT_FALSE(player->choose(match, 0, random));
}

TEST(Player, KnowsNoOtherGame) {
  EXPECT_FALSE(Player::of(all_games(), "chess", core::Level::kHard));
}

}  // namespace
}  // namespace gridmates::bot
