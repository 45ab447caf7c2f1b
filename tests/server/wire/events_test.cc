#include "server/wire/events.h"

#include "engine/sudoku/rules.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/wire/played_room.h"

namespace gridmates::wire::test {
namespace {

// The latest event as this viewer sees it.
v1::Event last(const PlayedRoom& played, core::Viewer viewer = {}, bool seated = false) {
  const room::Room& before = played.after[played.after.size() - 2];
  const auto members = before.outline().members;
  return to_wire({played.events.back(), played.room(), viewer, members, seated});
}

TEST(EventsOnTheWire, AMatchEndsWithItsWinnerAndItsRun) {
  const PlayedRoom played = won_tictactoe();
  const v1::Event event = last(played);
  EXPECT_EQ(event.seq(), played.room().head().value);
  ASSERT_TRUE(event.has_ended());
  EXPECT_EQ(event.ended().result(), v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_EQ(event.ended().winner(), 1u);
  EXPECT_EQ(event.ended().winner_name(), "Ana");
  EXPECT_EQ(event.ended().cause(), v1::END_CAUSE_MOVE);
  EXPECT_EQ(event.ended().run(), "KITE-42/1");
}

TEST(EventsOnTheWire, AMatchThatIsStoppedHasNoWinnerAndNoRun) {
  PlayedRoom played("sudoku", core::Table::kCoop);
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Stop{}));
  const v1::Event event = last(played);
  ASSERT_TRUE(event.has_ended());
  EXPECT_EQ(event.ended().result(), v1::ROOM_STATE_FINISHED_UNSOLVED);
  EXPECT_EQ(event.ended().winner(), 0u);
  EXPECT_EQ(event.ended().cause(), v1::END_CAUSE_STOPPED);
  EXPECT_EQ(event.ended().run(), "");
}

TEST(EventsOnTheWire, AnEndNamesWhoBroughtItAbout) {
  PlayedRoom played("sudoku", core::Table::kCoop);
  ASSERT_TRUE(played.act(2, "Bo", room::Join{true}));
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Stop{}));
  EXPECT_EQ(last(played).ended().who(), "Ana");
  EXPECT_EQ(last(won_tictactoe()).ended().who(), "") << "a move says itself whose it is";
}

TEST(EventsOnTheWire, WhoLeavesIsNamedThoughGone) {
  PlayedRoom played = won_tictactoe();
  ASSERT_TRUE(played.act(3, "Chen", room::Leave{}));
  EXPECT_EQ(last(played).member(), 3u);
  EXPECT_EQ(last(played).left().name(), "Chen");
  EXPECT_EQ(last(played).left().kicked(), 0u);
  ASSERT_TRUE(played.act(1, "Ana", room::Kick{MemberNo(2)}));
  EXPECT_EQ(last(played).member(), 1u);
  EXPECT_EQ(last(played).left().kicked(), 2u);
  EXPECT_EQ(last(played).left().name(), "Bo");
}

TEST(EventsOnTheWire, WhoJoinsWatchesUnlessTheSameCommandSeatsThem) {
  PlayedRoom played = won_tictactoe();
  ASSERT_TRUE(played.act(4, "Dora", room::Join{true}));
  EXPECT_TRUE(last(played).joined().watching());
  EXPECT_FALSE(last(played, {}, true).joined().watching());
  EXPECT_EQ(last(played).joined().name(), "Dora");
}

TEST(EventsOnTheWire, AMoveOfWhomOneMayNotKnowKeepsItsNumberAlone) {
  PlayedRoom played("tictactoe", core::Table::kVersus);
  ASSERT_TRUE(played.act(2, "Bo", room::Join{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Play{core::Bytes{1, 4}}));
  const v1::Event known = last(played);
  EXPECT_EQ(known.moved().move().tictactoe().cell(), 4u);
  const v1::Event hidden = last(played, {core::Viewer::Kind::kRival, {}});
  EXPECT_TRUE(hidden.has_hidden());
  EXPECT_EQ(hidden.seq(), known.seq());
  EXPECT_EQ(hidden.member(), 0u);
}

std::set<v1::Event::BodyCase> bodies_of(const PlayedRoom& played) {
  std::set<v1::Event::BodyCase> bodies;
  for (std::size_t i = 0; i < played.events.size(); ++i) {
    const auto members = played.after[i].outline().members;
    bodies.insert(to_wire({played.events[i], played.after[i + 1], {}, members, false}).body_case());
  }
  return bodies;
}

// Ana and Bo race.
PlayedRoom sudoku_race() {
  PlayedRoom played("sudoku", core::Table::kRace);
  EXPECT_TRUE(played.act(2, "Bo", room::Join{}));
  EXPECT_TRUE(played.act(1, "Ana", room::Start{}));
  return played;
}

TEST(EventsOnTheWire, AMoveAtARaceNamesItsMatchOrIsHidden) {
  PlayedRoom played = sudoku_race();
  bool moved = false;
  for (std::uint8_t cell = 0; cell < sudoku::kCells && !moved; ++cell) {
    const sudoku::Move move{sudoku::Set{cell, 1}};
    moved = played.act(2, "Bo", room::Play{core::encode(move)});
  }
  ASSERT_TRUE(moved);
  const v1::Event own = last(played, {core::Viewer::Kind::kPlayer, Seat(1)});
  EXPECT_EQ(own.moved().match_index(), 1u);
  EXPECT_EQ(own.moved().player(), 1u);
  EXPECT_TRUE(last(played, {core::Viewer::Kind::kPlayer, Seat(0)}).has_hidden());
  EXPECT_TRUE(last(played, {core::Viewer::Kind::kWatcher, {}}).has_hidden());
}

// Every kind of event has a body of its own, except emotes, which have that of talk.
TEST(EventsOnTheWire, EveryEventOfALongEveningHasABody) {
  PlayedRoom played = won_tictactoe();
  ASSERT_TRUE(played.act(2, "Bo", room::Say{"well played"}));
  ASSERT_TRUE(played.act(2, "Bo", room::Say{{}, room::Emote::kGoodGame}));
  EXPECT_EQ(last(played).said().emote(), v1::EMOTE_GOOD_GAME);
  EXPECT_EQ(last(played).said().text(), "good game") << "for clients that do not know it";
  ASSERT_TRUE(played.act(2, "Bo", room::Rename{Name("Benny")}));
  EXPECT_EQ(last(played).renamed().name(), "Benny");
  ASSERT_TRUE(played.act(1, "Ana", room::Lock{}));
  ASSERT_TRUE(played.act(2, "Bo", room::Invite{Name("Eve"), {PlayerId(9)}}));
  EXPECT_EQ(last(played).invited().name(), "Eve");
  ASSERT_TRUE(played.act(1, "Ana", room::Unlock{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Rematch{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Next{played.room().board()}));
  EXPECT_EQ(last(played).opener_set().seat(), 2u);
  ASSERT_TRUE(played.act(2, "Bo", room::Ready{}));
  EXPECT_TRUE(last(played).ready().ready());
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Pause{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Unpause{}));
  ASSERT_TRUE(played.act(2, "Bo", room::Play{core::Bytes{1, 4}}));
  ASSERT_TRUE(played.act(2, "Bo", room::TakeBack{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Vote{true}));
  EXPECT_EQ(last(played).taken_back().moves(), 1u);
  ASSERT_TRUE(played.act(1, "Ana", room::Stop{}));
  ASSERT_TRUE(played.act(2, "Bo", room::Vote{false}));
  ASSERT_TRUE(played.act(2, "Bo", room::Stand{}));
  ASSERT_TRUE(played.act(3, "Chen", room::Leave{}));
  ASSERT_TRUE(played.act(2, "Bo", room::Leave{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Leave{}));
  PlayedRoom race = sudoku_race();
  ASSERT_TRUE(race.act(2, "Bo", room::Resign{}));
  ASSERT_TRUE(race.act(1, "Ana", room::Stop{}));
  ASSERT_TRUE(race.act(1, "Ana", room::Next{race.room().board(), {}, 10}));
  EXPECT_EQ(last(race).cap_set().minutes(), 10u);
  PlayedRoom solo("sudoku", core::Table::kCoop);
  room::BoardChosen pasted = solo.room().board();
  pasted.source = room::Source::kPasted;
  ASSERT_TRUE(solo.act(1, "Ana", room::Next{pasted, room::PuzzleRead{"line", "9x9", 1}}));
  ASSERT_TRUE(solo.act(1, "Ana", room::Start{}));
  ASSERT_TRUE(solo.act(1, "Ana", room::Pause{}));
  std::set<v1::Event::BodyCase> bodies = bodies_of(played);
  bodies.merge(bodies_of(race));
  bodies.merge(bodies_of(solo));
  EXPECT_FALSE(bodies.contains(v1::Event::BODY_NOT_SET));
  // An emote has the body of talk; here no daily is played, and watching, clocks, ratings and a
  // series are not set.
  EXPECT_EQ(bodies.size() + 6, std::variant_size_v<room::Happening>);
}

}  // namespace
}  // namespace gridmates::wire::test
