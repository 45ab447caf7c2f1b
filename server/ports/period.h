// The calendar periods of leaderboards: months, ISO 8601 weeks and days, in UTC. Pure functions;
// any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::ports {

inline constexpr std::int64_t kDayMs = 86'400'000;

// The names of the periods that contain a point in time.
struct Periods {
  std::string month;  // "2026-11"
  std::string week;   // "2026-W48"
  std::string day;    // "2026-11-24"
  friend bool operator==(const Periods&, const Periods&) = default;
};

// For a time in milliseconds since 1970; nullopt outside the years 1970 to 9998.
std::optional<Periods> periods_of(std::int64_t wall_ms);

// Whether this is a name of a period, as in Periods.
bool is_period(std::string_view name);
// A day of the period (for a day, that one), in days since 1970; nullopt: not the name of a period.
std::optional<std::int64_t> day_in_period(std::string_view name);
// The times of the period, in milliseconds since 1970, without `until_ms`: all times for the empty
// name, none if it is not the name of a period.
struct TimesInPeriod {
  std::int64_t from_ms = 0;
  std::int64_t until_ms = 0;
};
TimesInPeriod times_in(std::string_view name);
// The period before this one, of the same kind; empty: there is none, or this is not a period.
std::string period_before(std::string_view name);

}  // namespace gridmates::ports
