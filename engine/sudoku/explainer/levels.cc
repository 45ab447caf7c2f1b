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

}  // namespace gridmates::sudoku
