#include "server/ports/period.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <limits>

namespace gridmates::ports {
namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr std::int64_t kLastDay =
    sys_days(std::chrono::year(9998) / 12 / 31).time_since_epoch().count();

std::string month_of(const year_month_day& date) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()));
  return text.data();
}

// ISO 8601: a week belongs to the year of its Thursday.
std::string week_of(sys_days day) {
  const unsigned weekday = std::chrono::weekday(day).iso_encoding();
  const sys_days thursday = day + days(4 - static_cast<int>(weekday));
  const year_month_day date(thursday);
  const auto before = (thursday - sys_days(date.year() / 1 / 1)).count();
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%04d-W%02d", static_cast<int>(date.year()),
                static_cast<int>(before / 7 + 1));
  return text.data();
}

std::string day_of(const year_month_day& date) {
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "-%02u", static_cast<unsigned>(date.day()));
  return month_of(date) + text.data();
}

// The number, if the text is exactly this many digits.
std::optional<int> digits(std::string_view text, std::size_t count) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, wrong] = std::from_chars(text.data(), end, number);
  const bool is_number = wrong == std::errc() && stop == end && text.size() == count;
  return is_number && text.front() != '-' ? std::optional(number) : std::nullopt;
}

// A day of the period with this name, if there is one; day_in_period() checks that.
std::optional<sys_days> day_in(std::string_view name) {
  const auto year = digits(name.substr(0, 4), 4);
  if (!year || name.size() < 7 || name[4] != '-') return std::nullopt;
  if (name[5] == 'W') {
    const auto week = digits(name.substr(6), 2);
    if (!week) return std::nullopt;
    const sys_days first = sys_days(std::chrono::year(*year) / 1 / 4);  // in the first week
    const unsigned weekday = std::chrono::weekday(first).iso_encoding();
    return first + days(4 - static_cast<int>(weekday) + 7 * (*week - 1));  // its Thursday
  }
  const auto month = digits(name.substr(5, 2), 2);
  const auto day = name.size() == 7 ? std::optional(1)
                   : name[7] == '-' ? digits(name.substr(8), 2)
                                    : std::nullopt;
  if (!month || !day) return std::nullopt;
  const year_month_day date = std::chrono::year(*year) / *month / *day;
  return date.ok() ? std::optional(sys_days(date)) : std::nullopt;
}

}  // namespace

std::optional<Periods> periods_of(std::int64_t wall_ms) {
  if (wall_ms < 0 || wall_ms / kDayMs > kLastDay) return std::nullopt;
  const sys_days day{days(static_cast<int>(wall_ms / kDayMs))};
  const year_month_day date(day);
  return Periods{month_of(date), week_of(day), day_of(date)};
}

std::optional<std::int64_t> day_in_period(std::string_view name) {
  const auto day = day_in(name);
  if (!day) return std::nullopt;
  const std::int64_t count = day->time_since_epoch().count();
  const auto periods = periods_of(count * kDayMs);
  const bool is_name =
      periods && (periods->month == name || periods->week == name || periods->day == name);
  return is_name ? std::optional(count) : std::nullopt;
}

bool is_period(std::string_view name) { return day_in_period(name).has_value(); }

TimesInPeriod times_in(std::string_view name) {
  using Limits = std::numeric_limits<std::int64_t>;
  if (name.empty()) return {Limits::min(), Limits::max()};
  const auto day = day_in_period(name);
  if (!day) return {};
  const bool is_week = name[5] == 'W';
  const sys_days first = sys_days(days(*day)) - days(is_week ? 3 : 0);  // from Thursday to Monday
  const bool is_month = !is_week && name.size() == std::string_view("2026-11").size();
  const sys_days next = is_month ? sys_days(year_month_day(first) + std::chrono::months(1))
                                 : first + days(is_week ? 7 : 1);
  return {first.time_since_epoch().count() * kDayMs, next.time_since_epoch().count() * kDayMs};
}

std::string period_before(std::string_view name) {
  const auto day = day_in_period(name);
  if (!day) return {};
  const bool is_week = name[5] == 'W';
  const auto before = periods_of((*day - (is_week ? 7 : 1)) * kDayMs);
  if (!before) return {};
  return is_week ? before->week : name.size() == before->month.size() ? before->month : before->day;
}

}  // namespace gridmates::ports
