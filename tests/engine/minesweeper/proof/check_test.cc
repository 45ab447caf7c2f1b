// The checker accepts valid proofs and refuses each kind of error, naming the step and a reason.
#include "engine/minesweeper/proof/check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/minesweeper/field/drawn.h"

namespace gridmates::minesweeper {
namespace {

using Names = std::vector<std::string_view>;

constexpr bool kMined = true;
constexpr bool kSafe = false;

// Two mines in a row above an open floor: a2 b2 c2 d2 show 1 1 1 1.
class Check : public testing::Test {
 protected:
  Step step(Argument argument, bool mined, const Names& cells, const Names& because) const {
    return {argument, mined, test::cells(field_, cells), test::cells(field_, because)};
  }
  std::optional<Flaw> checked(const std::vector<Step>& proof) const {
    return check(field_, test::cell(field_, first_), proof);
  }
  // Expects the step to be refused; without it the proof is valid.
  void refuses(const Step& wrong, const std::string& why) const {
    std::vector<Step> proof = good_;
    proof.insert(proof.begin(), wrong);
    const auto flaw = checked(proof);
    ASSERT_TRUE(flaw.has_value()) << why;
    EXPECT_EQ(flaw->step, 0u);
    EXPECT_THAT(flaw->why, testing::HasSubstr(why));
  }

  Field field_ = test::drawn({"*..*", "....", "...."});
  std::string_view first_ = "a3";
  std::vector<Step> good_ = {step(Argument::kSubset, kSafe, {"c1"}, {"a2", "b2"}),
                             step(Argument::kSubset, kSafe, {"b1"}, {"c2", "d2"})};
};

TEST_F(Check, AcceptsSubsetsNumbersAndMines) {
  EXPECT_EQ(checked(good_), std::nullopt);
  good_.insert(good_.begin() + 1, step(Argument::kNumber, kMined, {"d1"}, {"d2"}));
  EXPECT_EQ(checked(good_), std::nullopt);
  good_[2] = step(Argument::kSubset, kSafe, {"b1"}, {"c2", "d2"});
  good_.push_back(step(Argument::kNumber, kMined, {"a1"}, {"a2"}));
  EXPECT_EQ(checked(good_), std::nullopt);
}

TEST_F(Check, AcceptsASafeCellThatIsOpenByNow) {
  good_.push_back(step(Argument::kNumber, kSafe, {"a3"}, {"a2"}));
  EXPECT_EQ(checked(good_), std::nullopt);
}

// b2 alone does not decide b1; with the mine at a1 known from an earlier step it does.
TEST_F(Check, KnowsMinesThatEarlierStepsHaveShown) {
  const Step safe = step(Argument::kNumber, kSafe, {"b1"}, {"b2"});
  refuses(safe, "b1 does not follow");
  good_ = {step(Argument::kComponent, kMined, {"a1"}, {"a2", "b2", "c2", "d2"}),
           step(Argument::kNumber, kSafe, {"b1", "c1"}, {"b2"})};
  EXPECT_EQ(checked(good_), std::nullopt);
  good_.push_back(step(Argument::kNumber, kSafe, {"a1"}, {"b2"}));
  EXPECT_EQ(checked(good_)->step, 2u);
}

TEST_F(Check, AcceptsSeveralNumbersAndSeveralCells) {
  good_ = {step(Argument::kComponent, kSafe, {"b1", "c1"}, {"a2", "b2", "c2", "d2"})};
  EXPECT_EQ(checked(good_), std::nullopt);
}

TEST_F(Check, RefusesWhatDoesNotFollow) {
  refuses(step(Argument::kSubset, kSafe, {"b1"}, {"a2", "b2"}), "b1 does not follow");
  refuses(step(Argument::kSubset, kSafe, {"b1", "c1"}, {"a2", "b2"}), "does not follow");
  refuses(step(Argument::kNumber, kMined, {"a1"}, {"a2"}), "a1 does not follow");
}

TEST_F(Check, RefusesPremisesThatAreTheWrongOnes) {
  refuses(step(Argument::kSubset, kSafe, {"c1"}, {"c2", "d2"}), "c1 does not follow");
  refuses(step(Argument::kNumber, kSafe, {"c1"}, {"a3"}), "c1 does not follow");
}

TEST_F(Check, RefusesPremisesThatAreClosed) {
  refuses(step(Argument::kSubset, kSafe, {"c1"}, {"b1", "b2"}), "b1, which is still closed");
  std::swap(good_[0], good_[1]);
  good_[1] = step(Argument::kNumber, kSafe, {"c1"}, {"c1"});
  EXPECT_EQ(checked(good_), (Flaw{1, "It uses c1, which is still closed."}));
}

TEST_F(Check, RefusesWhatIsFalse) {
  refuses(step(Argument::kSubset, kSafe, {"a1"}, {"a2", "b2"}), "a1 is safe, and it is a mine");
  refuses(step(Argument::kSubset, kMined, {"b1"}, {"a2", "b2"}), "b1 is a mine, and it is none");
  refuses(step(Argument::kNumber, kMined, {"a3"}, {"a2"}), "a3 is a mine, and it is none");
}

TEST_F(Check, RefusesAFirstCellThatIsAMineOrNowhere) {
  first_ = "a1";
  EXPECT_EQ(checked(good_), (Flaw{0, "a1 is opened and is a mine."}));
  EXPECT_EQ(check(field_, 12, good_), (Flaw{0, "The first cell is off the field."}));
}

TEST_F(Check, RefusesAProofThatEndsTooEarly) {
  good_.pop_back();
  EXPECT_EQ(checked(good_), (Flaw{1, "The proof ends and b1 is still closed."}));
  EXPECT_EQ(checked({}), (Flaw{0, "The proof ends and b1 is still closed."}));
}

TEST_F(Check, RefusesArgumentsOfAnotherSize) {
  refuses(step(Argument::kNumber, kSafe, {"c1"}, {"a2", "b2"}), "one number");
  refuses(step(Argument::kNumber, kSafe, {"c1"}, {}), "one number");
  refuses(step(Argument::kSubset, kSafe, {"c1"}, {"a2", "b2", "c2"}), "two numbers");
  refuses(step(Argument::kComponent, kSafe, {"c1"}, {}), "name numbers");
  refuses(step(static_cast<Argument>(4), kSafe, {"c1"}, {"a2"}), "no such argument");
}

TEST_F(Check, RefusesListsThatAreNone) {
  refuses(step(Argument::kSubset, kSafe, {}, {"a2", "b2"}), "nothing of any cell");
  refuses(step(Argument::kSubset, kSafe, {"c1"}, {"b2", "a2"}), "a2 out of order");
  refuses(step(Argument::kSubset, kSafe, {"c1", "c1"}, {"a2", "b2"}), "c1 out of order or twice");
  refuses({Argument::kSubset, kSafe, {12}, {4, 5}}, "off the field");
  refuses({Argument::kSubset, kSafe, {2}, {4, 60'000}}, "off the field");
}

TEST_F(Check, RefusesMoreStepsThanCells) {
  const Step again = step(Argument::kSubset, kSafe, {"b1"}, {"c2", "d2"});
  good_.resize(field_.shape.cells(), again);
  EXPECT_EQ(checked(good_), std::nullopt);
  good_.push_back(again);
  EXPECT_EQ(checked(good_), (Flaw{12, "There are more steps than cells."}));
}

TEST_F(Check, SaysWhenTheBudgetRanOut) {
  const auto flaw = check(field_, test::cell(field_, first_), good_, 3);
  EXPECT_EQ(flaw, (Flaw{0, "Whether it follows is not decided within 3 nodes."}));
  EXPECT_EQ(check(field_, test::cell(field_, first_), good_, 100), std::nullopt);
}

// Only the number of mines decides d1, which is behind a mine.
class CheckCount : public Check {
 protected:
  CheckCount() {
    field_ = test::drawn({"..*."});
    first_ = "a1";
    good_ = {step(Argument::kCount, kSafe, {"d1"}, {"b1"})};
  }
};

TEST_F(CheckCount, TheMinesThatAreLeftTellOfCellsThatNoNumberTouches) {
  EXPECT_EQ(checked(good_), std::nullopt);
  refuses(step(Argument::kComponent, kSafe, {"d1"}, {"b1"}), "d1 does not follow");
  refuses(step(Argument::kCount, kSafe, {"d1"}, {"a1"}), "d1 does not follow");
  refuses(step(Argument::kCount, kSafe, {"d1"}, {}), "d1 does not follow");
}

TEST_F(CheckCount, OneMineMoreAndItDoesNotFollow) {
  field_ = test::drawn({"..*.*"});
  EXPECT_EQ(checked({step(Argument::kCount, kSafe, {"d1"}, {"b1"})}),
            (Flaw{0, "What it says of d1 does not follow."}));
}

TEST_F(CheckCount, AsManyMinesAsClosedCellsAreAllMines) {
  field_ = test::drawn({"..**"});
  EXPECT_EQ(checked({step(Argument::kCount, kMined, {"c1", "d1"}, {})}), std::nullopt);
  EXPECT_EQ(checked({step(Argument::kCount, kMined, {"d1"}, {"b1"})}), std::nullopt);
  EXPECT_EQ(checked({step(Argument::kNumber, kMined, {"d1"}, {"b1"})})->step, 0u);
}

}  // namespace
}  // namespace gridmates::minesweeper
