// The facts of the games that clients get, and rooms opened with nothing else.
#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

bool is_at(const v1::OptionFacts& option, v1::Table table) {
  return option.tables().empty() ||
         std::find(option.tables().begin(), option.tables().end(), table) != option.tables().end();
}

v1::ClientFrame room_of(const std::string& game, v1::Table table) {
  v1::ClientFrame frame;
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_key(std::string(16, 'a'));
  create.set_game(game);
  create.set_table(table);
  return frame;
}

void pick(v1::ClientFrame& frame, const std::string& name, std::uint32_t value) {
  v1::PickedOption& picked = *frame.mutable_create_room()->add_picked();
  picked.set_name(name);
  picked.set_value(value);
}

class GameFactsTest : public testing::Test {
 protected:
  void SetUp() override { ana_->enter("Ana"); }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
};

TEST_F(GameFactsTest, WelcomeTellsOfEveryGame) {
  const auto welcome = ana_->last(Body::kWelcome);
  ASSERT_TRUE(welcome);
  std::vector<std::string> told;
  for (const v1::GameFacts& game : welcome->welcome().games()) told.push_back(game.id());
  std::vector<std::string> there;
  for (const core::Game* game : all_games().all()) there.emplace_back(game->facts().id);
  EXPECT_EQ(told, there);
}

TEST_F(GameFactsTest, AreEnoughToOpenARoomOfEveryGameAtEveryTable) {
  const v1::Welcome welcome = ana_->last(Body::kWelcome)->welcome();
  std::uint8_t number = 1;
  for (const v1::GameFacts& game : welcome.games()) {
    for (const v1::Seating& seating : game.seatings()) {
      const auto client = world_.client(++number);
      client->enter("Bo");
      v1::ClientFrame frame = room_of(game.id(), seating.table());
      for (const v1::OptionFacts& option : game.options()) {
        if (is_at(option, seating.table())) pick(frame, option.name(), option.usual());
      }
      client->send(frame);
      EXPECT_TRUE(client->last(Body::kRoomCreated)) << game.id() << " at " << seating.table();
    }
  }
  EXPECT_GE(number, 6u);
}

TEST_F(GameFactsTest, WhatIsPickedChangesTheOptions) {
  v1::ClientFrame frame = room_of("minesweeper", v1::TABLE_COOP);
  frame.mutable_create_room()->mutable_options()->mutable_minesweeper()->set_lives(3);
  pick(frame, "width", 20);
  ana_->send(frame);
  v1::ClientFrame list;
  list.mutable_list_rooms();
  ana_->send(list);
  const v1::RoomList rooms = ana_->last(Body::kRoomList)->room_list();
  ASSERT_EQ(rooms.rooms_size(), 1);
  EXPECT_EQ(rooms.rooms(0).options().minesweeper().width(), 20u);
  EXPECT_EQ(rooms.rooms(0).options().minesweeper().height(), 9u);
  EXPECT_EQ(rooms.rooms(0).options().minesweeper().lives(), 3u);
}

TEST_F(GameFactsTest, WhatCannotBePickedIsRefused) {
  v1::ClientFrame frame = room_of("minesweeper", v1::TABLE_COOP);
  pick(frame, "width", 7);
  ana_->send(frame);
  const v1::Error error = ana_->last(Body::kError)->error();
  EXPECT_EQ(error.code(), v1::ERROR_CODE_INVALID_ARGUMENT);
  EXPECT_EQ(error.field(), "picked");
  EXPECT_EQ(error.message(), "The option width is 8 to 50.");
  EXPECT_TRUE(world_.disk.rooms.empty());
}

}  // namespace
}  // namespace gridmates::actors::test
