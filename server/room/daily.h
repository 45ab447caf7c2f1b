// What is different in a room that plays a daily: one player plays one board once, and those who
// have finished that board watch. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/base/dates.h"
#include "server/room/answer.h"

namespace gridmates::room {

// How the match of a daily has ended.
struct FinishedDaily {
  PlayerId player;
  bool solved = false;
  // It is compared with others' and part of streaks: solved in time (counts_until), and no faster
  // than anybody can be.
  bool counts = false;
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;
  // What helped: core::Match::help_class, and "help" where a game has no classes.
  std::string help;
  bool apart = false;  // solved with a pause, and the game compares such runs apart
  friend bool operator==(const FinishedDaily&, const FinishedDaily&) = default;
};

// When what is finished counts for the day no more, in milliseconds since 1970 UTC: the day after
// is over. From then on everybody may see how the daily was played.
std::int64_t counts_until(Day day);

// Why the command is refused in the room of a daily, which this is, before or after the end of its
// match.
std::optional<Refusal> barred_by_daily(const Ask& ask, const Asking& asking, bool over);

}  // namespace gridmates::room
