// A move made by another member is detected.
#include <gmock/gmock.h>

#include "tests/client/tools/replay/said.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(AuthorsVerdict, AMoveIsMadeByItsPlayer) {
  const auto by_another = [](v1::Replay replay, int nth) {
    for (v1::Event& event : *replay.mutable_events()) {
      if (event.has_moved() && nth-- == 0) event.set_member(event.member() + 1);
    }
    ToldMatch::seal(replay);
    return said_of(replay);
  };
  const char* const kMadeBy = ": another member has made it\n";
  EXPECT_THAT(by_another(solved_together(), 0), HasSubstr(kMadeBy));
  EXPECT_THAT(by_another(duel(), 1), HasSubstr(kMadeBy));
  EXPECT_THAT(by_another(raced_in_order(0), 0), HasSubstr(kMadeBy));
  EXPECT_THAT(by_another(raced_in_order(0), 4), HasSubstr(kMadeBy)) << "bo's second";
}

TEST(AuthorsVerdict, WhoHasComeBackHasMovedUnderAnEarlierNumber) {
  v1::Replay replay = solved_together();
  v1::MatchPlayer& player = *replay.mutable_match()->mutable_players(0);
  const auto renumber = [&replay, &player](std::uint32_t member) {
    player.set_member(member);
    ToldMatch::seal(replay);
    return said_of(replay);
  };
  EXPECT_THAT(renumber(player.member() + 7), StartsWith("KITE-42/1: holds"));
  EXPECT_THAT(renumber(0), HasSubstr(": another member has made it\n"));
}

// Its author may be the room or the last voter.
TEST(AuthorsVerdict, WhatPlayersHaveAgreedOnMayComeFromAnybody) {
  ToldMatch match("sudoku", v1::TABLE_COOP, kAlmostSolved);
  match.play(1'000, 0, sudoku_set(0, 5));
  v1::Move check;
  check.mutable_sudoku()->mutable_check();
  match.play(2'000, 0, check);
  match.play(3'000, 1, sudoku_set(1, 3));
  match.play(4'000, 1, sudoku_set(2, 4));
  v1::Replay replay = match.told(v1::ROOM_STATE_FINISHED_SOLVED);
  replay.mutable_events(2)->set_member(0);
  ToldMatch::seal(replay);
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds"));
}

}  // namespace
}  // namespace gridmates::tools
