#include "engine/core/sentence.h"

#include <gtest/gtest.h>

namespace gridmates::core {
namespace {

TEST(Sentence, IsFilledFromItsParameters) {
  const Parameters parameters = {{"cell", "A1"}, {"digit", "{cell}"}};
  EXPECT_EQ(filled_from("{digit} in {cell}, {cell}.", parameters), "{cell} in A1, A1.")
      << "a value is no sentence";
  EXPECT_EQ(filled_from("nothing {", parameters), "nothing {");
}

TEST(Sentence, ThatAsksForMoreThanItHasIsNotFilled) {
  EXPECT_EQ(filled_from("{cell} is {what}", {{"cell", "A1"}}), std::nullopt);
}

TEST(Sentence, MayBePartOfAnother) {
  const Statement inner("{cell} is {digit}", {{"cell", "A1"}, {"digit", "5"}});
  const Statement outer("Move {number}: {why}.", {{"number", "3"}, {"why", inner}});
  EXPECT_EQ(outer.text(), "Move 3: A1 is 5.");
  std::string told;
  for (const PlainParameter& one : plain(outer.parameters))
    told += one.name + "=" + one.value + ";";
  EXPECT_EQ(told, "number=3;why=A1 is 5;why.sentence={cell} is {digit};why.cell=A1;why.digit=5;");
}

}  // namespace
}  // namespace gridmates::core
