// One test for all games: every registered game and the null game keep the contract.
#include "tests/contract/contract.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/games/games.h"
#include "tests/contract/any_values.h"
#include "tests/contract/board_to_play.h"
#include "tests/contract/null_game.h"

namespace gridmates::contract {
namespace {

using testing::IsEmpty;

// Puzzles that random moves can solve, for games whose own boards take too many moves.
const std::map<std::string_view, std::vector<std::string_view>>& short_puzzles() {
  static const std::map<std::string_view, std::vector<std::string_view>> puzzles = {
      {"sudoku",
       {".34678912672195348198342567859761423426853791713924856961537284287419635345286179",
        "53467891267.19534819834256785976142342685379.71392485696153728428741963534528617."}},
  };
  return puzzles;
}

std::vector<const core::Game*> every_game() {
  std::vector<const core::Game*> games = all_games().all();
  games.push_back(&core::erased<null_game::Rules>());
  return games;
}

class Contract : public testing::TestWithParam<const core::Game*> {
 protected:
  const core::Game& game() const { return *GetParam(); }
  // Boards of default options, as rooms get them, and boards of the short puzzles.
  std::vector<core::Bytes> boards(std::uint64_t seeds) const {
    std::vector<core::Bytes> boards;
    boards.reserve(seeds);
    for (std::uint64_t number = 0; number < seeds; ++number) {
      boards.push_back(board_to_play(game(), core::seed_from(number)));
    }
    if (game().facts().puzzles != core::Puzzles::kOfTable) return boards;
    for (std::string_view puzzle : short_puzzles().at(game().facts().id)) {
      const auto options = game().with_puzzle(game().default_options(), puzzle);
      boards.push_back(*game().make_board(*options, {}, std::nullopt));
    }
    return boards;
  }
};

TEST_P(Contract, FactsAreSane) { EXPECT_THAT(check_facts(game()), IsEmpty()); }

TEST_P(Contract, HooksAreSane) {
  for (std::uint64_t number = 0; number < 5; ++number) {
    EXPECT_THAT(check_hooks(game(), core::seed_from(number)), IsEmpty()) << "seed " << number;
  }
}

TEST_P(Contract, BoardsAreMadeAndRefused) {
  for (std::uint64_t number = 0; number < 5; ++number) {
    EXPECT_THAT(check_boards(game(), core::seed_from(number)), IsEmpty()) << "seed " << number;
  }
}

TEST_P(Contract, MatchesByChanceKeepTheirWord) {
  std::uint64_t number = 0;
  for (const core::Bytes& board : boards(5)) {
    EXPECT_THAT(check_match(game(), board, core::seed_from(++number), 400), IsEmpty())
        << "seed " << number;
  }
}

TEST_P(Contract, WhoGoesKeepsTheMatchWhole) {
  std::uint64_t number = 0;
  for (const core::Bytes& board : boards(5)) {
    EXPECT_THAT(check_leaving(game(), board, core::seed_from(++number), 200), IsEmpty())
        << "seed " << number;
  }
}

TEST_P(Contract, MatchesByChanceComeToAnEnd) {
  int ended = 0;
  for (const core::Bytes& board : boards(1)) {
    core::Match match = *game().start(board);
    core::Random random(core::seed_from(1));
    for (int i = 0; i < 20000 && !match.outcome().over(); ++i) {
      const core::Seat seat = match.to_move().first();
      (void)match.play(seat, any_move(game(), random)).ok();
    }
    if (!match.outcome().over()) continue;
    ++ended;
    EXPECT_FALSE(match.play(core::Seat(0), any_move(game(), random)));
  }
  EXPECT_GT(ended, 0) << "give short_puzzles() a board that moves by chance can finish";
}

// Random states are mostly unreachable by play: any answer is allowed, but there must be one.
TEST_P(Contract, StatesByChanceDoNoHarm) {
  core::Random random(core::seed_from(2));
  for (int i = 0; i < 300; ++i) {
    const core::Bytes state = any_state(game(), random);
    core::Match match = *game().restore(state);
    EXPECT_EQ(match.state(), state);
    match.left(core::Seat(static_cast<std::uint8_t>(random.below(70))));
    for (int moves = 0; moves < 20; ++moves) {
      const core::Seat seat(static_cast<std::uint8_t>(random.below(70)));
      if (!match.play(seat, any_move(game(), random))) continue;
      for (core::Viewer viewer : all_viewers()) {
        const bool counts_only = viewer.kind == core::Viewer::Kind::kRival;
        EXPECT_TRUE(counts_only || !match.view(viewer).cells.empty());
      }
      EXPECT_TRUE(game().restore(match.state()));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Contract, testing::ValuesIn(every_game()),
                         [](const auto& game) { return std::string(game.param->facts().id); });

TEST(Games, HaveIdsOfTheirOwn) {
  std::set<std::string_view> ids;
  for (const core::Game* game : every_game()) EXPECT_TRUE(ids.insert(game->facts().id).second);
  for (const core::Game* game : all_games().all())
    EXPECT_EQ(all_games().find(game->facts().id), game);
  EXPECT_EQ(all_games().find("chess"), nullptr);
  EXPECT_EQ(all_games().find("null"), nullptr) << "the null game is never shipped";
}

TEST(NullGame, HidesThePrizeFromEverybody) {
  const core::Game& game = core::erased<null_game::Rules>();
  for (std::uint8_t prize = 1; prize < null_game::kBoxes; ++prize) {
    EXPECT_THAT(check_twins(game, core::encode(null_game::Board{0, 0}),
                            core::encode(null_game::Board{prize, 0}), core::seed_from(prize), 100),
                IsEmpty());
  }
}

TEST(NullGame, SaysNothingOfWhoGoes) {
  core::Match match = *core::erased<null_game::Rules>().start(core::encode(null_game::Board{5, 0}));
  ASSERT_TRUE(match.play(core::Seat(0), core::encode(null_game::Move{1})));
  const core::Bytes before = match.state();
  match.left(core::Seat(0));
  EXPECT_EQ(match.state(), before);
}

// Fields with the same number of mines, laid and still all closed.
TEST(Minesweeper, HidesMinesFromEverybody) {
  const core::Game& game = *all_games().find("minesweeper");
  const core::Bytes board = board_to_play(game, core::seed_from(0));
  for (std::uint64_t number = 1; number < 20; ++number) {
    const core::Bytes twin = board_to_play(game, core::seed_from(number));
    EXPECT_NE(board, twin);
    EXPECT_THAT(check_twins(game, board, twin, core::seed_from(number), 200), IsEmpty());
  }
}

}  // namespace
}  // namespace gridmates::contract
