// The command `position` of a game: one position of each game in a text similar to PGN. For the
// program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace gridmates::tools::records {

struct PositionOptions {
  std::string file = "-";         // - is standard input
  std::optional<std::size_t> at;  // a number of moves; nullopt: all
};

// Removes the first game from a text and returns its position: pgn::take_position of the game.
using TakePosition = core::Result<std::string> (*)(std::string_view& text,
                                                   std::optional<std::size_t> at);

// Returns the exit status.
int run_position(const PositionOptions& options, TakePosition take);

void add_position(CLI::App& family, std::function<int()>& run, TakePosition take);

}  // namespace gridmates::tools::records
