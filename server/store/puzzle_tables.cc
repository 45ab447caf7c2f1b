#include "server/store/puzzle_tables.h"

namespace gridmates::store {
namespace {

using ports::Pack;
using ports::Puzzle;

Result<std::optional<Puzzle>> numbered(Database& db, const std::string& game,
                                       const std::string& pack, std::uint32_t number) {
  Query row =
      db.query("SELECT givens, level, size FROM puzzles WHERE game = ? AND pack = ? AND number = ?",
               {game, pack, number});
  std::optional<Puzzle> puzzle;
  if (row.next()) {
    puzzle = {game, pack, number, row.text(0), row.text(1), row.number<std::uint32_t>(2)};
  }
  if (row.error()) return *row.error();
  return puzzle;
}

// Chooses one of all puzzles in `list` by `chance`; each pack is numbered without gaps.
std::optional<std::pair<std::string, std::uint32_t>> choose(const std::vector<Pack>& list,
                                                            std::uint64_t chance) {
  std::uint64_t total = 0;
  for (const Pack& pack : list) total += pack.puzzles;
  if (total == 0) return std::nullopt;
  std::uint64_t left = chance % total;
  for (const Pack& pack : list) {
    if (left < pack.puzzles) return std::pair(pack.name, static_cast<std::uint32_t>(left) + 1);
    left -= pack.puzzles;
  }
  return std::nullopt;
}

Result<bool> has_pack(Database& db, const std::string& game, const std::string& pack) {
  Query known = db.query("SELECT 1 FROM packs WHERE game = ? AND name = ?", {game, pack});
  const bool there = known.next();
  if (known.error()) return *known.error();
  return there;
}

// Requests one row more than `at_most`, to see whether there are more.
Query query_list(Database& db, const ports::PuzzlesOf& of) {
  const auto limit = static_cast<std::int64_t>(of.at_most) + 1;
  if (of.level.empty()) {
    return db.query(
        "SELECT number, size, level FROM puzzles WHERE game = ? AND pack = ? AND number > ? "
        "ORDER BY number LIMIT ?",
        {of.game, of.pack, of.after, limit});
  }
  return db.query(
      "SELECT number, size, level FROM puzzles WHERE game = ? AND pack = ? AND level = ? AND "
      "number > ? ORDER BY number LIMIT ?",
      {of.game, of.pack, of.level, of.after, limit});
}

}  // namespace

Result<std::optional<Puzzle>> find_puzzle(Database& db, const ports::PuzzleQuery& query) {
  if (query.number != 0 && !query.pack.empty()) {
    return numbered(db, query.game, query.pack, query.number);
  }
  Result<std::vector<Pack>> all = packs(db);
  if (!all) return all.error();
  std::erase_if(*all, [&query](const Pack& pack) {
    return pack.game != query.game || (!query.pack.empty() && pack.name != query.pack);
  });
  const auto chosen = choose(*all, query.chance);
  if (!chosen) return std::optional<Puzzle>();
  return numbered(db, query.game, chosen->first, chosen->second);
}

Result<std::vector<Pack>> packs(Database& db) {
  Query rows = db.query("SELECT name, game, puzzles FROM packs ORDER BY game, name");
  std::vector<Pack> list;
  while (rows.next()) list.push_back({rows.text(0), rows.text(1), rows.number<std::uint32_t>(2)});
  if (rows.error()) return *rows.error();
  return list;
}

Result<std::optional<ports::ListedPuzzles>> list_puzzles(Database& db, const ports::PuzzlesOf& of) {
  using Listed = std::optional<ports::ListedPuzzles>;
  const Result<bool> known = has_pack(db, of.game, of.pack);
  if (!known) return known.error();
  if (!*known) return Listed();
  Query rows = query_list(db, of);
  ports::ListedPuzzles list;
  while (rows.next()) {
    list.more = list.puzzles.size() == of.at_most;
    if (list.more) continue;
    list.puzzles.push_back(
        {rows.number<std::uint32_t>(0), rows.number<std::uint32_t>(1), rows.text(2)});
  }
  if (rows.error()) return *rows.error();
  return Listed(std::move(list));
}

Result<ports::NotGraded> not_graded(Database& db, const std::string& game, std::size_t at_most) {
  const std::string level(ports::kNotGraded);
  ports::NotGraded found;
  Query count =
      db.query("SELECT count(*) FROM puzzles WHERE game = ? AND level = ?", {game, level});
  if (count.next()) found.in_all = count.number<std::uint64_t>(0);
  if (count.error()) return *count.error();
  Query rows = db.query(
      "SELECT pack, number, givens, size FROM puzzles WHERE game = ? AND level = ? "
      "ORDER BY pack, number LIMIT ?",
      {game, level, static_cast<std::int64_t>(at_most)});
  while (rows.next()) {
    found.puzzles.push_back({game, rows.text(0), rows.number<std::uint32_t>(1), rows.text(2), level,
                             rows.number<std::uint32_t>(3)});
  }
  if (rows.error()) return *rows.error();
  return found;
}

Status write_levels(Database& db, const std::vector<Puzzle>& graded) {
  for (const Puzzle& puzzle : graded) {
    const Status written = db.run(
        "UPDATE puzzles SET level = ? WHERE game = ? AND pack = ? AND number = ? AND level = ?",
        {puzzle.level, puzzle.game, puzzle.pack, puzzle.number, std::string(ports::kNotGraded)});
    if (!written) return written;
  }
  return core::Ok{};
}

Result<bool> has_puzzle(Database& db, const std::string& game, const std::string& givens) {
  Query known = db.query("SELECT 1 FROM puzzles WHERE game = ? AND givens = ?", {game, givens});
  const bool there = known.next();
  if (known.error()) return *known.error();
  return there;
}

Status add_puzzle(Database& db, const Puzzle& puzzle) {
  Query number = db.query(
      "INSERT INTO packs (game, name, puzzles) VALUES (?, ?, 1) "
      "ON CONFLICT DO UPDATE SET puzzles = puzzles + 1 RETURNING puzzles",
      {puzzle.game, puzzle.pack});
  if (!number.next()) return number.error().value_or(Error{Error::Kind::kOther, "no number"});
  const std::int64_t next = number.integer(0);
  while (number.next()) {
  }
  if (number.error()) return *number.error();
  return db.run(
      "INSERT INTO puzzles (game, pack, number, size, level, givens) VALUES (?, ?, ?, ?, ?, ?)",
      {puzzle.game, puzzle.pack, next, puzzle.size, puzzle.level, puzzle.givens});
}

}  // namespace gridmates::store
