// The places of a run on leaderboards of times.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "server/base/limits.h"
#include "server/store/fame_lines.h"
#include "server/store/fame_tables.h"
#include "server/store/run_tables.h"

namespace gridmates::store {

using ports::Run;
using ports::RunStanding;

namespace {

// The row id of an all-time leaderboard (0 if there is none), and the leaderboard without lines.
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

// The number in the first column of the first row; nullopt if there is no row or no number.
Result<std::optional<std::uint64_t>> number_in(Query row) {
  std::optional<std::uint64_t> number;
  if (row.next() && !row.text(0).empty()) number = row.number<std::uint64_t>(0);
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return number;
}

// The standing of this line of the run; nullopt if it is not on that leaderboard.
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
  // One of the best lines before this one may belong to the same team; `own` subtracts it.
  const auto before = number_in(
      db.query("SELECT count(*) FROM (SELECT 1 FROM fame_lines INDEXED BY fame_best WHERE "
               "board = ?1 AND best = 1 AND (time_ms, run, place) < (?2, ?3, ?4) LIMIT ?5)",
               {board->id, time_ms, id, place, limits::kPlacesCounted + 1}));
  if (!before) return before.error();
  const auto own = number_in(
      db.query("SELECT 1 FROM fame_lines INDEXED BY fame_best_of_team WHERE board = ?1 AND "
               "team = ?5 AND best = 1 AND (time_ms, run, place) < (?2, ?3, ?4)",
               {board->id, time_ms, id, place, team}));
  if (!own) return own.error();
  const auto best = number_in(
      db.query("SELECT min(time_ms) FROM (SELECT time_ms FROM fame_lines INDEXED BY fame_of_team "
               "WHERE board = ? AND team = ? AND too_fast = 0 AND run < ? ORDER BY run DESC "
               "LIMIT ?)",
               {board->id, team, id, limits::kPlacesCounted}));
  if (!best) return best.error();
  RunStanding found{place, std::move(board->board), {}, *best};
  const std::uint64_t better = before->value_or(0) - (*own ? 1 : 0);
  const bool is_counted = **fast == 0 && better < limits::kPlacesCounted;
  if (is_counted) found.better = static_cast<std::uint32_t>(better);
  return std::optional(std::move(found));
}

}  // namespace

Result<std::vector<RunStanding>> standings(Database& db, RoomId room, std::uint32_t match) {
  const auto written = run_of(db, room, match);
  if (!written) return written.error();
  const auto id =
      number_in(db.query("SELECT id FROM runs WHERE room = ? AND match = ?", {room, match}));
  if (!id) return id.error();
  std::vector<RunStanding> all;
  if (!*written || !*id || !(*written)->run.counts) return all;
  const Run& run = (*written)->run;
  const auto row = static_cast<std::int64_t>(**id);
  const Result<std::vector<bool>> computers = computers_in(db, row);
  if (!computers) return computers.error();
  const bool race = run.table == core::Table::kRace;
  const bool any = std::ranges::find(*computers, true) != computers->end();
  for (const std::size_t place : line_places(run)) {
    const bool no_flag = race ? run.players[place].no_flag : run.no_flag;
    const bool computer = race ? computers->at(place) : any;
    for (const std::string& category : ports::categories_of(run, no_flag, computer)) {
      auto found = standing(db, row, run, place, category);
      if (!found) return found.error();
      if (*found) all.push_back(**std::move(found));
    }
  }
  return all;
}

}  // namespace gridmates::store
