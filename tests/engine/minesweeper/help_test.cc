// Hints in three steps, and answers about a cell.
#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

using test::kBoth;
using test::kFifty;
using test::Table;

Table opened(const test::Picture& picture) {
  Options options;
  options.guessing = GuessPolicy::kStandard;
  Table table(picture, options);
  EXPECT_TRUE(table.open("a1"));
  return table;
}

// With all flags except that of the last step: a8 is safe by the count of mines.
Table before_the_last_step() {
  Table table = opened(kBoth);
  table.flags({"g6", "h6", "a7", "b7", "b8"});
  return table;
}

TEST(Hint, MarksTheMatchAsAssisted) {
  Table table = before_the_last_step();
  EXPECT_FALSE(table.status().assisted);
  ASSERT_TRUE(table.hint());
  EXPECT_TRUE(table.status().assisted);
}

TEST(Hint, SaysThatThenWhereThenWhy) {
  Table table = before_the_last_step();
  ASSERT_TRUE(table.hint());
  EXPECT_EQ(table.status().help, (ShownHelp{std::nullopt, 1, true, {}, {}}));
  ASSERT_TRUE(table.hint());
  EXPECT_EQ(table.status().help, (ShownHelp{std::nullopt, 2, true, {table.cell("a8")}, {}}));
  ASSERT_TRUE(table.as(1).hint());
  const ShownHelp why = *table.status().help;
  EXPECT_EQ(why.level, 3);
  ASSERT_TRUE(why.reason.has_value());
  EXPECT_FALSE(why.reason->mined);
  EXPECT_EQ(why.reason->argument, Argument::kCount);
  EXPECT_EQ(why.reason->cells, (core::List<Cell, kMaxCells>{table.cell("a8")}));
}

TEST(Hint, IsRefusedOnceItIsGivenInFull) {
  Table table = before_the_last_step();
  for (int level = 1; level <= 3; ++level) ASSERT_TRUE(table.hint());
  EXPECT_FALSE(table.hint());
  EXPECT_EQ(table.refused.message, "This hint has been given in full.");
}

TEST(Hint, IsOverWithTheNextOpening) {
  Table table = before_the_last_step();
  ASSERT_TRUE(table.hint());
  ASSERT_TRUE(table.open("a8"));
  EXPECT_EQ(table.status().help, std::nullopt);
}

TEST(Hint, SaysThatNothingIsProvable) {
  Table table = before_the_last_step();
  ASSERT_TRUE(table.open("a8"));
  ASSERT_TRUE(table.hint());
  EXPECT_EQ(table.status().help, (ShownHelp{std::nullopt, 1, false, {}, {}}))
      << "only a guess is left";
  EXPECT_FALSE(table.hint());
  EXPECT_EQ(table.refused.message,
            "Nothing provable was found; ask again once the field has changed.");
}

TEST(Hint, TellsOfAFlagThatIsProvablyWrong) {
  Table table = opened(kBoth);
  table.flags({"g6", "h6", "a7", "b7", "b8", "a8"});
  for (int level = 1; level <= 3; ++level) ASSERT_TRUE(table.hint());
  const ShownHelp help = *table.status().help;
  ASSERT_TRUE(help.reason.has_value());
  EXPECT_FALSE(help.reason->mined);
  EXPECT_EQ(help.reason->cells, (core::List<Cell, kMaxCells>{table.cell("a8")}));
}

TEST(Ask, SaysThatACellIsNotProvable) {
  Table table = opened(kFifty);
  ASSERT_TRUE(table.ask("h7"));
  EXPECT_EQ(table.status().help, (ShownHelp{table.cell("h7"), 0, false, {}, {}}));
  EXPECT_TRUE(Rules::assisted(table.state));
}

TEST(Ask, SaysHowAMineFollows) {
  Table table = opened(kFifty);
  ASSERT_TRUE(table.ask("g6"));
  const ShownHelp help = *table.status().help;
  EXPECT_EQ(help.asked, table.cell("g6"));
  ASSERT_TRUE(help.provable && help.reason.has_value());
  EXPECT_TRUE(help.reason->mined);
  EXPECT_EQ(table.status().last_cell, table.cell("g6"));
}

TEST(Ask, IsRefusedForAnOpenCellAndOffTheField) {
  Table table = opened(kFifty);
  EXPECT_FALSE(table.ask("a1"));
  EXPECT_FALSE(table.play({Ask{64}}));
  EXPECT_EQ(table.refused.code, core::RefusalCode::kInvalid);
}

TEST(Ask, AHintBeginsAnewAfterIt) {
  Table table = opened(kFifty);
  ASSERT_TRUE(table.ask("g6"));
  ASSERT_TRUE(table.hint());
  EXPECT_EQ(table.status().help->level, 1);
}

}  // namespace
}  // namespace gridmates::minesweeper
