// Streaks of dailies. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>

#include "server/base/dates.h"

namespace gridmates::lobby {

// How many of these days (latest first, no repeats) are in the streak that today continues: the
// longest stretch of days up to today in which no seven in a row have more than one missing day.
// Today is not missing before it is over; later days do not count.
std::uint32_t streak_of(std::span<const Day> days, Day today);

}  // namespace gridmates::lobby
