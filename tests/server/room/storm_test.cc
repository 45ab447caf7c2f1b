// Random storms of commands against the invariants, and storms with a planted mistake.
#include "tests/server/room/storm.h"

#include <memory>
#include <optional>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/room/statechart/names.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

class Storms : public testing::TestWithParam<StormTable> {};

TEST_P(Storms, NothingThatMustHoldBreaks) {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    ASSERT_EQ(blow({.table = GetParam(), .seed = seed, .commands = 200}), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, Storms,
                         testing::Values(StormTable::kSudoku, StormTable::kSudokuRace,
                                         StormTable::kTicTacToe, StormTable::kProbeCoop,
                                         StormTable::kProbeWaits, StormTable::kProbeVersus,
                                         StormTable::kProbeRace));

// Storms must reach every state to be useful.
TEST(Storm, GetsIntoEveryState) {
  std::set<std::string_view> seen;
  for (const StormTable table : {StormTable::kProbeCoop, StormTable::kProbeVersus}) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Storm storm{.table = table, .seed = seed, .commands = 200};
      storm.evolve = [&seen](Room& room, const Event& event) {
        const bool followed = room.evolve(event);
        seen.insert(name_of(room.leaf()));
        return followed;
      };
      blow(storm);
    }
  }
  EXPECT_EQ(seen.size(), kLeaves);
}

// The first complaint of 20 storms about rooms with this mistake.
std::string noticed(StormTable table, const std::function<bool(Room&, const Event&)>& mistake) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    auto broken = blow({.table = table, .seed = seed, .commands = 200, .evolve = mistake});
    if (!broken.empty()) return broken.substr(0, broken.find(" ("));
  }
  return "nothing";
}

// The event with its number and time, but without its content.
Event emptied(Event event) {
  event.what = Said{"..."};
  return event;
}

TEST(PlantedMistake, AnEventLeftOutIsNoticed) {
  const auto leaves_out = [](Room& room, const Event& event) {
    return std::holds_alternative<SeatLeft>(event.what) || room.evolve(event);
  };
  // Otherwise a member is ready who does not sit according to the journal.
  EXPECT_THAT(
      noticed(StormTable::kSudoku, leaves_out),
      testing::AnyOf("the room is not the fold of its journal", "the journal cannot be replayed"));
}

TEST(PlantedMistake, AMoveThatChangesNothingIsNoticed) {
  const auto forgets = [](Room& room, const Event& event) {
    return room.evolve(std::holds_alternative<Moved>(event.what) ? emptied(event) : event);
  };
  EXPECT_EQ(noticed(StormTable::kSudoku, forgets), "the room is not the fold of its journal");
}

TEST(PlantedMistake, AHostWhoIsNotPassedOnIsNoticed) {
  const auto forgets = [](Room& room, const Event& event) {
    return room.evolve(std::holds_alternative<HostPassed>(event.what) ? emptied(event) : event);
  };
  EXPECT_NE(noticed(StormTable::kProbeCoop, forgets), "nothing");
}

// The room does not learn who gives up.
TEST(PlantedMistake, ARacerWhoIsNotLetGoIsNoticed) {
  const auto keeps = [](Room& room, const Event& event) {
    return room.evolve(std::holds_alternative<GaveUp>(event.what) ? emptied(event) : event);
  };
  EXPECT_NE(noticed(StormTable::kSudokuRace, keeps), "nothing");
}

TEST(PlantedMistake, AMoveWithoutItsBoardIsNoticed) {
  const auto forgets = [](Room& room, const Event& event) {
    const bool lays = room.running() && std::holds_alternative<BoardChosen>(event.what);
    return room.evolve(lays ? emptied(event) : event);
  };
  EXPECT_EQ(noticed(StormTable::kProbeWaits, forgets), "an event that was decided does not follow");
}

TEST(PlantedMistake, ATimeThatDriftsIsNoticed) {
  const auto drifts = [](Room& room, Event event) {
    if (room.running()) event.room_ms += 1;
    return room.evolve(event);
  };
  EXPECT_NE(noticed(StormTable::kTicTacToe, drifts), "nothing");
}

// The chapter is that of the room at the first command.
TEST(PlantedMistake, AChapterOfAnotherEventIsNoticed) {
  const auto first = std::make_shared<std::optional<Room>>();
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    first->reset();
    const auto broken = blow({.table = StormTable::kSudoku,
                              .seed = seed,
                              .commands = 50,
                              .chapter = [first](const Room& room) {
                                if (!*first) *first = room;
                                return (*first)->chapter();
                              }});
    EXPECT_EQ(broken.substr(0, broken.find(" (")), "restored: another state") << seed;
  }
}

// A chapter truncated to any length is not read.
TEST(Chapter, IsReadAsAWhole) {
  RoomFixture room = RoomFixture::race().started();
  const core::Bytes whole = room.room.chapter();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    ASSERT_FALSE(Room::restore(test_games(), core::ByteView(whole).first(size))) << size;
  }
  ASSERT_TRUE(Room::restore(test_games(), whole));
}

// With any bytes: the chapter is refused or gives a usable room.
TEST(Chapter, WithAnyByteChangedHurtsNobody) {
  for (RoomFixture room : {RoomFixture::sudoku().started(), RoomFixture::race().started(),
                           RoomFixture::tictactoe().started()}) {
    const core::Bytes whole = room.room.chapter();
    for (std::size_t at = 0; at < whole.size(); ++at) {
      for (const std::uint8_t value : {0, 1, 255}) {
        core::Bytes changed = whole;
        changed[at] = value;
        const auto restored = Room::restore(test_games(), changed);
        if (!restored) continue;
        (void)restored->view({core::Viewer::Kind::kAfterwards, {}});
        (void)restored->decide({identity(kAda), undo()}, room.now);
        (void)restored->state_hash();
      }
    }
  }
}

}  // namespace
}  // namespace gridmates::room
