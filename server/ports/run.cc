#include "server/ports/run.h"

#include <algorithm>
#include <utility>

namespace gridmates::ports {

bool is_solved(const Run& run) {
  return !run.players.empty() && std::ranges::all_of(run.players, [](const RunPlayer& player) {
    return player.result == RunPlayer::Result::kSolved;
  });
}

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
