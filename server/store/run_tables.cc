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
      "INSERT INTO run_players (run, place, player, name, seat, result) VALUES (?, ?, ?, ?, ?, ?)",
      {run, place, player.player, player.name, player.seat, player.result});
}

Result<std::vector<RunPlayer>> players_of(Database& db, std::int64_t run) {
  Query rows = db.query(
      "SELECT player, name, seat, result FROM run_players WHERE run = ? ORDER BY place", {run});
  std::vector<RunPlayer> players;
  while (rows.next()) {
    players.push_back({rows.id<PlayerId>(0), Name(rows.text(1)), rows.id<Seat>(2),
                       rows.number<RunPlayer::Result>(3)});
  }
  if (rows.error()) return *rows.error();
  return players;
}

// Rows of id and the columns of a Run, in this order.
Result<std::vector<Run>> runs(Database& db, Query rows) {
  std::vector<Run> found;
  while (rows.next()) {
    Result<std::vector<RunPlayer>> players = players_of(db, rows.integer(0));
    if (!players) return players.error();
    found.push_back({RoomCode(rows.text(1)), rows.number<std::uint32_t>(2), rows.text(3),
                     rows.number<core::Table>(4), rows.number<Run::Source>(5), rows.text(6),
                     rows.number<std::uint32_t>(7), rows.text(8), rows.integer(9) != 0,
                     rows.number<std::uint64_t>(10), rows.integer(11), rows.id<Seq>(12),
                     *std::move(players)});
  }
  if (rows.error()) return *rows.error();
  return found;
}

// The category of `game` after `board`'s in the order of the boards; the first one after nullopt.
Result<std::optional<BestTimes>> next_category(Database& db, const std::string& game,
                                               const std::optional<BestTimes>& board) {
  const Value source = board ? Value(board->source) : Value(-1);
  Query row = db.query(
      "SELECT source, team_size, assisted FROM runs WHERE game = ? AND solved = 1 "
      "AND (source, team_size, assisted) > (?, ?, ?) "
      "ORDER BY source, team_size, assisted LIMIT 1",
      {game, source, board ? board->team_size : 0, board && board->assisted});
  std::optional<BestTimes> next;
  if (row.next()) {
    next = BestTimes{
        row.number<Run::Source>(0), row.number<std::uint32_t>(1), row.integer(2) != 0, {}};
  }
  if (row.error()) return *row.error();
  return next;
}

Result<std::vector<Run>> best(Database& db, const std::string& game, const BestTimes& category,
                              std::uint32_t limit) {
  return runs(db, db.query("SELECT runs.id, code, match, game, table_kind, source, pack, number, "
                           "level, assisted, time_ms, wall_ms, ended_seq "
                           "FROM runs JOIN rooms ON rooms.id = runs.room "
                           "WHERE game = ? AND solved = 1 AND source = ? AND team_size = ? "
                           "AND assisted = ? ORDER BY time_ms, runs.id LIMIT ?",
                           {game, category.source, category.team_size, category.assisted, limit}));
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
      "INSERT INTO runs (room, match, game, table_kind, source, pack, number, level, assisted, "
      "time_ms, wall_ms, ended_seq, team_size, solved) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {room, run.match, run.game, run.table, run.source, run.pack, run.number, run.level,
       run.assisted, run.time_ms, run.wall_ms, run.ended, run.players.size(), solved(run)});
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
  return runs(db, db.query("SELECT runs.id, code, match, game, table_kind, source, pack, number, "
                           "level, assisted, time_ms, wall_ms, ended_seq "
                           "FROM runs JOIN rooms ON rooms.id = runs.room "
                           "WHERE runs.room = ? ORDER BY match",
                           {room}));
}

}  // namespace gridmates::store
