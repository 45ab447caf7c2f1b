#include "client/core/room_list.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "client/core/room_choices.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {
namespace {

void add(v1::RoomList& list, const std::string& code, v1::RoomState state, std::uint32_t seated,
         bool mine = false, v1::Table table = v1::TABLE_COOP) {
  v1::RoomSummary& room = *list.add_rooms();
  room.set_code(code);
  room.set_game("sudoku");
  room.set_state(state);
  room.set_seated(seated);
  room.set_seats(2);
  room.set_mine(mine);
  room.set_table(table);
}

v1::RoomList rooms() {
  v1::RoomList list;
  add(list, "OVER-1", v1::ROOM_STATE_FINISHED_SOLVED, 1, true);
  add(list, "FULL-1", v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE, 2);
  add(list, "FREE-1", v1::ROOM_STATE_WAITING, 1);
  add(list, "MINE-1", v1::ROOM_STATE_PAUSED, 2, true);
  add(list, "RACE-1", v1::ROOM_STATE_PLAYING_TOGETHER, 1, false, v1::TABLE_RACE);
  add(list, "FREE-2", v1::ROOM_STATE_PLAYING_TOGETHER, 1);
  return list;
}

std::vector<std::string> codes(const RoomFilter& filter) {
  const v1::RoomList list = rooms();
  std::vector<std::string> codes;
  for (const auto* room : rooms_in_order(list, filter)) codes.push_back(room->code());
  return codes;
}

using Codes = std::vector<std::string>;

TEST(RoomsInOrder, OnesOwnAndFreeOnesComeFirstAndFinishedOnesLast) {
  EXPECT_EQ(codes({}), (Codes{"MINE-1", "FREE-1", "FREE-2", "FULL-1", "RACE-1", "OVER-1"}));
}

TEST(RoomsInOrder, FiltersByGameAndByState) {
  EXPECT_EQ(codes({"go", RoomsWanted::kAll}), Codes{});
  EXPECT_EQ(codes({"sudoku", RoomsWanted::kFree}), (Codes{"FREE-1", "FREE-2"}))
      << "nobody joins a race that is on";
  EXPECT_EQ(codes({"", RoomsWanted::kPlaying}), (Codes{"MINE-1", "FREE-2", "FULL-1", "RACE-1"}));
  EXPECT_EQ(codes({"", RoomsWanted::kFinished}), Codes{"OVER-1"});
}

TEST(RoomsInOrder, ThoseWithYourMoveComeFirst) {
  v1::RoomList list = rooms();
  add(list, "WAITS-1", v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE, 2, true);
  list.mutable_rooms()->rbegin()->set_your_move(true);
  EXPECT_EQ(rooms_in_order(list).front()->code(), "WAITS-1");
  EXPECT_EQ(state_words(*rooms_in_order(list).front()), "your move");
  EXPECT_EQ(state_words(list.rooms(2)), "waiting");
}

TEST(RoomsInOrder, MatchesThatAreOnAreSortedByRating) {
  v1::RoomList list;
  for (const std::uint32_t rating : {0u, 1510u, 1740u}) {
    add(list, "R-" + std::to_string(rating), v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE, 2);
    list.mutable_rooms()->rbegin()->set_rating(rating);
  }
  EXPECT_EQ(rooms_in_order(list).front()->code(), "R-0");
  const auto playing = rooms_in_order(list, {"", RoomsWanted::kPlaying});
  EXPECT_EQ(playing[0]->code(), "R-1740");
  EXPECT_EQ(playing[2]->code(), "R-0");
}

TEST(FreeWords, CountFreeSeats) {
  const v1::RoomList list = rooms();
  EXPECT_EQ(free_words(list.rooms(1)), "full");
  EXPECT_EQ(free_words(list.rooms(2)), "1 free");
}

TEST(RoomChoices, KeepALineAGameTheLatestFirst) {
  RoomChoices choices("", "", "");
  choices.keep("sudoku coop --size 16");
  choices.keep("minesweeper race");
  choices.keep("sudoku race");
  EXPECT_EQ(choices.lines(), (Codes{"sudoku race", "minesweeper race"}));
}

TEST(RoomChoices, AreThereAgainForTheSameName) {
  const std::string folder = ::testing::TempDir() + "room-choices";
  RoomChoices(folder, "ws://here", "ana").keep("sudoku coop --level hard");
  EXPECT_EQ(RoomChoices(folder, "ws://here", "ana").lines(), Codes{"sudoku coop --level hard"});
  EXPECT_TRUE(RoomChoices(folder, "ws://here", "bo").lines().empty());
}

TEST(RoomList, ALockedRoomIsFreeForItsMembersAlone) {
  v1::RoomList list;
  add(list, "SHUT-1", v1::ROOM_STATE_WAITING, 1);
  add(list, "OWN-1", v1::ROOM_STATE_WAITING, 1, true);
  for (v1::RoomSummary& room : *list.mutable_rooms()) room.set_locked(true);
  const auto free = rooms_in_order(list, {"", RoomsWanted::kFree});
  ASSERT_EQ(free.size(), 1u);
  EXPECT_EQ(free.front()->code(), "OWN-1");
  EXPECT_EQ(free_words(list.rooms(0)), "locked");
}

}  // namespace
}  // namespace gridmates::client
