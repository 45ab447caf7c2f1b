#include "server/ports/player_page.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "server/base/limits.h"
#include "server/ports/period.h"

namespace gridmates::ports {
namespace {

bool is_won(PastOutcome outcome) {
  return outcome == PastOutcome::kSolved || outcome == PastOutcome::kWon;
}

bool has_time(const PastMatch& match) {
  return outcome_of(match) == PastOutcome::kSolved && match.run.counts && !match.run.too_fast;
}

// The matches of one kind, and what is needed to sum them up.
struct Sums {
  PlayedKind kind;
  std::vector<std::uint64_t> times_ms;
  std::uint64_t worth = 0;
  std::uint64_t clicks = 0;
};

void add(const PastMatch& match, Sums& sums) {
  PlayedKind& kind = sums.kind;
  const Run& run = match.run;
  ++kind.played;
  if (is_won(outcome_of(match))) ++kind.won;
  if (!has_time(match)) return;
  // Among equals the older one is the best; it comes later.
  if (sums.times_ms.empty() || run.time_ms <= kind.best_ms) {
    kind.best_ms = run.time_ms;
    kind.best = {run.code, run.match, match.room_closed};
    if (run.table == core::Table::kRace) kind.best_racer = run.players.front().name;
  }
  sums.times_ms.push_back(run.time_ms);
  kind.best_rate = std::max(kind.best_rate, rate_of(run, run.time_ms));
  if (run.clicks == 0 || match.team_size != 1) return;
  sums.worth += run.worth;
  sums.clicks += run.clicks;
}

PlayedKind summed_up(Sums sums) {
  if (!sums.times_ms.empty()) {
    const auto middle = sums.times_ms.begin() + (std::ssize(sums.times_ms) - 1) / 2;
    std::ranges::nth_element(sums.times_ms, middle);
    sums.kind.median_ms = *middle;
  }
  if (sums.clicks != 0) sums.kind.per_click = sums.worth * 1000 / sums.clicks;
  return std::move(sums.kind);
}

using KindKey = std::tuple<std::string, core::Table, std::uint32_t, bool>;

KindKey key_of(const PlayedKind& kind) {
  return {kind.category, kind.table, kind.team_size, kind.assisted};
}

// Dailies of one level are one kind, independent of the day.
std::string kind_of(const PastMatch& match) {
  std::string words = compared_as(match);
  constexpr std::size_t kDate = std::string_view("2026-11-24 ").size();
  return is_of_daily(words) ? words.erase(kDailyCategory.size(), kDate) : words;
}

KindKey key_of(const PastMatch& match) {
  return {kind_of(match), match.run.table, match.team_size, match.run.assisted};
}

struct GameSums {
  PlayedGame game;
  std::map<KindKey, Sums> kinds;
};

void add(const PastMatch& match, GameSums& sums) {
  using enum PastOutcome;
  PlayedGame& game = sums.game;
  const PastOutcome outcome = outcome_of(match);
  ++game.played;
  if (is_won(outcome)) ++game.won;
  if (outcome == kDrawn) ++game.drawn;
  if (outcome == kLost) ++game.lost;
  if (outcome == kStopped) ++game.stopped;
  Sums& kind = sums.kinds[key_of(match)];
  std::tie(kind.kind.category, kind.kind.table, kind.kind.team_size, kind.kind.assisted) =
      key_of(match);
  add(match, kind);
}

PlayedGame summed_up(GameSums sums) {
  for (auto& [key, kind] : sums.kinds) sums.game.kinds.push_back(summed_up(std::move(kind)));
  std::ranges::sort(sums.game.kinds, [](const PlayedKind& a, const PlayedKind& b) {
    return std::tuple(b.played, key_of(a)) < std::tuple(a.played, key_of(b));
  });
  if (sums.game.kinds.size() > limits::kPlayedKinds) sums.game.kinds.resize(limits::kPlayedKinds);
  return std::move(sums.game);
}

void count_streaks(const std::set<std::int64_t>& days, std::int64_t today, PlayerPage& page) {
  std::uint32_t length = 0;
  std::int64_t last = 0;
  for (const std::int64_t day : days) {
    length = length != 0 && day == last + 1 ? length + 1 : 1;
    last = day;
    page.best_streak_days = std::max(page.best_streak_days, length);
  }
  if (length != 0 && last >= today - 1) page.streak_days = length;
}

}  // namespace

PastOutcome outcome_of(const PastMatch& match) {
  using Result = RunPlayer::Result;
  if (match.run.stopped) return PastOutcome::kStopped;
  switch (match.run.players.front().result) {
    case Result::kSolved:
      return PastOutcome::kSolved;
    case Result::kWon:
      return PastOutcome::kWon;
    case Result::kDrawn:
      return PastOutcome::kDrawn;
    case Result::kLost:
      break;
  }
  return PastOutcome::kLost;
}

std::string compared_as(const PastMatch& match) {
  std::string words = match.run.category;
  const auto add = [&words](bool holds, const char* mark) {
    if (holds) words += std::string(words.empty() ? "" : " ") + mark;
  };
  add(match.run.apart, "paused");
  add(match.run.source == Run::Source::kPasted, "pasted");
  add(match.computer, "computer");
  return words;
}

void sum_up(const std::vector<PastMatch>& matches, const PlayerOf& of, PlayerPage& page) {
  std::map<std::string, GameSums> games;
  std::set<std::int64_t> days;
  for (const PastMatch& match : matches) {
    if (!of.game.empty() && match.run.game != of.game) continue;
    GameSums& game = games[match.run.game];
    game.game.game = match.run.game;
    add(match, game);
    if (!match.run.stopped && match.run.wall_ms >= 0) days.insert(match.run.wall_ms / kDayMs);
    if (page.history.size() < of.history) page.history.push_back(match);
  }
  for (auto& [name, game] : games) page.games.push_back(summed_up(std::move(game)));
  count_streaks(days, of.wall_ms / kDayMs, page);
}

}  // namespace gridmates::ports
