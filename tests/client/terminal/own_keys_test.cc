// What this client has sent is drawn at once, as provisional.
#include <google/protobuf/text_format.h>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class OwnKeys : public FaceTest {
 protected:
  void pend(const std::string& move) {
    v1::Move& pending = recorder_.moves.emplace_back();
    ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString(move, &pending));
  }
};

TEST_F(OwnKeys, ADigitIsDrawnUntilItIsConfirmedOrTakenBack) {
  begin(sudoku_model());
  press(face_, "g A 4");
  pend("sudoku { set { cell: 3 digit: 6 } }");
  EXPECT_THAT(screen(), AllOf(HasSubstr(" A │ 5   3   4 │[6]? 7   . │"),
                              HasSubstr("A4 sent, not answered yet")));
  press(face_, "l");
  EXPECT_THAT(screen(), HasSubstr(" A │ 5   3   4 │ 6? [7]  . │"));
  EXPECT_THAT(screen(kL), HasSubstr("6  ?[  7  ]"));
  EXPECT_EQ(picture(face_, kS).cell(3, 17).role, Role::kDim);
  recorder_.moves.clear();
  EXPECT_THAT(screen(), HasSubstr(" A │ 5   3   4 │ .  [7]  . │"));
}

TEST_F(OwnKeys, TheLatestOfSeveralCounts) {
  begin(sudoku_model());
  press(face_, "g A 1");
  pend("sudoku { set { cell: 3 digit: 6 } }");
  pend("sudoku { clear { cell: 3 } }");
  pend("sudoku { clear { cell: 2 } }");
  EXPECT_THAT(screen(), HasSubstr(" A │[5]  3   .?│ .?  7   . │"));
}

TEST_F(OwnKeys, AGivenStaysAsItIs) {
  begin(sudoku_model());
  press(face_, "g C 3");
  const std::string before = screen();
  EXPECT_THAT(before, HasSubstr("C3 8, given"));
  pend("sudoku { set { cell: 20 digit: 7 } }");
  EXPECT_EQ(screen(), before);
}

TEST_F(OwnKeys, NotesAreTurnedOnAndOff) {
  begin(sudoku_model());
  press(face_, "g B 3");  // with the notes 2 and 7
  pend("sudoku { note { cell: 11 digits: 3 } }");
  EXPECT_THAT(screen(), AllOf(HasSubstr("1 . ."), HasSubstr("7 . ."), Not(HasSubstr(". 2 ."))));
}

TEST_F(OwnKeys, WhatAnUndoWillDoOnlyTheServerKnows) {
  begin(sudoku_model());
  const std::string before = screen();
  pend("sudoku { undo { } }");
  EXPECT_EQ(screen(), before);
}

TEST_F(OwnKeys, AMarkIsDrawnBeforeItCounts) {
  begin(duel_model());
  press(face_, "g c 3");
  pend("tictactoe { cell: 8 }");
  EXPECT_THAT(screen(), HasSubstr("│   [X]?"));
  press(face_, "g c 2");
  EXPECT_THAT(screen(), HasSubstr("X ?"));
  EXPECT_THAT(screen(kL), HasSubstr("\\ /"));
}

// A clash is seen without colour, also under one's own cursor.
TEST_F(OwnKeys, TheCursorHidesNoClash) {
  begin(sudoku_model());
  press(face_, "g H 2");
  EXPECT_THAT(screen(kL), HasSubstr("[  6 !]"));
  EXPECT_THAT(screen(kS), HasSubstr("[6]!"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
