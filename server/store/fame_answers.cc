// Queries of leaderboards of times. Every request reads a bounded number of rows, all by an index.
#include <algorithm>
#include <string>
#include <utility>

#include "server/base/limits.h"
#include "server/store/fame_tables.h"
#include "server/store/run_tables.h"

namespace gridmates::store {
namespace {

using ports::BestBoards;
using ports::BestLine;
using ports::BestTimes;
using ports::BestTimesOf;
using ports::Run;

// A leaderboard and its row id.
struct StoredBoard {
  std::int64_t id;
  BestTimes board;
};

// The requested leaderboards without lines, at most one more than the answer may have.
Result<std::vector<StoredBoard>> boards_of(Database& db, const BestTimesOf& of) {
  constexpr std::size_t kOneMore = limits::kLeaderboardBoards + 1;
  // A player's leaderboards are found by the player's rows, others by the index of the answer's
  // order.
  const std::string which =
      of.around ? "id IN (SELECT board FROM fame_teams WHERE player = ?4 AND game = ?1 AND "
                  "period = ?2)"
                : "game = ?1 AND period = ?2 AND ?4 = 0";
  const std::string category = !of.category.empty() ? "category = ?3"
                               : of.only.wants_dailies()
                                   ? "?3 = '' AND category > 'daily ' AND category < 'daily!'"
                                   : "?3 = '' AND daily = 0";
  Query rows = db.query(
      "SELECT id, table_kind, category, source, team_size, assisted FROM fame_boards WHERE " +
          which + " AND " + category + " ORDER BY " +
          (of.category.empty() && of.only.wants_dailies() ? "category DESC, " : "") +
          "lines DESC, id LIMIT ?5",
      {of.game, of.period, of.category, of.around.value_or(PlayerId(0)),
       of.only.narrows() ? limits::kBoardsLookedThrough : kOneMore});
  std::vector<StoredBoard> boards;
  while (rows.next()) {
    StoredBoard stored{rows.integer(0),
                       {rows.number<core::Table>(1),
                        rows.text(2),
                        rows.number<Run::Source>(3),
                        rows.number<std::uint32_t>(4),
                        rows.integer(5) != 0,
                        {}}};
    const bool is_asked_for = boards.size() < kOneMore && of.only.fits(stored.board);
    if (is_asked_for) boards.push_back(std::move(stored));
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

// The order of lines in SQL: all columns ascend from the best line.
struct Ranking {
  std::string first;   // a column, or nothing
  std::string listed;  // a further condition for the lines shown
  std::string best;    // the condition for the best line of a team
  std::string from;    // the table, with the index of these lines in this order

  std::string columns() const {
    return first + (first.empty() ? "" : ", ") + "time_ms, run, place";
  }
  std::string reversed() const {
    return (first.empty() ? "" : first + " DESC, ") + "time_ms DESC, run DESC, place DESC";
  }
  // The condition that a line is before (`sign` is <) or not before (>=) the line of ?2 to ?5.
  std::string than(const char* sign) const {
    const std::string key = first.empty() ? "(?3, ?4, ?5) AND ?2 = 0" : "(?2, ?3, ?4, ?5)";
    return "(" + columns() + ") " + sign + " " + key;
  }
};

Ranking ranking_of(const BestTimesOf& of) {
  using Order = BestTimesOf::Order;
  Ranking ranking;
  ranking.best = of.order == Order::kRate ? " AND best_rate = 1" : " AND best = 1";
  ranking.from = "fame_lines";
  std::string index = of.all ? "fame_all" : "fame_best";
  if (!of.all) ranking.listed = ranking.best;
  if (of.order == Order::kRate) {
    ranking.first = "less_rate";
    index += "_by_rate";
  } else if (of.order == Order::kWorth) {
    ranking.first = "less_worth";
    index += "_by_worth";
  }
  // All lines by time are in the order of the table itself.
  if (index != "fame_all") ranking.from += " INDEXED BY " + index;
  return ranking;
}

// The position of a line in a ranking.
struct Key {
  std::int64_t first = 0;
  std::int64_t time_ms = 0;
  std::int64_t run = 0;
  std::int64_t place = 0;
};

Key key_in(const Query& row) {
  return {row.integer(0), row.integer(1), row.integer(2), row.integer(3)};
}

// The player's best line on the leaderboard; nullopt if there is none that counts.
Result<std::optional<Key>> own_line(Database& db, std::int64_t board, const BestTimesOf& of) {
  const Ranking ranking = ranking_of(of);
  const std::string first = ranking.first.empty() ? "0" : ranking.first;
  Query row = db.query(
      "SELECT " + first +
          ", time_ms, run, place FROM (SELECT team AS own FROM fame_teams WHERE player = ?1 AND "
          "game = ?2 AND period = ?3 AND board = ?4 LIMIT ?5) "
          "CROSS JOIN fame_lines ON board = ?4 AND team = own" +
          ranking.best + " ORDER BY " + ranking.columns() + " LIMIT 1",
      {*of.around, of.game, of.period, board, limits::kTeamsOfPlayer});
  std::optional<Key> found;
  if (row.next()) found = key_in(row);
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return found;
}

// The number of lines before this one, at most limits::kPlacesCounted + 1.
Result<std::uint32_t> lines_before(Database& db, std::int64_t board, const Ranking& ranking,
                                   const Key& key) {
  Query row =
      db.query("SELECT count(*) FROM (SELECT 1 FROM " + ranking.from + " WHERE board = ?1" +
                   ranking.listed + " AND " + ranking.than("<") + " LIMIT ?6)",
               {board, key.first, key.time_ms, key.run, key.place, limits::kPlacesCounted + 1});
  const auto count = row.next() ? row.number<std::uint32_t>(0) : 0;
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return count;
}

// Consecutive lines of a leaderboard, the best first.
struct Stretch {
  std::uint32_t place = 1;  // of the first one; 0: not counted
  std::vector<Key> lines;
};

Result<std::vector<Key>> keys(Query rows) {
  std::vector<Key> found;
  while (rows.next()) found.push_back(key_in(rows));
  if (rows.error()) return *rows.error();
  return found;
}

Result<Stretch> best_stretch(Database& db, std::int64_t board, const BestTimesOf& of,
                             std::size_t limit) {
  const Ranking ranking = ranking_of(of);
  auto lines =
      keys(db.query("SELECT 0, time_ms, run, place FROM " + ranking.from + " WHERE board = ?" +
                        ranking.listed + " ORDER BY " + ranking.columns() + " LIMIT ?",
                    {board, limit}));
  if (!lines) return lines.error();
  return Stretch{1, *std::move(lines)};
}

// The player's best line with up to `limit` / 2 lines before it, and the rest after it.
Result<Stretch> own_stretch(Database& db, std::int64_t board, const BestTimesOf& of,
                            std::size_t limit) {
  const auto own = own_line(db, board, of);
  if (!own) return own.error();
  if (!*own) return Stretch{};
  const Key& key = **own;
  const Ranking ranking = ranking_of(of);
  const auto before = lines_before(db, board, ranking, key);
  if (!before) return before.error();
  const auto ask = [&](const char* sign, const std::string& order, std::size_t most) {
    return keys(db.query("SELECT 0, time_ms, run, place FROM " + ranking.from +
                             " WHERE board = ?1" + ranking.listed + " AND " + ranking.than(sign) +
                             " ORDER BY " + order + " LIMIT ?6",
                         {board, key.first, key.time_ms, key.run, key.place, most}));
  };
  auto above = ask("<", ranking.reversed(), limit / 2);
  if (!above) return above.error();
  const auto below = ask(">=", ranking.columns(), limit - above->size());
  if (!below) return below.error();
  Stretch stretch;
  const bool is_counted = *before < limits::kPlacesCounted;
  stretch.place = is_counted ? *before + 1 - static_cast<std::uint32_t>(above->size()) : 0;
  stretch.lines.assign(above->rbegin(), above->rend());
  stretch.lines.insert(stretch.lines.end(), below->begin(), below->end());
  return stretch;
}

Result<bool> is_closed(Database& db, const RoomCode& code) {
  Query row = db.query("SELECT closed FROM rooms WHERE code = ?", {code});
  const bool closed = row.next() && row.integer(0) != 0;
  if (row.error()) return *row.error();
  return closed;
}

Result<std::vector<BestLine>> best_lines(Database& db, const StoredBoard& stored,
                                         const BestTimesOf& of, std::size_t limit) {
  const auto stretch =
      of.around ? own_stretch(db, stored.id, of, limit) : best_stretch(db, stored.id, of, limit);
  if (!stretch) return stretch.error();
  std::vector<BestLine> lines;
  std::uint32_t place = stretch->place;
  for (const Key& key : stretch->lines) {
    Result<Run> run = read_run(db, key.run);
    if (!run) return run.error();
    const bool race = stored.board.table == core::Table::kRace;
    if (race) run = line_of(*std::move(run), static_cast<std::size_t>(key.place));
    const Result<bool> closed = is_closed(db, run->code);
    if (!closed) return closed.error();
    lines.push_back({*std::move(run), *closed, place});
    if (place != 0) ++place;
  }
  return lines;
}

}  // namespace

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
    if (lines->empty()) continue;  // all its lines are too fast
    stored.board.lines = *std::move(lines);
    fame.boards.push_back(std::move(stored.board));
  }
  return fame;
}

}  // namespace gridmates::store
