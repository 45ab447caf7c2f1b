// The standings of runs in MemoryStore.
#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "tests/support/memory_lines.h"
#include "tests/support/memory_store.h"

namespace gridmates::support {

using ports::BestTimes;
using ports::Run;
using ports::RunPlayer;

std::vector<Run> lines_of(const Run& run) {
  if (run.table != core::Table::kRace)
    return is_solved(run) ? std::vector{run} : std::vector<Run>();
  std::vector<Run> lines;
  for (const RunPlayer& player : run.players) {
    if (player.result != RunPlayer::Result::kSolved) continue;
    Run& line = lines.emplace_back(run);
    line.players = {player};
    line.time_ms = player.time_ms;
    line.assisted = player.assisted;
    line.no_flag = player.no_flag;
    line.too_fast = player.too_fast;
  }
  return lines;
}

BestTimes& board_of(std::vector<BestTimes>& boards, const Run& line, const std::string& category,
                    bool assisted) {
  const BestTimes board{line.table,  category,
                        line.source, static_cast<std::uint32_t>(line.players.size()),
                        assisted,    {}};
  const auto key = [](const BestTimes& of) {
    return std::tie(of.table, of.category, of.source, of.team_size, of.assisted);
  };
  const auto same = [&](const BestTimes& other) { return key(other) == key(board); };
  const auto found = std::ranges::find_if(boards, same);
  return found == boards.end() ? boards.emplace_back(board) : *found;
}

std::set<PlayerId> team_of(const Run& line) {
  std::set<PlayerId> team;
  for (const RunPlayer& player : line.players) team.insert(player.player);
  return team;
}

// Computed from the lines of all runs: how many teams are better, and the team's best time before.
void MemoryStore::standings(RoomId room, std::uint32_t match,
                            ports::Done<std::optional<std::vector<ports::RunStanding>>> done) {
  using Found = std::optional<std::vector<ports::RunStanding>>;
  if (unreadable()) return answer<Found>(std::move(done), std::nullopt);
  std::vector<ports::RunStanding> all;
  const auto is_it = [code = disk_.room(room)->record.code, match](const Run& run) {
    return run.code == code && run.match == match;
  };
  const auto whole = std::ranges::find_if(disk_.runs, is_it);
  if (whole == disk_.runs.end() || !whole->counts) {
    return answer<Found>(std::move(done), std::move(all));
  }
  for (const Run& line : lines_of(*whole)) {
    const auto player = std::ranges::find(whole->players, line.players[0].player,
                                          [](const RunPlayer& one) { return one.player; });
    for (const std::string& category :
         ports::categories_of(line, line.no_flag, disk_.has_computer(line))) {
      std::vector<BestTimes> boards;
      ports::RunStanding standing{static_cast<std::size_t>(player - whole->players.begin()),
                                  board_of(boards, line, category, line.assisted),
                                  {},
                                  {}};
      if (line.table != core::Table::kRace) standing.player = 0;
      std::set<std::set<PlayerId>> better;
      bool earlier = true;
      for (const Run& other : disk_.runs) {
        const bool itself = is_it(other);
        bool ahead = itself;  // in the same race, and before this line
        earlier = earlier && !itself;
        for (const Run& rival : other.counts ? lines_of(other) : std::vector<Run>()) {
          if (rival.players[0].player == line.players[0].player) ahead = false;
          const auto names = ports::categories_of(rival, rival.no_flag, disk_.has_computer(rival));
          const bool is_there =
              rival.game == line.game && rival.table == line.table && rival.source == line.source &&
              rival.players.size() == line.players.size() && rival.assisted == line.assisted &&
              !rival.too_fast && std::ranges::find(names, category) != names.end();
          if (!is_there) continue;
          const bool own = team_of(rival) == team_of(line);
          const bool first = rival.time_ms == line.time_ms && (earlier || ahead);
          const bool faster = rival.time_ms < line.time_ms || first;
          if (!own && faster) better.insert(team_of(rival));
          if (own && earlier) {
            standing.best_before_ms =
                std::min(standing.best_before_ms.value_or(rival.time_ms), rival.time_ms);
          }
        }
      }
      if (!line.too_fast) standing.better = static_cast<std::uint32_t>(better.size());
      all.push_back(std::move(standing));
    }
  }
  answer<Found>(std::move(done), std::move(all));
}

}  // namespace gridmates::support
