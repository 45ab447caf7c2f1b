#include "server/actors/records/dailies.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "server/lobby/streak.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

using FoundBoard = std::optional<std::optional<ports::DailyBoard>>;
using SettledBoard = std::optional<ports::DailyBoard>;
using Standings = std::optional<std::vector<ports::DailyStanding>>;
using Days = std::optional<std::vector<Day>>;
using MaySee = std::optional<bool>;

// Today by the server's clock. If the clock goes back, so do the days: each keeps its board.
Day today(const House& house) { return day_of(house.ports.clock.wall_ms()); }

Awaitable<Standings> standings_of(House& house, PlayerId player,
                                  std::vector<ports::DailyName> dailies) {
  const auto begin = [&](ports::Done<Standings> done) {
    house.ports.dailies.standings(player, dailies, std::move(done));
  };
  co_return co_await await<Standings>(begin);
}

// The day's board, which is made if there is none; if another request settles it first, that one.
Awaitable<core::Result<ports::DailyBoard, v1::Error>> board_of_day(
    House& house, const core::Game& game, PlayerId player, ports::DailyName daily,
    core::Bytes options, BoardWait wait) {
  const auto find = [&](ports::Done<FoundBoard> done) {
    house.ports.dailies.find_board(daily, std::move(done));
  };
  FoundBoard found = co_await await<FoundBoard>(find);
  if (!found) co_return wire::cannot_read();
  if (*found) co_return **std::move(found);
  auto made = co_await make_daily_board(house, game, player, daily, std::move(options), wait);
  if (!made) co_return made.error();
  const auto settle = [&](ports::Done<SettledBoard> done) {
    house.ports.dailies.settle_board(*made, std::move(done));
  };
  SettledBoard settled = co_await await<SettledBoard>(settle);
  if (!settled) co_return wire::cannot_read();
  co_return *std::move(settled);
}

// "easy, medium, hard".
std::string levels_in(const std::vector<core::Daily>& dailies) {
  std::string levels;
  for (const core::Daily& daily : dailies) {
    levels += (levels.empty() ? "" : ", ") + std::string(daily.level);
  }
  return levels;
}

}  // namespace

Awaitable<core::Result<wire::DailyList, v1::Error>> list_dailies(std::shared_ptr<House> house,
                                                                 PlayerId player,
                                                                 std::optional<Day> day) {
  const std::int64_t wall_ms = std::max<std::int64_t>(house->ports.clock.wall_ms(), 0);
  wire::DailyList list;
  list.day = day.value_or(day_of(wall_ms));
  if (list.day > day_of(wall_ms)) co_return wire::invalid("date", "That day has not begun yet.");
  const std::int64_t ends_ms = begin_of(list.day + 1);
  list.closes_in_ms = static_cast<std::uint64_t>(std::max(ends_ms - wall_ms, std::int64_t{0}));
  std::vector<ports::DailyName> names;
  for (const core::Game* game : house->games.all()) {
    const std::string id(game->facts().id);
    const auto dailies = game->dailies();
    if (dailies.empty()) continue;
    for (const core::Daily& daily : dailies) {
      names.push_back({id, std::string(daily.level), list.day});
    }
    const auto begin = [&](ports::Done<Days> done) {
      house->ports.dailies.counted_days(player, id, std::move(done));
    };
    const Days days = co_await await<Days>(begin);
    if (!days) co_return wire::cannot_read();
    const bool has_today = std::ranges::find(*days, list.day) != days->end();
    list.streaks.push_back({id, lobby::streak_of(*days, list.day), has_today});
  }
  Standings standings = co_await standings_of(*house, player, names);
  if (!standings) co_return wire::cannot_read();
  for (std::size_t i = 0; i < names.size(); ++i) {
    list.entries.push_back({std::move(names[i]), std::move((*standings)[i])});
  }
  co_return list;
}

Awaitable<DailyFound> find_daily(House& house, const core::Game& game, PlayerId player,
                                 std::string level, BoardWait wait) {
  const auto dailies = game.dailies();
  if (dailies.empty()) {
    co_return wire::invalid("game", "{game} has no daily puzzles.",
                            {{"game", std::string(game.facts().title)}});
  }
  const auto daily = std::ranges::find(dailies, level, &core::Daily::level);
  if (daily == dailies.end()) {
    co_return wire::invalid("level", "A daily puzzle is one of {levels}.",
                            {{"levels", levels_in(dailies)}});
  }
  const ports::DailyName name{std::string(game.facts().id), std::move(level), today(house)};
  const Standings standings = co_await standings_of(house, player, {name});
  if (!standings) co_return wire::cannot_read();
  const ports::DailyStanding& standing = standings->front();
  if (standing.mine && standing.mine->end) co_return wire::daily_finished(standing);
  // A room that is not open any more was closed before a player saw its board.
  if (standing.mine && house.lobby.find(standing.mine->room)) co_return standing.mine->room;
  auto board = co_await board_of_day(house, game, player, name, daily->options, std::move(wait));
  if (!board) co_return board.error();
  co_return *std::move(board);
}

Awaitable<std::optional<bool>> may_see(House& house, RoomId room, PlayerId player) {
  const Day now = today(house);
  const Day open = now == 0 ? 0 : now - 1;  // from here on dailies may be finished in time
  const auto begin = [&](ports::Done<MaySee> done) {
    house.ports.dailies.may_see(room, player, open, std::move(done));
  };
  co_return co_await await<MaySee>(begin);
}

}  // namespace gridmates::actors
