// How a caller stops the making of a board and follows its progress. Plain value; any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "engine/core/sentence.h"

namespace gridmates::core {

// The functions may be empty; they are called on the thread that makes the board and must not
// throw. A game that makes its boards at once ignores all of this.
struct Making {
  std::stop_token stop;  // once stopped, making fails with kOutOfBudget
  // Called with the number of boards tried so far; it increases.
  std::function<void(std::uint32_t tried)> on_tried;
  // Called with a sentence for each option that the board does not meet, and for how much was
  // tried; the board is the nearest that was found.
  std::function<void(const Statement& statement)> on_unmet;
};

}  // namespace gridmates::core
