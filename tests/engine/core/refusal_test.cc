// Refusals: a sentence with placeholders, filled in.
#include "engine/core/refusal.h"

#include <gtest/gtest.h>

namespace gridmates::core {
namespace {

std::string in_brackets(std::string_view name) { return "[" + std::string(name) + "]"; }

TEST(Refusals, AreFilledFromTheirSentence) {
  const Refusal no = illegal("{cell} is {digit} already.", {{"cell", "A5"}, {"digit", "{cell}"}});
  EXPECT_EQ(no.code, RefusalCode::kIllegalMove);
  EXPECT_EQ(no.message, "A5 is {cell} already.") << "what is filled in is not filled";
  EXPECT_EQ(no.sentence, "{cell} is {digit} already.");
  EXPECT_EQ(no.parameters, (Parameters{{"cell", "A5"}, {"digit", "{cell}"}}));
}

TEST(Refusals, AreFinishedWhereNobodyTranslatesThem) {
  const Refusal no{RefusalCode::kInvalid, "Line 1 is {no} grid."};
  EXPECT_EQ(no.sentence, "");
  EXPECT_EQ(part("why", no).value, "Line 1 is {no} grid.");
  EXPECT_EQ(part("why", no).said, nullptr);
}

TEST(Refusals, AreTheSameWhenTheySayTheSame) {
  const Refusal no{RefusalCode::kInvalid, "A5 is off."};
  EXPECT_EQ(invalid("{cell} is off.", {{"cell", "A5"}}), no);
  EXPECT_NE(illegal("A5 is off."), no);
}

TEST(Filled, BracesThatAreNotClosedStay) {
  EXPECT_EQ(filled("a {b} c{d}", in_brackets), "a [b] c[d]");
  EXPECT_EQ(filled("a} {b", in_brackets), "a} {b");
  EXPECT_EQ(filled("", in_brackets), "");
}

TEST(Refusal, MayBePartOfASentence) {
  const Parameter why = part("why", invalid("{cell} is taken.", {{"cell", "a1"}}));
  EXPECT_EQ(why.value, "a1 is taken.");
  ASSERT_NE(why.said, nullptr);
  EXPECT_EQ(why.said->sentence.text(), "{cell} is taken.");
}

}  // namespace
}  // namespace gridmates::core
