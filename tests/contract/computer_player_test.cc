// Every computer player keeps the contract, and plays as well as its level requires.
#include "tests/contract/computer_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "engine/games/games.h"
#include "tests/contract/null_game.h"

namespace gridmates::contract {
namespace {

using core::Level;
using core::Outcome;
using testing::IsEmpty;

using Pair = std::array<Level, 2>;

std::vector<const core::Game*> games_of_computers() {
  std::vector<const core::Game*> games = all_games().all();
  games.push_back(&core::erased<null_game::Rules>());
  std::erase_if(games, [](const core::Game* game) { return !game->computer_plays(); });
  return games;
}

class ComputerPlayer : public testing::TestWithParam<const core::Game*> {
 protected:
  const core::Game& game() const { return *GetParam(); }
};

TEST_P(ComputerPlayer, KeepsItsWordAtEveryLevel) {
  for (const Level level : {Level::kEasy, Level::kMedium, Level::kHard}) {
    const Pair levels = {level, level};
    EXPECT_THAT(check_computers(game(), levels, core::seed_from(1)), IsEmpty())
        << "level " << static_cast<int>(level);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ComputerPlayer, testing::ValuesIn(games_of_computers()),
                         [](const auto& game) { return std::string(game.param->facts().id); });

// The outcome of a match of these levels.
Outcome outcome_of(const core::Game& game, const Pair& levels, std::uint64_t seed) {
  std::optional<core::Match> played;
  EXPECT_THAT(check_computers(game, levels, core::seed_from(seed), &played), IsEmpty());
  return played->outcome();
}

// With the small budget of these matches, in either seat.
TEST(ComputerPlayers, HardBeatsEasyWhereTwoTakeTurns) {
  for (const core::Game* game : all_games().all()) {
    if (game->facts().at(core::Table::kVersus) == nullptr) continue;
    int won = 0;
    int lost = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const std::uint8_t hard = seed % 2 == 0 ? 0 : 1;
      const Pair levels =
          hard == 0 ? Pair{Level::kHard, Level::kEasy} : Pair{Level::kEasy, Level::kHard};
      const Outcome outcome = outcome_of(*game, levels, seed);
      if (outcome.kind == Outcome::Kind::kWon) ++(outcome.winner.value == hard ? won : lost);
    }
    EXPECT_GT(won, 2 * lost) << game->facts().id;
  }
}

TEST(ComputerPlayers, HardSolvesTheUsualBoards) {
  for (const core::Game* game : all_games().all()) {
    if (game->facts().at(core::Table::kCoop) == nullptr) continue;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const Outcome outcome = outcome_of(*game, {Level::kHard, Level::kHard}, seed);
      EXPECT_EQ(outcome.kind, Outcome::Kind::kSolved) << game->facts().id << ", seed " << seed;
    }
  }
}

// Possible violations of a computer player; each must be reported.
struct TakesTheFirstBox : null_game::Rules {
  static std::optional<Move> choose(const View& view, core::Seat seat, Level, std::uint32_t,
                                    core::Random&) {
    if (view.status.outcome.over() || seat != view.status.turn) return std::nullopt;
    return Move{0};
  }
};
struct RemembersItsTurn : null_game::Rules {
  static std::optional<Move> choose(const View& view, core::Seat seat, Level level,
                                    std::uint32_t budget, core::Random& random) {
    static std::uint64_t calls = 0;
    random = core::Random(core::seed_from(++calls));
    return null_game::Rules::choose(view, seat, level, budget, random);
  }
};
struct NeedsABudget : null_game::Rules {
  static std::optional<Move> choose(const View& view, core::Seat seat, Level level,
                                    std::uint32_t budget, core::Random& random) {
    if (budget < 10) return Move{kBoxesAndMore};
    return null_game::Rules::choose(view, seat, level, budget, random);
  }
  static constexpr std::uint8_t kBoxesAndMore = null_game::kBoxes;
};
struct MovesForTheOther : null_game::Rules {
  static std::optional<Move> choose(const View& view, core::Seat, Level level, std::uint32_t budget,
                                    core::Random& random) {
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
      const auto move = null_game::Rules::choose(view, core::Seat(seat), level, budget, random);
      if (move) return move;
    }
    return std::nullopt;
  }
};
struct Resigned : null_game::Rules {
  static std::optional<Move> choose(const View&, core::Seat, Level, std::uint32_t, core::Random&) {
    return std::nullopt;
  }
};
struct GoesOnAfterTheEnd : null_game::Rules {
  static std::optional<Move> choose(const View& view, core::Seat seat, Level level,
                                    std::uint32_t budget, core::Random& random) {
    if (view.status.outcome.over()) return Move{0};
    return null_game::Rules::choose(view, seat, level, budget, random);
  }
};

template <class Faulty>
Violations violations_of_computer() {
  const Pair levels = {Level::kHard, Level::kHard};
  return check_computers(core::erased<Faulty>(), levels, core::seed_from(3));
}

TEST(ComputerPlayerTeeth, EveryFaultIsReported) {
  using testing::Contains;
  EXPECT_THAT(violations_of_computer<null_game::Rules>(), IsEmpty());
  EXPECT_THAT(violations_of_computer<TakesTheFirstBox>(),
              Contains("the computer's move is refused"));
  EXPECT_THAT(violations_of_computer<NeedsABudget>(), Contains("the computer's move is refused"));
  EXPECT_THAT(violations_of_computer<RemembersItsTurn>(),
              Contains("the computer does not choose the same again"));
  EXPECT_THAT(violations_of_computer<MovesForTheOther>(),
              Contains("the computer moves out of turn"));
  EXPECT_THAT(violations_of_computer<Resigned>(),
              Contains("the computer finds no move in its turn"));
  EXPECT_THAT(violations_of_computer<GoesOnAfterTheEnd>(),
              Contains("the computer moves after the end"));
}

}  // namespace
}  // namespace gridmates::contract
