#include "server/store/fame_tables.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "server/ports/period.h"
#include "server/store/fame_lines.h"
#include "server/store/run_tables.h"

namespace gridmates::store {

using ports::Run;
using ports::RunPlayer;

std::vector<std::size_t> line_places(const Run& run) {
  if (run.table != core::Table::kRace) return std::vector<std::size_t>(is_solved(run) ? 1 : 0);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < run.players.size(); ++place) {
    if (run.players[place].result == RunPlayer::Result::kSolved) places.push_back(place);
  }
  return places;
}

std::string team_of(const Run& run, std::size_t place) {
  std::set<std::uint64_t> players;
  for (const RunPlayer& player : run.players) players.insert(player.player.value);
  if (run.table == core::Table::kRace) players = {run.players[place].player.value};
  std::string team;
  for (const std::uint64_t player : players) {
    team += (team.empty() ? "" : ",") + std::to_string(player);
  }
  return team;
}

Result<std::vector<bool>> computers_in(Database& db, std::int64_t run) {
  Query rows = db.query("SELECT computer FROM run_players WHERE run = ? ORDER BY place", {run});
  std::vector<bool> computers;
  while (rows.next()) computers.push_back(rows.integer(0) != 0);
  if (rows.error()) return *rows.error();
  return computers;
}

namespace {

// The row of a line.
struct Line {
  std::int64_t board = 0;
  std::uint64_t time_ms = 0;
  std::int64_t run = 0;
  std::size_t place = 0;
  std::string team;
  std::uint64_t rate = 0;
};

enum class By { kTime, kRate };

// Marks the line as the best of its team if it ranks before the current best one.
Status keep_best(Database& db, const Line& line, By by) {
  const std::string best = by == By::kTime ? "best" : "best_rate";
  const std::string of_team = " WHERE board = ? AND team = ? AND " + best + " = 1";
  Query row = db.query("SELECT time_ms, rate FROM fame_lines" + of_team, {line.board, line.team});
  bool wins = true;
  if (row.next()) {
    const bool is_faster = line.time_ms < row.number<std::uint64_t>(0);
    const auto rate = row.number<std::uint64_t>(1);
    wins = by == By::kTime ? is_faster : line.rate > rate || (line.rate == rate && is_faster);
    while (row.next()) {
    }
  }
  if (row.error()) return *row.error();
  if (!wins) return core::Ok{};
  const Status was =
      db.run("UPDATE fame_lines SET " + best + " = 0" + of_team, {line.board, line.team});
  if (!was) return was;
  return db.run("UPDATE fame_lines SET " + best +
                    " = 1 WHERE board = ? AND time_ms = ? AND run = ? AND place = ?",
                {line.board, line.time_ms, line.run, line.place});
}

// The periods of a run, all time first.
std::vector<std::string> periods_in(const Run& run) {
  std::vector<std::string> names{""};
  if (auto periods = ports::periods_of(run.wall_ms)) {
    for (std::string* name : {&periods->month, &periods->week, &periods->day}) {
      names.push_back(std::move(*name));
    }
  }
  return names;
}

// The leaderboard of a line.
struct Spot {
  std::string period;
  std::string category;
};

// The row id of the leaderboard, after its count of lines was increased by one.
Result<std::int64_t> board_with_line(Database& db, const Run& run, std::size_t place,
                                     const Spot& spot) {
  const bool race = run.table == core::Table::kRace;
  Query row = db.query(
      "INSERT INTO fame_boards (game, period, category, table_kind, source, team_size, assisted, "
      "daily, lines) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1) "
      "ON CONFLICT DO UPDATE SET lines = lines + 1 RETURNING id",
      {run.game, spot.period, spot.category, run.table, run.source,
       race ? std::size_t{1} : run.players.size(),
       race ? run.players[place].assisted : run.assisted, ports::is_of_daily(spot.category)});
  const std::int64_t board = row.next() ? row.integer(0) : 0;
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return board;
}

// Records that the players of the line have a line with this team.
Status add_team(Database& db, const Run& run, const Line& line, const std::string& period) {
  const bool race = run.table == core::Table::kRace;
  for (std::size_t i = 0; i < run.players.size(); ++i) {
    if (race && i != line.place) continue;
    const Status added = db.run(
        "INSERT OR IGNORE INTO fame_teams (player, game, period, board, team) "
        "VALUES (?, ?, ?, ?, ?)",
        {run.players[i].player, run.game, period, line.board, line.team});
    if (!added) return added;
  }
  return core::Ok{};
}

// Adds a line to its leaderboard.
Status add_line(Database& db, std::int64_t id, const Run& run, std::size_t place,
                const Spot& spot) {
  const Result<std::int64_t> board = board_with_line(db, run, place, spot);
  if (!board) return board.error();
  const bool race = run.table == core::Table::kRace;
  const std::uint64_t time_ms = race ? run.players[place].time_ms : run.time_ms;
  const bool too_fast = race ? run.players[place].too_fast : run.too_fast;
  const Line line{*board, time_ms, id, place, team_of(run, place), ports::rate_of(run, time_ms)};
  const Status added = db.run(
      "INSERT INTO fame_lines (board, time_ms, run, place, team, rate, worth, too_fast, best, "
      "best_rate) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
      {line.board, line.time_ms, line.run, line.place, line.team, line.rate, run.worth, too_fast});
  if (!added) return added;
  if (Status team = add_team(db, run, line, spot.period); !team || too_fast) return team;
  if (Status best = keep_best(db, line, By::kTime); !best) return best;
  return keep_best(db, line, By::kRate);
}

Status count_result(Database& db, const Run& run, const RunPlayer& player,
                    const std::string& period) {
  using enum RunPlayer::Result;
  return db.run(
      "INSERT INTO fame_players (game, period, player, name, wins, draws, losses) "
      "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, "
      "wins = wins + excluded.wins, draws = draws + excluded.draws, "
      "losses = losses + excluded.losses",
      {run.game, period, player.player, player.name, player.result == kWon, player.result == kDrawn,
       player.result == kLost});
}

// Adds a player's result of the run, for these periods.
Status add_result(Database& db, std::int64_t id, const Run& run, const RunPlayer& player,
                  const std::vector<std::string>& periods) {
  Status added = db.run("INSERT INTO fame_results (game, player, wall_ms, run) VALUES (?, ?, ?, ?)",
                        {run.game, player.player, run.wall_ms, id});
  for (const std::string& period : periods) {
    if (added) added = count_result(db, run, player, period);
  }
  return added;
}

// Adds the lines of the run for one place, on the leaderboards of these periods.
Status add_lines(Database& db, std::int64_t id, const Run& run, std::size_t place, bool computer,
                 const std::vector<std::string>& periods) {
  const bool race = run.table == core::Table::kRace;
  const bool no_flag = race ? run.players[place].no_flag : run.no_flag;
  for (const std::string& category : ports::categories_of(run, no_flag, computer)) {
    for (const std::string& period : periods) {
      const Status line = add_line(db, id, run, place, {period, category});
      if (!line) return line;
    }
  }
  return core::Ok{};
}

}  // namespace

Status add_to_fame(Database& db, std::int64_t id, const Run& run) {
  const bool race = run.table == core::Table::kRace;
  const Result<std::vector<bool>> computers = computers_in(db, id);
  if (!computers) return computers.error();
  const bool any = std::ranges::find(*computers, true) != computers->end();
  const std::vector<std::string> periods = periods_in(run);
  for (const std::size_t place : line_places(run)) {
    const bool computer = race ? computers->at(place) : any;
    const Status lines = add_lines(db, id, run, place, computer, periods);
    if (!lines) return lines;
  }
  if (run.table != core::Table::kVersus || any) return core::Ok{};
  for (const RunPlayer& player : run.players) {
    if (Status added = add_result(db, id, run, player, periods); !added) return added;
  }
  return core::Ok{};
}

}  // namespace gridmates::store
