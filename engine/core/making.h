// What those who wait for a board can say and hear while it is made. Plain value; any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "engine/core/sentence.h"

namespace gridmates::core {

// The functions may be empty; they are called on the thread that makes the board and must not
// throw. A game that makes its boards at once heeds none of this.
struct Making {
  std::stop_token stop;  // once stopped there is no board: kOutOfBudget
  // How many boards have been tried by now; it grows.
  std::function<void(std::uint32_t tried)> on_tried;
  // What was asked for and the board does not meet, and how much was tried, a sentence each: it is
  // the nearest that was found.
  std::function<void(const Statement& statement)> on_unmet;
};

}  // namespace gridmates::core
