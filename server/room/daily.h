// The rules of a room that plays a daily: one player plays its board once, and only players who
// have finished that daily watch. Pure; any thread.
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
  // Compared with other results and part of streaks: solved in time (counts_until), and not faster
  // than people can be.
  bool counts = false;
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;
  // The help that was used: core::Match::help_class, or "help" if the game has no classes.
  std::string help;
  bool apart = false;  // solved with a pause, and the game compares such runs apart
  friend bool operator==(const FinishedDaily&, const FinishedDaily&) = default;
};

// The end of the day after `day`, in milliseconds since 1970 UTC. A match that ends then or later
// does not count for the day, and from then on everybody may see how the daily was played.
std::int64_t counts_until(Day day);

// Why the command is refused because this room plays a daily, whose match may be `over`; nullopt:
// the daily does not bar the command.
std::optional<Refusal> barred_by_daily(const Ask& ask, const Asking& asking, bool over);

}  // namespace gridmates::room
