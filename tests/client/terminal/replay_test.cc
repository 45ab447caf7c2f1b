// The page of a replay: its requests, playing and stepping, and moves tried on a copy.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "tests/client/replay/solved_sudoku.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/golden.h"

namespace gridmates::terminal::testing {
namespace {

using replay::Recorded;
using replay::sudoku_recorded;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ReplayTest : public FaceTest {
 protected:
  // Opens the room's match, which has ended, and answers with this replay.
  void watch(v1::Replay told, const char* key = "v") {
    begin(solved_model());
    press(face_, key);
    answer(std::move(told));
  }
  // Answers the latest request.
  void answer(v1::Replay told) {
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    *answered.frame.mutable_replay() = std::move(told);
    face_.notice(answered, kNowMs);
  }
};

v1::Move mine_opened(std::uint32_t cell) {
  v1::Move move;
  move.mutable_minesweeper()->mutable_open()->set_cell(cell);
  return move;
}

Recorded mines_recorded() {
  Recorded recorded("minesweeper", {}, v1::TABLE_COOP);
  recorded.play(0, mine_opened(30), 3'000);
  for (std::uint32_t cell = 0; cell < 81 && !recorded.over(); ++cell) {
    recorded.play(cell % 2, mine_opened(cell), 2'500);
  }
  return recorded;
}

TEST_F(ReplayTest, IsOpenedFromTheEndOfAMatchAndLeadsBackThere) {
  begin(solved_model());
  EXPECT_THAT(footer(), HasSubstr("v replay"));
  press(face_, "v");
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"KITE-42/1\"");
  EXPECT_THAT(screen(), HasSubstr("loading ..."));
  answer(sudoku_recorded().told());
  EXPECT_THAT(screen(), AllOf(HasSubstr("REPLAY KITE-42/1"), HasSubstr("step 0 of 61")));
  press(face_, "Esc");
  EXPECT_THAT(screen(), HasSubstr("Solved in 19:22.000"));
}

TEST_F(ReplayTest, UndoAfterTheEndIsTheMatchBeforeItsLastMove) {
  watch(sudoku_recorded().told(), "u");
  EXPECT_THAT(screen(), HasSubstr("step 59 of 61"));
}

TEST_F(ReplayTest, IsNotOfferedWhileAMatchIsPlayed) {
  begin(sudoku_model());
  EXPECT_THAT(footer(), Not(HasSubstr("replay")));
}

TEST_F(ReplayTest, AMatchInPartsIsAskedForUntilAllOfItIsThere) {
  v1::Replay told = sudoku_recorded().told();
  v1::Replay first = told;
  first.mutable_events()->DeleteSubrange(9, told.events_size() - 9);
  told.mutable_events()->DeleteSubrange(0, 9);
  watch(first);
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"KITE-42/1\" from: 9");
  answer(told);
  EXPECT_THAT(screen(), HasSubstr("step 0 of 61"));
}

TEST_F(ReplayTest, ARefusalIsSaid) {
  begin(solved_model());
  press(face_, "v");
  client::Answered answered;
  answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
  answered.frame.mutable_error()->set_message("There is no such finished match.");
  face_.notice(answered, kNowMs);
  EXPECT_THAT(screen(), AllOf(HasSubstr("There is no match to be shown."),
                              HasSubstr("Not done: there is no such finished match")));
  press(face_, "Space");
  EXPECT_THAT(screen(), HasSubstr("Not done: there is no match to be shown"));
}

TEST_F(ReplayTest, StepsForwardAndBackAndToTheEnds) {
  watch(sudoku_recorded().told());
  press(face_, "Right Right");
  EXPECT_THAT(screen(), AllOf(HasSubstr("step 2 of 61"), HasSubstr("bo: set E5 5"),
                              HasSubstr("Naked Single"), HasSubstr("0:11.000")));
  press(face_, "Left Left Left");
  EXPECT_THAT(screen(), HasSubstr("step 0 of 61"));
  press(face_, "End");
  EXPECT_THAT(screen(), AllOf(HasSubstr("step 61 of 61"), HasSubstr("solved")));
  press(face_, "Right Home");
  EXPECT_THAT(screen(), HasSubstr("step 0 of 61"));
}

TEST_F(ReplayTest, JumpsToKeyMomentsAndTimes) {
  watch(sudoku_recorded().told());
  press(face_, "> >");
  EXPECT_THAT(screen(), AllOf(HasSubstr("step 3 of 61"), HasSubstr("a mistake"),
                              HasSubstr("wrong: A3 is 4")));
  press(face_, "<");
  EXPECT_THAT(screen(), HasSubstr("step 1 of 61"));
  press(face_, "g 1 : 0 0 Enter");
  EXPECT_THAT(screen(), HasSubstr("step 24 of 61"));
  press(face_, "g x Enter");
  EXPECT_THAT(screen(), HasSubstr("Not done: a time is 9:31, 1:02:03 or seconds"));
}

TEST_F(ReplayTest, PlaysByTheTimeOfTheMatchAndStopsAtItsEnd) {
  watch(sudoku_recorded().told());
  face_.key(*parse_key("Space"), kNowMs);
  EXPECT_TRUE(face_.moves(kNowMs));
  const auto shown = [this](std::uint64_t later_ms) {
    Canvas canvas(kS);
    face_.draw(canvas, kNowMs + later_ms);
    return canvas.text();
  };
  EXPECT_THAT(shown(3'900), AllOf(HasSubstr("step 0 of 61"), HasSubstr("playing x1  0:03")));
  EXPECT_THAT(shown(4'000), HasSubstr("step 1 of 61"));
  EXPECT_THAT(shown(11'000), HasSubstr("step 2 of 61"));
  face_.key(*parse_key("+"), kNowMs + 11'000);
  EXPECT_THAT(shown(12'500), AllOf(HasSubstr("step 3 of 61"), HasSubstr("playing x2  0:14")));
  constexpr std::uint64_t kLong = 1'000'000;
  face_.tick(kNowMs + kLong);
  EXPECT_THAT(shown(kLong), AllOf(HasSubstr("step 61 of 61"), HasSubstr("stopped x2")));
  EXPECT_FALSE(face_.moves(kNowMs + kLong));
}

TEST_F(ReplayTest, MovesAreTriedOnACopyThatNobodyIsTold) {
  watch(sudoku_recorded().told());
  recorder_.asked.clear();
  press(face_, "Right Enter");
  EXPECT_THAT(screen(), HasSubstr("ON A COPY"));
  EXPECT_THAT(footer(), AllOf(HasSubstr("undo"), HasSubstr("Esc match")));
  press(face_, "4");  // at the cursor's first position
  EXPECT_THAT(screen(), HasSubstr("1 tried since step 1"));
  press(face_, "u");
  EXPECT_THAT(screen(), HasSubstr("0 tried since step 1"));
  press(face_, "U");
  EXPECT_THAT(screen(), HasSubstr("1 tried since step 1"));
  press(face_, "U");
  EXPECT_THAT(screen(), HasSubstr("Not done: no move has been taken back"));
  press(face_, "u u");
  EXPECT_THAT(screen(), HasSubstr("0 tried since step 0")) << "then the match itself goes back";
  press(face_, "u");
  EXPECT_THAT(screen(), HasSubstr("Not done: the match begins here"));
  press(face_, "Esc");
  EXPECT_THAT(screen(), AllOf(HasSubstr("step 0 of 61"), HasSubstr("the match as it was")));
  EXPECT_TRUE(recorder_.asked.empty());
}

TEST_F(ReplayTest, AHintOnACopyIsSaidAsInARoom) {
  watch(sudoku_recorded().told());
  press(face_, "Enter n");
  EXPECT_THAT(screen(), AllOf(HasSubstr("1 tried since step 0"),
                              HasSubstr("There is a Hidden Single."), Not(HasSubstr("Look at"))));
  press(face_, "n");
  EXPECT_THAT(screen(), HasSubstr("There is a Hidden Single. Look at box 2."));
  press(face_, "n");
  EXPECT_THAT(screen(), HasSubstr("in box 2, 8 can only stand in A6"));
  press(face_, "u u u");
  EXPECT_THAT(screen(), Not(HasSubstr("Hidden Single")));
}

TEST_F(ReplayTest, AHintOnACopyOfAMineFieldIsSaidToo) {
  watch(mines_recorded().told(v1::ROOM_STATE_FINISHED_LOST));
  press(face_, "Right Enter n");
  EXPECT_THAT(screen(), AllOf(HasSubstr("1 tried since step 1"), HasSubstr("provable")));
}

TEST_F(ReplayTest, OnACopyOfARaceThereIsHelp) {
  Recorded recorded("sudoku", {}, v1::TABLE_RACE, replay::kPuzzle);
  recorded.play(0, replay::set_digit(2, 4));
  watch(recorded.told());
  press(face_, "Right Enter n");
  EXPECT_THAT(screen(), AllOf(HasSubstr("1 tried since step 1"), HasSubstr("There is a ")));
}

TEST_F(ReplayTest, AtARaceOneChoosesWhoseBoard) {
  Recorded recorded("sudoku", {}, v1::TABLE_RACE, replay::kPuzzle);
  recorded.play(0, replay::set_digit(2, 4));
  watch(recorded.told());
  press(face_, "w b o Enter");
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"KITE-42/1\" racer: \"bo\"");
}

TEST_F(ReplayTest, OtherTablesHaveOneBoard) {
  watch(sudoku_recorded().told());
  press(face_, "w");
  EXPECT_THAT(screen(), HasSubstr("Not done: all played on one board"));
}

TEST_F(ReplayTest, ALineOfTheLeaderboardsOpensItsRun) {
  begin(lobby_model());
  press(face_, "b Down Enter");
  EXPECT_EQ(recorder_.asked.back(), "replay run: \"KITE-42/1\"");
  answer(sudoku_recorded().told());
  EXPECT_THAT(screen(), HasSubstr("step 0 of 61"));
  press(face_, "q");
  EXPECT_THAT(screen(), HasSubstr("LEADERBOARDS"));
}

TEST_F(ReplayTest, WatchedFromTheCommandLineItEndsTheProgram) {
  begin(lobby_model());
  face_.watch(sudoku_recorded().told());
  EXPECT_THAT(screen(), HasSubstr("step 0 of 61"));
  press(face_, "q");
  EXPECT_TRUE(face_.done());
}

TEST_F(ReplayTest, Pictures) {
  watch(sudoku_recorded().told());
  press(face_, "> > Right");
  expect_golden("replay_sudoku_80x24", picture(face_, kS).text());
  expect_golden("replay_sudoku_80x33", picture(face_, kM).text());
  expect_golden("replay_sudoku_120x40", picture(face_, kL).text());
  press(face_, "Enter 4");
  expect_golden("replay_try_80x24", picture(face_, kS).text());
  expect_golden("replay_try_120x40", picture(face_, kL).text());
  press(face_, "?");
  expect_golden("replay_help_80x24", picture(face_, kS).text());
}

TEST_F(ReplayTest, PicturesOfAMineField) {
  watch(mines_recorded().told(v1::ROOM_STATE_FINISHED_LOST));
  press(face_, "Right Right");
  expect_golden("replay_mines_80x24", picture(face_, kS).text());
  expect_golden("replay_mines_120x40", picture(face_, kL).text());
  press(face_, "?");
  expect_golden("replay_watch_help_80x24", picture(face_, kS).text());
}

}  // namespace
}  // namespace gridmates::terminal::testing
