// Minesweeper on large fields: a rematch on one, whose mines are then known, or a new one. Owned by
// a table; one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "tests/bench/server/script.h"

namespace gridmates::bench {

class MinesScript final : public Script {
 public:
  static constexpr std::uint32_t kSide = 50;
  static constexpr std::uint32_t kFirst = kSide * kSide / 2 + kSide / 2;  // about the middle

  explicit MinesScript(std::uint32_t mines) : mines_(mines) {}

  v1::CreateRoom room() const override;
  // The next planned step; there must be one.
  Step next() override;

  void plan_start();
  void plan_open(std::size_t actor, std::uint32_t cell);
  // By a player who is the only one to have moved.
  void plan_give_up(std::size_t actor);
  void plan_rematch();
  // A new field of the same kind.
  void plan_next();

 private:
  std::uint32_t mines_;
  std::deque<Step> planned_;
};

// The cells that open only themselves when the first opening is all that is open: they have a
// number and are outside that opening. `view` is that of a match that has ended, in which all mines
// are shown.
std::vector<std::uint32_t> cells_that_open_alone(const v1::MinesweeperView& view);

}  // namespace gridmates::bench
