// Clocks of a versus table: charges, fallen flags, and when clocks stand still.
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

constexpr std::uint64_t kSecondMs = 1'000;

// Ada (X) against Ben, with these clocks by chair.
RoomFixture duel(const std::vector<TurnClock>& clocks,
                 const BoardChosen& board = tictactoe_board()) {
  RoomFixture fixture("tictactoe", core::Table::kVersus, board, {}, {},
                      ClocksSet{core::List<TurnClock, 2>(clocks)});
  return fixture.started();
}

// The time left, in the order of play.
std::vector<std::uint64_t> left_of(const RoomFixture& fixture) {
  std::vector<std::uint64_t> left_ms;
  const RoomView view = fixture.room.view({});
  for (const PlayerView& player : view.matches.front().players) {
    left_ms.push_back(player.clock_ms);
  }
  return left_ms;
}

using Left = std::vector<std::uint64_t>;

TEST(Clocks, AreChargedByTheTurnAndGetTheirIncrement) {
  RoomFixture fixture = duel({{300, 3, false}});
  EXPECT_EQ(left_of(fixture), (Left{300'000, 300'000}));
  fixture.now.room_ms = 10 * kSecondMs;
  EXPECT_EQ(fixture.ask(kAda, mark(4)), "moved");
  EXPECT_EQ(left_of(fixture), (Left{293'000, 300'000}));
  EXPECT_EQ(fixture.room.view({}).head.turn_since_ms, 10'000u);
  fixture.now.room_ms = 12 * kSecondMs;
  EXPECT_EQ(fixture.ask(kBen, mark(0)), "moved");
  EXPECT_EQ(left_of(fixture), (Left{293'000, 301'000}));
  EXPECT_EQ(fixture.room.ends_ms(), 12'000u + 293'000u);
  expect_replay(fixture);
}

TEST(Clocks, MayBeginAnewWithEachTurn) {
  RoomFixture fixture = duel({{30, 0, true}});
  fixture.now.room_ms = 29 * kSecondMs;
  EXPECT_EQ(fixture.ask(kAda, mark(4)), "moved");
  EXPECT_EQ(left_of(fixture), (Left{30'000, 30'000}));
}

TEST(Clocks, AreOfTheChairsWhoeverBegins) {
  RoomFixture fixture = duel({{300, 0, false}, {60, 0, false}});
  EXPECT_EQ(left_of(fixture), (Left{300'000, 60'000}));
  fixture.ask(kAda, Resign{});
  fixture.ask(kAda, Rematch{});
  fixture.ask(kAda, Start{});
  EXPECT_EQ(left_of(fixture), (Left{60'000, 300'000})) << "Ben begins";
}

TEST(Clocks, EndTheMatchForWhoIsToMove) {
  RoomFixture fixture = duel({{60, 0, false}});
  fixture.ask(kAda, mark(4));
  EXPECT_EQ(fixture.ask(kNobody, TimeUp{}), "forbidden") << "too early";
  fixture.now.room_ms = 60 * kSecondMs;
  EXPECT_EQ(fixture.ask(kAda, TimeUp{}), "forbidden") << "the room alone";
  EXPECT_EQ(fixture.ask(kBen, mark(0)), "wrong_state") << "also before the room has said so";
  EXPECT_EQ(fixture.sentence(), "Your time is up.");
  EXPECT_EQ(fixture.ask(kNobody, TimeUp{}), "match_ended");
  EXPECT_EQ(fixture.last_one<MatchEnded>(), (MatchEnded{Result::kFirstWon, EndCause::kTime}));
  EXPECT_FALSE(fixture.room.ends_ms().has_value());
  expect_replay(fixture);
}

TEST(Clocks, ShowWhatWasLeftAtTheEnd) {
  RoomFixture fixture = duel({{300, 0, false}});
  fixture.ask(kAda, mark(4));
  fixture.now.room_ms = 40 * kSecondMs;
  fixture.ask(kBen, Resign{});
  EXPECT_EQ(left_of(fixture), (Left{300'000, 260'000})) << "it was his turn";
  fixture.now.room_ms = 90 * kSecondMs;
  fixture.ask(kAda, Say{"good game"});
  EXPECT_EQ(left_of(fixture), (Left{300'000, 260'000}));
  RoomFixture late = duel({{30, 0, true}});
  late.now.room_ms = 30 * kSecondMs;
  EXPECT_EQ(late.ask(kNobody, TimeUp{}), "match_ended");
  EXPECT_EQ(left_of(late), (Left{0, 30'000}));
}

TEST(Clocks, TheLastMomentCounts) {
  RoomFixture fixture = duel({{60, 0, false}});
  fixture.now.room_ms = 60 * kSecondMs - 1;
  EXPECT_EQ(fixture.ask(kAda, mark(4)), "moved");
  EXPECT_EQ(left_of(fixture), (Left{1, 60'000}));
}

TEST(Clocks, StandStillInPausesAndAreInChapters) {
  RoomFixture fixture = duel({{60, 0, false}});
  fixture.now.room_ms = 5 * kSecondMs;
  fixture.ask(kAda, Pause{});
  EXPECT_FALSE(fixture.room.ends_ms().has_value());
  fixture.ask(kAda, Unpause{});
  EXPECT_EQ(fixture.room.ends_ms(), 60'000u) << "room time has not gone on meanwhile";
  const auto restored = Room::restore(test_games(), fixture.room.chapter());
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->ends_ms(), fixture.room.ends_ms());
  EXPECT_EQ(restored->state_hash(), fixture.room.state_hash());
}

TEST(Clocks, AreForTwoWhoTakeTurns) {
  RoomSetup setup{RoomCode("TEST-1"), "sudoku",
                  core::Table::kRace, false,
                  identity(kAda),     sudoku_board(core::Table::kRace)};
  setup.clocks.emplace().clocks.push({60, 0, false});
  const auto refused = Room::open(test_games(), setup, {});
  EXPECT_EQ(std::get<Refusal>(refused).reason, Reason::kNoClock);
}

}  // namespace
}  // namespace gridmates::room
