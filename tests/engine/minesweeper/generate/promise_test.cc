// The function of the fuzz target on fixed inputs; and that it notices violations.
#include "tests/engine/minesweeper/generate/promise.h"

#include <gtest/gtest.h>

#include <vector>

namespace gridmates::minesweeper {
namespace {

TEST(Promise, HoldsForOptionsFromBytes) {
  core::Random random(core::seed_from(1));
  for (int i = 0; i < 300; ++i) {
    std::vector<unsigned char> bytes(random.below(45));
    for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random.below(256));
    EXPECT_EQ(test::broken_promise(bytes), "") << i;
  }
}

TEST(Promise, IsBrokenByWhatIsWrong) {
  const GeneratorOptions wanted{{9, 9}, 10, 40};
  const Generated good = generate(wanted, core::seed_from(1));
  ASSERT_EQ(test::broken_promise(wanted, good), "");
  Generated wrong = good;
  wrong.field.mines.add(40);
  EXPECT_EQ(test::broken_promise(wanted, wrong), "It has another number of mines.");
  EXPECT_EQ(test::broken_promise({wanted.shape, 11, 40}, wrong), "The first cell is a mine.");
  wrong = good;
  wrong.proof.pop_back();
  EXPECT_NE(test::broken_promise(wanted, wrong), "");
  wrong.proof.clear();
  EXPECT_EQ(test::broken_promise(wanted, wrong), "A guarantee without proof, or the reverse.");
  wrong.guaranteed = false;
  EXPECT_EQ(test::broken_promise(wanted, wrong), "");
}

}  // namespace
}  // namespace gridmates::minesweeper
