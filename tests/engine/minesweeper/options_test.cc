// Options of a host, their form at each table, and leaderboard categories.
#include "engine/minesweeper/options.h"

#include <gtest/gtest.h>

#include "engine/core/hooks.h"

namespace gridmates::minesweeper {
namespace {

template <class Change>
std::string refusal(Change change) {
  Options options;
  change(options);
  const auto answer = check_options(options);
  return answer ? "" : answer.error().message;
}

TEST(Options, TheUsualOnesAreGood) {
  EXPECT_TRUE(check_options({}).ok());
  EXPECT_EQ(refusal([](Options& o) { o.shape = {50, 50}, o.mines = 2491; }), "");
  EXPECT_EQ(refusal([](Options& o) { o.start = Start::kSafe, o.mines = 80; }), "");
}

TEST(Options, EveryNumberHasItsRange) {
  EXPECT_NE(refusal([](Options& o) { o.shape.width = 7; }), "");
  EXPECT_NE(refusal([](Options& o) { o.shape.height = 51; }), "");
  EXPECT_NE(refusal([](Options& o) { o.mines = 0; }), "");
  EXPECT_NE(refusal([](Options& o) { o.mines = 73; }), "");
  EXPECT_EQ(refusal([](Options& o) { o.lives = 0; }), "Lives are 1 to 9.");
  EXPECT_EQ(refusal([](Options& o) { o.lives = 10; }), "Lives are 1 to 9.");
  EXPECT_EQ(refusal([](Options& o) { o.hit_cost_s = 0; }),
            "A hit costs 1 to 60 seconds in a race.");
  EXPECT_EQ(refusal([](Options& o) { o.hit_cost_s = 61; }),
            "A hit costs 1 to 60 seconds in a race.");
}

TEST(Options, ARaceCountsTimeAndNoLives) {
  Options options;
  options.start = Start::kSafe;
  options.lives = 3;
  options.go_on = true;
  EXPECT_EQ(options_at(options, core::Table::kCoop), options);
  Options race = options;
  race.start = Start::kZero;
  race.lives = 1;
  race.go_on = false;
  race.race = true;
  EXPECT_EQ(options_at(options, core::Table::kRace), race);
  EXPECT_EQ(options_at(race, core::Table::kRace), race);
  EXPECT_FALSE(options_at(race, core::Table::kCoop).race);
}

TEST(Options, MinesDoNotMoveAtARace) {
  Options options;
  options.guessing = GuessPolicy::kKind;
  EXPECT_TRUE(check_options(options_at(options, core::Table::kCoop)).ok());
  const auto race = check_options(options_at(options, core::Table::kRace));
  ASSERT_FALSE(race.ok());
  EXPECT_EQ(race.error().code, core::RefusalCode::kInvalid);
  EXPECT_EQ(race.error().message,
            "Under the law kind mines move, so racers would not share a field; pick another.");
}

TEST(Options, CategoriesNameWhatRankingsKeepApart) {
  EXPECT_EQ(category_of({}), "9x9/10 zero speed");
  Options options;
  options.shape = {30, 16};
  options.mines = 99;
  options.start = Start::kSafe;
  options.guessing = GuessPolicy::kStandard;
  options.lives = 3;
  EXPECT_EQ(category_of(options), "30x16/99 safe standard lives 3");
  options.guessing = GuessPolicy::kStrict;
  options.lives = 1;
  EXPECT_EQ(category_of(options), "30x16/99 safe strict");
  options.guessing = GuessPolicy::kKind;
  EXPECT_EQ(category_of(options), "30x16/99 safe kind");
  options.open_matched = true;
  EXPECT_EQ(category_of(options), "30x16/99 safe kind matched");
}

TEST(Options, RacesOfOtherCostsAreComparedApart) {
  Options options;
  EXPECT_EQ(category_of(options_at(options, core::Table::kRace)), "9x9/10 zero speed hits 5 s");
  options.hit_cost_s = 30;
  options.lives = 3;
  options.open_matched = true;
  EXPECT_EQ(category_of(options_at(options, core::Table::kRace)),
            "9x9/10 zero speed hits 30 s matched");
  EXPECT_EQ(category_of(options), "9x9/10 zero speed lives 3 matched");
}

// The bound must also hold for options out of range.
TEST(Options, TheLongestCategoryFits) {
  Options options;
  options.shape = {255, 255};
  options.mines = 65535;
  options.guessing = GuessPolicy::kStandard;
  options.lives = options.hit_cost_s = 255;
  options.open_matched = true;
  for (const bool race : {false, true}) {
    options.race = race;
    EXPECT_LE(category_of(options).size(), core::hooks::kCategoryBytes);
  }
}

TEST(Options, TheLeast3BvOfABoardOfFame) {
  const auto least = [](std::uint8_t width, std::uint8_t height, std::uint16_t mines) {
    Options options;
    options.shape = {width, height};
    options.mines = mines;
    return least_bbbv(options);
  };
  EXPECT_EQ(least(8, 8, 10), 2);
  EXPECT_EQ(least(9, 9, 10), 2);
  EXPECT_EQ(least(16, 16, 40), 30);
  EXPECT_EQ(least(30, 16, 99), 100);
  EXPECT_EQ(least(9, 9, 11), 4) << "81 / 25, rounded up";
  EXPECT_EQ(least(20, 20, 60), 16);
  EXPECT_EQ(least(50, 50, 500), 100);
}

}  // namespace
}  // namespace gridmates::minesweeper
