#include <algorithm>
#include <array>

#include "engine/sudoku/explainer/rating.h"

namespace gridmates::sudoku {
namespace {

struct Row {
  std::string_view name;
  Rating to;
};
constexpr std::array<Row, 6> kRows = {Row{"beginner", 12}, Row{"easy", 23},
                                      Row{"medium", 34},   Row{"hard", 50},
                                      Row{"expert", 74},   Row{"extreme", 0xFFFF}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "4.2" or "4" in tenths.
std::optional<Rating> rating_named(std::string_view words) {
  const std::size_t point = std::min(words.find('.'), words.size());
  const std::string_view whole = words.substr(0, point);
  const std::string_view tenths = point == words.size() ? "0" : words.substr(point + 1);
  const bool is_good = !whole.empty() && whole.size() <= 2 && tenths.size() == 1 &&
                       std::ranges::all_of(whole, is_digit) && is_digit(tenths.front());
  if (!is_good) return std::nullopt;
  Rating rating = 0;
  for (const char digit : whole) rating = static_cast<Rating>(10 * rating + (digit - '0'));
  return static_cast<Rating>(10 * rating + (tenths.front() - '0'));
}

}  // namespace

Band band_of(Level level) {
  const auto i = static_cast<std::size_t>(level);
  return {i == 0 ? Rating{0} : static_cast<Rating>(kRows[i - 1].to + 1), kRows[i].to};
}

Level level_of(Rating er) {
  const auto row = std::find_if(kRows.begin(), kRows.end(), [er](Row r) { return er <= r.to; });
  return static_cast<Level>(row - kRows.begin());
}

std::string_view name_of(Level level) { return kRows[static_cast<std::size_t>(level)].name; }

std::optional<Level> level_named(std::string_view name) {
  const auto row = std::find_if(kRows.begin(), kRows.end(), [&](Row r) { return r.name == name; });
  if (row == kRows.end()) return std::nullopt;
  return static_cast<Level>(row - kRows.begin());
}

std::optional<Band> range_named(std::string_view words) {
  const std::size_t dash = words.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto from = rating_named(words.substr(0, dash));
  const auto to = rating_named(words.substr(dash + 1));
  const bool is_good = from && to && *from <= *to && *from >= kLeastRating && *to <= kMostRating;
  return is_good ? std::optional(Band{*from, *to}) : std::nullopt;
}

}  // namespace gridmates::sudoku
