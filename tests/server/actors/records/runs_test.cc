// The leaderboard row of a finished match.
#include "server/actors/records/runs.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace gridmates::actors {
namespace {

const RoomCode kCode("KITE-42");

// A Sudoku solved by two players together.
room::FinishedRun solved(const char* level) {
  room::FinishedRun run;
  run.match = 1;
  run.game = "sudoku";
  run.board.level = level;
  run.players = {{PlayerId(1), "Ana", Seat(0)}, {PlayerId(2), "Bo", Seat(1)}};
  return run;
}

std::string category(const room::FinishedRun& run) { return to_run(run, kCode).category; }

TEST(ToRun, ComparesALevelWithItself) {
  EXPECT_EQ(category(solved("easy")), "easy");
  EXPECT_EQ(category(solved("unrated")), "");
  EXPECT_EQ(category(solved("")), "");
}

TEST(ToRun, ComparesWhatHelpedWithItself) {
  room::FinishedRun run = solved("hard");
  run.help_class = "hints+checks";
  EXPECT_EQ(category(run), "hard hints+checks");
  run.category = "checked";
  EXPECT_EQ(category(run), "hard checked hints+checks");
  run.board.level = "unrated";
  EXPECT_EQ(category(run), "checked hints+checks");
}

TEST(ToRun, TellsPastedPuzzlesApart) {
  room::FinishedRun run = solved("easy");
  run.board.source = room::Source::kPasted;
  run.puzzle = 0x2A;
  EXPECT_EQ(to_run(run, kCode).puzzle, "000000000000002a");
  run.puzzle = 0x2B;
  EXPECT_EQ(to_run(run, kCode).puzzle, "000000000000002b");
}

TEST(ToRun, FlagsWhatIsFasterThanAnybodyCanBe) {
  room::FinishedRun run = solved("easy");
  run.merit.least_ms = 10'000;
  run.room_ms = 4'999;
  EXPECT_TRUE(run.is_too_fast());
  EXPECT_TRUE(to_run(run, kCode).too_fast);
  run.room_ms = 5'000;  // shared by two players
  EXPECT_FALSE(run.is_too_fast());
  EXPECT_FALSE(to_run(run, kCode).too_fast);
}

TEST(ToRun, GivesARowOfBeforeLevelsAsItWas) {
  room::FinishedRun run = solved("easy");
  run.category = "checked";
  run.help_class = "hints";
  run.interrupted = true;
  const ports::Run parted = to_run(run, kCode, ports::Run::kParted);
  EXPECT_EQ(parted.category, "checked");
  EXPECT_TRUE(parted.interrupted);
  const ports::Run first = to_run(run, kCode, 0);
  EXPECT_EQ(first.category, "checked");
  EXPECT_FALSE(first.interrupted);
}

}  // namespace
}  // namespace gridmates::actors
