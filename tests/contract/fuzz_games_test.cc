// Runs a fixed number of random inputs through the fuzz target's function in every build.
#include "tests/contract/fuzz_games.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "tests/contract/any_values.h"

namespace gridmates::contract {
namespace {

// The input that plays this move of seat 0, and then takes its player's view.
void add_move(const core::Bytes& move, core::Bytes& input) {
  input.insert(input.end(), {4, 1, 0, static_cast<std::uint8_t>(move.size()), 0});
  input.insert(input.end(), move.begin(), move.end());
  input.push_back(0);
}

TEST(FuzzGames, NoiseDoesNoHarm) {
  core::Random random(core::seed_from(1));
  for (int i = 0; i < 2000; ++i) {
    core::Bytes input(random.below(200));
    for (auto& byte : input) byte = static_cast<std::uint8_t>(random.next());
    fuzz_games(input);
  }
}

TEST(FuzzGames, SpoiledMovesDoNoHarm) {
  core::Random random(core::seed_from(2));
  const auto& games = all_games().all();
  for (int i = 0; i < 500; ++i) {
    const std::uint32_t which = random.below(static_cast<std::uint32_t>(games.size()));
    core::Bytes input{static_cast<std::uint8_t>(which)};
    for (int moves = 0; moves < 30; ++moves) add_move(any_move(*games[which], random), input);
    for (int flips = 0; flips < 5; ++flips) {
      input[1 + random.below(static_cast<std::uint32_t>(input.size()) - 1)] =
          static_cast<std::uint8_t>(random.next());
    }
    fuzz_games(input);
  }
}

TEST(FuzzGames, TheEmptyInputIsAnInput) { fuzz_games({}); }

}  // namespace
}  // namespace gridmates::contract
