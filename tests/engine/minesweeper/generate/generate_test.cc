// The contract of generated fields: the number of mines, the first opening, and a proof that the
// independent checker accepts.
#include "engine/minesweeper/generate/generate.h"

#include <gtest/gtest.h>

#include "tests/engine/minesweeper/generate/promise.h"

namespace gridmates::minesweeper {
namespace {

core::Seed seed(int number) { return core::seed_from(static_cast<std::uint64_t>(number)); }

// Makes this many fields with any first click, and returns how many are guaranteed.
int make(Shape shape, std::uint16_t mines, int count, Start start = Start::kZero) {
  core::Random random(core::seed_from(1));
  int guaranteed = 0;
  for (int i = 0; i < count; ++i) {
    const GeneratorOptions wanted{shape, mines, static_cast<Cell>(random.below(shape.cells())),
                                  start};
    const Generated made = generate(wanted, seed(i));
    EXPECT_EQ(test::broken_promise(wanted, made), "") << i;
    guaranteed += made.guaranteed ? 1 : 0;
  }
  return guaranteed;
}

TEST(Generate, ThousandsOfSmallFieldsKeepTheirPromises) {
  EXPECT_EQ(make({8, 8}, 10, 1000), 1000);
  EXPECT_EQ(make({9, 9}, 10, 2000), 2000);
  EXPECT_EQ(make({9, 9}, 20, 300), 300);
}

TEST(Generate, LargerFieldsKeepThem) {
  EXPECT_EQ(make({16, 16}, 40, 200), 200);
  EXPECT_EQ(make({30, 16}, 99, 40), 40);
  EXPECT_EQ(make({50, 8}, 80, 20), 20);
  EXPECT_EQ(make({50, 50}, 500, 4), 4);
}

// A first number tells too little; so a field without guesses still begins with an opening.
TEST(Generate, ASafeStartIsGuaranteedToo) {
  EXPECT_EQ(make({9, 9}, 10, 200, Start::kSafe), 200);
  const GeneratorOptions full{{8, 8}, most_mines({8, 8}, Start::kSafe), 0, Start::kSafe};
  const Generated made = generate(full, seed(1));
  EXPECT_EQ(test::broken_promise(full, made), "");
  EXPECT_TRUE(made.guaranteed);  // all other cells are mines by the count
}

TEST(Generate, NoProofIsEmptyEvenIfTheFirstClickOpensAll) {
  const Shape shape{8, 8};
  const GeneratorOptions wanted{shape, most_mines(shape, Start::kZero), shape.at(3, 3)};
  const Generated made = generate(wanted, seed(1));
  EXPECT_EQ(test::broken_promise(wanted, made), "");
  ASSERT_EQ(made.proof.size(), 1u);
  EXPECT_TRUE(made.proof[0].mined);
}

TEST(Generate, DenseFieldsSayThatThereIsNoGuarantee) {
  const GeneratorOptions wanted{{10, 10}, 52, 44};
  const Generated made = generate(wanted, seed(1));
  EXPECT_EQ(test::broken_promise(wanted, made), "");
  EXPECT_FALSE(made.guaranteed);
  EXPECT_EQ(made.attempts, kAttempts);
}

TEST(Generate, AnyFieldIsTheFirstThatIsLaid) {
  GeneratorOptions wanted{{16, 16}, 99, 100};
  wanted.no_guess = false;
  const Generated made = generate(wanted, seed(5));
  EXPECT_EQ(test::broken_promise(wanted, made), "");
  core::Random random(seed(5));
  EXPECT_EQ(made.field, lay(wanted.shape, wanted.mines, wanted.first, wanted.start, random));
  EXPECT_EQ(made.attempts, 1u);
}

// If enough random fields can be finished, the first of them is used unchanged.
TEST(Generate, FieldsThatCanBeFinishedAsTheyAreAreTakenSo) {
  const GeneratorOptions wanted{{9, 9}, 10, 40};
  for (int i = 0; i < 200; ++i) {
    core::Random random(seed(i));
    Field plain;
    do {
      plain = lay(wanted.shape, wanted.mines, wanted.first, wanted.start, random);
    } while (prove(plain, wanted.first).empty());
    EXPECT_EQ(generate(wanted, seed(i)).field, plain) << i;
  }
}

TEST(Prove, IsEmptyWhereAGuessIsNeeded) {
  // a1 or b1: every number that sees one sees the other, because c1 and c2 are mines.
  Field field{{8, 8}, {}};
  const Cell a1 = field.shape.at(0, 0), far = field.shape.at(7, 7);
  for (const Cell mine : {a1, field.shape.at(2, 0), field.shape.at(2, 1)}) field.mines.add(mine);
  EXPECT_TRUE(prove(field, far).empty());
  EXPECT_TRUE(prove(field, a1).empty());  // a mine
  field.mines.remove(a1);
  EXPECT_FALSE(prove(field, far).empty());
}

}  // namespace
}  // namespace gridmates::minesweeper
