// Lists are joined by texts of the catalogue.
#include "client/words/joined.h"

#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::words {
namespace {

TEST(Joined, NamesTheFirstOnesAndHowManyMoreThereAre) {
  EXPECT_EQ(joined({}), "");
  EXPECT_EQ(joined({"n7"}), "n7");
  EXPECT_EQ(joined({"n7", "n8"}), "n7 and n8");
  EXPECT_EQ(joined({"n7", "n8", "o8"}), "n7, n8 and o8");
  EXPECT_EQ(joined({"n7", "n8", "o8"}, 3), "n7, n8 and o8");
  EXPECT_EQ(joined({"n7", "n8", "o8", "p8"}, 2), "n7, n8 and 2 more");
}

TEST(Joined, IsTranslated) {
  const auto said =
      catalogue::testing::compiled({{{"{} and {}", ""}, {"{} und {}", ""}},
                                    {{"{}, {}", ""}, {"{}; {}", ""}},
                                    {{"{1} and {0} more", "{1} and {0} more"},
                                     {"{1} und ein weiteres", "{1} und {0} weitere"}}});
  ASSERT_TRUE(choose_language(said));
  EXPECT_EQ(joined({"n7", "n8", "o8"}), "n7; n8 und o8");
  EXPECT_EQ(joined({"n7", "n8", "o8"}, 2), "n7; n8 und ein weiteres");
  EXPECT_EQ(joined({"n7", "n8", "o8"}, 1), "n7 und 2 weitere");
  choose_language("");
}

}  // namespace
}  // namespace gridmates::words
