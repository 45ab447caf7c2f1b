// Help that does not fit says so.
#include "client/terminal/help.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

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

TEST(HelpTest, WhatDoesNotFitIsCounted) {
  Help help("all", table_of(45), table_of(1));  // 39 keys and a heading fit in two columns of 20
  EXPECT_THAT(picture_of(help), AllOf(HasSubstr(" Down: 6 more below "), Not(HasSubstr("above"))));
  for (int i = 0; i < 3; ++i) help.key(Key::Kind::kDown);
  EXPECT_THAT(picture_of(help), HasSubstr(" Up: 2 more above  Down: 3 more below "));
  for (int i = 0; i < 99; ++i) help.key(Key::Kind::kDown);
  EXPECT_THAT(picture_of(help), AllOf(HasSubstr(" Up: 5 more above "), Not(HasSubstr("below"))));
}

TEST(HelpTest, PagesAreTurned) {
  Help help("all", table_of(90), table_of(1));
  EXPECT_THAT(picture_of(help), HasSubstr(" Down: 51 more below "));
  EXPECT_EQ(help.key(Key::Kind::kPageDown), Help::Result::kStay);
  EXPECT_THAT(picture_of(help), HasSubstr(" Up: 19 more above  Down: 31 more below "));
  EXPECT_EQ(help.key(Key::Kind::kPageUp), Help::Result::kStay);
  EXPECT_THAT(picture_of(help), HasSubstr(" Down: 51 more below "));
  help.key(Key::Kind::kPageDown);
  help.key(Key::Kind::kHome);
  EXPECT_THAT(picture_of(help), Not(HasSubstr("above")));
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

}  // namespace
}  // namespace gridmates::terminal::testing
