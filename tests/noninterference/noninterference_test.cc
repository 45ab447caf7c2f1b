// Every registered game, at every table: nobody is sent anything that depends on what they may not
// know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/games/games.h"
#include "gridmates/v1/frames.pb.h"
#include "tests/noninterference/differences.h"
#include "tests/support/sanitized.h"

namespace gridmates::noninterference {
namespace {

constexpr int kUsualPairs = support::kIsSanitized ? 60 : 300;

// Pairs per game and table; the environment may set another number.
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
  // Plays `wanted` pairs from `make`; at least one in `kHopeful` tries must succeed.
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

int accepted_actions(const Letters& letters) {
  int accepted = 0;
  for (const auto& [name, frames] : letters) {
    for (const std::string& bytes : frames) {
      v1::ServerFrame frame;
      const bool read = frame.ParseFromString(bytes);
      if (!read) continue;
      for (const auto& answer : frame.answers()) accepted += answer.seq() != 0 ? 1 : 0;
    }
  }
  return accepted;
}

// Rooms in which nothing happens would be equal too.
TEST_P(NonInterference, ManyMovesAreAccepted) {
  const auto& [game, table] = GetParam();
  core::Random random(core::seed_from(9));
  std::size_t steps = 0;
  int accepted = 0;
  for (int chance = 0; chance < 12; ++chance) {
    const auto twins = twins_of(game->facts().id)(*game, table, random);
    if (!twins) continue;
    const std::uint64_t same = random.next();
    Twins nothing = *twins;
    nothing.steps.resize(std::min<std::size_t>(nothing.steps.size(), 1));
    steps += twins->steps.size() - nothing.steps.size();
    accepted += accepted_actions(play(*game, table, *twins, 0, same)) -
                accepted_actions(play(*game, table, nothing, 0, same));
  }
  EXPECT_GT(steps, 30u);
  EXPECT_GT(accepted, static_cast<int>(steps) / 4);
}

// Boards that differ before the match begins.
class BeforeItBegins : public NonInterference {};

// Tables with different boards then: not if all boards are equal, or laid by the first move.
std::vector<Case> waiting_tables() {
  std::vector<Case> tables = every_table();
  std::erase_if(tables, [](const Case& one) {
    core::Random random(core::seed_from(8));
    return !waiting_twins(*one.game, one.table, random);
  });
  return tables;
}

TEST_P(BeforeItBegins, NobodyIsSentTheBoard) {
  play_pairs(waiting_twins, std::min(pairs_wanted(), 10));
}

INSTANTIATE_TEST_SUITE_P(Games, NonInterference, testing::ValuesIn(every_table()), name_of);
INSTANTIATE_TEST_SUITE_P(Games, BeforeItBegins, testing::ValuesIn(waiting_tables()), name_of);

}  // namespace
}  // namespace gridmates::noninterference
