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

}  // namespace
}  // namespace gridmates::core
