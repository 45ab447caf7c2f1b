// Dailies in a row. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>

#include "server/base/dates.h"

namespace gridmates::lobby {

// How many of these days, latest first and each once, are in the streak that is alive today: the
// longest stretch of days up to today in which no seven in a row have more than one that is not
// among them. Today itself is not missed before it is over; days after it do not count.
std::uint32_t streak_of(std::span<const Day> days, Day today);

}  // namespace gridmates::lobby
