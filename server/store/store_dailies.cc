// The store's implementation of ports::Dailies.
#include <utility>

#include "server/store/daily_tables.h"
#include "server/store/store.h"

namespace gridmates::store {

void Store::find_board(ports::DailyName daily,
                       ports::Done<std::optional<std::optional<ports::DailyBoard>>> done) {
  look_up<std::optional<ports::DailyBoard>>(
      [daily = std::move(daily)](Database& db) { return find_daily_board(db, daily); },
      std::move(done));
}

void Store::settle_board(ports::DailyBoard board,
                         ports::Done<std::optional<ports::DailyBoard>> done) {
  writer_.post(finding<ports::DailyBoard>(
      [board = std::move(board)](Database& db) { return settle_daily_board(db, board); },
      [done = std::move(done)](Outcome, std::optional<ports::DailyBoard> settled) {
        done(std::move(settled));
      }));
}

void Store::standings(PlayerId player, std::vector<ports::DailyName> dailies,
                      ports::Done<std::optional<std::vector<ports::DailyStanding>>> done) {
  look_up<std::vector<ports::DailyStanding>>(
      [player, dailies = std::move(dailies)](Database& db) {
        return daily_standings(db, player, dailies);
      },
      std::move(done));
}

void Store::counted_days(PlayerId player, std::string game,
                         ports::Done<std::optional<std::vector<Day>>> done) {
  look_up<std::vector<Day>>(
      [player, game = std::move(game)](Database& db) { return counted_days_of(db, player, game); },
      std::move(done));
}

void Store::may_see(RoomId room, PlayerId player, Day open, ports::Done<std::optional<bool>> done) {
  look_up<bool>([=](Database& db) { return may_see_daily(db, room, player, open); },
                std::move(done));
}

}  // namespace gridmates::store
