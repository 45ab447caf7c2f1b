// Decoded requests about finished matches. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "server/base/ids.h"
#include "server/ports/runs.h"

namespace gridmates::wire {

// The period of a leaderboard.
struct Window {
  enum class Of : std::uint8_t { kAll, kMonth, kWeek, kDay, kNamed };  // the current one, or `name`
  Of of = Of::kAll;
  std::string name = {};  // of a period, as in ports/period.h
};
struct GetLeaderboard {
  std::string game;
  std::string category;  // for best times; empty: all
  ports::BoardFilter only;
  std::uint32_t limit = 0;  // 1 to limits::kLeaderboardLines
  ports::BestTimesOf::Order order = ports::BestTimesOf::Order::kTime;  // of best times
  bool all = false;
  Window window;
  bool around_me = false;
};

struct GetPlayer {
  std::string name;  // as it was sent; empty: the asker
  std::string game;  // empty: all
  std::uint32_t nth = 0;
  std::uint32_t history = 1;  // to limits::kPastMatches
};

// A finished match, CODE/N.
struct GetReplay {
  std::string run;  // as it was sent
  RoomCode room;
  std::uint32_t match = 0;  // from 1
  std::string racer;        // at a race; empty: the first place
  std::uint32_t from = 0;   // events to skip
};

}  // namespace gridmates::wire
