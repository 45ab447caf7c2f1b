#include "server/lobby/streak.h"

#include <optional>

namespace gridmates::lobby {
namespace {

constexpr Day kForgivenOncePer = 7;

}  // namespace

std::uint32_t streak_of(std::span<const Day> days, Day today) {
  std::uint32_t streak = 0;
  std::optional<Day> missed;  // the earliest so far
  Day next = today + 1;       // the day before this one is checked next
  for (const Day day : days) {
    if (day > today) continue;
    for (--next; next > day; --next) {
      if (next == today) continue;
      if (missed && *missed - next < kForgivenOncePer) return streak;
      missed = next;
    }
    ++streak;
  }
  return streak;
}

}  // namespace gridmates::lobby
