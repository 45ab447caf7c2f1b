#include "client/tools/puzzles.h"

#include "engine/sudoku/generator.h"
#include "engine/sudoku/grid/text.h"

namespace gridmates::tools {

core::Result<std::string> Puzzles::next() {
  core::Refusal last;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const auto grid = sudoku::generate(next_seed());
    if (grid) return sudoku::format_line(*grid);
    last = grid.error();
  }
  return last;
}

core::Seed Puzzles::next_seed() {
  core::Seed seed{};
  for (std::size_t i = 0; i < seed.size(); i += sizeof(std::uint64_t)) {
    const std::uint64_t word = random_.next();
    for (std::size_t byte = 0; byte < sizeof(word); ++byte) {
      seed[i + byte] = static_cast<std::uint8_t>(word >> (8 * byte));
    }
  }
  return seed;
}

}  // namespace gridmates::tools
