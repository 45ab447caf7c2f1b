#include "server/store/fame_tables.h"

#include <algorithm>
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

// One more line, on the board where it belongs.
Status add_line(Database& db, std::int64_t id, const Run& run, std::size_t place) {
  const bool race = run.table == core::Table::kRace;
  const RunPlayer& player = run.players[place];
  Query row = db.query(
      "INSERT INTO fame_boards (game, category, table_kind, source, team_size, assisted, lines) "
      "VALUES (?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET lines = lines + 1 RETURNING id",
      {run.game, run.category, run.table, run.source, race ? std::size_t{1} : run.players.size(),
       race ? player.assisted : run.assisted});
  const std::int64_t board = row.next() ? row.integer(0) : 0;
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return db.run("INSERT INTO fame_lines (board, time_ms, run, place) VALUES (?, ?, ?, ?)",
                {board, race ? player.time_ms : run.time_ms, id, place});
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
  return run;
}

Result<std::vector<BestLine>> best_lines(Database& db, const StoredBoard& stored,
                                         std::size_t limit) {
  Query rows = db.query(
      "SELECT run, place, closed FROM fame_lines AS line JOIN runs ON runs.id = run "
      "JOIN rooms ON rooms.id = runs.room WHERE board = ? "
      "ORDER BY line.time_ms, run, place LIMIT ?",
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
  for (const std::size_t place : line_places(run)) {
    if (Status line = add_line(db, id, run, place); !line) return line;
  }
  if (run.table != core::Table::kVersus) return core::Ok{};
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
    Result<std::vector<BestLine>> lines = best_lines(db, stored, limit);
    if (!lines) return lines.error();
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
