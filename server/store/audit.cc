#include "server/store/audit.h"

#include <utility>

#include "server/base/computers.h"
#include "server/store/chapter_tables.h"
#include "server/store/daily_tables.h"
#include "server/store/journal_tables.h"
#include "server/store/migrations.h"
#include "server/store/rating_tables.h"
#include "server/store/room_tables.h"
#include "server/store/run_tables.h"

namespace gridmates::store {
namespace {

constexpr std::size_t kRoomsAtOnce = 256;

// Runs SQLite's integrity check.
Status integrity(Database& db) {
  Query row = db.query("PRAGMA integrity_check(1)");
  const std::string found = row.next() ? row.text(0) : std::string();
  if (row.error()) return *row.error();
  if (found != "ok") return Error{Error::Kind::kDamaged, found};
  return core::Ok{};
}

// A query for a row that only one of these two queries returns.
std::string difference(const std::string& due, const std::string& told) {
  return "WITH due AS (" + due + "), told AS (" + told +
         ") SELECT 1 FROM (SELECT * FROM due EXCEPT SELECT * FROM told) UNION ALL "
         "SELECT 1 FROM (SELECT * FROM told EXCEPT SELECT * FROM due) LIMIT 1";
}

// The lines that follow from the runs, without periods: one per run, or per finisher of a race, on
// the leaderboards whose category ends with `suffix`.
std::string due_lines(const std::string& suffix, const std::string& which) {
  const auto category = [&suffix](const std::string& of) {
    return "category || iif(apart, ' paused', '') || iif(puzzle <> '', ' puzzle ' || puzzle, '') "
           "|| iif(" +
           of + ".computer, ' computer', '')" + suffix + " AS category";
  };
  const auto own = [&category](const std::string& of) {
    return "game, " + category(of) +
           ", runs.category GLOB 'daily *' AS daily, table_kind, source, worth, " + of +
           ".assisted AS assisted, " + of + ".time_ms AS time_ms, " + of + ".too_fast AS too_fast";
  };
  const std::string team =
      "(SELECT group_concat(player) FROM (SELECT DISTINCT player FROM run_players "
      "WHERE run = runs.id ORDER BY player))";
  return "SELECT id AS run, 0 AS place, " + own("runs") + ", team_size, " + team +
         " AS team FROM runs WHERE solved = 1 AND table_kind <> 2 AND ranks = 1 AND counts = 1" +
         (which.empty() ? "" : " AND runs." + which) + " UNION ALL SELECT run, place, " +
         own("run_players") +
         ", 1, CAST(player AS TEXT) FROM runs JOIN run_players ON run = runs.id "
         "WHERE table_kind = 2 AND result = 0 AND ranks = 1 AND counts = 1" +
         (which.empty() ? "" : " AND run_players." + which);
}

// Queries that find a leaderboard line that does not follow from the runs, or that is wrongly
// marked as the best of its team (of equal times the earlier line is the best).
std::vector<std::string> line_faults() {
  const std::string rate = "iif(time_ms = 0, 0, worth * 1000000 / time_ms)";
  return {
      difference("SELECT *, " + rate + " FROM (" + due_lines("", "") + " UNION ALL " +
                     due_lines(" || ' no-flag'", "no_flag = 1") + ") JOIN run_periods USING (run)",
                 "SELECT run, place, game, category, daily, table_kind, source, worth, assisted, "
                 "time_ms, too_fast, team_size, team, period, rate "
                 "FROM fame_lines JOIN fame_boards ON id = board"),
      "SELECT 1 FROM (SELECT best, best_rate, "
      "row_number() OVER (PARTITION BY board, team ORDER BY time_ms, run, place) AS by_time, "
      "row_number() OVER (PARTITION BY board, team ORDER BY rate DESC, time_ms, run, place) "
      "AS by_rate FROM fame_lines WHERE too_fast = 0) "
      "WHERE best <> (by_time = 1) OR best_rate <> (by_rate = 1) LIMIT 1",
      "SELECT 1 FROM fame_lines WHERE too_fast = 1 AND (best = 1 OR best_rate = 1) LIMIT 1",
      difference("SELECT player, game, period, board, team FROM fame_lines "
                 "JOIN fame_boards ON id = board JOIN run_players USING (run) "
                 "WHERE table_kind <> 2 OR run_players.place = fame_lines.place",
                 "SELECT player, game, period, board, team FROM fame_teams"),
      "SELECT 1 FROM fame_boards WHERE lines <> "
      "(SELECT count(*) FROM fame_lines WHERE board = id) LIMIT 1",
  };
}

// Queries that find a row of the leaderboards that does not follow from the runs, or a run whose
// summary does not match its players.
std::vector<std::string> fame_faults() {
  const std::string duels =
      " FROM run_players JOIN runs ON runs.id = run JOIN run_periods USING (run) "
      "WHERE table_kind = 1 AND counts = 1 AND runs.computer = 0 ";
  std::vector<std::string> faults = line_faults();
  faults.insert(
      faults.end(),
      {"SELECT 1 FROM runs WHERE computer <> EXISTS "
       "(SELECT 1 FROM run_players WHERE run = runs.id AND run_players.computer = 1) LIMIT 1",
       "SELECT 1 FROM run_players LEFT JOIN players ON players.id = player "
       "WHERE run_players.computer <> (player >= " +
           std::to_string(kFirstComputer) + " OR coalesce(players.computer, 0)) LIMIT 1",
       "SELECT 1 FROM runs WHERE team_size <> "
       "(SELECT count(*) FROM run_players WHERE run = runs.id) OR solved <> "
       "(SELECT count(*) > 0 AND sum(result <> 0) = 0 FROM run_players WHERE run = runs.id) "
       "LIMIT 1",
       difference("SELECT DISTINCT game, player, wall_ms, run" + duels,
                  "SELECT game, player, wall_ms, run FROM fame_results"),
       difference("SELECT game, period, player, sum(result = 1), sum(result = 2), sum(result = 3)" +
                      duels + "GROUP BY game, period, player",
                  "SELECT game, period, player, wins, draws, losses FROM fame_players"),
       difference("SELECT game, period, player, name FROM (SELECT game, period, player, name, "
                  "row_number() OVER (PARTITION BY game, period, player ORDER BY run DESC) AS nth" +
                      duels + ") WHERE nth = 1",
                  "SELECT game, period, player, name FROM fame_players")});
  return faults;
}

}  // namespace

// Opens a writing connection, because after a crash only such a connection can recover the log, and
// then restricts it to reading.
Result<Audit> Audit::open(const DataDir& dir) {
  if (!std::filesystem::exists(dir.database())) {
    return Error{Error::Kind::kOther, "there is no database in " + dir.path().string()};
  }
  Result<Database> db = Database::open(dir.database(), Database::Mode::kWrite);
  if (!db) return db.error();
  if (Status held = db->script("PRAGMA query_only = ON"); !held) return held.error();
  if (Status whole = integrity(*db); !whole) return whole.error();
  const std::vector<Migration> known = embedded_migrations();
  const Result<int> number = schema_number(*db, known);
  if (!number) return number.error();
  if (*number != static_cast<int>(known.size())) {
    return Error{Error::Kind::kOther,
                 "the database has an older schema; run gridmatesd migrate first"};
  }
  return Audit(*std::move(db));
}

Status Audit::for_each_room(const std::function<bool(const ports::RoomRecord&)>& visit) {
  for (RoomId after;;) {
    const Result<std::vector<ports::RoomRecord>> rooms = rooms_after(db_, after, kRoomsAtOnce);
    if (!rooms) return rooms.error();
    if (rooms->empty()) return core::Ok{};
    for (const ports::RoomRecord& room : *rooms) {
      if (!visit(room)) return core::Ok{};
    }
    after = rooms->back().id;
  }
}

Result<std::vector<ports::Batch>> Audit::read_batches(RoomId room, Seq from, std::size_t limit) {
  return store::read_batches(db_, room, from, limit);
}

Result<std::vector<ports::Chapter>> Audit::chapters(RoomId room) { return chapters_of(db_, room); }

Result<std::vector<ports::Recorded>> Audit::recorded(RoomId room) {
  return remembered_rows(db_, room);
}

Result<std::vector<ports::Run>> Audit::runs(RoomId room) { return runs_of_room(db_, room); }

Result<std::int64_t> Audit::all_ended_since() {
  Query row = db_.query("SELECT all_ended_since FROM meta");
  if (row.next()) return row.integer(0);
  return row.error().value_or(Error{Error::Kind::kDamaged, "no meta"});
}
Result<std::optional<ports::DailyTry>> Audit::daily_try(RoomId room) { return try_in(db_, room); }

Result<bool> Audit::index_agrees() {
  Query row = db_.query(
      "SELECT (SELECT count(*) FROM batches) = (SELECT count(*) FROM indexed_batches) + "
      "(SELECT count(*) FROM recent_batches)");
  const bool agrees = row.next() && row.integer(0) != 0;
  if (row.error()) return *row.error();
  return agrees;
}

Result<bool> Audit::fame_agrees() {
  for (const std::string& fault : fame_faults()) {
    Query row = db_.query(fault);
    if (row.next()) return false;
    if (row.error()) return *row.error();
  }
  return true;
}

Result<bool> Audit::ratings_agree() { return store::ratings_agree(db_); }

}  // namespace gridmates::store
