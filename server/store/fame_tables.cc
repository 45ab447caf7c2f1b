#include "server/store/fame_tables.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "server/base/limits.h"
#include "server/store/run_tables.h"

namespace gridmates::store {
namespace {

using ports::BestBoards;
using ports::BestLine;
using ports::BestTimes;
using ports::BestTimesOf;
using ports::Run;
using ports::RunName;
using ports::RunPlayer;
using ports::Tally;

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

// One more line, on the board of this category where it belongs.
Status add_line(Database& db, std::int64_t id, const Run& run, std::size_t place,
                const std::string& category) {
  const bool race = run.table == core::Table::kRace;
  const RunPlayer& player = run.players[place];
  Query row = db.query(
      "INSERT INTO fame_boards (game, category, table_kind, source, team_size, assisted, lines) "
      "VALUES (?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET lines = lines + 1 RETURNING id",
      {run.game, category, run.table, run.source, race ? std::size_t{1} : run.players.size(),
       race ? player.assisted : run.assisted});
  const std::int64_t board = row.next() ? row.integer(0) : 0;
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  const std::uint64_t time_ms = race ? player.time_ms : run.time_ms;
  const bool too_fast = race ? player.too_fast : run.too_fast;
  const Line line{board, time_ms, id, place, team_of(run, place), ports::rate_of(run, time_ms)};
  const Status added = db.run(
      "INSERT INTO fame_lines (board, time_ms, run, place, team, rate, worth, too_fast, best, "
      "best_rate) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
      {line.board, line.time_ms, line.run, line.place, line.team, line.rate, run.worth, too_fast});
  if (!added || too_fast) return added;
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

Status add_result(Database& db, std::int64_t id, const Run& run, const RunPlayer& player) {
  using enum RunPlayer::Result;
  const Status added = db.run("INSERT INTO fame_results (game, player, run) VALUES (?, ?, ?)",
                              {run.game, player.player, id});
  if (!added) return added;
  return db.run(
      "INSERT INTO fame_players (game, player, name, wins, draws, losses) "
      "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, "
      "wins = wins + excluded.wins, draws = draws + excluded.draws, "
      "losses = losses + excluded.losses",
      {run.game, player.player, player.name, player.result == kWon, player.result == kDrawn,
       player.result == kLost});
}

// A board and its row.
struct StoredBoard {
  std::int64_t id;
  BestTimes board;
};

// The boards that are asked for, without their lines; one more than are told if there are more.
Result<std::vector<StoredBoard>> boards_of(Database& db, const BestTimesOf& of) {
  constexpr std::size_t kOneMore = limits::kLeaderboardBoards + 1;
  const std::string select =
      "SELECT id, table_kind, category, source, team_size, assisted FROM fame_boards "
      "WHERE game = ? ";
  const std::string order = "ORDER BY lines DESC, id LIMIT ?";
  Query rows = of.category.empty() ? db.query(select + order, {of.game, kOneMore})
                                   : db.query(select + "AND category = ? " + order,
                                              {of.game, of.category, kOneMore});
  std::vector<StoredBoard> boards;
  while (rows.next()) {
    boards.push_back({rows.integer(0),
                      {rows.number<core::Table>(1),
                       rows.text(2),
                       rows.number<Run::Source>(3),
                       rows.number<std::uint32_t>(4),
                       rows.integer(5) != 0,
                       {}}});
  }
  if (rows.error()) return *rows.error();
  return boards;
}

// The run as this player's line shows it.
Run line_of(Run run, std::size_t place) {
  run.players = {run.players.at(place)};
  run.time_ms = run.players.front().time_ms;
  run.assisted = run.players.front().assisted;
  run.no_flag = run.players.front().no_flag;
  run.too_fast = run.players.front().too_fast;
  return run;
}

Result<std::vector<BestLine>> best_lines(Database& db, const StoredBoard& stored,
                                         const BestTimesOf& of, std::size_t limit) {
  using Order = BestTimesOf::Order;
  const char* const best = of.order == Order::kRate ? "AND best_rate = 1 " : "AND best = 1 ";
  const char* const first = of.order == Order::kRate    ? "line.rate DESC, "
                            : of.order == Order::kWorth ? "line.worth DESC, "
                                                        : "";
  Query rows = db.query(
      "SELECT run, place, closed FROM fame_lines AS line JOIN runs ON runs.id = run "
      "JOIN rooms ON rooms.id = runs.room WHERE board = ? " +
          std::string(of.all ? "" : best) + "ORDER BY " + first +
          "line.time_ms, run, place LIMIT ?",
      {stored.id, limit});
  std::vector<BestLine> lines;
  while (rows.next()) {
    Result<Run> run = read_run(db, rows.integer(0));
    if (!run) return run.error();
    const bool race = stored.board.table == core::Table::kRace;
    Run line = race ? line_of(*std::move(run), rows.number<std::size_t>(1)) : *std::move(run);
    lines.push_back({std::move(line), rows.integer(2) != 0});
  }
  if (rows.error()) return *rows.error();
  return lines;
}

Result<std::vector<RunName>> names_of_runs(Database& db, const std::string& game, PlayerId player) {
  Query rows = db.query(
      "SELECT code, match, closed FROM fame_results JOIN runs ON runs.id = run "
      "JOIN rooms ON rooms.id = runs.room "
      "WHERE fame_results.game = ? AND player = ? ORDER BY run DESC LIMIT ?",
      {game, player, limits::kLeaderboardLines});
  std::vector<RunName> names;
  while (rows.next()) {
    names.push_back({RoomCode(rows.text(0)), rows.number<std::uint32_t>(1), rows.integer(2) != 0});
  }
  if (rows.error()) return *rows.error();
  return names;
}

}  // namespace

Status add_to_fame(Database& db, std::int64_t id, const Run& run) {
  const bool race = run.table == core::Table::kRace;
  const Result<std::vector<bool>> computers = computers_in(db, id);
  if (!computers) return computers.error();
  const bool any = std::ranges::find(*computers, true) != computers->end();
  for (const std::size_t place : line_places(run)) {
    const bool no_flag = race ? run.players[place].no_flag : run.no_flag;
    const bool computer = race ? computers->at(place) : any;
    for (const std::string& category : ports::categories_of(run, no_flag, computer)) {
      if (Status line = add_line(db, id, run, place, category); !line) return line;
    }
  }
  if (run.table != core::Table::kVersus || any) return core::Ok{};
  for (const RunPlayer& player : run.players) {
    if (Status result = add_result(db, id, run, player); !result) return result;
  }
  return core::Ok{};
}

Result<BestBoards> best_times(Database& db, const BestTimesOf& of) {
  Result<std::vector<StoredBoard>> found = boards_of(db, of);
  if (!found) return found.error();
  BestBoards fame;
  fame.more = found->size() > limits::kLeaderboardBoards;
  if (fame.more) found->pop_back();
  if (found->empty()) return fame;
  const auto limit = std::min<std::size_t>(of.limit, limits::kLeaderboardInAll / found->size());
  for (StoredBoard& stored : *found) {
    Result<std::vector<BestLine>> lines = best_lines(db, stored, of, limit);
    if (!lines) return lines.error();
    if (lines->empty()) continue;  // all of them are too fast
    stored.board.lines = *std::move(lines);
    fame.boards.push_back(std::move(stored.board));
  }
  return fame;
}

Result<std::vector<Tally>> tallies(Database& db, const std::string& game, std::uint32_t limit) {
  Query rows = db.query(
      "SELECT player, name, wins, draws, losses FROM fame_players WHERE game = ? "
      "ORDER BY wins DESC, losses, player LIMIT ?",
      {game, limit});
  std::vector<Tally> board;
  while (rows.next()) {
    Result<std::vector<RunName>> names = names_of_runs(db, game, rows.id<PlayerId>(0));
    if (!names) return names.error();
    board.push_back({rows.id<PlayerId>(0), Name(rows.text(1)), rows.number<std::uint32_t>(2),
                     rows.number<std::uint32_t>(3), rows.number<std::uint32_t>(4),
                     *std::move(names)});
  }
  if (rows.error()) return *rows.error();
  return board;
}

}  // namespace gridmates::store
