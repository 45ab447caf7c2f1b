#include "server/room/series.h"

#include <algorithm>
#include <limits>

namespace gridmates::room {

bool Series::is_over() const {
  if (best_of == 0) return false;
  std::uint32_t all = 0;
  std::uint32_t most = 0;
  for (const Score& score : scores) {
    all += score.points;
    most = std::max<std::uint32_t>(most, score.points);
  }
  return most > best_of || all >= 2u * best_of;
}

void Series::begin(PlayerId first, PlayerId second) {
  const auto is_of_these = [&](const Score& one) {
    return one.player == first || one.player == second;
  };
  const bool goes_on = scores.size() == 2 && std::ranges::all_of(scores, is_of_these);
  if (goes_on && !is_over()) return;
  scores = {};
  scores.push({first});
  scores.push({second});
}

void Series::count(Result result, PlayerId first, PlayerId second) {
  for (Score& score : scores) {
    const bool wins = (result == Result::kFirstWon && score.player == first) ||
                      (result == Result::kSecondWon && score.player == second);
    const int gained = wins ? 2 : result == Result::kDrawn ? 1 : 0;
    const int most = std::numeric_limits<std::uint16_t>::max();
    score.points = static_cast<std::uint16_t>(std::min(score.points + gained, most));
  }
}

bool Series::has(PlayerId player) const {
  return std::ranges::find(scores, player, &Score::player) != scores.end();
}

std::uint16_t Series::points_of(PlayerId player) const {
  const auto found = std::ranges::find(scores, player, &Score::player);
  return found == scores.end() ? std::uint16_t{0} : found->points;
}

}  // namespace gridmates::room
