// `gridmates tictactoe position`: a position of each game that a text holds. For the program's main
// thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace gridmates::tools::tictactoe {

struct PositionOptions {
  std::string file = "-";         // - is standard input
  std::optional<std::size_t> at;  // moves; all of them when nothing is said
};

// The exit status.
int run_position(const PositionOptions& options);

}  // namespace gridmates::tools::tictactoe
