// Pasted text is inserted as text, never as keys.
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"
#include "tests/client/terminal/pseudo_terminal.h"
#include "tests/client/terminal/tell_keys.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Paste = FaceTest;

TEST_F(Paste, OnTheBoardItPlaysNothing) {
  begin(sudoku_model());
  press(face_, "PasteBegin 5 q Enter R R PasteEnd");
  EXPECT_THAT(recorder_.asked, IsEmpty());
  EXPECT_THAT(screen(), HasSubstr("The pasted text was ignored: "));
  press(face_, "? PasteBegin 5 q PasteEnd");
  EXPECT_THAT(screen(), HasSubstr("HELP"));
  press(face_, "Esc g A 4 6");
  EXPECT_THAT(recorder_.asked, ElementsAre(HasSubstr("digit: 6"))) << "keys are keys again";
}

TEST_F(Paste, APuzzleIsOfferedWhereNothingIsTyped) {
  constexpr std::string_view kPuzzle =
      "6......7...4319...2...6..4.4.653.891.12.48.63...69..............43...25.5.918....";
  std::string keys = "PasteBegin";
  for (const char c : kPuzzle) keys += std::string(" ") + c;
  begin(lobby_model());
  press(face_, keys + " PasteEnd");
  EXPECT_THAT(recorder_.asked, IsEmpty()) << "Enter is the person's";
  EXPECT_THAT(screen(), HasSubstr("this puzzle was pasted; Enter plays it, Esc forgets it"));
  press(face_, "Enter");
  ASSERT_EQ(recorder_.asked.size(), 1u);
  EXPECT_THAT(recorder_.asked.back(), HasSubstr(std::string(kPuzzle)));
  begin(sudoku_race_model());  // it is won and continues
  press(face_, keys + " PasteEnd Enter");
  EXPECT_THAT(screen(), HasSubstr("Enter again does it")) << "another board is on the table";
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("act next"));
  EXPECT_THAT(recorder_.asked.back(), HasSubstr(std::string(kPuzzle)));
}

TEST_F(Paste, APuzzleThatIsCutShortIsExplained) {
  begin(lobby_model());
  std::string keys = "PasteBegin";
  for (int i = 0; i < 80; ++i) keys += " " + std::to_string(i % 9 + 1);
  press(face_, keys + " PasteEnd");
  EXPECT_THAT(screen(), HasSubstr("The pasted text was ignored: This puzzle has 80 cells"));
}

TEST_F(Paste, AnyFieldOfTheFormTakesAPuzzle) {
  constexpr std::string_view kPuzzle =
      "6......7...4319...2...6..4.4.653.891.12.48.63...69..............43...25.5.918....";
  std::string keys = "PasteBegin";
  for (const char c : kPuzzle) keys += std::string(" ") + c;
  begin(lobby_model());
  press(face_, "n");
  for (int field = 0; field < 9; ++field) {
    press(face_, keys + " PasteEnd");
    EXPECT_THAT(screen(), HasSubstr("this puzzle was pasted; Enter opens the room")) << field;
    press(face_, "Down");
  }
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("pasted: \"" + std::string(kPuzzle) + "\""));
}

TEST_F(Paste, WhereSomethingIsTypedItIsOneLine) {
  begin(sudoku_model());
  press(face_, "t PasteBegin s o Enter Tab q Enter PasteEnd");
  EXPECT_THAT(recorder_.asked, IsEmpty()) << "Enter is the person's";
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("act say { text: \"so q\" }"));
}

TEST_F(Paste, TheRowsOfAPuzzleAreOneLineWithBlanksBetweenThem) {
  begin(lobby_model());
  press(face_, "n Down Down Left Down PasteBegin 5 3 . Enter . 7 . Enter PasteEnd Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("pasted: \"53. .7.\""));
}

std::string pasted(int characters) {
  std::string keys = "PasteBegin";
  for (int i = 0; i < characters; ++i) keys += " x";
  return keys + " PasteEnd";
}

TEST_F(Paste, WhatIsCutInARoomIsSaid) {
  begin(sudoku_model());
  press(face_, "t " + pasted(300));
  EXPECT_THAT(screen(), Not(HasSubstr("cut to")));
  press(face_, pasted(1));
  EXPECT_THAT(screen(), HasSubstr("cut to 300 characters"));
  press(face_, "Backspace");
  EXPECT_THAT(screen(), Not(HasSubstr("cut to"))) << "it is edited";
  press(face_, "Esc : " + pasted(4'097));
  EXPECT_THAT(screen(), HasSubstr("cut to 4096 characters"));
}

TEST_F(Paste, WhatIsCutOfANameIsSaid) {
  begin(lobby_model());
  press(face_, "N " + pasted(25));
  EXPECT_THAT(screen(), HasSubstr("cut to 24 characters"));
}

TEST(PastePseudoTerminal, PastesAreMarkedAndTheTerminalIsGivenBack) {
  PseudoTerminal terminal(kS, {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}},
                          [] { return tell_keys(false); });
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("ready"); }));
  EXPECT_NE(terminal.sent().find("\x1b[?2004h"), std::string::npos);
  terminal.type("\x1b[200~a\x1b[201~b");
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("ready PasteBegin a PasteEnd b"); }))
      << terminal.picture();
  terminal.type("q");
  EXPECT_EQ(terminal.wait_for_end(), 0);
  EXPECT_NE(terminal.sent().find("\x1b[?2004l"), std::string::npos);
}

}  // namespace
}  // namespace gridmates::terminal::testing
