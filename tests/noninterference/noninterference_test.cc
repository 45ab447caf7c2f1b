// Every registered game, at every table: nobody is sent anything that depends on what they may not
// know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/games/games.h"
#include "tests/noninterference/stage.h"

namespace gridmates::noninterference {
namespace {

constexpr int kUsualPairs = 50;

// Pairs a game and table; the environment may ask for more.
int pairs_wanted() {
  const char* wanted = std::getenv("GRIDMATES_PAIRS");
  return wanted == nullptr ? kUsualPairs : std::max(1, std::atoi(wanted));
}

struct Case {
  const core::Game* game;
  core::Table table;
};

std::vector<Case> every_table() {
  std::vector<Case> cases;
  for (const core::Game* game : all_games().all()) {
    for (const core::Table table : {core::Table::kCoop, core::Table::kVersus, core::Table::kRace}) {
      if (game->facts().at(table) != nullptr) cases.push_back({game, table});
    }
  }
  return cases;
}

std::string name_of(const testing::TestParamInfo<Case>& info) {
  constexpr const char* kTables[] = {"Coop", "Versus", "Race"};
  return std::string(info.param.game->facts().id) + kTables[static_cast<int>(info.param.table)];
}

class NonInterference : public testing::TestWithParam<Case> {
 protected:
  // Plays `wanted` pairs that this chance makes; one chance in `kHopeful` at least must make one.
  void play_pairs(MakeTwins make, int wanted) const {
    constexpr int kHopeful = 20;
    const auto& [game, table] = GetParam();
    core::Random random(core::seed_from(7));
    int played = 0;
    for (int chance = 0; chance < kHopeful * wanted && played < wanted; ++chance) {
      const auto twins = make(*game, table, random);
      if (!twins) continue;
      ++played;
      ASSERT_THAT(differences(*game, table, *twins, random.next()), testing::IsEmpty())
          << "pair " << played;
    }
    EXPECT_EQ(played, wanted) << "too few of the chances make twins";
  }
};

TEST_P(NonInterference, WhileTheMatchIsOn) {
  const MakeTwins make = twins_of(GetParam().game->facts().id);
  ASSERT_NE(make, nullptr)
      << "a game has to say how twins are made: tests/noninterference/twins.cc";
  play_pairs(make, pairs_wanted());
}

// Boards that differ before the match begins; games whose boards do not are left out.
TEST_P(NonInterference, BeforeItBegins) {
  const auto& [game, table] = GetParam();
  core::Random random(core::seed_from(8));
  if (!waiting_twins(*game, table, random)) GTEST_SKIP() << "all boards are alike";
  play_pairs(waiting_twins, std::min(pairs_wanted(), 20));
}

INSTANTIATE_TEST_SUITE_P(Games, NonInterference, testing::ValuesIn(every_table()), name_of);

}  // namespace
}  // namespace gridmates::noninterference
