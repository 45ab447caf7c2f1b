// The facts of every game in the form that clients get.
#include "proto/convert/facts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/games/games.h"

namespace gridmates::convert {
namespace {

TEST(Facts, SayOfEveryGameWhatTheEngineSays) {
  for (const core::Game* game : all_games().all()) {
    const v1::GameFacts facts = facts_of(*game);
    EXPECT_EQ(facts.id(), game->facts().id);
    EXPECT_EQ(facts.title(), game->facts().title);
    int tables = 0;
    for (const auto& seating : game->facts().seating) {
      if (!seating) continue;
      const v1::Seating& seats = facts.seatings(tables++);
      EXPECT_EQ(seats.table() - v1::TABLE_COOP, static_cast<int>(seating->table));
      EXPECT_EQ(seats.min_seats(), seating->min_seats);
      EXPECT_EQ(seats.max_seats(), seating->max_seats);
    }
    EXPECT_EQ(facts.seatings_size(), tables);
    EXPECT_EQ(facts.options_size(), static_cast<int>(game->options().size()));
  }
}

TEST(Facts, SayWherePuzzlesComeFrom) {
  EXPECT_EQ(facts_of(*all_games().find("tictactoe")).puzzles(), v1::PUZZLE_SOURCE_UNSPECIFIED);
  EXPECT_EQ(facts_of(*all_games().find("minesweeper")).puzzles(), v1::PUZZLE_SOURCE_TEXT);
  EXPECT_EQ(facts_of(*all_games().find("sudoku")).puzzles(), v1::PUZZLE_SOURCE_PACKS);
}

TEST(Facts, HaveTheRangeTheUsualValueAndTheWordsOfAnOption) {
  const v1::GameFacts facts = facts_of(*all_games().find("minesweeper"));
  const v1::OptionFacts& width = facts.options(0);
  EXPECT_EQ(width.name(), "width");
  EXPECT_EQ(width.min(), 8u);
  EXPECT_EQ(width.max(), 50u);
  EXPECT_EQ(width.usual(), 9u);
  EXPECT_EQ(width.tables_size(), 0);
  const v1::OptionFacts& law = facts.options(3);
  EXPECT_EQ(law.name(), "law");
  EXPECT_THAT(law.values(), testing::ElementsAre("standard", "speed", "strict", "kind"));
  EXPECT_EQ(law.usual(), 1u);
  const v1::OptionFacts& hit_cost = facts.options(9);
  EXPECT_EQ(hit_cost.name(), "hit-cost");
  EXPECT_THAT(hit_cost.tables(), testing::ElementsAre(v1::TABLE_RACE));
}

}  // namespace
}  // namespace gridmates::convert
