#include "server/ports/rating.h"

#include <algorithm>

#include "server/base/computers.h"

namespace gridmates::ports {
namespace {

constexpr std::int64_t kPeriodMs = std::int64_t{7} * 24 * 60 * 60 * 1000;
// After this time every deviation has its maximum.
constexpr std::int64_t kMostPeriods = 1'200;
// The deviation of computers, who have played hundreds of games.
constexpr double kComputerDeviation = 40;

// The rating at that time.
ratings::Rating grown(const PlayerRating& before, std::int64_t wall_ms) {
  ratings::Rating rating = before.rating;
  if (before.wall_ms == 0) return rating;
  const std::int64_t periods = std::min((wall_ms - before.wall_ms) / kPeriodMs, kMostPeriods);
  for (std::int64_t i = 0; i < periods; ++i) rating = ratings::rated(rating, {});
  return rating;
}

ratings::Rating known_of(const RunPlayer& player, const PlayerRating& before,
                         std::int64_t wall_ms) {
  if (!is_computer(player.player)) return grown(before, wall_ms);
  return {static_cast<double>(player.rating), kComputerDeviation};
}

double score_of(RunPlayer::Result result) {
  if (result == RunPlayer::Result::kDrawn) return 0.5;
  return result == RunPlayer::Result::kWon ? 1 : 0;
}

PlayerRating after(const PlayerRating& before, const ratings::Rating& own,
                   const ratings::Rating& other, RunPlayer::Result result, std::int64_t wall_ms) {
  const ratings::Result game{other, score_of(result)};
  PlayerRating after = before;
  after.rating = ratings::rated(own, std::array{game});
  after.change = after.rating.rating - before.rating.rating;
  after.wall_ms = wall_ms;
  ++(result == RunPlayer::Result::kWon     ? after.won
     : result == RunPlayer::Result::kDrawn ? after.drawn
                                           : after.lost);
  return after;
}

}  // namespace

bool changes_ratings(const Run& run) {
  return !run.rated.empty() && run.players.size() == 2 &&
         std::ranges::any_of(run.players,
                             [](const RunPlayer& player) { return !is_computer(player.player); });
}

std::array<PlayerRating, 2> rated_after(const Run& run, const std::array<PlayerRating, 2>& before) {
  const std::array known = {known_of(run.players[0], before[0], run.wall_ms),
                            known_of(run.players[1], before[1], run.wall_ms)};
  std::array<PlayerRating, 2> result = before;
  for (std::size_t i = 0; i < 2; ++i) {
    const RunPlayer& player = run.players[i];
    if (is_computer(player.player)) continue;
    result[i] = after(before[i], known[i], known[1 - i], player.result, run.wall_ms);
  }
  return result;
}

}  // namespace gridmates::ports
