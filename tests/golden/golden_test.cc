// One golden playthrough per game, and one number over all games that changes if any of them
// behaves differently.
//
// After an intended change, GRIDMATES_UPDATE_GOLDEN=1 writes the files anew; review the diff.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "tests/contract/any_values.h"
#include "tests/contract/board_to_play.h"
#include "tests/golden/playthrough.h"

namespace gridmates::golden {
namespace {

std::string path_of(std::string_view name) {
  return std::string(GRIDMATES_SOURCE_DIR) + "/tests/golden/" + std::string(name) + ".txt";
}

std::string read_file(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// Compares with the file, or writes it if that is requested.
void expect_golden(std::string_view name, const std::string& now) {
  if (std::getenv("GRIDMATES_UPDATE_GOLDEN") != nullptr) std::ofstream(path_of(name)) << now;
  EXPECT_EQ(read_file(path_of(name)), now) << "GRIDMATES_UPDATE_GOLDEN=1 writes it anew";
}

class Golden : public testing::TestWithParam<const core::Game*> {};

TEST_P(Golden, PlaythroughIsAsEver) {
  const std::string_view id = GetParam()->facts().id;
  const std::string text = read_file(path_of(id));
  const std::string now = play_again(all_games(), text);
  EXPECT_NE(now.find("refused"), std::string::npos) << "a playthrough shows refusals too";
  EXPECT_EQ(now.find("error"), std::string::npos);
  EXPECT_NE(now.find("to move nobody"), std::string::npos) << "a playthrough comes to an end";
  expect_golden(id, now);
}

INSTANTIATE_TEST_SUITE_P(Games, Golden, testing::ValuesIn(all_games().all()),
                         [](const auto& game) { return std::string(game.param->facts().id); });

// Every answer, state and view of many random matches, hashed into one number.
std::uint64_t signature_of(const core::Game& game, std::uint64_t signature) {
  for (std::uint64_t number = 0; number < 10; ++number) {
    core::Random random(core::seed_from(number));
    const core::Bytes board = contract::board_to_play(game, core::seed_from(number));
    signature = core::fnv1a(board, signature);
    core::Match match = *game.start(board);
    for (int i = 0; i < 200; ++i) {
      const core::Seat seat(static_cast<std::uint8_t>(random.below(3)));
      const auto answer = match.play(seat, contract::any_move(game, random));
      const std::string said = answer ? std::string() : answer.error().message;
      signature = core::fnv1a(core::Bytes(said.begin(), said.end()), signature);
      signature = core::fnv1a(match.state(), signature);
      const core::MatchView view = match.view({});
      for (const core::ByteView cell : view.cells) signature = core::fnv1a(cell, signature);
      signature = core::fnv1a(view.status, signature);
      signature = core::fnv1a(view.constants, signature);
    }
  }
  return signature;
}

TEST(Golden, TheSignatureOfAllGames) {
  std::uint64_t signature = core::fnv1a({});
  for (const core::Game* game : all_games().all()) signature = signature_of(*game, signature);
  expect_golden("signature", std::to_string(signature) + "\n");
}

}  // namespace
}  // namespace gridmates::golden
