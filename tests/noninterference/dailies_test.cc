// A player who has not finished a daily is sent nothing that depends on its board, whatever they
// request and whatever is played there.
#include <array>
#include <string>
#include <vector>

#include "engine/minesweeper/rules.h"
#include "engine/sudoku/rules.h"
#include "gtest/gtest.h"
#include "proto/convert/game_converter.h"
#include "tests/noninterference/fixed_game.h"
#include "tests/server/actors/world.h"

namespace gridmates::noninterference {
namespace {

using actors::test::Client;
using actors::test::World;
using Sent = std::vector<std::string>;

// Makes all requests about another player's daily that are possible without a try of one's own.
void ask_about(Client& client, const std::string& game, const std::string& level,
               const std::string& room) {
  v1::ClientFrame frame;
  frame.mutable_list_dailies();
  client.send(frame);
  frame.mutable_list_rooms();
  client.send(frame);
  frame.mutable_get_replay()->set_run(room + "/1");
  client.send(frame);
  frame.mutable_get_leaderboard()->set_game(game);
  client.send(frame);
  for (const char* window : {"", "month", "day"}) {
    frame.mutable_get_leaderboard()->set_game(game);
    frame.mutable_get_leaderboard()->set_around_me(true);
    frame.mutable_get_leaderboard()->set_window(window);
    client.send(frame);
  }
  for (const char* player : {"", "Ana"}) {
    for (const std::string& of : {std::string(), game}) {
      frame.mutable_get_player()->set_name(player);
      frame.mutable_get_player()->set_game(of);
      client.send(frame);
    }
  }
  for (const char* help : {"", " hints", " computer", " no-flag"}) {
    frame.mutable_get_leaderboard()->set_game(game);
    frame.mutable_get_leaderboard()->set_category("daily 2023-11-14 " + level + help);
    client.send(frame);
  }
  client.enter_room(room);
  client.join();
  client.join(true);
  client.resume();
  client.say("hello");
  v1::Action sit = client.action();
  sit.mutable_sit();
  client.act(sit);
}

void open(Client& client, const std::string& game, const std::string& level, char key) {
  v1::ClientFrame frame;
  frame.mutable_open_daily()->set_key(std::string(16, key));
  frame.mutable_open_daily()->set_game(game);
  frame.mutable_open_daily()->set_level(level);
  client.send(frame);
  ASSERT_TRUE(client.frames().back().has_room_created());
  client.enter_room(client.frames().back().room_created().code());
}

// The frames sent to Bo while Ana plays the daily with this side's board, with `moves` that end the
// match.
Sent sent_to_bo(const core::Game& game, const std::string& level, const Twins& twins,
                std::size_t side, const std::vector<core::Bytes>& moves) {
  const FixedGame fixed(game, twins, side);
  core::Games games;
  games.add(fixed);
  World world(games);
  const std::string id(game.facts().id);
  const auto ana = world.client(1);
  const auto bo = world.client(2);
  ana->enter("Ana");
  bo->enter("Bo");
  open(*ana, id, level, 'a');
  ask_about(*bo, id, level, ana->room());
  ana->resume();
  ana->start();
  ask_about(*bo, id, level, ana->room());
  const auto& converter = *convert::converter(id);
  for (const core::Bytes& move : moves) {
    world.pass(500);
    v1::Action action = ana->action();
    converter.move(move, *action.mutable_play()->mutable_move());
    ana->act(action);
    EXPECT_FALSE(ana->answer().has_refused()) << ana->answer().ShortDebugString();
  }
  EXPECT_TRUE(world.disk.tries.begin()->second.end) << "the try has ended";
  world.pass(10'000);  // restores the rate limit
  ask_about(*bo, id, level, ana->room());
  world.pass(10'000);
  open(*bo, id, level, 'b');
  ask_about(*bo, id, level, ana->room());
  Sent sent;
  for (const v1::ServerFrame& frame : bo->frames()) sent.push_back(frame.SerializeAsString());
  return sent;
}

TEST(Dailies, OfSudokuAreNobodysBusinessBeforeTheirOwn) {
  const core::Game& game = core::erased<sudoku::Rules>();
  const std::string first =
      "....7891267219534819834256785976142342685379171392485696153728428741963534528617.";
  const std::string second =
      "53467891267219534819834256785976142342685379171392485696153728428741963534.2861..";
  Twins twins;
  std::array<core::Bytes, 2> boards;
  for (std::size_t side = 0; side < 2; ++side) {
    const auto options = game.with_puzzle(game.default_options(), side == 0 ? first : second);
    boards[side] = *game.make_board(*options, core::seed_from(1), std::nullopt);
  }
  twins.boards = boards;
  const auto set = [](std::uint8_t cell, std::uint8_t digit) {
    return core::encode(sudoku::Move{sudoku::Set{cell, digit}});
  };
  const std::vector<core::Bytes> solve_first = {set(0, 5), set(1, 3), set(2, 4), set(3, 6),
                                                set(80, 9)};
  // The same number of moves as the other, at the same times.
  const auto clear = core::encode(sudoku::Move{sudoku::Clear{74}});
  const std::vector<core::Bytes> solve_second = {set(74, 1), clear, set(74, 5), set(79, 7),
                                                 set(80, 9)};
  const Sent one = sent_to_bo(game, "easy", twins, 0, solve_first);
  EXPECT_EQ(one, sent_to_bo(game, "easy", twins, 1, solve_second));
  EXPECT_GT(one.size(), 40U);
}

TEST(Dailies, OfMinesweeperTellNoMeasureOfTheirField) {
  const core::Game& game = core::erased<minesweeper::Rules>();
  const auto daily = game.dailies().front();
  Twins twins;
  twins.boards = {*game.daily_board(daily.options, core::seed_from(1), {}),
                  *game.daily_board(daily.options, core::seed_from(2), {})};
  // Ana opens a mine at once.
  const auto lose = [&](std::size_t side) {
    const auto board = core::decode<minesweeper::Board>((*twins.boards)[side]);
    minesweeper::Cell mine = 0;
    while (!board->mines.has(mine)) ++mine;
    return std::vector<core::Bytes>{core::encode(minesweeper::Move{minesweeper::Open{mine}})};
  };
  EXPECT_EQ(sent_to_bo(game, "beginner", twins, 0, lose(0)),
            sent_to_bo(game, "beginner", twins, 1, lose(1)));
}

}  // namespace
}  // namespace gridmates::noninterference
