// Options of a game unknown to this client: from the facts that the server sends.
#include "client/commands/game_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "client/commands/game_words.h"

namespace gridmates::commands {
namespace {

using testing::ElementsAre;

v1::GameFacts chess() {
  v1::GameFacts game;
  game.set_id("chess");
  v1::OptionFacts& minutes = *game.add_options();
  minutes.set_name("minutes");
  minutes.set_what("a player's time");
  minutes.set_min(1);
  minutes.set_max(90);
  minutes.set_usual(10);
  v1::OptionFacts& colour = *game.add_options();
  colour.set_name("colour");
  colour.set_max(2);
  colour.set_usual(1);
  for (const char* value : {"white", "any", "black"}) colour.add_values(value);
  v1::OptionFacts& team = *game.add_options();
  team.set_name("team");
  team.set_min(2);
  team.set_max(4);
  team.set_usual(2);
  team.add_tables(v1::TABLE_COOP);
  return game;
}

v1::CreateRoom room_at(v1::Table table) {
  v1::CreateRoom room;
  room.set_game("chess");
  room.set_table(table);
  return room;
}

TEST(ListedOptions, BeginWithWhatIsUsual) {
  const auto options = listed_options(chess(), v1::TABLE_COOP);
  ASSERT_EQ(options.size(), 3u);
  EXPECT_EQ(options[0].name, "minutes");
  EXPECT_THAT(options[0].values, ElementsAre("10"));
  EXPECT_EQ(options[0].typed, "1 to 90");
  EXPECT_EQ(options[0].what, "a player's time");
  EXPECT_THAT(options[1].values, ElementsAre("any", "white", "black"));
  EXPECT_EQ(options[1].typed, "");
}

TEST(ListedOptions, AreThoseOfTheTable) {
  EXPECT_EQ(listed_options(chess(), v1::TABLE_VERSUS).size(), 2u);
}

TEST(ListedOptions, AreEscaped) {
  v1::GameFacts game = chess();
  game.mutable_options(0)->set_name("a\x1b[2J");
  EXPECT_EQ(listed_options(game, v1::TABLE_COOP)[0].name, "a\\x1b[2J");
}

TEST(ListedOptions, AreAskedForByNameAndNumber) {
  v1::CreateRoom room = room_at(v1::TABLE_COOP);
  EXPECT_EQ(ask_listed(chess(), {{"colour", "black"}, {"minutes", "90"}}, room), "");
  ASSERT_EQ(room.picked_size(), 2);
  EXPECT_EQ(room.picked(0).name(), "minutes");
  EXPECT_EQ(room.picked(0).value(), 90u);
  EXPECT_EQ(room.picked(1).name(), "colour");
  EXPECT_EQ(room.picked(1).value(), 2u);
}

TEST(ListedOptions, WhatIsNoValueIsSaid) {
  for (const char* wrong : {"0", "91", "", "ten", "7x", "-1"}) {
    v1::CreateRoom room = room_at(v1::TABLE_COOP);
    EXPECT_EQ(ask_listed(chess(), {{"minutes", wrong}}, room),
              "there is no --minutes " + std::string(wrong) + ": --minutes 10|1 to 90");
    EXPECT_EQ(room.picked_size(), 0);
  }
  v1::CreateRoom room = room_at(v1::TABLE_COOP);
  EXPECT_EQ(ask_listed(chess(), {{"colour", "2"}}, room),
            "there is no --colour 2: --colour any|white|black");
}

TEST(ListedOptions, WhatIsOfAnotherTableIsNotAskedFor) {
  v1::CreateRoom room = room_at(v1::TABLE_VERSUS);
  EXPECT_EQ(ask_listed(chess(), {{"team", "3"}}, room), "");
  EXPECT_EQ(room.picked_size(), 0);
}

// The words for a room in a list that has no other facts about its board.
TEST(PickedWords, AreTheSizeWhereNothingElseIsKnown) {
  for (const auto& [game, size] :
       {std::pair("tictactoe", "3x3"), std::pair("connectfour", "7x6"),
        std::pair("ultimate", "9x9"), std::pair("minesweeper", ""), std::pair("chess", "")}) {
    v1::RoomSummary room;
    room.set_game(game);
    EXPECT_EQ(picked_words(room), size) << game;
    EXPECT_EQ(size_words(room), size) << game;
  }
  v1::RoomSummary room;
  room.set_game("tictactoe");
  v1::TicTacToeOptions& options = *room.mutable_options()->mutable_tictactoe();
  options.set_size(15);
  options.set_rows(14);
  options.set_in_a_row(5);
  EXPECT_EQ(size_words(room), "15x14");
  room.set_game("minesweeper");
  room.mutable_options()->mutable_minesweeper()->set_width(30);
  room.mutable_options()->mutable_minesweeper()->set_height(16);
  EXPECT_EQ(size_words(room), "30x16");
}

}  // namespace
}  // namespace gridmates::commands
