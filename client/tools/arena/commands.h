// `match` and `calibrate` of a game's family of commands: computers against each other. For the
// program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "client/tools/arena/arena.h"
#include "engine/core/result.h"

namespace gridmates::tools::arena {

// A game as these commands play it.
struct ArenaGame {
  const core::Game* game = nullptr;
  // The board that --board asks for, in canonical bytes, and what it is when nothing is asked;
  // without such an option none.
  std::function<core::Result<core::Bytes>(const std::string& words)> board = {};
  std::string usual_board = {};
  // How many lines in a thousand a level overlooks on a board, and the computer of that level when
  // it overlooks this number.
  std::function<std::uint32_t(int level, const core::Bytes& board)> overlooked = {};
  std::function<Contestant(int level, std::uint32_t overlooked_permille, std::uint32_t nodes)>
      tuned = {};
};

void add_arena(CLI::App& family, std::function<int()>& run, const ArenaGame& game);

// One round of --tune: how much each level is to overlook, when these are the distances from each
// to the next. The highest level overlooks nothing. True when all distances fit already.
bool tune(const std::vector<double>& to_next, std::vector<std::uint32_t>& overlooked_permille);

}  // namespace gridmates::tools::arena
