// The leaderboards of MemoryStore.
#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "server/base/computers.h"
#include "server/base/limits.h"
#include "server/ports/period.h"
#include "tests/support/memory_lines.h"
#include "tests/support/memory_ratings.h"
#include "tests/support/memory_store.h"

namespace gridmates::support {
namespace {

using ports::BestBoards;
using ports::BestLine;
using ports::BestTimes;
using Order = ports::BestTimesOf::Order;
using ports::Run;
using ports::RunName;
using ports::RunPlayer;
using ports::Tally;

void count(Tally& tally, RunPlayer::Result result) {
  if (result == RunPlayer::Result::kWon) ++tally.wins;
  if (result == RunPlayer::Result::kDrawn) ++tally.draws;
  if (result == RunPlayer::Result::kLost) ++tally.losses;
}

// Sorts lines that are in the order of their runs.
void sort_by(Order order, std::vector<BestLine>& lines) {
  const auto key = [order](const BestLine& line) {
    const Run& run = line.run;
    const std::uint64_t most = order == Order::kRate    ? ports::rate_of(run, run.time_ms)
                               : order == Order::kWorth ? run.worth
                                                        : 0;
    return std::pair(~most, run.time_ms);
  };
  std::vector<BestLine> sorted;
  for (BestLine& line : std::exchange(lines, {})) {
    sorted.insert(std::ranges::upper_bound(sorted, key(line), {}, key), std::move(line));
  }
  lines = std::move(sorted);
}

// Sorts lines as requested; of each team the fastest one, or by rate the best one by rate.
void sort_lines(std::vector<BestLine>& lines, const ports::BestTimesOf& of) {
  sort_by(of.order == Order::kRate ? Order::kRate : Order::kTime, lines);
  if (!of.all) {
    std::set<std::set<PlayerId>> seen;
    std::erase_if(lines, [&seen](const BestLine& line) {
      return line.run.too_fast || !seen.insert(team_of(line.run)).second;
    });
  }
  if (of.order == Order::kWorth) sort_by(Order::kWorth, lines);
}

bool is_in(const Run& run, const std::string& period) {
  const auto periods = ports::periods_of(run.wall_ms);
  return period.empty() || (periods && (periods->month == period || periods->week == period ||
                                        periods->day == period));
}

// Sets the places of sorted lines and keeps the requested ones.
template <class Line, class IsOwn>
void take_places(std::vector<Line>& lines, std::size_t limit, bool around, IsOwn is_own) {
  std::uint32_t place = 0;
  for (Line& line : lines) line.place = ++place;
  if (around) {
    const auto own = std::ranges::find_if(lines, is_own);
    if (own == lines.end()) return lines.clear();
    const auto above =
        std::min<std::ptrdiff_t>(own - lines.begin(), static_cast<std::ptrdiff_t>(limit / 2));
    lines.erase(lines.begin(), own - above);
  }
  if (lines.size() > limit)
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(limit), lines.end());
}

// Whether no open room has this code.
bool is_closed(const Disk& disk, const RoomCode& code) {
  return std::ranges::none_of(disk.rooms, [&code](const Disk::Room& room) {
    return room.record.code == code && !room.record.closed;
  });
}

}  // namespace

bool Disk::has_computer(const Run& run) const {
  return std::ranges::any_of(run.players, [this](const RunPlayer& player) {
    const std::uint64_t number = player.player.value;
    return is_computer(player.player) ||
           (number >= 1 && number <= players.size() && players[number - 1].computer);
  });
}

void MemoryStore::best_times(ports::BestTimesOf of, ports::Done<std::optional<BestBoards>> done) {
  using Fame = std::optional<BestBoards>;
  if (unreadable()) return answer<Fame>(std::move(done), std::nullopt);
  std::vector<BestTimes> boards;
  for (const Run& whole : disk_.runs) {
    if (whole.game != of.game || !whole.counts || !is_in(whole, of.period)) continue;
    for (const Run& run : lines_of(whole)) {
      const bool assisted = run.assisted && !bug(Plant::kMixesAssisted);
      const bool computer = disk_.has_computer(run);
      for (const std::string& category : ports::categories_of(run, run.no_flag, computer)) {
        const bool is_asked_for = of.category.empty()
                                      ? of.only.wants_dailies() == ports::is_of_daily(category)
                                      : category == of.category;
        const auto team = static_cast<std::uint32_t>(run.players.size());
        const BestTimes board{run.table, category, run.source, team, assisted, {}};
        if (!is_asked_for || !of.only.fits(board)) continue;
        board_of(boards, run, category, assisted)
            .lines.push_back({run, is_closed(disk_, run.code)});
      }
    }
  }
  if (of.around) {
    std::erase_if(boards, [&of](const BestTimes& board) {
      return std::ranges::none_of(board.lines, [&of](const BestLine& line) {
        return team_of(line.run).contains(*of.around);
      });
    });
  }
  BestBoards fame;
  const bool by_category = of.category.empty() && of.only.wants_dailies();
  const auto rank = [by_category](const BestTimes& board) {
    return std::pair(by_category ? board.category : std::string(), board.lines.size());
  };
  for (BestTimes& board : boards) {
    const auto place = std::ranges::upper_bound(fame.boards, rank(board), std::greater(), rank);
    fame.boards.insert(place, std::move(board));
  }
  fame.more = fame.boards.size() > limits::kLeaderboardBoards;
  if (fame.more) fame.boards.resize(limits::kLeaderboardBoards);
  for (BestTimes& board : fame.boards) {
    const std::size_t most = limits::kLeaderboardInAll / fame.boards.size();
    sort_lines(board.lines, of);
    take_places(board.lines, std::min(most, std::size_t{of.limit}), of.around.has_value(),
                [&of](const BestLine& line) {
                  return !line.run.too_fast && team_of(line.run).contains(*of.around);
                });
  }
  std::erase_if(fame.boards, [](const BestTimes& board) { return board.lines.empty(); });
  answer<Fame>(std::move(done), std::move(fame));
}

void MemoryStore::tallies(ports::TalliesOf of,
                          ports::Done<std::optional<std::vector<Tally>>> done) {
  using Board = std::optional<std::vector<Tally>>;
  if (unreadable()) return answer<Board>(std::move(done), std::nullopt);
  std::map<PlayerId, Tally> by_player;
  std::vector<std::pair<std::int64_t, std::size_t>> duels;  // by time, and in the disk's order
  for (std::size_t i = 0; i < disk_.runs.size(); ++i) {
    const Run& run = disk_.runs[i];
    if (run.game != of.game || run.table != core::Table::kVersus || !run.counts) continue;
    if (!is_in(run, of.period) || disk_.has_computer(run)) continue;
    duels.emplace_back(run.wall_ms, i);
    for (const RunPlayer& player : run.players) {
      Tally& tally = by_player[player.player];
      tally.name = player.name;
      tally.player = player.player;
      count(tally, player.result);
    }
  }
  std::ranges::sort(duels, std::ranges::greater());
  for (const auto& [wall_ms, i] : duels) {
    const Run& run = disk_.runs[i];
    for (const RunPlayer& player : run.players) {
      std::vector<RunName>& runs = by_player[player.player].runs;
      if (runs.size() == limits::kLeaderboardLines) continue;
      runs.push_back({run.code, run.match, is_closed(disk_, run.code)});
    }
  }
  std::vector<Tally> result;
  result.reserve(by_player.size());
  for (auto& [player, tally] : by_player) result.push_back(std::move(tally));
  std::ranges::sort(result, [](const Tally& a, const Tally& b) {
    return std::tuple(b.wins, a.losses, a.player) < std::tuple(a.wins, b.losses, b.player);
  });
  take_places(result, of.limit, of.around.has_value(),
              [&of](const Tally& tally) { return tally.player == *of.around; });
  answer<Board>(std::move(done), std::move(result));
}

void MemoryStore::run_of(RoomId room, std::uint32_t match,
                         ports::Done<std::optional<std::optional<ports::WrittenRun>>> done) {
  using Found = std::optional<std::optional<ports::WrittenRun>>;
  if (unreadable()) return answer<Found>(std::move(done), std::nullopt);
  const Disk::Room* const found = disk_.room(room);
  std::optional<ports::WrittenRun> made;
  for (const Run& run : disk_.runs) {
    if (found == nullptr || run.code != found->record.code || run.match != match) continue;
    made = {run, is_solved(run), static_cast<std::uint32_t>(run.players.size())};
  }
  answer<Found>(std::move(done), Found(std::move(made)));
}

void MemoryStore::player(ports::PlayerOf of,
                         ports::Done<std::optional<std::optional<ports::PlayerPage>>> done) {
  using Page = std::optional<std::optional<ports::PlayerPage>>;
  if (unreadable()) return answer<Page>(std::move(done), std::nullopt);
  // Players who have the name, then those who had it in a run, in order of their last run.
  std::vector<std::pair<std::size_t, PlayerId>> named;
  std::vector<std::pair<std::size_t, PlayerId>> once_named;
  for (const Disk::StoredPlayer& stored : disk_.players) {
    const PlayerId id = stored.player.id;
    const bool is_asked =
        of.player == PlayerId(0) ? stored.player.name == of.name : id == of.player;
    std::size_t last = 0;
    std::size_t last_as = 0;
    for (std::size_t i = 0; i < disk_.runs.size(); ++i) {
      const auto& players = disk_.runs[i].players;
      const auto own = std::ranges::find(players, id, &RunPlayer::player);
      if (own == players.end()) continue;
      last = i + 1;
      if (own->name == of.name) last_as = i + 1;
    }
    if (is_asked) named.emplace_back(last, id);
    if (of.player == PlayerId(0) && last_as != 0) once_named.emplace_back(last_as, id);
  }
  if (named.empty()) named = std::move(once_named);
  std::ranges::sort(named, std::greater());
  if (of.nth >= named.size())
    return answer<Page>(std::move(done), std::optional<ports::PlayerPage>());
  ports::PlayerPage page;
  page.player = named[of.nth].second;
  page.name = disk_.players[page.player.value - 1].player.name;
  page.namesakes = static_cast<std::uint32_t>(named.size());
  std::vector<ports::PastMatch> matches;
  for (auto run = disk_.runs.rbegin(); run != disk_.runs.rend(); ++run) {
    const auto own = std::ranges::find(run->players, page.player, &RunPlayer::player);
    if (own == run->players.end()) continue;
    ports::PastMatch& match = matches.emplace_back();
    match.run = *run;
    match.team_size = static_cast<std::uint32_t>(run->players.size());
    match.computer = disk_.has_computer(*run);
    match.room_closed = is_closed(disk_, run->code);
    if (run->table != core::Table::kRace) continue;
    match.run.players = {*own};
    match.team_size = 1;
    match.computer = disk_.has_computer(match.run);
    if (own->result == RunPlayer::Result::kSolved) match.run.time_ms = own->time_ms;
    match.run.assisted = own->assisted;
    match.run.too_fast = own->too_fast;
  }
  for (ports::PastMatch& match : matches) {
    const auto own = std::ranges::find(match.run.players, page.player, &RunPlayer::player);
    match.run.players = {*own};
  }
  page.more = matches.size() > limits::kMatchesSummed;
  if (page.more) matches.resize(limits::kMatchesSummed);
  ports::sum_up(matches, of, page);
  for (RatedHistory& rated : rated_by(disk_.runs)) {
    const bool is_asked = of.game.empty() || of.game == rated.history.game;
    if (rated.player == page.player && is_asked) page.ratings.push_back(std::move(rated.history));
  }
  page.opponents = opponents_by(disk_.runs, page.player, of.game);
  answer<Page>(std::move(done), std::optional(std::move(page)));
}

void MemoryStore::worth_reading(RoomId room, std::uint32_t match, PlayerId player,
                                ports::Done<std::optional<bool>> done) {
  using Worth = std::optional<bool>;
  if (unreadable()) return answer<Worth>(std::move(done), std::nullopt);
  const Disk::Room* const found = disk_.room(room);
  if (found == nullptr) return answer<Worth>(std::move(done), false);
  const bool is_run = std::ranges::any_of(disk_.runs, [&](const Run& run) {
    return run.code == found->record.code && run.match == match && run.counts;
  });
  const bool acted = std::ranges::any_of(found->batches, [player](const auto& entry) {
    return entry.second.key && entry.second.key->player == player;
  });
  answer<Worth>(std::move(done), is_run || acted || found->creator == player);
}

}  // namespace gridmates::support
