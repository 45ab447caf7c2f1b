#include "server/ports/run.h"

#include <utility>

namespace gridmates::ports {

std::vector<std::string> categories_of(const Run& run, bool no_flag, bool computer) {
  if (!run.ranks || !run.counts) return {};
  std::string category = run.category;
  if (run.apart) category += " paused";
  if (!run.puzzle.empty()) category += " puzzle " + run.puzzle;
  if (computer) category += " computer";
  std::vector<std::string> categories{category};
  if (no_flag) categories.push_back(std::move(category) + " no-flag");
  return categories;
}

std::uint64_t rate_of(const Run& run, std::uint64_t time_ms) {
  return time_ms == 0 ? 0 : std::uint64_t{run.worth} * 1'000'000 / time_ms;
}

}  // namespace gridmates::ports
