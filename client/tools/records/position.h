// `position` of a game's family of commands: a position of each game that a text in the manner of
// PGN holds. For the program's main thread.
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
  std::optional<std::size_t> at;  // moves; all of them when nothing is said
};

// A position of the first game of a text, which loses it: pgn::take_position of the game.
using TakePosition = core::Result<std::string> (*)(std::string_view& text,
                                                   std::optional<std::size_t> at);

// The exit status.
int run_position(const PositionOptions& options, TakePosition take);

void add_position(CLI::App& family, std::function<int()>& run, TakePosition take);

}  // namespace gridmates::tools::records
