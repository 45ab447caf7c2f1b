// What is asked about finished matches, decoded. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "server/base/ids.h"
#include "server/ports/runs.h"

namespace gridmates::wire {

// A stretch of time that a leaderboard is asked for.
struct Window {
  enum class Of : std::uint8_t { kAll, kMonth, kWeek, kDay, kNamed };  // the present one, or `name`
  Of of = Of::kAll;
  std::string name = {};  // of a period, as ports/period.h has it
};
struct GetLeaderboard {
  std::string game;
  std::string category;  // of best times; empty: all
  ports::BoardFilter only;
  std::uint32_t limit = 0;  // 1 to limits::kLeaderboardLines
  ports::BestTimesOf::Order order = ports::BestTimesOf::Order::kTime;  // of best times
  bool all = false;
  Window window;
  bool around_me = false;
};

struct GetPlayer {
  std::string name;  // as it was sent; empty: who asks
  std::string game;  // empty: all
  std::uint32_t nth = 0;
  std::uint32_t history = 1;  // to limits::kPastMatches
};

// A finished match, CODE/N.
struct GetReplay {
  std::string run;  // as it was sent
  RoomCode room;
  std::uint32_t match = 0;  // from 1
  std::string racer;        // at a race; empty for who came first
  std::uint32_t from = 0;   // events to leave out
};

}  // namespace gridmates::wire
