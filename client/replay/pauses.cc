#include "client/replay/pauses.h"

#include <algorithm>

namespace gridmates::replay {

std::uint64_t pause_before(const std::vector<Step>& steps, std::size_t step) {
  for (std::size_t i = step; i > 0; --i) {
    if (steps[i - 1].moved || i == 1) return steps[step].time_ms - steps[i - 1].time_ms;
  }
  return 0;
}

std::vector<std::size_t> longest_pauses(const v1::MatchView& match, const std::vector<Step>& steps,
                                        std::size_t most) {
  const bool has_finished =
      !match.players().empty() && (match.players(0).place() != 0 || match.players(0).out());
  std::vector<std::size_t> found;
  for (std::size_t step = 1; step < steps.size(); ++step) {
    const bool ends = !has_finished && step + 1 == steps.size();
    // The only step of a player that is no move is giving up.
    const bool acts = steps[step].moved || steps[step].player;
    if ((acts || ends) && pause_before(steps, step) >= kPauseMs) found.push_back(step);
  }
  std::ranges::sort(found, [&](std::size_t one, std::size_t other) {
    const std::uint64_t first = pause_before(steps, one);
    const std::uint64_t second = pause_before(steps, other);
    return first != second ? first > second : one < other;
  });
  if (found.size() > most) found.resize(most);
  return found;
}

}  // namespace gridmates::replay
