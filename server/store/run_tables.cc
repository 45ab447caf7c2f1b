#include "server/store/run_tables.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::store {
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

Status add_player(Database& db, std::int64_t run, std::size_t place, const RunPlayer& player) {
  return db.run(
      "INSERT INTO run_players (run, place, player, name, seat, result, time_ms, assisted) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      {run, place, player.player, player.name, player.seat, player.result, player.time_ms,
       player.assisted});
}

Result<std::vector<RunPlayer>> players_of(Database& db, std::int64_t run) {
  Query rows = db.query(
      "SELECT player, name, seat, result, time_ms, assisted FROM run_players WHERE run = ? "
      "ORDER BY place",
      {run});
  std::vector<RunPlayer> players;
  while (rows.next()) {
    players.push_back({rows.id<PlayerId>(0), Name(rows.text(1)), rows.id<Seat>(2),
                       rows.number<RunPlayer::Result>(3), rows.number<std::uint64_t>(4),
                       rows.integer(5) != 0});
  }
  if (rows.error()) return *rows.error();
  return players;
}

constexpr std::string_view kRunColumns =
    "SELECT runs.id, code, match, runs.game, runs.table_kind, runs.source, pack, number, level, "
    "runs.category, runs.assisted, runs.time_ms, wall_ms, ended_seq ";

// The run in a row of kRunColumns.
Result<Run> run_in(Database& db, Query& row) {
  Result<std::vector<RunPlayer>> players = players_of(db, row.integer(0));
  if (!players) return players.error();
  return Run{RoomCode(row.text(1)),
             row.number<std::uint32_t>(2),
             row.text(3),
             row.number<core::Table>(4),
             row.number<Run::Source>(5),
             row.text(6),
             row.number<std::uint32_t>(7),
             row.text(8),
             row.text(9),
             row.integer(10) != 0,
             row.number<std::uint64_t>(11),
             row.integer(12),
             row.id<Seq>(13),
             *std::move(players)};
}

// The run as this player's line shows it.
Run line_of(Run run, std::size_t place) {
  run.players = {run.players.at(place)};
  run.time_ms = run.players.front().time_ms;
  run.assisted = run.players.front().assisted;
  return run;
}

// The category of `game` after `board`'s in the order of the boards; the first one after nullopt.
Result<std::optional<BestTimes>> next_category(Database& db, const std::string& game,
                                               const std::optional<BestTimes>& board) {
  const BestTimes& last = board ? *board : BestTimes();
  Query row = db.query(
      "SELECT table_kind, category, source, team_size, assisted FROM best_lines WHERE game = ? "
      "AND (table_kind, category, source, team_size, assisted) > (?, ?, ?, ?, ?) "
      "ORDER BY table_kind, category, source, team_size, assisted LIMIT 1",
      {game, board ? Value(last.table) : Value(-1), last.category, last.source, last.team_size,
       last.assisted});
  std::optional<BestTimes> next;
  if (row.next()) {
    next = BestTimes{row.number<core::Table>(0),   row.text(1),         row.number<Run::Source>(2),
                     row.number<std::uint32_t>(3), row.integer(4) != 0, {}};
  }
  if (row.error()) return *row.error();
  return next;
}

Result<std::vector<Run>> best(Database& db, const std::string& game, const BestTimes& board,
                              std::uint32_t limit) {
  Query rows = db.query(
      std::string(kRunColumns) +
          ", place FROM best_lines JOIN runs ON runs.id = run JOIN rooms ON rooms.id = runs.room "
          "WHERE best_lines.game = ? AND best_lines.table_kind = ? AND best_lines.category = ? "
          "AND best_lines.source = ? AND best_lines.team_size = ? AND best_lines.assisted = ? "
          "ORDER BY best_lines.time_ms, run, place LIMIT ?",
      {game, board.table, board.category, board.source, board.team_size, board.assisted, limit});
  constexpr int kPlace = 14;
  std::vector<Run> lines;
  while (rows.next()) {
    Result<Run> run = run_in(db, rows);
    if (!run) return run.error();
    const bool of_all = board.table != core::Table::kRace;
    lines.push_back(of_all ? *std::move(run)
                           : line_of(*std::move(run), rows.number<std::size_t>(kPlace)));
  }
  if (rows.error()) return *rows.error();
  return lines;
}

Result<std::vector<std::string>> names_of_runs(Database& db, const std::string& game,
                                               PlayerId player) {
  Query rows = db.query(
      "SELECT code || '/' || match FROM run_players JOIN runs ON runs.id = run "
      "JOIN rooms ON rooms.id = runs.room "
      "WHERE player = ? AND game = ? AND table_kind = ? ORDER BY run DESC LIMIT ?",
      {player, game, core::Table::kVersus, limits::kLeaderboardLines});
  std::vector<std::string> names;
  while (rows.next()) names.push_back(rows.text(0));
  if (rows.error()) return *rows.error();
  return names;
}

}  // namespace

Status add_run(Database& db, RoomId room, const Run& run) {
  const Status added = db.run(
      "INSERT INTO runs (room, match, game, table_kind, source, pack, number, level, category, "
      "assisted, time_ms, wall_ms, ended_seq, team_size, solved) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {room, run.match, run.game, run.table, run.source, run.pack, run.number, run.level,
       run.category, run.assisted, run.time_ms, run.wall_ms, run.ended, run.players.size(),
       solved(run)});
  if (!added) return added;
  const std::int64_t id = db.last_id();
  for (std::size_t place = 0; place < run.players.size(); ++place) {
    if (Status player = add_player(db, id, place, run.players[place]); !player) return player;
  }
  return core::Ok{};
}

Result<std::vector<BestTimes>> best_times(Database& db, const std::string& game,
                                          std::uint32_t limit) {
  std::vector<BestTimes> boards;
  for (std::optional<BestTimes> board;;) {
    Result<std::optional<BestTimes>> next = next_category(db, game, board);
    if (!next) return next.error();
    if (!*next) return boards;
    board = *next;
    Result<std::vector<Run>> lines = best(db, game, *board, limit);
    if (!lines) return lines.error();
    boards.push_back(*board);
    boards.back().lines = *std::move(lines);
  }
}

// A player goes by the name of the latest run.
Result<std::vector<Tally>> tallies(Database& db, const std::string& game, std::uint32_t limit) {
  using enum RunPlayer::Result;
  Query rows = db.query(
      "SELECT player, name, max(run), sum(result = ?) AS wins, sum(result = ?) AS draws, "
      "sum(result = ?) AS losses FROM run_players JOIN runs ON runs.id = run "
      "WHERE game = ? AND table_kind = ? GROUP BY player "
      "ORDER BY wins DESC, losses, player LIMIT ?",
      {kWon, kDrawn, kLost, game, core::Table::kVersus, limit});
  std::vector<Tally> board;
  while (rows.next()) {
    Result<std::vector<std::string>> names = names_of_runs(db, game, rows.id<PlayerId>(0));
    if (!names) return names.error();
    board.push_back({rows.id<PlayerId>(0), Name(rows.text(1)), rows.number<std::uint32_t>(3),
                     rows.number<std::uint32_t>(4), rows.number<std::uint32_t>(5),
                     *std::move(names)});
  }
  if (rows.error()) return *rows.error();
  return board;
}

Result<std::vector<Run>> runs_of_room(Database& db, RoomId room) {
  Query rows = db.query(std::string(kRunColumns) +
                            "FROM runs JOIN rooms ON rooms.id = runs.room WHERE runs.room = ? "
                            "ORDER BY match",
                        {room});
  std::vector<Run> runs;
  while (rows.next()) {
    Result<Run> run = run_in(db, rows);
    if (!run) return run.error();
    runs.push_back(*std::move(run));
  }
  if (rows.error()) return *rows.error();
  return runs;
}

}  // namespace gridmates::store
