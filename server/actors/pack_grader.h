// Grades the puzzles of packs that have no level yet (packs from before puzzles were graded), a few
// at a time on a worker while no other job waits. Each batch of levels is written at once, so that
// the next run continues where this one ended. Owned by the Hub; used on the first shard's thread
// alone, and destroyed after that thread has stopped.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "server/actors/shard/alarm.h"
#include "server/actors/shard/house.h"
#include "server/base/log_throttle.h"

namespace gridmates::actors {

class PackGrader : public std::enable_shared_from_this<PackGrader> {
 public:
  explicit PackGrader(House& house) : house_(house) {}

  // Begins in limits::kGradeAgainMs, and ends when every puzzle has a level.
  void start();

 private:
  enum class Next { kAtOnce, kLater, kNothing };

  Awaitable<Next> grade_some(std::shared_ptr<House> house);
  Awaitable<Next> write(House& house);
  void go_on(Next next);
  void report(std::uint64_t left);

  House& house_;
  Alarm alarm_;
  LogThrottle throttle_;
  std::vector<ports::Puzzle> unwritten_;  // graded; their levels are not written yet
  std::uint64_t graded_ = 0;              // since the start
};

}  // namespace gridmates::actors
