// Who may watch a room, with which delay, which board they follow, and when players get their talk.
#include "server/room/watching.h"

#include <algorithm>
#include <string>

#include "gtest/gtest.h"
#include "tests/server/room/racing.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

constexpr WatchingSet kNobody{Watchers::kNone, 0};
constexpr WatchingSet kLate60{Watchers::kLink, 60};

RoomFixture watched(const WatchingSet& watching, core::Table table = core::Table::kVersus) {
  if (table == core::Table::kVersus) return {"tictactoe", table, tictactoe_board(), {}, watching};
  return {"sudoku", table, sudoku_board(table), {}, watching};
}

bool is_refused(const RoomFixture& room, Person who, const Ask& ask, Reason why) {
  const auto right = room.room.rights(room.number(who)).at(ask.index());
  return right && right->reason == why;
}

std::string kept(const RoomFixture& room) {
  std::string all;
  for (const KeptSaid& said : Watching(room.room).kept()) {
    all += said.name.str() + ": " + (said.emote ? "*" : said.text.str()) + " ";
  }
  return all;
}

TEST(Watching, IsAFactOfTheRoomAndOfItsHead) {
  const RoomFixture room = watched(kLate60);
  EXPECT_EQ(room.room.watching(), kLate60);
  EXPECT_EQ(room.room.view({}).head.watching, kLate60);
  expect_replay(room);
  const auto restored = Room::restore(test_games(), room.room.chapter());
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->watching(), kLate60);
  EXPECT_EQ(restored->state_hash(), room.room.state_hash());
  EXPECT_NE(room.room.state_hash(), watched({}).room.state_hash());
  EXPECT_NE(watched({}).journal.size(), room.journal.size()) << "no event for what is usual";
}

TEST(Watching, IsSaidOnceAndWithinItsBounds) {
  for (const WatchingSet& again : {kLate60, WatchingSet{Watchers::kAll, 601}}) {
    RoomFixture room = watched(again == kLate60 ? kLate60 : WatchingSet());
    Event event = room.journal.back();
    event.seq = Seq(room.room.head().value + 1);
    event.what = again;
    EXPECT_FALSE(room.room.evolve(event));
  }
}

TEST(Watching, WhereNobodyMayTheyAreRefused) {
  RoomFixture room = watched(kNobody);
  EXPECT_EQ(room.ask(kBen, Join{.watch = true}), "forbidden");
  EXPECT_EQ(room.sentence(), "Watching is not allowed in this room; take a seat.");
  EXPECT_EQ(room.ask(kBen, Join{}), "member_joined seat_taken");
  EXPECT_EQ(room.ask(kCleo, Join{}), "forbidden") << "no seat is free";
  EXPECT_TRUE(is_refused(room, kBen, Stand{}, Reason::kNoWatchers));
  EXPECT_EQ(room.ask(kBen, Stand{}), "forbidden");
  room.started();
  EXPECT_EQ(room.ask(kBen, Stand{}), "forbidden");
  EXPECT_EQ(room.ask(kBen, Leave{}), "match_ended member_left") << "they may leave";
  EXPECT_EQ(watched({}).ask(kBen, Join{.watch = true}), "member_joined") << "elsewhere one may";
}

TEST(Watching, OnlyWhoSitsSeesALateRoomAsItIs) {
  RoomFixture room = watched(kLate60);
  room.ask(kBen, Join{.watch = true});
  const Watching now(room.room);
  EXPECT_EQ(now.delay_ms(), 60'000U);
  EXPECT_TRUE(now.is_late(identity(kBen).player));
  EXPECT_TRUE(now.is_late(identity(kCleo).player)) << "who would come";
  EXPECT_FALSE(now.is_late(identity(kAda).player));
  EXPECT_EQ(now.follow_delay_ms(), 0U) << "nobody races";
  const RoomFixture usual = watched({});
  EXPECT_FALSE(Watching(usual.room).is_late(identity(kCleo).player));
}

TEST(Watching, WhoWasNotThereYetMayWhatWatchersMay) {
  RoomFixture room = watched(kLate60);
  room.ask(kBen, Join{});
  const Room then = Watching(room.room).with_watcher(MemberNo(9), identity(kCleo));
  const Rights rights = then.rights(MemberNo(9));
  EXPECT_FALSE(rights.at(Ask(Say{}).index()));
  EXPECT_FALSE(rights.at(Ask(Leave{}).index()));
  EXPECT_EQ(rights.at(Ask(Sit{}).index())->reason, Reason::kSeatsTaken);
  EXPECT_EQ(rights.at(Ask(Play{}).index())->reason, Reason::kWatching);
  const Room stood = Watching(room.room).with_watcher(room.number(kBen), identity(kBen));
  EXPECT_FALSE(stood.rights(room.number(kBen)).at(Ask(Sit{}).index())) << "Ben's own seat";
  EXPECT_EQ(stood.members().size(), 2U);
}

TEST(Watching, FollowsOneBoardOfARace) {
  RoomFixture room = three();
  const Watching watching(room.room);
  EXPECT_EQ(watching.follow_delay_ms(), 30'000U);
  const core::Viewer dan = room.room.viewer(room.number(kDan));
  const core::Viewer follower = watching.following(dan, Seat(1));
  const RoomView seen = room.room.view(follower);
  EXPECT_TRUE(seen.matches.at(0).board.cells.empty());
  EXPECT_FALSE(seen.matches.at(1).board.cells.empty());
  EXPECT_TRUE(seen.matches.at(2).board.cells.empty());
  EXPECT_EQ(watching.following(dan, Seat(3)), dan) << "nobody has that number";
  const core::Viewer ada = room.room.viewer(room.number(kAda));
  EXPECT_EQ(watching.following(ada, Seat(1)), ada) << "who plays follows nobody";
  room.ask(kBen, set(0, 5));
  EXPECT_TRUE(room.room.may_know(room.last().back(), follower));
  room.ask(kCleo, set(0, 5));
  EXPECT_FALSE(room.room.may_know(room.last().back(), follower));
}

TEST(Watching, WhatWatchersSayInARaceIsKeptUntilItsEnd) {
  RoomFixture room = three();
  room.ask(kDan, Say{"A1 is 5"});
  EXPECT_TRUE(Watching(room.room).keeps(room.last().back()));
  room.ask(kAda, Say{"hm"});
  EXPECT_FALSE(Watching(room.room).keeps(room.last().back())) << "Ada races";
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.state(), "paused");
  room.ask(kDan, Say{{}, Emote::kHi});
  EXPECT_TRUE(Watching(room.room).keeps(room.last().back())) << "in pauses too";
  const auto restored = Room::restore(test_games(), room.room.chapter());
  EXPECT_EQ(Watching(*restored).kept().size(), 2U);
  expect_replay(room);
  room.ask(kAda, Unpause{});
  for (const Person who : {kAda, kBen, kCleo}) room.ask(who, Leave{});
  EXPECT_FALSE(Watching(room.room).keeps_talk());
  EXPECT_EQ(kept(room), "Dan: A1 is 5 Dan: * ");
  room.ask(kDan, Say{"well"});
  EXPECT_FALSE(Watching(room.room).keeps(room.last().back()));
}

// A racer who is done knows the board and sees the others'.
TEST(Watching, WhatIsSaidByWhoIsDoneWithARaceIsKeptFromThoseWhoRace) {
  RoomFixture room = three();
  room.now.room_ms = limits::kCountdownMs;
  finish(room, kAda);
  EXPECT_EQ(boards_of(room, kAda), "0 1 2");
  room.ask(kAda, Say{"A1 is 5"});
  EXPECT_TRUE(Watching(room.room).keeps(room.last().back()));
  room.ask(kBen, Resign{});
  room.ask(kBen, Say{{}, Emote::kOops});
  EXPECT_TRUE(Watching(room.room).keeps(room.last().back())) << "who has given up too";
  room.ask(kCleo, Say{"hm"});
  EXPECT_FALSE(Watching(room.room).keeps(room.last().back())) << "Cleo races";
  room.ask(kAda, Invite{"Eve", {PlayerId(9)}});
  EXPECT_TRUE(Watching(room.room).hides(room.last().back()));
  expect_replay(room);
  EXPECT_EQ(Watching(*Room::restore(test_games(), room.room.chapter())).kept().size(), 2U);
  room.ask(kCleo, Resign{});
  EXPECT_EQ(kept(room), "Ada: A1 is 5 Ben: * ");
}

std::string called(const RoomFixture& room, Person whom, Person by) {
  const auto members = room.room.view(room.room.viewer(room.number(by))).members;
  const auto found = std::ranges::find(members, room.number(whom), &MemberView::number);
  return found == members.end() ? "" : found->name.str();
}

TEST(Watching, WhatWatchersOfARaceAreCalledIsHiddenUntilItsEnd) {
  RoomFixture room = three();
  EXPECT_EQ(called(room, kDan, kAda), "#4");
  EXPECT_EQ(called(room, kBen, kAda), "Ben") << "who races is known";
  EXPECT_EQ(called(room, kDan, kDan), "Dan") << "watchers see each other";
  room.ask(kDan, Invite{"Eve", {PlayerId(9)}});
  EXPECT_TRUE(Watching(room.room).hides(room.last().back()));
  room.ask(kAda, Invite{"Eve", {PlayerId(9)}});
  EXPECT_FALSE(Watching(room.room).hides(room.last().back()));
  room.ask(kAda, Pause{});
  EXPECT_EQ(called(room, kDan, kAda), "#4") << "in pauses too";
  room.ask(kAda, Unpause{});
  for (const Person who : {kAda, kBen}) room.ask(who, Resign{});
  EXPECT_EQ(called(room, kDan, kCleo), "#4") << "Cleo still races";
  room.ask(kCleo, Resign{});
  EXPECT_EQ(called(room, kDan, kAda), "Dan");
}

TEST(Watching, WhoIsDoneWithARaceHearsAndSeesWatchers) {
  RoomFixture room = three();
  room.now.room_ms = limits::kCountdownMs + limits::kBetweenPausesMs;
  const auto is_kept_from = [&room](Person who) {
    return Watching(room.room).is_kept_from(room.number(who));
  };
  EXPECT_TRUE(is_kept_from(kAda));
  finish(room, kAda);
  EXPECT_FALSE(is_kept_from(kAda));
  EXPECT_EQ(called(room, kDan, kAda), "Dan");
  EXPECT_TRUE(is_kept_from(kBen));
  EXPECT_EQ(called(room, kDan, kBen), "#4");
  room.ask(kAda, Pause{});
  EXPECT_EQ(called(room, kDan, kAda), "Dan") << "in pauses too";
  EXPECT_EQ(called(room, kDan, kBen), "#4");
}

TEST(Watching, TalkIsKeptWhereWatchersAreLateAndNowhereElse) {
  for (const bool late : {true, false}) {
    RoomFixture room = watched(late ? kLate60 : WatchingSet());
    room.ask(kBen, Join{});
    room.ask(kCleo, Join{.watch = true});
    room.ask(kCleo, Say{"before"});
    room.started();
    room.ask(kCleo, Say{"during"});
    EXPECT_EQ(Watching(room.room).keeps(room.last().back()), late);
    EXPECT_EQ(kept(room), late ? "Cleo: during " : "");
  }
}

TEST(Watching, OfMuchTalkTheLatestIsKept) {
  RoomFixture room = three();
  room.ask(kDan, Say{"first"});
  for (std::size_t i = 0; i < kKeptTalk; ++i) room.ask(kDan, Say{"more"});
  EXPECT_EQ(Watching(room.room).kept().size(), kKeptTalk);
  EXPECT_EQ(kept(room).find("first"), std::string::npos);
  const std::string text(limits::kChatBytes, 'x');
  for (int i = 0; i < 5; ++i) room.ask(kDan, Say{text.c_str()});
  EXPECT_EQ(Watching(room.room).kept().size(), 1U) << "as many bytes as a frame has room for";
}

}  // namespace
}  // namespace gridmates::room
