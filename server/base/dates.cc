#include "server/base/dates.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace gridmates {

Day day_of(std::int64_t wall_ms) {
  return static_cast<Day>(std::max<std::int64_t>(wall_ms, 0) / kDayMs);
}

std::int64_t begin_of(Day day) { return std::int64_t{day} * kDayMs; }

std::string date_of(Day day) {
  const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day}}};
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text.data();
}

}  // namespace gridmates
