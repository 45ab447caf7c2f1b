// The help: it counts the lines that do not fit, and Enter runs any line.
#include "client/terminal/help.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

Bindings table_of(int lines) {
  return Bindings(static_cast<std::size_t>(lines), {1, "x", "x", "", "does it", "KEYS"});
}

std::string picture_of(Help& help, Size size = {24, 80}) {
  Canvas canvas(size);
  help.draw(Region(canvas));
  return canvas.text();
}

// 39 keys and a heading fit in two columns of 20 rows.
TEST(HelpTest, WhatDoesNotFitIsCounted) {
  Help help("all", table_of(45), table_of(1));
  EXPECT_THAT(picture_of(help), AllOf(HasSubstr(" Down: 6 more below "), Not(HasSubstr("above"))));
  for (int i = 0; i < 41; ++i) help.key(Key::Kind::kDown);
  EXPECT_THAT(picture_of(help), HasSubstr(" Up: 2 more above  Down: 3 more below "));
  for (int i = 0; i < 99; ++i) help.key(Key::Kind::kDown);
  EXPECT_THAT(picture_of(help), AllOf(HasSubstr(" Up: 5 more above "), Not(HasSubstr("below"))));
  for (int i = 0; i < 99; ++i) help.key(Key::Kind::kUp);
  EXPECT_THAT(picture_of(help), HasSubstr("│ KEYS ")) << "the heading is seen again";
}

TEST(HelpTest, PagesAreTurned) {
  Help help("all", table_of(90), table_of(1));
  EXPECT_THAT(picture_of(help), HasSubstr(" Down: 51 more below "));
  for (int i = 0; i < 2; ++i) EXPECT_EQ(help.key(Key::Kind::kPageDown), Help::Result::kStay);
  EXPECT_THAT(picture_of(help), HasSubstr(" Up: 1 more above  Down: 49 more below "));
  help.key(Key::Kind::kEnd);
  EXPECT_THAT(picture_of(help), HasSubstr(" Up: 50 more above "));
  for (int i = 0; i < 4; ++i) EXPECT_EQ(help.key(Key::Kind::kPageUp), Help::Result::kStay);
  EXPECT_THAT(picture_of(help), HasSubstr(" Down: 41 more below "));
  help.key(Key::Kind::kHome);
  EXPECT_THAT(picture_of(help), Not(HasSubstr("above")));
}

TEST(HelpTest, EnterDoesTheChosenLineWithTheChosenKey) {
  const Bindings all{{7, "x", "x", "", "does it", "KEYS"},
                     {8, "u U", "u / U", "", "undo / redo", "KEYS"}};
  Help help("all", all, all);
  EXPECT_EQ(help.key(Key::Kind::kEnter), Help::Result::kRun);
  EXPECT_EQ(help.chosen().act, 7);
  help.key(Key::Kind::kDown);
  EXPECT_THAT(picture_of(help), HasSubstr("Enter: u   left/right: another key"));
  EXPECT_EQ(help.key(Key::Kind::kRight), Help::Result::kStay);
  EXPECT_THAT(picture_of(help), HasSubstr("Enter: U   left/right: another key"));
  EXPECT_EQ(help.key(Key::Kind::kEnter), Help::Result::kRun);
  EXPECT_EQ(help.chosen().act, 8);
  EXPECT_EQ(help.chosen().key, 1);
}

TEST(HelpTest, AKeyThatMeansAnotherLineIsNotNamed) {
  const Bindings all{{7, "q", "q", "", "does it", "KEYS"},
                     {8, "q Q", "Q", "", "does that", "KEYS"}};
  Help help("all", all, all);
  help.key(Key::Kind::kDown);
  for (int i = 0; i < 2; ++i) {
    EXPECT_THAT(picture_of(help), HasSubstr("Enter: Q   left/right: another key"));
    help.key(Key::Kind::kRight);
  }
}

TEST(HelpTest, WhereAllFitsNothingIsSaid) {
  Help help("all", table_of(39), table_of(1));
  EXPECT_THAT(picture_of(help), Not(HasSubstr(" more ")));
  Help longer("all", table_of(60), table_of(1));
  EXPECT_THAT(picture_of(longer), HasSubstr(" more below "));
  EXPECT_THAT(picture_of(longer, {40, 120}), Not(HasSubstr(" more ")));
}

TEST(HelpTest, WhatIsOfNoUseNowIsMarked) {
  const Bindings now{{1, "x", "x", "", "does it", "KEYS"}};
  Bindings all = now;
  all.push_back({2, "y", "y", "", "does that", "KEYS"});
  Help help("all", all, now);
  EXPECT_THAT(picture_of(help), AllOf(HasSubstr("  x           does it"), HasSubstr("* not now"),
                                      HasSubstr(" *y           does that")));
  Help useful("all", all, all);
  EXPECT_THAT(picture_of(useful), Not(HasSubstr("not now")));
}

// The text in reverse video.
std::string reversed_in(const Canvas& canvas) {
  std::string text;
  for (int row = 0; row < canvas.size().rows; ++row) {
    for (int column = 0; column < canvas.size().columns; ++column) {
      const Canvas::Cell& cell = canvas.cell(row, column);
      if (cell.role == Role::kReverse) text += cell.text;
    }
  }
  return text;
}

// Enter opens the help in a Sudoku, 0 elsewhere, so that arrows, Enter and digits reach all keys.
TEST(HelpTest, EnterDoesNothingWhereTheSearchHasFoundNothing) {
  const Bindings all{{7, "x", "x", "", "does it", "KEYS"}};
  Help help("all", all, all);
  for (const char32_t key : std::u32string(U"/zz")) help.key(Key(key));
  help.key(Key::Kind::kEnter);
  EXPECT_EQ(help.key(Key::Kind::kEnter), Help::Result::kStay);
}

class HelpMenu : public FaceTest {};

TEST_F(HelpMenu, DoesWhatItsLinesSay) {
  begin(sudoku_model());
  press(face_, "g A 4 6 Enter");
  EXPECT_THAT(screen(), HasSubstr("HELP: Sudoku"));
  const auto choose = [this](const std::string& line) {
    for (int i = 0; i < 90; ++i) {
      if (reversed_in(picture(face_, kS)).find(line) != std::string::npos)
        return press(face_, "Enter");
      press(face_, "Down");
    }
    FAIL() << line;
  };
  choose("undo / redo");
  EXPECT_EQ(recorder_.asked.back(), "act play { move { sudoku { undo { } } } }");
  press(face_, "Enter Right Enter");
  EXPECT_EQ(recorder_.asked.back(), "act play { move { sudoku { redo { } } } }") << "chosen still";
  press(face_, "Enter");
  const std::size_t asked = recorder_.asked.size();
  choose("reveal this cell");
  EXPECT_EQ(recorder_.asked.size(), asked) << "it asks first";
  press(face_, "Enter Enter");
  EXPECT_EQ(recorder_.asked.back(), "act play { move { sudoku { reveal { cell: 3 } } } }");
}

}  // namespace
}  // namespace gridmates::terminal::testing
