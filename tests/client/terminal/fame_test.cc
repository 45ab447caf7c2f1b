// Lines of a leaderboard whose texts are longer than their columns.
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class FameTest : public FaceTest {
 protected:
  // Shows a line of ana's own, under another name and with a paused run.
  void show(const std::string& name) {
    begin(lobby_model());
    v1::BestTime& line = *model_.leaderboards["sudoku"].mutable_best_times(0)->mutable_lines(1);
    line.set_players(0, name);
    line.set_interrupted(true);
    press(face_, "b");
  }
};

TEST_F(FameTest, MarksStandBelowWhereTheyDoNotFit) {
  show("fay");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n 2   fay              9:41.006"),
                              HasSubstr("\n     (yours, paused)\n")));
  EXPECT_THAT(screen(kL), HasSubstr(" fay (yours, paused) "));
}

TEST_F(FameTest, ALongNameStandsBelowAsAWhole) {
  show("Maximilian Ferdinand");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n 2   Maximilian Ferd~ 9:41.006"),
                              HasSubstr("\n     Maximilian Ferdinand (yours, paused)\n")));
}

TEST_F(FameTest, WhatFitsTakesOneRow) {
  begin(lobby_model());
  press(face_, "b");
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n 2   ana (yours)      9:41.006"),
                              Not(HasSubstr("\n     (yours)"))));
}

TEST_F(FameTest, WhatWasChosenIsChosenAfterAReplay) {
  begin(lobby_model());
  for (const char* chosen : {"Right", "Down"}) {
    press(face_, "b");
    press(face_, chosen);
    const std::string before = screen();
    press(face_, "Enter");
    EXPECT_NE(screen(), before);
    press(face_, "Esc");
    EXPECT_EQ(screen(), before);
    press(face_, "Esc b");
    EXPECT_NE(screen(), before) << "from the lobby it begins at the top";
    press(face_, "Esc");
  }
}

TEST_F(FameTest, AnEmptyListIsNotSorted) {
  begin(lobby_model());
  model_.leaderboards["sudoku"].Clear();
  press(face_, "b s");
  EXPECT_EQ(recorder_.asked.back(), "leaderboard sudoku");
  EXPECT_THAT(screen(), HasSubstr("Not done: there is nobody yet"));
}

// The example is a category of the game that is shown.
TEST_F(FameTest, ACategoryIsTypedAsTheHeadingSaysIt) {
  begin(lobby_model());
  press(face_, "b /");
  EXPECT_THAT(screen(), HasSubstr(" category, empty for all:"));
  press(face_, "Esc");
  model_.leaderboards["sudoku"].mutable_best_times(0)->set_category("beginner hints+checks+notes");
  model_.leaderboards["sudoku"].mutable_best_times(1)->set_category("beginner");
  press(face_, "/");
  EXPECT_THAT(screen(), HasSubstr(" category (beginner), empty for all:"));
  for (const char c : std::string("Beginner, solo, no hints")) {
    face_.key(static_cast<char32_t>(c), kNowMs);
  }
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(), ::testing::EndsWith("sudoku beginner, solo"));
  press(face_, "/");
  for (const char c : std::string("race, 2 players")) {
    face_.key(static_cast<char32_t>(c), kNowMs);
  }
  press(face_, "Enter");
  EXPECT_THAT(screen(), HasSubstr("no leaderboard is for all of that: race, 2 players"));
  while (screen().find("<Tic-tac-toe>") == std::string::npos) press(face_, "Tab");
  press(face_, "/");
  EXPECT_THAT(screen(), HasSubstr(" category (3x3x3), empty for all:"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
