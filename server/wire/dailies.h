// Frames about dailies. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "server/base/dates.h"
#include "server/ports/dailies.h"

namespace gridmates::wire {

// The dailies of a day, with one player's tries and streaks.
struct DailyList {
  struct Entry {
    ports::DailyName daily;
    ports::DailyStanding standing;
  };
  struct Streak {
    std::string game;
    std::uint32_t days = 0;
    bool today = false;
  };
  Day day = 0;
  std::uint64_t closes_in_ms = 0;
  std::vector<Entry> entries;
  std::vector<Streak> streaks;
};

v1::ServerFrame daily_list(std::uint32_t reply_to, const DailyList& list);
// Final: the player's one try has ended.
v1::Error daily_finished(const ports::DailyStanding& standing);

}  // namespace gridmates::wire
