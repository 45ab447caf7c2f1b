// The clocks of a match of two, as verify recomputes them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/tools/replay/said.h"
#include "tests/client/tools/replay/told_match.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// A clock of a minute, with a second more after each move. Ana moves after 1 s and bo 2 s later;
// 1 s later both moves are taken back; ana moves again after 1 s, and bo resigns.
v1::Replay taken_back(std::uint64_t ana_ms, std::uint64_t bo_ms) {
  ToldMatch match("tictactoe", v1::TABLE_VERSUS);
  match.play(1'000, 0, ttt_mark(0));
  match.play(3'000, 1, ttt_mark(1));
  match.take_back(4'000, 2);
  match.play(5'000, 0, ttt_mark(4));
  v1::Replay told = match.resigned(1);
  v1::TurnClock& clock = *told.mutable_head()->add_clocks();
  clock.set_base_s(60);
  clock.set_increment_s(1);
  told.mutable_match()->mutable_players(0)->set_clock_ms(ana_ms);
  told.mutable_match()->mutable_players(1)->set_clock_ms(bo_ms);
  ToldMatch::seal(told);
  return told;
}

TEST(ClockVerdict, ATurnThatIsTakenBackAddsNothing) {
  EXPECT_THAT(said_of(taken_back(58'000, 58'000)), StartsWith("KITE-42/1: holds"));
  EXPECT_THAT(said_of(taken_back(57'000, 58'000)),
              HasSubstr("the recorded clocks do not fit the moves"));
}

TEST(ClockVerdict, AMoveThatWinsCannotBeTakenBack) {
  ToldMatch match("tictactoe", v1::TABLE_VERSUS);
  for (std::uint32_t i = 0; i < 5; ++i) {
    constexpr std::uint32_t kCells[] = {0, 3, 1, 4, 2};
    match.play(i + 1, i % 2, ttt_mark(kCells[i]));
  }
  match.take_back(6, 1);
  v1::Replay told = match.resigned(0);
  told.mutable_head()->add_clocks()->set_base_s(60);
  ToldMatch::seal(told);
  EXPECT_THAT(said_of(told), HasSubstr("it comes after the end"));
}

TEST(ClockVerdict, InOlderJournalsTheIncrementsStay) {
  EXPECT_THAT(said_of(taken_back(59'000, 59'000)), StartsWith("KITE-42/1: holds"));
  EXPECT_THAT(said_of(taken_back(58'000, 59'000)),
              HasSubstr("the recorded clocks do not fit the moves"));
}

}  // namespace
}  // namespace gridmates::tools
