#include "server/store/page_tables.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "server/base/limits.h"
#include "server/store/rating_tables.h"

namespace gridmates::store {
namespace {

using ports::PastMatch;
using ports::PlayerOf;
using ports::PlayerPage;
using ports::Run;
using ports::RunPlayer;

// The match in a row of matches_of(), as its player sees it.
PastMatch match_in(const Query& row) {
  PastMatch match;
  Run& run = match.run;
  run.code = RoomCode(row.text(0));
  match.room_closed = row.integer(1) != 0;
  run.match = row.number<std::uint32_t>(2);
  run.game = row.text(3);
  run.table = row.number<core::Table>(4);
  run.source = row.number<Run::Source>(5);
  run.pack = row.text(6);
  run.number = row.number<std::uint32_t>(7);
  run.category = row.text(8);
  const bool race = run.table == core::Table::kRace;
  RunPlayer player;
  player.name = row.text(25);
  player.result = row.number<RunPlayer::Result>(9);
  player.time_ms = row.number<std::uint64_t>(10);
  player.assisted = row.integer(11) != 0;
  player.too_fast = row.integer(12) != 0;
  run.players = {player};
  const bool own_time = race && player.result == RunPlayer::Result::kSolved;
  run.time_ms = own_time ? player.time_ms : row.number<std::uint64_t>(13);
  run.assisted = race ? player.assisted : row.integer(14) != 0;
  run.too_fast = race ? player.too_fast : row.integer(15) != 0;
  run.wall_ms = row.integer(16);
  run.worth = row.number<std::uint32_t>(17);
  run.apart = row.integer(18) != 0;
  run.clicks = row.number<std::uint32_t>(19);
  run.counts = row.integer(20) != 0;
  run.stopped = row.integer(21) != 0;
  match.team_size = race ? 1 : row.number<std::uint32_t>(22);
  match.computer = (race ? row.integer(24) : row.integer(23)) != 0;
  return match;
}

// The latest first, at most one more than are summed up. A match with two rows of the player, who
// left it and came back, appears once, by its first row.
Result<std::vector<PastMatch>> matches_of(Database& db, PlayerId player) {
  Query rows = db.query(
      "SELECT code, closed, match, game, table_kind, source, pack, number, category, result, "
      "own.time_ms, own.assisted, own.too_fast, runs.time_ms, runs.assisted, runs.too_fast, "
      "wall_ms, worth, apart, clicks, counts, stopped, team_size, runs.computer, own.computer, "
      "name, min(place) "
      "FROM run_players AS own JOIN runs ON runs.id = own.run JOIN rooms ON rooms.id = runs.room "
      "WHERE own.player = ? GROUP BY own.run ORDER BY own.run DESC LIMIT ?",
      {player, limits::kMatchesSummed + 1});
  std::vector<PastMatch> matches;
  while (rows.next()) matches.push_back(match_in(rows));
  if (rows.error()) return *rows.error();
  return matches;
}

struct Named {
  PlayerId player;
  std::int64_t last_run = 0;  // 0: none
};

// The players who had the name in a run, the most recent first.
Result<std::vector<Named>> players_once_named(Database& db, const Name& name) {
  Query rows = db.query(
      "SELECT player, max(run) FROM run_players WHERE name = ? "
      "AND player IN (SELECT id FROM players) GROUP BY player ORDER BY 2 DESC LIMIT ?",
      {name, limits::kNamesakes});
  std::vector<Named> found;
  while (rows.next()) found.push_back({rows.id<PlayerId>(0), rows.integer(1)});
  if (rows.error()) return *rows.error();
  return found;
}

// The players with the name, the last to play first; of too many, the newest players. If nobody has
// the name now, those who had it in a run: leaderboards keep the names of their time.
Result<std::vector<Named>> players_named(Database& db, const Name& name) {
  Query rows = db.query(
      "SELECT id, coalesce((SELECT max(run) FROM run_players WHERE player = players.id), 0) "
      "FROM players WHERE name = ? ORDER BY id DESC LIMIT ?",
      {name, limits::kNamesakes});
  std::vector<Named> found;
  while (rows.next()) found.push_back({rows.id<PlayerId>(0), rows.integer(1)});
  if (rows.error()) return *rows.error();
  if (found.empty()) return players_once_named(db, name);
  std::ranges::sort(found, [](const Named& a, const Named& b) {
    return std::tuple(a.last_run, a.player) > std::tuple(b.last_run, b.player);
  });
  return found;
}

// The requested player's page without matches; nullopt if there is no such player.
Result<std::optional<PlayerPage>> page_of(Database& db, const PlayerOf& of) {
  PlayerPage page;
  page.player = of.player;
  if (of.player == PlayerId(0)) {
    const auto named = players_named(db, of.name);
    if (!named) return named.error();
    if (of.nth >= named->size()) return std::optional<PlayerPage>();
    page.player = (*named)[of.nth].player;
    page.namesakes = static_cast<std::uint32_t>(named->size());
  }
  Query row = db.query("SELECT name FROM players WHERE id = ?", {page.player});
  if (!row.next())
    return row.error() ? Result<std::optional<PlayerPage>>(*row.error())
                       : std::optional<PlayerPage>();
  page.name = Name(row.text(0));
  return std::optional(std::move(page));
}

}  // namespace

Result<std::optional<PlayerPage>> player_page(Database& db, const PlayerOf& of) {
  Result<std::optional<PlayerPage>> page = page_of(db, of);
  if (!page || !*page) return page;
  Result<std::vector<PastMatch>> matches = matches_of(db, (*page)->player);
  if (!matches) return matches.error();
  (*page)->more = matches->size() > limits::kMatchesSummed;
  if ((*page)->more) matches->pop_back();
  ports::sum_up(*matches, of, **page);
  auto histories = rating_histories(db, (*page)->player, of.game);
  if (!histories) return histories.error();
  (*page)->ratings = *std::move(histories);
  auto others = opponents(db, (*page)->player, of.game);
  if (!others) return others.error();
  (*page)->opponents = *std::move(others);
  Query meta = db.query("SELECT all_ended_since FROM meta");
  if (meta.next()) (*page)->all_ended_since = meta.integer(0);
  if (meta.error()) return *meta.error();
  return page;
}

}  // namespace gridmates::store
