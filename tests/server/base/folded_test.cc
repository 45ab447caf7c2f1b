#include "server/base/folded.h"

#include <gtest/gtest.h>

namespace gridmates {
namespace {

TEST(Folded, CaseWidthAndFormMakeNoDifference) {
  EXPECT_EQ(folded("Ana"), "ana");
  EXPECT_EQ(folded("Ана"), folded("ана"));
  EXPECT_EQ(folded("Ａｎａ"), "ana");
  EXPECT_EQ(folded("ﬁn"), "fin");
  EXPECT_EQ(folded("Straße"), folded("STRASSE"));
  EXPECT_EQ(folded("Zoe\u0308"), folded("zo\u00eb"));
  EXPECT_EQ(folded("♥\ufe0f"), "♥");
}

// Plain ASCII takes a path without Unicode's tables, which must give the same result.
TEST(Folded, EachPlainCharacterFoldsAsBesideAnother) {
  for (int c = 0; c < 0x80; ++c) {
    const std::string alone(1, static_cast<char>(c));
    EXPECT_EQ(folded(alone) + "я", folded(alone + "я")) << c;
  }
}

TEST(Folded, OtherNamesAreOthers) {
  EXPECT_NE(folded("Ana"), folded("Ane"));
  EXPECT_NE(folded("Zoe"), folded("Zoë"));
  EXPECT_NE(folded("Ana"), folded("Аnа")) << "letters of another alphabet";
  EXPECT_EQ(folded(""), "");
}

TEST(Folded, WhatIsNoTextStaysSomething) { EXPECT_FALSE(folded("a\xff").empty()); }

}  // namespace
}  // namespace gridmates
