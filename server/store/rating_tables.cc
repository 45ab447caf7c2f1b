#include "server/store/rating_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

#include "server/base/computers.h"
#include "server/base/limits.h"
#include "server/ports/rating.h"
#include "server/store/run_tables.h"

namespace gridmates::store {
namespace {

using ports::PlayerRating;
using ports::RatedPlayer;
using ports::RatingHistory;
using ports::RatingList;
using ports::Run;
using ports::RunPlayer;

// The columns of a rating, and the rating in them from column `from` on.
constexpr std::string_view kColumns =
    "ratings.rating, deviation, volatility, won, drawn, lost, wall_ms, change";

PlayerRating rating_in(const Query& row, int from) {
  return {{row.real(from), row.real(from + 1), row.real(from + 2)},
          row.number<std::uint32_t>(from + 3),
          row.number<std::uint32_t>(from + 4),
          row.number<std::uint32_t>(from + 5),
          row.integer(from + 6),
          row.real(from + 7)};
}

Status write(Database& db, std::int64_t id, const Run& run, PlayerId player,
             const PlayerRating& now) {
  const Status written = db.run(
      "INSERT OR REPLACE INTO ratings (player, game, variant, rating, deviation, volatility, won, "
      "drawn, lost, wall_ms, change, settled, listed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, "
      "?10, ?11, ?12, coalesce((SELECT computer FROM players WHERE id = ?1), 0) = 0)",
      {player, run.game, run.rated, now.rating.rating, now.rating.deviation, now.rating.volatility,
       now.won, now.drawn, now.lost, now.wall_ms, now.change, now.settled()});
  if (!written) return written;
  return db.run(
      "INSERT INTO rating_changes (player, game, variant, run, rating) VALUES (?, ?, ?, ?, ?)",
      {player, run.game, run.rated, id, now.rating.rating});
}

// The rows of a list of ratings, and their order.
constexpr std::string_view kListed = " WHERE listed = 1 AND ratings.game = ?1 AND variant = ?2 ";
constexpr std::string_view kOrder = " ORDER BY settled DESC, ratings.rating DESC, player ";

// The number of players before this one; nullopt: not listed, or at least limits::kPlacesCounted.
Result<std::optional<std::uint32_t>> before(Database& db, const std::string& game,
                                            const std::string& variant, PlayerId player) {
  using Before = std::optional<std::uint32_t>;
  Query own =
      db.query("SELECT settled, rating FROM ratings" + std::string(kListed) + "AND player = ?3",
               {game, variant, player});
  if (!own.next()) return own.error() ? Result<Before>(*own.error()) : Before();
  // Each arm reads one range of the index.
  const std::string of_list = "SELECT 1 FROM ratings" + std::string(kListed);
  Query row =
      db.query("SELECT count(*) FROM (" + of_list + "AND settled > ?3 UNION ALL " + of_list +
                   "AND settled = ?3 AND rating > ?4 UNION ALL " + of_list +
                   "AND settled = ?3 AND rating = ?4 AND player < ?5 LIMIT ?6)",
               {game, variant, own.integer(0), own.real(1), player, limits::kPlacesCounted});
  const Before count = row.next() ? Before(row.number<std::uint32_t>(0)) : Before(0);
  if (row.error()) return *row.error();
  return count == limits::kPlacesCounted ? Before() : count;
}

// The lines of a list from index `first` on.
Result<std::vector<RatedPlayer>> lines(Database& db, const ports::RatingsOf& of,
                                       const std::string& variant, std::uint32_t first) {
  Query rows = db.query("SELECT player, name, " + std::string(kColumns) +
                            " FROM ratings JOIN players ON players.id = player" +
                            std::string(kListed) + std::string(kOrder) + "LIMIT ?3 OFFSET ?4",
                        {of.game, variant, of.limit, first});
  std::vector<RatedPlayer> found;
  while (rows.next()) {
    const std::uint32_t place = first + static_cast<std::uint32_t>(found.size()) + 1;
    found.push_back({rows.id<PlayerId>(0), Name(rows.text(1)), rating_in(rows, 2),
                     place <= limits::kPlacesCounted ? place : 0});
  }
  if (rows.error()) return *rows.error();
  return found;
}

Result<std::vector<std::string>> variants_of(Database& db, const std::string& game) {
  Query rows = db.query(
      "SELECT DISTINCT variant FROM ratings WHERE listed = 1 AND game = ? ORDER BY variant LIMIT ?",
      {game, limits::kRatedVariants});
  std::vector<std::string> variants;
  while (rows.next()) variants.push_back(rows.text(0));
  if (rows.error()) return *rows.error();
  return variants;
}

Status read_points(Database& db, PlayerId player, RatingHistory& history) {
  Query rows = db.query(
      "SELECT runs.wall_ms, rating FROM rating_changes JOIN runs ON runs.id = run "
      "WHERE player = ? AND rating_changes.game = ? AND variant = ? ORDER BY run DESC LIMIT ?",
      {player, history.game, history.variant, limits::kRatingPoints});
  while (rows.next()) history.points.push_back({rows.integer(0), rows.real(1)});
  if (rows.error()) return *rows.error();
  std::ranges::reverse(history.points);
  return core::Ok{};
}

// Recomputed ratings.
using Book = std::map<std::tuple<PlayerId, std::string, std::string>, PlayerRating>;

// Machines may differ this much: arithmetic rounds alike, but library functions may differ.
// Volatilities are a few hundredths.
bool is_same(double a, double b) { return std::abs(a - b) < 0.01; }
bool is_same_volatility(double a, double b) { return std::abs(a - b) < 0.0001; }

// Applies the run to the book. False if the result differs from the rows.
Result<bool> follows(Database& db, std::int64_t id, const Run& run, Book& book) {
  std::array<PlayerRating, 2> ratings;
  const auto slot = [&](std::size_t i) -> PlayerRating& {
    return book[{run.players[i].player, run.game, run.rated}];
  };
  for (std::size_t i = 0; i < 2; ++i) ratings[i] = slot(i);
  ratings = ports::rated_after(run, ratings);
  for (std::size_t i = 0; i < 2; ++i) {
    if (is_computer(run.players[i].player)) continue;
    slot(i) = ratings[i];
    Query row = db.query(
        "SELECT rating FROM rating_changes WHERE player = ? AND game = ? AND variant = ? AND "
        "run = ?",
        {run.players[i].player, run.game, run.rated, id});
    const bool same = row.next() && is_same(row.real(0), ratings[i].rating.rating);
    if (row.error()) return *row.error();
    if (!same) return false;
  }
  return true;
}

Result<std::vector<std::int64_t>> rated_runs(Database& db) {
  Query rows = db.query("SELECT id FROM runs WHERE rated <> '' ORDER BY id");
  std::vector<std::int64_t> ids;
  while (rows.next()) ids.push_back(rows.integer(0));
  if (rows.error()) return *rows.error();
  return ids;
}

// Whether the book has every row of the ratings.
Result<bool> is_in(Database& db, Book& book) {
  Query rows = db.query(
      "SELECT player, game, variant, settled, listed = (SELECT computer = 0 FROM "
      "players WHERE id = player), " +
      std::string(kColumns) + " FROM ratings");
  while (rows.next()) {
    const auto found = book.extract({rows.id<PlayerId>(0), rows.text(1), rows.text(2)});
    if (found.empty()) return false;
    const PlayerRating& due = found.mapped();
    const PlayerRating told = rating_in(rows, 5);
    const bool same = is_same(due.rating.rating, told.rating.rating) &&
                      is_same(due.rating.deviation, told.rating.deviation) &&
                      is_same_volatility(due.rating.volatility, told.rating.volatility) &&
                      is_same(due.change, told.change) && due.won == told.won &&
                      due.drawn == told.drawn && due.lost == told.lost &&
                      due.wall_ms == told.wall_ms;
    if (!same || rows.integer(3) != told.settled() || rows.integer(4) == 0) return false;
  }
  if (rows.error()) return *rows.error();
  return true;
}

}  // namespace

Status add_to_ratings(Database& db, std::int64_t id, const Run& run) {
  if (!ports::changes_ratings(run)) return core::Ok{};
  std::array<PlayerRating, 2> ratings;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto rating = store::rating(db, {run.players[i].player, run.game, run.rated});
    if (!rating) return rating.error();
    ratings[i] = *rating;
  }
  ratings = ports::rated_after(run, ratings);
  for (std::size_t i = 0; i < 2; ++i) {
    const PlayerId player = run.players[i].player;
    if (is_computer(player)) continue;
    if (Status written = write(db, id, run, player, ratings[i]); !written) return written;
  }
  return core::Ok{};
}

Result<PlayerRating> rating(Database& db, const ports::RatingOf& of) {
  Query row = db.query("SELECT " + std::string(kColumns) +
                           " FROM ratings WHERE player = ? AND game = ? AND variant = ?",
                       {of.player, of.game, of.variant});
  PlayerRating rating;
  if (row.next()) rating = rating_in(row, 0);
  if (row.error()) return *row.error();
  return rating;
}

Result<std::vector<RatingList>> ratings(Database& db, const ports::RatingsOf& of) {
  const auto variants = variants_of(db, of.game);
  if (!variants) return variants.error();
  std::vector<RatingList> lists;
  for (const std::string& variant : *variants) {
    std::uint32_t first = 0;
    if (of.around) {
      const auto above = before(db, of.game, variant, *of.around);
      if (!above) return above.error();
      if (!*above) continue;
      first = **above - std::min(**above, of.limit / 2);
    }
    auto found = lines(db, of, variant, first);
    if (!found) return found.error();
    lists.push_back({variant, *std::move(found)});
  }
  return lists;
}

Result<std::vector<RatingHistory>> rating_histories(Database& db, PlayerId player,
                                                    const std::string& game) {
  std::vector<RatingHistory> histories;
  {
    Query rows = db.query("SELECT game, variant, " + std::string(kColumns) +
                              " FROM ratings WHERE player = ?1 AND (?2 = '' OR game = ?2) LIMIT ?3",
                          {player, game, limits::kRatedVariants});
    while (rows.next()) {
      histories.push_back({rows.text(0), rows.text(1), rating_in(rows, 2), {}});
    }
    if (rows.error()) return *rows.error();
  }
  for (RatingHistory& history : histories) {
    if (Status read = read_points(db, player, history); !read) return read.error();
  }
  return histories;
}

Result<std::vector<ports::Opponent>> opponents(Database& db, PlayerId player,
                                               const std::string& game) {
  // A computer's id contains its seat; / 256 removes it.
  Query rows = db.query(
      "SELECT runs.game, max(other.player), other.name, sum(own.result = ?5), "
      "sum(own.result = ?6), sum(own.result = ?7), max(other.run) AS latest "
      "FROM (SELECT run, result FROM run_players WHERE player = ?1 ORDER BY run DESC LIMIT ?2) "
      "AS own JOIN runs ON runs.id = own.run AND table_kind = ?8 AND stopped = 0 "
      "JOIN run_players AS other ON other.run = own.run AND other.player <> ?1 "
      "WHERE ?3 = '' OR runs.game = ?3 "
      "GROUP BY runs.game, iif(other.player >= ?9, other.player / 256, other.player) "
      "ORDER BY count(*) DESC, latest DESC LIMIT ?4",
      {player, limits::kMatchesSummed, game, limits::kOpponents, RunPlayer::Result::kWon,
       RunPlayer::Result::kDrawn, RunPlayer::Result::kLost, core::Table::kVersus, kFirstComputer});
  std::vector<ports::Opponent> found;
  while (rows.next()) {
    found.push_back({rows.text(0), rows.id<PlayerId>(1), Name(rows.text(2)),
                     rows.number<std::uint32_t>(3), rows.number<std::uint32_t>(4),
                     rows.number<std::uint32_t>(5)});
  }
  if (rows.error()) return *rows.error();
  return found;
}

Result<bool> ratings_agree(Database& db) {
  const auto ids = rated_runs(db);
  if (!ids) return ids.error();
  Book book;
  std::int64_t changes = 0;
  for (const std::int64_t id : *ids) {
    const Result<Run> run = read_run(db, id);
    if (!run) return run.error();
    if (!ports::changes_ratings(*run)) continue;
    const Result<bool> same = follows(db, id, *run, book);
    if (!same || !*same) return same;
    changes += std::ranges::count_if(
        run->players, [](const RunPlayer& player) { return !is_computer(player.player); });
  }
  std::erase_if(book, [](const auto& entry) { return is_computer(std::get<0>(entry.first)); });
  const Result<bool> same = is_in(db, book);
  if (!same || !*same) return same;
  Query row = db.query("SELECT count(*) FROM rating_changes");
  const bool counted = row.next() && row.integer(0) == changes;
  if (row.error()) return *row.error();
  return counted && book.empty();
}

}  // namespace gridmates::store
