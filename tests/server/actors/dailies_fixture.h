// A server on 2026-11-24, an hour before midnight, and players of its dailies.
#pragma once

#include <memory>
#include <string>

#include "engine/minesweeper/rules.h"
#include "gtest/gtest.h"
#include "server/base/dates.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {

class DailiesTest : public testing::Test {
 protected:
  void SetUp() override {
    // An hour before midnight, so that tests can cross it.
    world_.clock.jump_wall(begin_of(kDay + 1) - 3'600'000 - world_.clock.wall_ms());
    ana_token_ = ana_->enter("Ana");
    bo_->enter("Bo");
  }

  // Returns the answer to OpenDaily; the client enters the room.
  v1::ServerFrame open(Client& client, const std::string& level,
                       const std::string& game = "minesweeper") {
    v1::ClientFrame frame;
    frame.mutable_open_daily()->set_key(std::string(16, ++key_));
    frame.mutable_open_daily()->set_game(game);
    frame.mutable_open_daily()->set_level(level);
    client.send(frame);
    const v1::ServerFrame answer = client.frames().back();
    if (answer.has_room_created()) client.enter_room(answer.room_created().code());
    return answer;
  }
  // Opens the daily and starts the match.
  void begin(Client& client, const std::string& level = "beginner") {
    ASSERT_TRUE(open(client, level).has_room_created());
    client.resume();
    client.start();
  }
  v1::DailyList list(Client& client, const std::string& date = {}) {
    v1::ClientFrame frame;
    frame.mutable_list_dailies()->set_date(date);
    client.send(frame);
    return client.last(Body::kDailyList)->daily_list();
  }
  v1::Daily daily(Client& client, const std::string& level = "beginner") {
    const v1::DailyList all = list(client);
    for (const auto& daily : all.dailies()) {
      if (daily.game() == "minesweeper" && daily.level() == level) return daily;
    }
    return {};
  }
  std::uint32_t streak(Client& client) {
    const v1::DailyList all = list(client);
    for (const auto& streak : all.streaks()) {
      if (streak.game() == "minesweeper") return streak.days();
    }
    return 0;
  }
  minesweeper::Board field(Day day, const std::string& level = "beginner") const {
    const ports::DailyBoard& stored = world_.disk.dailies.at({"minesweeper", level, day});
    return *core::decode<minesweeper::Board>(stored.board);
  }
  static void open_cell(Client& client, std::uint32_t cell) {
    v1::Action action = client.action();
    action.mutable_play()->mutable_move()->mutable_minesweeper()->mutable_open()->set_cell(cell);
    client.act(action);
  }
  // Opens every cell without a mine.
  void solve(Client& client, Day day = kDay) {
    const minesweeper::Board board = field(day);
    for (minesweeper::Cell cell = 0; cell < board.options.shape.cells(); ++cell) {
      if (!board.mines.has(cell)) open_cell(client, cell);
    }
  }
  // Opens the daily, starts it, and solves it after this time.
  void play(Client& client, std::uint64_t after_ms) {
    begin(client);
    world_.pass(after_ms);
    solve(client);
  }
  static void do_it(Client& client, const v1::Action& action) {
    client.act(action);
    ASSERT_FALSE(client.answer().has_refused()) << client.answer().DebugString();
  }
  // Opens a mine.
  void lose(Client& client, Day day = kDay) {
    const minesweeper::Board board = field(day);
    minesweeper::Cell mine = 0;
    while (!board.mines.has(mine)) ++mine;
    open_cell(client, mine);
  }
  v1::ServerFrame replay(Client& client, const std::string& room) {
    v1::ClientFrame frame;
    frame.mutable_get_replay()->set_run(room + "/1");
    client.send(frame);
    return client.frames().back();
  }
  void to_next_day() {
    const Day day = day_of(world_.clock.wall_ms());
    world_.clock.jump_wall(begin_of(day + 1) - world_.clock.wall_ms());
  }

  static constexpr Day kDay = 20'781;  // 2026-11-24
  static constexpr std::uint64_t kNotTooFastMs = 10'000;
  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::string ana_token_;
  char key_ = 'A';
};

}  // namespace gridmates::actors::test
