#include "engine/minesweeper/stats/stats.h"

#include <algorithm>

#include "engine/minesweeper/stats/parts.h"

namespace gridmates::minesweeper {
namespace {

std::optional<double> ratio(double part, double whole) {
  if (whole == 0) return std::nullopt;
  return part / whole;
}

}  // namespace

std::uint16_t openings(const Field& field) { return parts_of(field, numbers_of(field)).openings; }

std::uint16_t bbbv(const Field& field) {
  return static_cast<std::uint16_t>(parts_of(field, numbers_of(field)).opens.size());
}

std::uint16_t bbbv_done(const Field& field, const Cells& opened) {
  const Parts parts = parts_of(field, numbers_of(field));
  std::vector<bool> done(parts.opens.size(), true);
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    if (parts.of[cell] != Parts::kNone && !opened.has(cell)) done[parts.of[cell]] = false;
  }
  return static_cast<std::uint16_t>(std::count(done.begin(), done.end(), true));
}

std::optional<double> bbbv_per_s(std::uint16_t bbbv_done, std::uint64_t played_ms) {
  return ratio(bbbv_done * 1000.0, static_cast<double>(played_ms));
}

std::optional<double> ioe(std::uint16_t bbbv_done, const Clicks& clicks) {
  return ratio(bbbv_done, clicks.total());
}

std::optional<double> throughput(std::uint16_t bbbv_done, const Clicks& clicks) {
  return ratio(bbbv_done, clicks.effective);
}

std::optional<double> correctness(const Clicks& clicks) {
  return ratio(clicks.effective, clicks.total());
}

std::optional<double> rqp(std::uint16_t bbbv_done, std::uint64_t played_ms) {
  const double seconds = static_cast<double>(played_ms) / 1000;
  return ratio((seconds + 1) * seconds, bbbv_done);
}

}  // namespace gridmates::minesweeper
