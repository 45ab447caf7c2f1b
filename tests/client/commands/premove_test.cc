// Premoves.
#include "client/commands/premove.h"

#include <gtest/gtest.h>

namespace gridmates::commands {
namespace {

// The second match in KITE-42, in which it is not this client's turn.
client::Room room_of(std::uint32_t match = 2) {
  client::Room room;
  room.code = "KITE-42";
  room.view.mutable_head()->set_game("tictactoe");
  room.view.mutable_head()->set_table(v1::TABLE_VERSUS);
  room.view.mutable_head()->set_match(match);
  room.view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  v1::MatchView& board = *room.view.add_matches();
  board.set_columns(3);
  for (int i = 0; i < 9; ++i) board.mutable_tictactoe()->add_cells();
  v1::Right& right = room.rights[v1::Action::kPlay];
  right.set_act(v1::Action::kPlay);
  right.mutable_refused()->set_reason("not_your_turn");
  return room;
}

void take_turn(client::Room& room) {
  room.view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  room.rights[v1::Action::kPlay].clear_refused();
}

v1::Action wanted(const std::string& line, const client::Room& room) {
  return std::get<v1::Action>(read_premove(*parse_command(line, 1), &room, 0));
}

TEST(Premove, IsDueOnceWhenItIsItsTurn) {
  client::Room room = room_of();
  Premove premove;
  premove.set(room, wanted("premove b2", room));
  EXPECT_FALSE(premove.due(&room, 0));
  ASSERT_NE(premove.move(room), nullptr);
  EXPECT_EQ(premove.move(room)->tictactoe().cell(), 4u);
  EXPECT_EQ(premove.move(room_of(3)), nullptr) << "another match";
  take_turn(room);
  const auto due = premove.due(&room, 0);
  ASSERT_TRUE(due);
  EXPECT_EQ(due->play().move().tictactoe().cell(), 4u);
  EXPECT_FALSE(premove.due(&room, 0)) << "once";
}

TEST(Premove, WaitsForTheEndOfAPause) {
  client::Room room = room_of();
  Premove premove;
  premove.set(room, wanted("premove b2", room));
  room.rights[v1::Action::kPlay].clear_refused();
  room.view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  EXPECT_FALSE(premove.due(&room, 0));
  take_turn(room);
  EXPECT_TRUE(premove.due(&room, 0));
}

TEST(Premove, IsDroppedWithItsMatch) {
  client::Room room = room_of();
  Premove premove;
  premove.set(room, wanted("premove b2", room));
  client::Room next = room_of(3);
  take_turn(next);
  EXPECT_FALSE(premove.due(&next, 0));
  EXPECT_FALSE(premove.drop()) << "it is gone";
  premove.set(room, wanted("premove b2", room));
  room.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_FALSE(premove.due(&room, 0));
  EXPECT_FALSE(premove.drop());
  premove.set(room, {});
  EXPECT_FALSE(premove.due(nullptr, 0));
  EXPECT_TRUE(premove.drop()) << "who goes to the lobby keeps the seat, and comes back";
}

TEST(Premove, IsTypedAsMovesAre) {
  client::Room room = room_of();
  for (const char* line : {"premove b2", "premove play b2"}) {
    EXPECT_EQ(wanted(line, room).play().move().tictactoe().cell(), 4u) << line;
  }
  const auto why = [&room](const std::string& line) {
    return std::get<Unread>(read_premove(*parse_command(line, 1), &room, 0));
  };
  EXPECT_EQ(why("premove").code, "USAGE");
  EXPECT_EQ(why("premove z9").code, "USAGE");
  EXPECT_TRUE(
      std::holds_alternative<NoPremove>(read_premove(*parse_command("premove off", 1), &room, 0)));
  EXPECT_EQ(std::get<Unread>(read_premove(*parse_command("premove b2", 1), nullptr, 0)).code,
            "NO_ROOM");
  room.rights[v1::Action::kPlay].mutable_refused()->set_reason("watching");
  EXPECT_EQ(why("premove b2").code, "WRONG_STATE");
}

}  // namespace
}  // namespace gridmates::commands
