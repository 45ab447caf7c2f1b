// What a canvas shows and what it never does.
#include "client/terminal/canvas.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "client/terminal/text_field.h"
#include "engine/text/utf8.h"

namespace gridmates::terminal {
namespace {

TEST(CanvasTest, ClipsAtEveryEdge) {
  Canvas canvas({3, 10});
  const Region all(canvas);
  const Region middle = all.part(1, 2, 1, 5);
  EXPECT_EQ(middle.put(0, 3, "abcdef"), 9);
  middle.put(0, -2, "xyz");
  middle.put(1, 0, "below");
  middle.put(-1, 0, "above");
  EXPECT_EQ(canvas.text(), "\n  z  ab\n\n");
}

TEST(CanvasTest, ControlAndDirectionCharactersBecomeQuestionMarks) {
  Canvas canvas({1, 20});
  Region(canvas).put(0, 0, "a\x1b[31mb\xc2\x9b\xe2\x80\xae\xff\x7f");
  EXPECT_EQ(canvas.text(), "a?[31mb??\xEF\xBF\xBD?\n");
}

TEST(CanvasTest, WideCharactersTakeTwoColumnsAndMarksNone) {
  Canvas canvas({1, 8});
  const Region all(canvas);
  EXPECT_EQ(all.put(0, 0, "数e\u0301!"), 4);
  EXPECT_EQ(canvas.cell(0, 0).text, "数");
  EXPECT_EQ(canvas.cell(0, 1).text, "");
  EXPECT_EQ(canvas.cell(0, 2).text, "e\u0301");
  EXPECT_EQ(canvas.cell(0, 3).text, "!");
  // Half of a wide character is never left, and none begins in the last column.
  all.put(0, 1, "x");
  EXPECT_EQ(canvas.cell(0, 0).text, " ");
  all.put(0, 7, "数");
  EXPECT_EQ(canvas.cell(0, 7).text, " ");
}

TEST(CanvasTest, ManyMarksDoNotMakeACellGrow) {
  std::string text = "e";
  for (int i = 0; i < 1'000; ++i) text += "\u0301";
  Canvas canvas({1, 4});
  Region(canvas).put(0, 0, text);
  EXPECT_LT(canvas.cell(0, 0).text.size(), 20U);
}

TEST(CanvasTest, AsciiKeepsFramesAndHidesTheRest) {
  Canvas canvas({3, 12}, true);
  Region(canvas).frame("né");
  EXPECT_EQ(canvas.text(), "+-- n? ----+\n|          |\n+----------+\n");
}

TEST(CanvasTest, FieldsAndLinesFit) {
  Canvas canvas({4, 12});
  const Region all(canvas);
  all.put_field(0, 0, 6, "abcdefgh");
  all.put_field(0, 7, 5, "abcde");
  EXPECT_EQ(all.put_wrapped(1, "one two threefourfive six"), 4);
  EXPECT_EQ(canvas.text(), "abcde~ abcde\none two\nthreefourfiv\ne six\n");
}

TEST(CanvasTest, ANumberStaysBesideItsUnit) {
  using ::testing::ElementsAre;
  EXPECT_THAT(wrapped("frozen for 5 s, bo", 12), ElementsAre("frozen for", "5 s, bo"));
  EXPECT_THAT(wrapped("after 10 min", 8), ElementsAre("after", "10 min"));
  EXPECT_THAT(wrapped("the 5 seats", 5), ElementsAre("the 5", "seats")) << "no unit";
  EXPECT_THAT(wrapped("5 s", 1), ElementsAre("5", "s")) << "longer than a line";
}

TEST(CanvasTest, OnlyTheNameIsCutInFrontOfWhatBelongsToIt) {
  Canvas canvas({3, 12});
  const Region all(canvas);
  all.put_name(0, 0, 12, "bo", " (you)");
  all.put_name(1, 0, 12, "bartholomew", " (you)");
  all.put_name(2, 0, 6, "bartholomew", " (you)");
  EXPECT_EQ(canvas.text(), "bo (you)\nbarth~ (you)\nbar~ ~\n");
}

TEST(Utf8, BadBytesAreTakenOneByOne) {
  for (const std::string_view bad :
       {"\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80", "\xE2\x80"}) {
    std::string_view rest = bad;
    EXPECT_EQ(text::take_utf8(rest), text::kBadCharacter);
    EXPECT_EQ(rest.size(), bad.size() - 1);
  }
  std::string_view good = "\xF0\x9F\x98\x80";
  EXPECT_EQ(text::take_utf8(good), U'\U0001F600');
  EXPECT_TRUE(good.empty());
}

TEST(TextFieldTest, EditsInTheMiddleAndKeepsToItsLimit) {
  TextField field(5);
  for (const char32_t c : {U'a', U'b', U'ö', U'd', U'e', U'f'}) EXPECT_TRUE(field.key(Key(c)));
  EXPECT_EQ(field.text(),
            "abö"
            "de");
  field.key(Key::Kind::kLeft);
  field.key(Key::Kind::kBackspace);
  EXPECT_EQ(field.text(), "aböe");
  field.key(Key::Kind::kHome);
  field.key(Key::Kind::kDelete);
  EXPECT_EQ(field.text(), "böe");
  EXPECT_FALSE(field.key(Key::Kind::kUp));
  EXPECT_FALSE(field.key(Key::control(U'a')));
}

TEST(TextFieldTest, ShowsThePartWithTheCursor) {
  TextField field(100);
  for (int i = 0; i < 50; ++i) field.key(Key(static_cast<char32_t>(U'a' + i % 26)));
  Canvas canvas({1, 10});
  field.draw(Region(canvas), true);
  EXPECT_EQ(canvas.text(), "rstuvwx_\n");
}

}  // namespace
}  // namespace gridmates::terminal
