// Flags and question marks: their counts and refusals.
#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

using core::RefusalCode;
using test::kFifty;
using test::Table;

Options without_marks() {
  Options options;
  options.guessing = GuessPolicy::kStandard;
  return options;
}

TEST(Flags, AreMovesOfWhoPutThem) {
  Table table(kFifty, without_marks());
  ASSERT_TRUE(table.as(2).flag("g6"));
  EXPECT_EQ(table.seen("g6"), (View::Cell{Face::kFlag, 0, core::Seat(2)}));
  EXPECT_EQ(table.status().flags, 1);
  EXPECT_EQ(table.status().parts.size(), 3u);
  EXPECT_EQ(table.status().parts[2].flags, 1);
}

TEST(Flags, ASecondOneIsRefused) {
  Table table(kFifty, without_marks());
  ASSERT_TRUE(table.as(2).flag("g6"));
  EXPECT_FALSE(table.as(0).flag("g6")) << "two who flag it at once mean the same";
  EXPECT_EQ(table.refused.code, RefusalCode::kIllegalMove);
  EXPECT_EQ(table.refused.message, "g6 has a flag already.");
}

TEST(Flags, AreTakenAwayByAnybody) {
  Table table(kFifty, without_marks());
  ASSERT_TRUE(table.as(2).flag("g6"));
  ASSERT_TRUE(table.as(0).clear("g6"));
  EXPECT_EQ(table.seen("g6"), View::Cell{});
  EXPECT_FALSE(table.clear("g6"));
  EXPECT_EQ(table.refused.message, "g6 has no flag and no question mark.");
  EXPECT_EQ(table.status().parts[0].right_clicks, 1u);
  EXPECT_EQ(table.status().parts[2].flags, 0);
  EXPECT_EQ(table.status().parts[2].right_clicks, 1u);
}

TEST(Flags, AreRefusedOffTheField) {
  Table table(kFifty, without_marks());
  EXPECT_FALSE(table.play({Flag{200}}));
  EXPECT_EQ(table.refused.code, RefusalCode::kInvalid);
}

TEST(Flags, AreRefusedOnAnOpenCell) {
  Table table(kFifty, without_marks());
  ASSERT_TRUE(table.open("a1"));
  EXPECT_FALSE(table.flag("a1"));
  EXPECT_EQ(table.refused.code, RefusalCode::kIllegalMove);
}

Options with_marks() {
  Options options = without_marks();
  options.marks = true;
  return options;
}

TEST(Marks, AreForRoomsThatWantThem) {
  Table without(kFifty, without_marks());
  EXPECT_FALSE(without.mark("g6"));
  EXPECT_EQ(without.refused.message, "This room plays without question marks.");
}

TEST(Marks, TakeThePlaceOfAFlag) {
  Table table(kFifty, with_marks());
  ASSERT_TRUE(table.flag("g6"));
  ASSERT_TRUE(table.mark("g6"));
  EXPECT_EQ(table.seen("g6"), (View::Cell{Face::kMark, 0, core::Seat(0)}));
  EXPECT_EQ(table.status().flags, 0);
  ASSERT_TRUE(table.flag("g6"));
  EXPECT_EQ(table.seen("g6").face, Face::kFlag);
}

TEST(Marks, ASecondOneIsRefused) {
  Table table(kFifty, with_marks());
  ASSERT_TRUE(table.mark("g6"));
  EXPECT_FALSE(table.mark("g6"));
  EXPECT_EQ(table.refused.message, "g6 has a question mark already.");
}

TEST(Marks, ProtectNothing) {
  Table table(kFifty, with_marks());
  ASSERT_TRUE(table.mark("d4"));
  ASSERT_TRUE(table.open("a1"));
  EXPECT_EQ(table.seen("d4").face, Face::kOpen);
  EXPECT_FALSE(table.mark("d4"));
}

TEST(Marks, AreNoEffectiveClicks) {
  Table table(kFifty, with_marks());
  ASSERT_TRUE(table.flag("g6") && table.mark("g6") && table.flag("g6"));
  ASSERT_TRUE(table.mark("d4"));
  ASSERT_TRUE(table.open("a1"));
  const ShownPart part = table.status().parts[0];
  EXPECT_EQ(part.right_clicks, 4u);
  EXPECT_EQ(part.left_clicks, 1u);
  EXPECT_EQ(part.effective, 4u) << "an opening, two flags, and one of them taken away";
}

}  // namespace
}  // namespace gridmates::minesweeper
