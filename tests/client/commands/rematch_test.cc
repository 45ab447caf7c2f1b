// A rematch of two players: the host starts it, the guest requests it.
#include <gtest/gtest.h>

#include "client/commands/room_words.h"

namespace gridmates::commands {
namespace {

constexpr std::uint32_t kGuest = 2;
constexpr std::uint32_t kHost = 1;

RoomCommand rematch(std::uint32_t you, v1::RoomState state) {
  client::Model model;
  client::Room& room = model.room.emplace();
  v1::RoomHead& head = *room.view.mutable_head();
  head.set_game("tictactoe");
  head.set_table(v1::TABLE_VERSUS);
  head.set_host(kHost);
  head.set_match(1);
  head.set_state(state);
  for (const std::uint32_t number : {kHost, kGuest}) {
    v1::Member& member = *room.view.add_members();
    member.set_number(number);
    member.set_seat(number);
  }
  room.you = you;
  return read_room_command(*parse_command("rematch", 1), model);
}

TEST(Rematch, OfTheGuestIsAskedForOrThereAlready) {
  const RoomCommand asked = rematch(kGuest, v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_TRUE(std::get<v1::Action>(asked).has_renew());
  const RoomCommand laid = rematch(kGuest, v1::ROOM_STATE_WAITING);
  EXPECT_EQ(std::get<Unread>(laid).code, "WRONG_STATE");
  EXPECT_EQ(std::get<Unread>(laid).why, "the next board is on the table already");
}

TEST(Rematch, OfTheHostLaysTheBoard) {
  for (const auto state : {v1::ROOM_STATE_FINISHED_FIRST_WON, v1::ROOM_STATE_WAITING}) {
    EXPECT_TRUE(std::get<v1::Action>(rematch(kHost, state)).has_rematch());
  }
}

}  // namespace
}  // namespace gridmates::commands
