// The delayed state of a room: nothing is in it before it is due.
#include "server/actors/rooms/late_room.h"

#include <string>

#include "engine/games/games.h"
#include "gtest/gtest.h"
#include "server/actors/records/fold.h"
#include "server/base/limits.h"

namespace gridmates::actors {
namespace {

constexpr std::uint64_t kDelayMs = 60'000;

const room::Identity kAna{PlayerId(1), Name("Ana")};

EventBatch opening() {
  const core::Game& game = *all_games().find("tictactoe");
  room::BoardChosen board;
  board.board = core::Blob<limits::kBoardBytes>(
      *game.make_board(game.default_options(), core::seed_from(1), std::nullopt));
  const room::RoomSetup setup{
      RoomCode("KITE-42"), "tictactoe", core::Table::kVersus, false, kAna, board};
  auto events = std::get<std::vector<room::Event>>(room::Room::open(all_games(), setup, {}));
  return *lead_on(room::Room(all_games()), std::move(events));
}

EventBatch said(const room::Room& room, const std::string& text) {
  return std::get<EventBatch>(decided(room, {kAna, room::Say{text.c_str()}}, {}));
}

v1::Presence presence(std::uint32_t member, bool connected, std::uint32_t cursor = 0) {
  v1::Presence out;
  out.set_member(member);
  out.set_connected(connected);
  out.set_cursor(cursor);
  return out;
}

class LateRoomTest : public testing::Test {
 protected:
  LateRoomTest() {
    const EventBatch first = opening();
    now_ = first.after.back();
    late_.add(first, 0, 0);
  }
  void say(const std::string& text, std::uint64_t now_ms, std::uint64_t age_ms = 0) {
    EventBatch batch = said(now_, text);
    now_ = batch.after.back();
    late_.add(batch, age_ms, now_ms);
  }

  room::Room now_{all_games()};
  LateRoom late_{all_games(), Moment::kLate, kDelayMs};
};

TEST_F(LateRoomTest, IsAsItWasOpenedAtFirst) {
  EXPECT_EQ(late_.history().head(), now_.head());
  EXPECT_TRUE(late_.is_ready(0));
  EXPECT_FALSE(late_.next_due_ms());
}

TEST_F(LateRoomTest, NothingComesBeforeItIsDue) {
  const Seq head = late_.history().head();
  say("hello", 1'000);
  say("again", 2'000);
  EXPECT_EQ(late_.history().head(), head);
  EXPECT_EQ(late_.next_due_ms(), 61'000U);
  EXPECT_TRUE(late_.take_batches(60'999).empty());
  EXPECT_EQ(late_.take_batches(61'000).size(), 1U);
  EXPECT_EQ(late_.next_due_ms(), 62'000U);
  EXPECT_EQ(late_.take_batches(70'000).size(), 1U);
  EXPECT_FALSE(late_.next_due_ms());
}

TEST_F(LateRoomTest, WhatTheJournalHasIsAsOldAsItSays) {
  say("old", 1'000, kDelayMs);
  EXPECT_EQ(late_.history().head(), now_.head()) << "due already";
  say("younger", 1'000, 40'000);
  EXPECT_EQ(late_.next_due_ms(), 21'000U);
  say("said to be older, behind it", 1'000, kDelayMs);
  EXPECT_EQ(late_.take_batches(20'999).size(), 0U);
  EXPECT_EQ(late_.take_batches(21'000).size(), 2U);
}

TEST_F(LateRoomTest, TakesInSoMuchAtATime) {
  for (std::size_t i = 0; i <= limits::kReadBatches; ++i) say("hello", 1'000);
  EXPECT_EQ(late_.take_batches(100'000).size(), limits::kReadBatches);
  EXPECT_EQ(late_.take_batches(100'000).size(), 1U);
}

TEST_F(LateRoomTest, OfUnknownAgeItIsNotShownAtOnce) {
  LateRoom late(all_games(), Moment::kLate, kDelayMs);
  late.begin_with(now_, 7, 1'000);
  EXPECT_FALSE(late.is_ready(60'999));
  EXPECT_TRUE(late.is_ready(61'000));
  EventBatch batch = said(now_, "it is older than this");
  late.add(batch, 50'000, 1'000);
  EXPECT_FALSE(late.is_ready(10'999));
  EXPECT_TRUE(late.is_ready(11'000));
}

TEST_F(LateRoomTest, PeopleAreThereLateToo) {
  late_.add(presence(2, true, 5), 1'000);
  late_.add(presence(1, true), 2'000);
  late_.add(presence(1, false), 3'000);
  late_.add(presence(1, true), 4'000);
  EXPECT_FALSE(late_.take_presence(60'999));
  ASSERT_EQ(late_.presence().size(), 1U) << "who has opened the room is there, as it was opened";
  EXPECT_EQ(late_.presence().front().member(), 1U);
  EXPECT_EQ(late_.take_presence(61'000)->cursor(), 5U);
  EXPECT_EQ(late_.presence().size(), 1U) << "2 is no member, or has left";
  EXPECT_TRUE(late_.take_presence(62'000)->connected());
  ASSERT_EQ(late_.presence().size(), 1U);
  EXPECT_EQ(late_.presence().front().member(), 1U);
  EXPECT_FALSE(late_.take_presence(63'000)->connected());
  EXPECT_TRUE(late_.presence().empty());
  EXPECT_FALSE(late_.take_presence(63'999));
}

TEST_F(LateRoomTest, OfTooMuchTheLatestOfEachStays) {
  for (std::size_t i = 0; i < LateRoom::kMostPresence; ++i) late_.add(presence(1, true), 1'000);
  late_.add(presence(1, false), 2'000);
  late_.add(presence(2, true), 2'000);
  std::size_t told = 0;
  while (late_.take_presence(61'999)) ++told;
  EXPECT_EQ(told, LateRoom::kMostPresence - 1) << "nothing of it comes early";
  EXPECT_FALSE(late_.take_presence(62'000)->connected());
  EXPECT_FALSE(late_.take_presence(62'000)) << "there was no room for somebody else";
}

}  // namespace
}  // namespace gridmates::actors
