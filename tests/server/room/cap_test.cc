// Races that end for all players after a time.
#include "gtest/gtest.h"
#include "tests/server/room/racing.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

constexpr std::uint64_t kMinuteMs = 60'000;

// Ada and Ben race with a cap of ten minutes.
RoomFixture capped() {
  RoomFixture room = probe_race();
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kAda, Next{probe_board(core::Table::kRace), {}, 10}), "board_chosen cap_set");
  EXPECT_EQ(room.room.view({}).head.cap_minutes, 10);
  room.ask(kAda, Start{});
  return room;
}

TEST(Cap, EndsTheRaceForAllAndPlacesStay) {
  RoomFixture room = capped();
  ASSERT_EQ(room.room.ends_ms(), limits::kCountdownMs + 10 * kMinuteMs);
  room.ask(kBen, probe(kSolves));
  EXPECT_EQ(room.ask(kNobody, TimeUp{}), "forbidden") << "too early";
  EXPECT_EQ(room.ask(kAda, TimeUp{}), "forbidden") << "the room alone";
  room.now.room_ms = *room.room.ends_ms();
  EXPECT_EQ(room.ask(kAda, probe(kSolves)), "wrong_state") << "no move any more";
  EXPECT_EQ(room.sentence(), "Your race is over.");
  EXPECT_EQ(room.ask(kNobody, TimeUp{}), "match_ended");
  EXPECT_EQ(room.last_one<MatchEnded>(), (MatchEnded{Result::kSolved, EndCause::kCap}));
  const auto view = room.room.view({core::Viewer::Kind::kAfterwards, {}});
  EXPECT_EQ(view.matches.at(1).players.front().place, 1);
  EXPECT_EQ(view.matches.at(0).players.front().place, 0) << "who has not finished has no place";
  EXPECT_FALSE(room.room.ends_ms().has_value());
  expect_replay(room);
}

TEST(Cap, WithoutAnybodyWhoHasFinishedItIsUnsolved) {
  RoomFixture room = capped();
  room.now.room_ms = *room.room.ends_ms();
  room.ask(kNobody, TimeUp{});
  EXPECT_EQ(room.last_one<MatchEnded>(), (MatchEnded{Result::kUnsolved, EndCause::kCap}));
  EXPECT_FALSE(room.room.finished_run().has_value());
}

TEST(Cap, StandsStillInPauses) {
  RoomFixture room = capped();
  ASSERT_EQ(room.ask(kAda, Pause{}), "match_paused match_interrupted");
  EXPECT_FALSE(room.room.ends_ms().has_value());
  EXPECT_EQ(room.ask(kNobody, TimeUp{}), "forbidden");
  room.ask(kAda, Unpause{});
  EXPECT_EQ(room.room.ends_ms(), limits::kCountdownMs + 10 * kMinuteMs);
}

TEST(Cap, StaysUntilItIsChangedAndIsForRacesAlone) {
  RoomFixture room = capped();
  room.now.room_ms = *room.room.ends_ms();
  room.ask(kNobody, TimeUp{});
  EXPECT_EQ(room.ask(kAda, Rematch{}), "board_chosen");
  EXPECT_EQ(room.room.view({}).head.cap_minutes, 10);
  EXPECT_EQ(room.ask(kAda, Next{probe_board(core::Table::kRace), {}, 0}), "board_chosen cap_set");
  EXPECT_EQ(room.room.view({}).head.cap_minutes, 0);
  RoomFixture together = RoomFixture::sudoku();
  EXPECT_EQ(together.ask(kAda, Next{{}, {}, 10}), "invalid");
  EXPECT_EQ(together.sentence(), "Only a race has a time cap.");
}

TEST(Cap, IsRememberedByHashAndChapter) {
  const RoomFixture room = capped();
  const auto restored = Room::restore(test_games(), room.room.chapter());
  ASSERT_TRUE(restored.has_value());
  EXPECT_EQ(restored->state_hash(), room.room.state_hash());
  EXPECT_EQ(restored->ends_ms(), room.room.ends_ms());
}

TEST(Cap, ARoomIsOpenedWithOne) {
  const RoomSetup setup{RoomCode("A-1"),
                        "probe",
                        core::Table::kRace,
                        false,
                        identity(kAda),
                        probe_board(core::Table::kRace),
                        {},
                        {},
                        5};
  const auto opened = Room::open(test_games(), setup, {});
  const auto* events = std::get_if<std::vector<Event>>(&opened);
  ASSERT_NE(events, nullptr);
  EXPECT_EQ(std::get<CapSet>(events->back().what).minutes, 5);
}

}  // namespace
}  // namespace gridmates::room
