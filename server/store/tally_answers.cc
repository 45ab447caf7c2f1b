// Queries of leaderboards of results. Rows are read as in fame_answers.cc.
#include <algorithm>
#include <string>
#include <utility>

#include "server/base/limits.h"
#include "server/ports/period.h"
#include "server/store/fame_tables.h"

namespace gridmates::store {
namespace {

using ports::RunName;
using ports::TalliesOf;
using ports::Tally;

Result<std::vector<RunName>> names_of_runs(Database& db, const TalliesOf& of, PlayerId player) {
  const ports::TimesInPeriod times = ports::times_in(of.period);
  Query rows = db.query(
      "SELECT code, match, closed FROM fame_results AS results JOIN runs ON runs.id = run "
      "JOIN rooms ON rooms.id = runs.room WHERE results.game = ? AND player = ? "
      "AND results.wall_ms >= ? AND results.wall_ms < ? "
      "ORDER BY results.wall_ms DESC, run DESC LIMIT ?",
      {of.game, player, times.from_ms, times.until_ms, limits::kLeaderboardLines});
  std::vector<RunName> names;
  while (rows.next()) {
    names.push_back({RoomCode(rows.text(0)), rows.number<std::uint32_t>(1), rows.integer(2) != 0});
  }
  if (rows.error()) return *rows.error();
  return names;
}

constexpr std::string_view kTallies =
    "SELECT player, name, wins, draws, losses FROM fame_players WHERE game = ?1 AND period = ?2 ";

// Reads the rows of kTallies, without runs.
Result<std::vector<Tally>> tallies_in(Query rows) {
  std::vector<Tally> found;
  while (rows.next()) {
    found.push_back({rows.id<PlayerId>(0),
                     Name(rows.text(1)),
                     rows.number<std::uint32_t>(2),
                     rows.number<std::uint32_t>(3),
                     rows.number<std::uint32_t>(4),
                     {}});
  }
  if (rows.error()) return *rows.error();
  return found;
}

// The player's line with those before and after it; empty for a player without a line.
Result<std::vector<Tally>> tallies_around(Database& db, const TalliesOf& of) {
  const auto own = tallies_in(
      db.query(std::string(kTallies) + "AND player = ?3", {of.game, of.period, *of.around}));
  if (!own || own->empty()) return own;
  const Tally& mine = own->front();
  const auto less_wins = -std::int64_t{mine.wins};
  const std::string than = "AND (less_wins, losses, player) ";
  auto above = tallies_in(
      db.query(std::string(kTallies) + than +
                   "< (?3, ?4, ?5) ORDER BY less_wins DESC, losses DESC, player DESC LIMIT ?6",
               {of.game, of.period, less_wins, mine.losses, mine.player, of.limit / 2}));
  if (!above) return above;
  const auto below = tallies_in(db.query(
      std::string(kTallies) + than + ">= (?3, ?4, ?5) ORDER BY less_wins, losses, player LIMIT ?6",
      {of.game, of.period, less_wins, mine.losses, mine.player,
       of.limit - static_cast<std::uint32_t>(above->size())}));
  if (!below) return below;
  Query row = db.query(
      "SELECT count(*) FROM (SELECT 1 FROM fame_players WHERE game = ?1 AND period = ?2 " + than +
          "< (?3, ?4, ?5) LIMIT ?6)",
      {of.game, of.period, less_wins, mine.losses, mine.player, limits::kPlacesCounted + 1});
  const auto before = row.next() ? row.number<std::uint32_t>(0) : 0;
  if (row.error()) return *row.error();
  const bool is_counted = before < limits::kPlacesCounted;
  std::uint32_t place = is_counted ? before + 1 - static_cast<std::uint32_t>(above->size()) : 0;
  std::ranges::reverse(*above);
  above->insert(above->end(), below->begin(), below->end());
  for (Tally& tally : *above) tally.place = place == 0 ? 0 : place++;
  return above;
}

Result<std::vector<Tally>> best_tallies(Database& db, const TalliesOf& of) {
  auto board =
      tallies_in(db.query(std::string(kTallies) + "ORDER BY less_wins, losses, player LIMIT ?3",
                          {of.game, of.period, of.limit}));
  if (!board) return board;
  std::uint32_t place = 0;
  for (Tally& tally : *board) tally.place = ++place;
  return board;
}

}  // namespace

Result<std::vector<Tally>> tallies(Database& db, const TalliesOf& of) {
  Result<std::vector<Tally>> board = of.around ? tallies_around(db, of) : best_tallies(db, of);
  if (!board) return board;
  for (Tally& tally : *board) {
    Result<std::vector<RunName>> names = names_of_runs(db, of, tally.player);
    if (!names) return names.error();
    tally.runs = *std::move(names);
  }
  return board;
}

}  // namespace gridmates::store
