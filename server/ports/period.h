// The calendar periods that leaderboards are kept of: months, ISO 8601 weeks and days, in UTC. Pure
// functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::ports {

inline constexpr std::int64_t kDayMs = 86'400'000;

// The names of those that a point in time is in.
struct Periods {
  std::string month;  // "2026-11"
  std::string week;   // "2026-W48"
  std::string day;    // "2026-11-24"
  friend bool operator==(const Periods&, const Periods&) = default;
};

// Of a time in milliseconds since 1970; nullopt outside of the years 1970 to 9998.
std::optional<Periods> periods_of(std::int64_t wall_ms);

// Whether it is the name of such a period, as Periods writes it.
bool is_period(std::string_view name);
// A day of that period, of a day that one, in days since 1970; nullopt: it is no name of a period.
std::optional<std::int64_t> day_in_period(std::string_view name);
// The times in that period, in milliseconds since 1970, without the last: all for the empty name,
// none for what is no name of a period.
struct TimesInPeriod {
  std::int64_t from_ms = 0;
  std::int64_t until_ms = 0;
};
TimesInPeriod times_in(std::string_view name);
// The period of the same kind before that one; empty: there is none, or it is no name of a period.
std::string period_before(std::string_view name);

}  // namespace gridmates::ports
