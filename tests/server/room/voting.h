// Rooms with votes. One thread.
#pragma once

#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {

// Ada, Ben and Cleo have moved; Dan sits and has not.
inline RoomFixture three_have_moved() {
  RoomFixture room = RoomFixture::sudoku().started();
  for (const Person who : {kBen, kCleo, kDan}) room.ask(who, Join{});
  room.ask(kAda, set(0, 9));
  room.ask(kBen, set(1, 9));
  room.ask(kCleo, set(2, 8));
  return room;
}

inline CloseVote time_is_up(const RoomFixture& room) { return {room.room.vote()->opened}; }

}  // namespace gridmates::room
