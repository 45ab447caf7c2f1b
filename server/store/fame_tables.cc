#include "server/store/fame_tables.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "server/base/limits.h"
#include "server/ports/period.h"
#include "server/store/run_tables.h"

namespace gridmates::store {
namespace {

using ports::Run;
using ports::RunPlayer;
using ports::RunStanding;

// Under which places the run stands on boards of best times: at a race each player's who has
// finished it; elsewhere 0, for all.
std::vector<std::size_t> line_places(const Run& run) {
  if (run.table != core::Table::kRace) return std::vector<std::size_t>(is_solved(run) ? 1 : 0);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < run.players.size(); ++place) {
    if (run.players[place].result == RunPlayer::Result::kSolved) places.push_back(place);
  }
  return places;
}

// Who share a line, whichever run it is of.
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

// A line as a row.
struct Line {
  std::int64_t board = 0;
  std::uint64_t time_ms = 0;
  std::int64_t run = 0;
  std::size_t place = 0;
  std::string team;
  std::uint64_t rate = 0;
};

enum class By { kTime, kRate };

// The line is the best of its team, unless another one is that comes before it.
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

// The periods that a run counts in, all time first.
std::vector<std::string> periods_in(const Run& run) {
  std::vector<std::string> names{""};
  if (auto periods = ports::periods_of(run.wall_ms)) {
    for (std::string* name : {&periods->month, &periods->week, &periods->day}) {
      names.push_back(std::move(*name));
    }
  }
  return names;
}

// Where a line stands.
struct Spot {
  std::string period;
  std::string category;
};

// The board's row, with one line more.
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

// The players of the line have one with this team.
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

// One more line, on the board where it belongs.
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

// Which of the run's players are computers, by place.
Result<std::vector<bool>> computers_in(Database& db, std::int64_t run) {
  Query rows = db.query("SELECT computer FROM run_players WHERE run = ? ORDER BY place", {run});
  std::vector<bool> computers;
  while (rows.next()) computers.push_back(rows.integer(0) != 0);
  if (rows.error()) return *rows.error();
  return computers;
}

Status add_result(Database& db, std::int64_t id, const Run& run, const RunPlayer& player,
                  const std::string& period) {
  using enum RunPlayer::Result;
  const Status added =
      db.run("INSERT INTO fame_results (game, period, player, run) VALUES (?, ?, ?, ?)",
             {run.game, period, player.player, id});
  if (!added) return added;
  return db.run(
      "INSERT INTO fame_players (game, period, player, name, wins, draws, losses) "
      "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, "
      "wins = wins + excluded.wins, draws = draws + excluded.draws, "
      "losses = losses + excluded.losses",
      {run.game, period, player.player, player.name, player.result == kWon, player.result == kDrawn,
       player.result == kLost});
}

// A line of the run that stands on boards of these periods.
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

// The row of a board of all time and that board, without lines; 0: there is none.
struct BoardRow {
  std::int64_t id = 0;
  ports::BestTimes board;
};
Result<BoardRow> board_of(Database& db, const Run& run, std::size_t place,
                          const std::string& category) {
  const bool race = run.table == core::Table::kRace;
  BoardRow found{0,
                 {run.table,
                  category,
                  run.source,
                  race ? 1 : static_cast<std::uint32_t>(run.players.size()),
                  race ? run.players[place].assisted : run.assisted,
                  {}}};
  const ports::BestTimes& board = found.board;
  Query row = db.query(
      "SELECT id FROM fame_boards WHERE game = ? AND period = '' AND category = ? AND "
      "table_kind = ? AND source = ? AND team_size = ? AND assisted = ?",
      {run.game, board.category, board.table, board.source, board.team_size, board.assisted});
  if (row.next()) found.id = row.integer(0);
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return found;
}

// The first number of the first row; nullopt: there is no row, or it has none.
Result<std::optional<std::uint64_t>> number_in(Query row) {
  std::optional<std::uint64_t> number;
  if (row.next() && !row.text(0).empty()) number = row.number<std::uint64_t>(0);
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return number;
}

// Where this line of the run stands; nullopt: it is not on that board.
Result<std::optional<RunStanding>> standing(Database& db, std::int64_t id, const Run& run,
                                            std::size_t place, const std::string& category) {
  auto board = board_of(db, run, place, category);
  if (!board) return board.error();
  const bool race = run.table == core::Table::kRace;
  const std::uint64_t time_ms = race ? run.players[place].time_ms : run.time_ms;
  const auto fast = number_in(
      db.query("SELECT too_fast FROM fame_lines WHERE board = ? AND time_ms = ? AND run = ? AND "
               "place = ?",
               {board->id, time_ms, id, place}));
  if (!fast) return fast.error();
  if (!*fast) return std::optional<RunStanding>();
  const std::string team = team_of(run, place);
  const auto better = number_in(
      db.query("SELECT count(*) FROM (SELECT 1 FROM fame_lines INDEXED BY fame_best WHERE "
               "board = ?1 AND best = 1 AND (time_ms, run, place) < (?2, ?3, ?4) AND team <> ?5 "
               "LIMIT ?6)",
               {board->id, time_ms, id, place, team, limits::kPlacesCounted}));
  if (!better) return better.error();
  const auto before = number_in(
      db.query("SELECT min(time_ms) FROM fame_lines INDEXED BY fame_of_team WHERE board = ? AND "
               "team = ? AND too_fast = 0 AND run < ?",
               {board->id, team, id}));
  if (!before) return before.error();
  RunStanding found{place, std::move(board->board), {}, *before};
  const bool is_counted = **fast == 0 && better->value_or(0) < limits::kPlacesCounted;
  if (is_counted) found.better = static_cast<std::uint32_t>(better->value_or(0));
  return std::optional(std::move(found));
}

}  // namespace

Result<std::vector<RunStanding>> standings(Database& db, RoomId room, std::uint32_t match) {
  const auto run = run_of(db, room, match);
  if (!run) return run.error();
  const auto id =
      number_in(db.query("SELECT id FROM runs WHERE room = ? AND match = ?", {room, match}));
  if (!id) return id.error();
  std::vector<RunStanding> all;
  if (!*run || !*id || !(*run)->counts) return all;
  const auto row = static_cast<std::int64_t>(**id);
  const Result<std::vector<bool>> computers = computers_in(db, row);
  if (!computers) return computers.error();
  const bool race = (*run)->table == core::Table::kRace;
  const bool any = std::ranges::find(*computers, true) != computers->end();
  for (const std::size_t place : line_places(**run)) {
    const bool no_flag = race ? (*run)->players[place].no_flag : (*run)->no_flag;
    const bool computer = race ? computers->at(place) : any;
    for (const std::string& category : ports::categories_of(**run, no_flag, computer)) {
      auto found = standing(db, row, **run, place, category);
      if (!found) return found.error();
      if (*found) all.push_back(**std::move(found));
    }
  }
  return all;
}

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
    for (const std::string& period : periods) {
      if (Status added = add_result(db, id, run, player, period); !added) return added;
    }
  }
  return core::Ok{};
}

}  // namespace gridmates::store
