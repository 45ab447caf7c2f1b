// The search of Connect Four: published values of positions, and its depth.
#include "engine/connectfour/think.h"

#include <gtest/gtest.h>

#include "engine/core/seeds.h"

namespace gridmates::connectfour {
namespace {

// The position after these columns, 1 to 7.
Position played(std::string_view columns) {
  Position position;
  for (const char column : columns) {
    const auto cell = landing_cell(position, static_cast<std::uint8_t>(column - '1'));
    EXPECT_TRUE(cell) << columns;
    if (cell) position = with(position, next_disc(position), *cell);
  }
  return position;
}

core::Found value_of(const Position& position, std::uint64_t nodes) {
  core::Random random(core::seed_from(1));
  return think(position, skill_of(kBestLevel), nodes, random);
}

struct Published {
  const char* columns;
  int sign;  // of the score for the player to move
};

class PublishedPositions : public testing::TestWithParam<Published> {};

// From the test sets of Pascal Pons, "Solving Connect 4: how to build a perfect AI" (2015),
// http://blog.gamesolver.org: end and middle of the game.
TEST_P(PublishedPositions, HaveThePublishedValue) {
  const core::Found found = value_of(played(GetParam().columns), 3'000'000);
  EXPECT_TRUE(found.is_exact) << found.nodes << " nodes";
  EXPECT_EQ((found.score > 0) - (found.score < 0), GetParam().sign);
}

INSTANTIATE_TEST_SUITE_P(Pons, PublishedPositions,
                         testing::Values(Published{"2252576253462244111563365343671351441", -1},
                                         Published{"7422341735647741166133573473242566", 1},
                                         Published{"23163416124767223154467471272416755633", 0},
                                         Published{"3575316255751336464276636772271112", -1},
                                         Published{"74425337641465475671176741236615215533", 0},
                                         Published{"12514726155174536522772517671", -1},
                                         Published{"326615663752621323655335514271", 1},
                                         Published{"24617524315172127", 1},
                                         Published{"43745416472735", -1}));

TEST(Think, LooksTwelvePliesAhead) {
  core::Random random(core::seed_from(3));
  for (int number = 0; number < 20; ++number) {
    Position position;
    for (int discs = 0; discs < number / 2; ++discs) {
      const auto column = static_cast<std::uint8_t>(random.below(kColumns));
      if (const auto cell = landing_cell(position, column)) {
        position = with(position, next_disc(position), *cell);
      }
    }
    if (in_fours(position.x) != 0 || in_fours(position.o) != 0) continue;
    const core::Found found = value_of(position, 400'000);
    EXPECT_TRUE(found.plies >= 12 || found.is_exact)
        << "position " << number << ": " << found.plies << " plies";
  }
}

// X has 1a 2a 3a and wins with 4a.
TEST(Think, LowerLevelsOverlookLines) {
  const Position win = played("172737");
  int taken = 0;
  for (std::uint64_t chance = 0; chance < 300; ++chance) {
    core::Random random(core::seed_from(chance));
    const core::Found found = think(win, skill_of(1), 10'000, random);
    taken += found.best == std::vector<core::SearchMove>{3} ? 1 : 0;
  }
  EXPECT_GT(taken, 150);
  EXPECT_LT(taken, 300);
  EXPECT_EQ(value_of(win, 10'000).best, std::vector<core::SearchMove>{3});
}

}  // namespace
}  // namespace gridmates::connectfour
