#include "server/store/run_tables.h"

#include <algorithm>
#include <string>
#include <utility>

#include "server/base/computers.h"
#include "server/store/fame_tables.h"
#include "server/store/rating_tables.h"
#include "server/store/room_batches.h"

namespace gridmates::store {
namespace {

using ports::Run;
using ports::RunPlayer;
using ports::WrittenRun;

Status add_player(Database& db, std::int64_t run, std::size_t place, const RunPlayer& player) {
  return db.run(
      "INSERT INTO run_players (run, place, player, name, seat, result, time_ms, assisted, "
      "no_flag, too_fast, rating, computer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
      "? OR coalesce((SELECT computer FROM players WHERE id = ?), 0))",
      {run, place, player.player, player.name, player.seat, player.result, player.time_ms,
       player.assisted, player.no_flag, player.too_fast, player.rating, is_computer(player.player),
       player.player});
}

Result<std::vector<RunPlayer>> players_of(Database& db, std::int64_t run) {
  Query rows = db.query(
      "SELECT player, name, seat, result, time_ms, assisted, no_flag, too_fast, rating "
      "FROM run_players "
      "WHERE run = ? ORDER BY place",
      {run});
  std::vector<RunPlayer> players;
  while (rows.next()) {
    players.push_back({rows.id<PlayerId>(0), Name(rows.text(1)), rows.id<Seat>(2),
                       rows.number<RunPlayer::Result>(3), rows.number<std::uint64_t>(4),
                       rows.integer(5) != 0, rows.integer(6) != 0, rows.integer(7) != 0,
                       rows.number<std::uint16_t>(8)});
  }
  if (rows.error()) return *rows.error();
  return players;
}

constexpr std::string_view kRunColumns =
    "SELECT runs.id, code, match, runs.game, runs.table_kind, runs.source, pack, number, level, "
    "runs.category, runs.assisted, runs.time_ms, wall_ms, ended_seq, rules, puzzle, worth, "
    "interrupted, apart, ranks, runs.no_flag, runs.too_fast, clicks, counts, stopped, rated ";

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
             *std::move(players),
             row.number<std::uint16_t>(14),
             row.text(15),
             row.number<std::uint32_t>(16),
             row.integer(17) != 0,
             row.integer(18) != 0,
             row.integer(19) != 0,
             row.integer(20) != 0,
             row.integer(21) != 0,
             row.number<std::uint32_t>(22),
             row.integer(23) != 0,
             row.integer(24) != 0,
             row.text(25)};
}

}  // namespace

Status add_run(Database& db, RoomId room, const Run& run) {
  const Status added = db.run(
      "INSERT INTO runs (room, match, game, table_kind, source, pack, number, level, category, "
      "assisted, time_ms, wall_ms, ended_seq, team_size, solved, rules, puzzle, worth, "
      "interrupted, apart, ranks, no_flag, too_fast, clicks, counts, stopped, rated) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {room,        run.match,   run.game,     run.table,          run.source,
       run.pack,    run.number,  run.level,    run.category,       run.assisted,
       run.time_ms, run.wall_ms, run.ended,    run.players.size(), is_solved(run),
       run.rules,   run.puzzle,  run.worth,    run.interrupted,    run.apart,
       run.ranks,   run.no_flag, run.too_fast, run.clicks,         run.counts,
       run.stopped, run.rated});
  if (!added) return added;
  const std::int64_t id = db.last_id();
  for (std::size_t place = 0; place < run.players.size(); ++place) {
    if (Status player = add_player(db, id, place, run.players[place]); !player) return player;
  }
  const Status marked = db.run(
      "UPDATE runs SET computer = 1 WHERE id = ?1 AND "
      "EXISTS (SELECT 1 FROM run_players WHERE run = ?1 AND computer = 1)",
      {id});
  if (!marked || !run.counts) return marked;
  if (Status rated = add_to_ratings(db, id, run); !rated) return rated;
  return add_to_fame(db, id, run);
}

Result<Run> read_run(Database& db, std::int64_t id) {
  Query row = db.query(
      std::string(kRunColumns) + "FROM runs JOIN rooms ON rooms.id = runs.room WHERE runs.id = ?",
      {id});
  if (row.next()) return run_in(db, row);
  return row.error().value_or(Error{Error::Kind::kOther, "no such run"});
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

Result<std::optional<WrittenRun>> run_of(Database& db, RoomId room, std::uint32_t match) {
  using Found = std::optional<WrittenRun>;
  Query row =
      db.query(std::string(kRunColumns) +
                   ", runs.solved, runs.team_size, (SELECT all_ended_since FROM meta) "
                   "FROM runs JOIN rooms ON rooms.id = runs.room WHERE runs.room = ? AND match = ?",
               {room, match});
  if (row.next()) {
    Result<Run> run = run_in(db, row);
    if (!run) return run.error();
    return Found(
        {*std::move(run), row.integer(26) != 0, row.number<std::uint32_t>(27), row.integer(28)});
  }
  if (row.error()) return *row.error();
  return Found();
}

Result<bool> worth_reading(Database& db, RoomId room, std::uint32_t match, PlayerId player) {
  Query row = db.query(
      "SELECT EXISTS (SELECT 1 FROM runs WHERE room = ?1 AND match = ?2 AND counts = 1) "
      "OR EXISTS (SELECT 1 FROM rooms WHERE id = ?1 AND creator = ?3) "
      "OR EXISTS (SELECT 1 FROM room_clients WHERE room = ?1 AND player = ?3) "
      "OR EXISTS (" +
          select_batches("1",
                         "room = ?1 AND player = ?3 AND first_seq > "
                         "(SELECT coalesce(max(seq), 0) FROM chapters WHERE room = ?1)") +
          ")",
      {room, match, player});
  const bool worth = row.next() && row.integer(0) != 0;
  if (row.error()) return *row.error();
  return worth;
}

}  // namespace gridmates::store
