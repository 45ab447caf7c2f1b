// `gridmates tictactoe best`: the best move of positions, one line each. For the program's main
// thread; the text functions are pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::tools::tictactoe {

struct BestOptions {
  std::string file = "-";  // - is standard input
  std::optional<int> level;
  std::uint64_t nodes = 1'000'000;
  std::optional<std::uint64_t> seed;
  bool json = false;
};

// Returns the exit status.
int run_best(const BestOptions& options);

}  // namespace gridmates::tools::tictactoe
