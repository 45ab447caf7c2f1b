// The boards of fame of MemoryStore.
#include <algorithm>
#include <tuple>
#include <utility>

#include "server/base/limits.h"
#include "tests/support/memory_store.h"

namespace gridmates::support {
namespace {

using ports::BestTimes;
using ports::Run;
using ports::RunPlayer;
using ports::Tally;

bool solved(const Run& run) {
  return !run.players.empty() && std::ranges::all_of(run.players, [](const RunPlayer& player) {
    return player.result == RunPlayer::Result::kSolved;
  });
}

// The run, or at a race a run for each who finished it.
std::vector<Run> lines_of(const Run& run) {
  if (run.table != core::Table::kRace) return solved(run) ? std::vector{run} : std::vector<Run>();
  std::vector<Run> lines;
  for (const RunPlayer& player : run.players) {
    if (player.result != RunPlayer::Result::kSolved) continue;
    Run& line = lines.emplace_back(run);
    line.players = {player};
    line.time_ms = player.time_ms;
    line.assisted = player.assisted;
  }
  return lines;
}

void count(Tally& tally, RunPlayer::Result result) {
  if (result == RunPlayer::Result::kWon) ++tally.wins;
  if (result == RunPlayer::Result::kDrawn) ++tally.draws;
  if (result == RunPlayer::Result::kLost) ++tally.losses;
}

std::string name_of(const Run& run) { return run.code.str() + "/" + std::to_string(run.match); }

}  // namespace

void MemoryStore::best_times(std::string game, std::uint32_t limit,
                             ports::Done<std::optional<std::vector<BestTimes>>> done) {
  using Boards = std::optional<std::vector<BestTimes>>;
  if (unreadable()) return answer<Boards>(std::move(done), std::nullopt);
  using Category = std::tuple<core::Table, std::string, Run::Source, std::size_t, bool>;
  std::map<Category, std::vector<Run>> boards;
  for (const Run& whole : disk_.runs) {
    if (whole.game != game) continue;
    for (const Run& run : lines_of(whole)) {
      const bool assisted = run.assisted && !bug(Plant::kMixesAssisted);
      auto& lines = boards[{run.table, run.category, run.source, run.players.size(), assisted}];
      lines.insert(std::ranges::upper_bound(lines, run.time_ms, {}, &Run::time_ms), run);
    }
  }
  std::vector<BestTimes> result;
  for (auto& [category, lines] : boards) {
    const auto& [table, compared, source, team_size, assisted] = category;
    if (lines.size() > limit) lines.resize(limit);
    result.push_back({table, compared, source, static_cast<std::uint32_t>(team_size), assisted,
                      std::move(lines)});
  }
  answer<Boards>(std::move(done), std::move(result));
}

void MemoryStore::tallies(std::string game, std::uint32_t limit,
                          ports::Done<std::optional<std::vector<Tally>>> done) {
  using Board = std::optional<std::vector<Tally>>;
  if (unreadable()) return answer<Board>(std::move(done), std::nullopt);
  std::map<PlayerId, Tally> by_player;
  for (auto run = disk_.runs.rbegin(); run != disk_.runs.rend(); ++run) {
    if (run->game != game || run->table != core::Table::kVersus) continue;
    for (const RunPlayer& player : run->players) {
      Tally& tally = by_player[player.player];
      if (tally.runs.empty()) tally.name = player.name;
      tally.player = player.player;
      count(tally, player.result);
      if (tally.runs.size() < limits::kLeaderboardLines) tally.runs.push_back(name_of(*run));
    }
  }
  std::vector<Tally> result;
  result.reserve(by_player.size());
  for (auto& [player, tally] : by_player) result.push_back(std::move(tally));
  std::ranges::sort(result, [](const Tally& a, const Tally& b) {
    return std::tuple(b.wins, a.losses, a.player) < std::tuple(a.wins, b.losses, b.player);
  });
  if (result.size() > limit) result.resize(limit);
  answer<Board>(std::move(done), std::move(result));
}

}  // namespace gridmates::support
