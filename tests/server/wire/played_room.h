// A room played by a test, with all its past states. One thread.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "gtest/gtest.h"
#include "server/room/room.h"

namespace gridmates::wire::test {

class PlayedRoom {
 public:
  // Opened by player 1, "Ana".
  PlayedRoom(const std::string& game, core::Table table) {
    const core::Game* rules = all_games().find(game);
    const core::Bytes options = rules->default_options();
    auto board = rules->make_board(options, core::seed_from(1), std::nullopt);
    room::BoardChosen chosen;
    chosen.options = core::Blob<limits::kOptionsBytes>(options);
    chosen.board = core::Blob<limits::kBoardBytes>(*std::move(board));
    const room::RoomSetup setup{"KITE-42", game, table, false, {PlayerId(1), "Ana"}, chosen};
    auto opened = room::Room::open(all_games(), setup, now_);
    take(std::get<std::vector<room::Event>>(std::move(opened)));
  }

  // False if it was refused.
  bool act(std::uint64_t player, const std::string& name, room::Ask ask) {
    now_.room_ms += 1'000;
    now_.wall_ms += 1'000;
    auto decision = room().decide({{PlayerId(player), name}, std::move(ask)}, now_);
    auto* decided = std::get_if<std::vector<room::Event>>(&decision);
    if (decided == nullptr) return false;
    take(std::move(*decided));
    return true;
  }

  const room::Room& room() const { return after.back(); }

  std::vector<room::Event> events;                         // [n]: event n + 1
  std::vector<room::Room> after{room::Room(all_games())};  // [n]: after event n

 private:
  void take(std::vector<room::Event> more) {
    for (auto& event : more) {
      room::Room next = room();
      ASSERT_TRUE(next.evolve(event));
      after.push_back(std::move(next));
      events.push_back(std::move(event));
    }
  }

  room::Now now_{0, 1'700'000'000'000};
};

// Tic-tac-toe, from opening the room to a win by Ana over Bo while Chen watches.
inline PlayedRoom won_tictactoe() {
  PlayedRoom played("tictactoe", core::Table::kVersus);
  EXPECT_TRUE(played.act(2, "Bo", room::Join{}));
  EXPECT_TRUE(played.act(3, "Chen", room::Join{true}));
  EXPECT_TRUE(played.act(1, "Ana", room::Start{}));
  for (std::uint8_t cell : {0, 3, 1, 4, 2}) {
    const std::uint64_t player = cell < 3 ? 1 : 2;
    core::Bytes move{1, cell};
    EXPECT_TRUE(played.act(player, player == 1 ? "Ana" : "Bo", room::Play{move}));
  }
  return played;
}

}  // namespace gridmates::wire::test
