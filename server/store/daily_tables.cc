#include "server/store/daily_tables.h"

#include "server/base/limits.h"

namespace gridmates::store {
namespace {

using ports::DailyBoard;
using ports::DailyEnd;
using ports::DailyName;
using ports::DailyStanding;
using ports::DailyTry;

// The state of a try in its row.
enum class TryState : std::uint8_t { kGoesOn, kSolved, kUnsolved, kLast = kUnsolved };

constexpr std::string_view kTryColumns =
    "SELECT code, state, counts, time_ms, wall_ms, help, apart FROM daily_tries "
    "JOIN rooms ON rooms.id = room ";

DailyTry try_of(const Query& row) {
  DailyTry found{RoomCode(row.text(0)), std::nullopt};
  const auto state = row.number<TryState>(1);
  if (state == TryState::kGoesOn) return found;
  found.end = DailyEnd{state == TryState::kSolved,
                       row.integer(2) != 0,
                       row.number<std::uint64_t>(3),
                       row.integer(4),
                       row.text(5),
                       row.integer(6) != 0};
  return found;
}

Result<std::optional<DailyTry>> first_try(Query row) {
  std::optional<DailyTry> found;
  if (row.next()) found = try_of(row);
  if (row.error()) return *row.error();
  return found;
}

Result<std::uint32_t> count(Query row) {
  const std::uint32_t counted = row.next() ? row.number<std::uint32_t>(0) : 0;
  if (row.error()) return *row.error();
  return counted;
}

// Counts people's tries that count; programs' tries are excluded.
constexpr const char* kCounted =
    "SELECT count(*) FROM daily_tries AS try JOIN players ON players.id = player "
    "WHERE try.game = ? AND level = ? AND day = ? AND counts = 1 AND computer = 0";

// Sets the place by time; of equal times the earlier try comes first.
Status add_place(Database& db, const DailyName& daily, DailyStanding& standing) {
  const DailyEnd& end = *standing.mine->end;
  const std::string alike = std::string(kCounted) + " AND help = ? AND apart = ?";
  const auto of = count(db.query(alike, {daily.game, daily.level, daily.day, end.help, end.apart}));
  if (!of) return of.error();
  const auto before = count(db.query(alike + " AND (time_ms < ? OR (time_ms = ? AND wall_ms < ?))",
                                     {daily.game, daily.level, daily.day, end.help, end.apart,
                                      end.time_ms, end.time_ms, end.wall_ms}));
  if (!before) return before.error();
  standing.of = *of;
  standing.place = *before + 1;
  return core::Ok{};
}

Result<DailyStanding> standing_of(Database& db, PlayerId player, const DailyName& daily) {
  DailyStanding standing;
  auto mine = first_try(
      db.query(std::string(kTryColumns) + "WHERE game = ? AND level = ? AND day = ? AND player = ?",
               {daily.game, daily.level, daily.day, player}));
  if (!mine) return mine.error();
  standing.mine = *std::move(mine);
  const auto solved = count(db.query(kCounted, {daily.game, daily.level, daily.day}));
  if (!solved) return solved.error();
  standing.solved = *solved;
  if (!standing.mine || !standing.mine->end || !standing.mine->end->counts) return standing;
  if (Status placed = add_place(db, daily, standing); !placed) return placed.error();
  return standing;
}

}  // namespace

Result<std::optional<DailyBoard>> find_daily_board(Database& db, const DailyName& daily) {
  Query row = db.query(
      "SELECT options, board, board_level FROM dailies WHERE game = ? AND level = ? AND day = ?",
      {daily.game, daily.level, daily.day});
  std::optional<DailyBoard> found;
  if (row.next()) {
    const core::ByteView options = row.bytes(0);
    const core::ByteView board = row.bytes(1);
    found = DailyBoard{
        daily, {options.begin(), options.end()}, {board.begin(), board.end()}, row.text(2)};
  }
  if (row.error()) return *row.error();
  return found;
}

Result<DailyBoard> settle_daily_board(Database& db, const DailyBoard& board) {
  const DailyName& daily = board.daily;
  const Status put = db.run(
      "INSERT INTO dailies (game, level, day, options, board, board_level) "
      "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
      {daily.game, daily.level, daily.day, core::ByteView(board.options),
       core::ByteView(board.board), board.level});
  if (!put) return put.error();
  auto settled = find_daily_board(db, daily);
  if (!settled) return settled.error();
  if (!*settled) return Error{Error::Kind::kBroken, "a daily is not there"};
  return **std::move(settled);
}

Result<std::vector<DailyStanding>> daily_standings(Database& db, PlayerId player,
                                                   const std::vector<DailyName>& dailies) {
  std::vector<DailyStanding> standings;
  for (const DailyName& daily : dailies) {
    auto standing = standing_of(db, player, daily);
    if (!standing) return standing.error();
    standings.push_back(*std::move(standing));
  }
  return standings;
}

Result<std::vector<Day>> counted_days_of(Database& db, PlayerId player, const std::string& game) {
  Query rows = db.query(
      "SELECT DISTINCT day FROM daily_tries WHERE player = ? AND game = ? AND counts = 1 "
      "ORDER BY day DESC LIMIT ?",
      {player, game, limits::kStreakDays});
  std::vector<Day> days;
  while (rows.next()) days.push_back(rows.number<Day>(0));
  if (rows.error()) return *rows.error();
  return days;
}

Result<bool> may_see_daily(Database& db, RoomId room, PlayerId player, Day open) {
  Query row = db.query(
      "SELECT NOT EXISTS (SELECT 1 FROM daily_tries AS shown WHERE room = ?1 AND player <> ?2 "
      "AND day >= ?3 AND NOT EXISTS (SELECT 1 FROM daily_tries AS mine WHERE "
      "mine.game = shown.game AND mine.level = shown.level AND mine.day = shown.day "
      "AND mine.player = ?2 AND mine.state <> 0))",
      {room, player, open});
  const bool may = row.next() && row.integer(0) != 0;
  if (row.error()) return *row.error();
  return may;
}

Result<std::optional<RoomId>> room_of_try(Database& db, const DailyName& daily, PlayerId player) {
  Query row = db.query(
      "SELECT room FROM daily_tries JOIN rooms ON rooms.id = room "
      "WHERE game = ? AND level = ? AND day = ? AND player = ? AND (state <> 0 OR closed = 0)",
      {daily.game, daily.level, daily.day, player});
  std::optional<RoomId> room;
  if (row.next()) room = row.id<RoomId>(0);
  if (row.error()) return *row.error();
  return room;
}

Status begin_try(Database& db, const DailyName& daily, PlayerId player, RoomId room) {
  return db.run(
      "INSERT INTO daily_tries (game, level, day, player, room) VALUES (?, ?, ?, ?, ?) "
      "ON CONFLICT (game, level, day, player) DO UPDATE SET room = excluded.room",
      {daily.game, daily.level, daily.day, player, room});
}

Status end_try(Database& db, RoomId room, const DailyEnd& end) {
  return db.run(
      "UPDATE daily_tries SET state = ?, counts = ?, time_ms = ?, wall_ms = ?, help = ?, apart = ? "
      "WHERE room = ?",
      {end.solved ? TryState::kSolved : TryState::kUnsolved, end.counts, end.time_ms, end.wall_ms,
       end.help, end.apart, room});
}

Result<std::optional<DailyTry>> try_in(Database& db, RoomId room) {
  return first_try(db.query(std::string(kTryColumns) + "WHERE room = ?", {room}));
}

}  // namespace gridmates::store
