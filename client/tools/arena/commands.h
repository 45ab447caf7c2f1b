// The commands `match` and `calibrate` of a game: computers against each other. For the program's
// main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "client/tools/arena/arena.h"
#include "engine/core/result.h"

namespace gridmates::tools::arena {

// A game for these commands.
struct ArenaGame {
  const core::Game* game = nullptr;
  // The board for the value of --board, in canonical bytes, and the default value; without them the
  // game has no such option.
  std::function<core::Result<core::Bytes>(const std::string& words)> board = {};
  std::string usual_board = {};
  // How many lines per thousand a level overlooks on a board, and the computer of that level if it
  // overlooks this number.
  std::function<std::uint32_t(int level, const core::Bytes& board)> overlooked = {};
  std::function<Contestant(int level, std::uint32_t overlooked_permille, std::uint32_t nodes)>
      tuned = {};
};

void add_arena(CLI::App& family, std::function<int()>& run, const ArenaGame& game);

// One round of --tune: changes how much each level overlooks, given the distances from each to the
// next. The highest level overlooks nothing. Returns true if all distances fit already.
bool tune(const std::vector<double>& to_next, std::vector<std::uint32_t>& overlooked_permille);

}  // namespace gridmates::tools::arena
