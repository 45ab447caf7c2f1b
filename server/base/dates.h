// Calendar days in UTC, as dailies count them. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

namespace gridmates {

// Days since 1970-01-01; times before that are day 0.
using Day = std::uint32_t;

inline constexpr std::int64_t kDayMs = 24 * 60 * 60 * 1'000;

// The day of a time in milliseconds since 1970 UTC, and the time at which a day begins.
Day day_of(std::int64_t wall_ms);
std::int64_t begin_of(Day day);
// "2026-11-24".
std::string date_of(Day day);

}  // namespace gridmates
