// A row of Sudoku puzzles that one seed determines. One thread.
#pragma once

#include <string>

#include "engine/core/random.h"
#include "engine/core/result.h"

namespace gridmates::tools {

class Puzzles {
 public:
  explicit Puzzles(const core::Seed& seed) : random_(seed) {}
  // The next puzzle, 81 characters. Seeds of which the generator makes nothing are passed over, at
  // most kAttempts in a row; then it is refused.
  core::Result<std::string> next();

 private:
  static constexpr int kAttempts = 16;
  core::Seed next_seed();

  core::Random random_;
};

}  // namespace gridmates::tools
