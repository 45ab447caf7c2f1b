// A board as a room gets it: if it depends on the first move, it is made for one. For tests. One
// thread.
#pragma once

#include <optional>

#include "engine/core/game.h"
#include "engine/core/random.h"
#include "tests/contract/any_values.h"

namespace gridmates::contract {

// The board for default options and this seed. If play on it asks for another board, it is the one
// made for the first random move that does so.
inline core::Bytes board_to_play(const core::Game& game, const core::Seed& seed) {
  const core::Bytes options = game.default_options();
  core::Bytes board = *game.make_board(options, seed, std::nullopt);
  const core::Match waiting = *game.start(board);
  core::Random random(seed);
  constexpr int kTries = 100;
  for (int i = 0; i < kTries; ++i) {
    const core::Bytes move = any_move(game, random);
    core::Match match = waiting;
    const auto answer = match.play(core::Seat(0), move);
    if (!answer && answer.error().code == core::RefusalCode::kNeedsBoard) {
      return *game.make_board(*game.options_of(board), seed, move);
    }
  }
  return board;
}

}  // namespace gridmates::contract
