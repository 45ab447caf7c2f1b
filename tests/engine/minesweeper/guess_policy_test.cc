// The laws of guessing on fields with known odds, and the ledger of luck.
#include "engine/minesweeper/guess_policy.h"

#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

using test::kBoth;
using test::kFifty;
using test::names_of;
using test::Picture;
using test::Table;
using Kind = core::Outcome::Kind;

Options under(GuessPolicy law) {
  Options options;
  options.guessing = law;
  return options;
}

Table opened(const Picture& picture, GuessPolicy law) {
  Table table(picture, under(law));
  EXPECT_TRUE(table.open("a1"));
  return table;
}

Judgement judged(const Table& table, std::initializer_list<const char*> names) {
  Cells opening;
  for (const char* name : names) opening.add(table.cell(name));
  return judge(position_of(table.state), opening);
}

TEST(Judge, KnowsWhatIsProvable) {
  const Table both = opened(kBoth, GuessPolicy::kStandard);
  const Judgement safe = judged(both, {"a8"});
  EXPECT_TRUE(safe.decided && safe.proved.has(both.cell("a8")) && !safe.forced);
  const Judgement guess = judged(both, {"a8", "h8"});
  EXPECT_TRUE(guess.decided);
  EXPECT_EQ(names_of({8, 8}, guess.proved), "a8");
  EXPECT_FALSE(guess.forced);
  EXPECT_EQ(chance_permille(guess.odds, both.cell("h8")), 500);
  EXPECT_EQ(chance_permille(guess.odds, both.cell("a7")), 1000);
  const Table fifty = opened(kFifty, GuessPolicy::kStandard);
  EXPECT_TRUE(judged(fifty, {"h8"}).forced);
  EXPECT_TRUE(judged(fifty, {"h8"}).proved.empty());
}

TEST(Judge, RoundsAChanceTheSameWhicheverWayItWasSummedUp) {
  Odds odds;
  odds.decided = true;
  odds.mine = {0, 1, 0.0625, 0.0625 - 1e-15, 0.0625 + 1e-15, 0.0624, 1.0 / 3};
  const std::vector<int> expected = {0, 1000, 63, 63, 63, 62, 333};
  for (Cell cell = 0; cell < odds.mine.size(); ++cell) {
    EXPECT_EQ(chance_permille(odds, cell), expected[cell]);
  }
  odds.decided = false;
  EXPECT_EQ(chance_permille(odds, 0), std::nullopt);
}

TEST(Standard, AGuessIsGoodOrNot) {
  for (const GuessPolicy law : {GuessPolicy::kStandard, GuessPolicy::kSpeed}) {
    Table lucky = opened(kBoth, law);
    ASSERT_TRUE(lucky.open("h8"));
    EXPECT_EQ(lucky.status().hits, 0);
    Table unlucky = opened(kBoth, law);
    ASSERT_TRUE(unlucky.open("h7"));
    EXPECT_EQ(unlucky.outcome(), Kind::kLost);
  }
}

TEST(Strict, OpeningWhatWasNotProvablySafeIsAHitEvenWithoutAMine) {
  Table table = opened(kBoth, GuessPolicy::kStrict);
  ASSERT_TRUE(table.open("h8"));
  EXPECT_EQ(table.outcome(), Kind::kLost);
  EXPECT_EQ(table.seen("h8"), (View::Cell{Face::kOpen, 1, core::Seat(0)}));
  EXPECT_EQ(table.status().hit, (Hit{table.cell("h8"), core::Seat(0), {}, false, 500}));
  Table proved = opened(kBoth, GuessPolicy::kStrict);
  ASSERT_TRUE(proved.open("a8"));
  EXPECT_EQ(proved.status().hits, 0);
}

// A flag keeps g8 closed, which is then provably safe; the chord opens it and h8, which is not, and
// these are the last cells.
TEST(Strict, WhereNothingIsLeftToOpenNobodyVotes) {
  for (const std::uint8_t lives : {1, 2}) {
    Options options = under(GuessPolicy::kStrict);
    options.go_on = true;
    options.lives = lives;
    Table table(kFifty, options);
    ASSERT_TRUE(table.flag("g8"));
    ASSERT_TRUE(table.open("a1"));
    ASSERT_TRUE(table.clear("g8"));
    table.flags({"g6", "h6", "h7"});
    ASSERT_TRUE(table.chord("g7"));
    EXPECT_EQ(table.status().hits, 1);
    EXPECT_EQ(table.status().opened, table.status().to_open);
    EXPECT_FALSE(table.status().voting);
    EXPECT_EQ(table.outcome(), lives == 1 ? Kind::kLost : Kind::kSolved);
  }
}

// This only happens on a field without a guarantee.
TEST(Strict, AGuessThatIsForcedIsJudgedByItsMine) {
  Table lucky = opened(kFifty, GuessPolicy::kStrict);
  ASSERT_TRUE(lucky.open("h8"));
  EXPECT_EQ(lucky.outcome(), Kind::kSolved);
  Table unlucky = opened(kFifty, GuessPolicy::kStrict);
  ASSERT_TRUE(unlucky.open("h7"));
  EXPECT_EQ(unlucky.outcome(), Kind::kLost);
}

TEST(Kind, AForcedGuessSurvivesWhereverTheMineWas) {
  for (const char* guess : {"h7", "h8"}) {
    Table table = opened(kFifty, GuessPolicy::kKind);
    ASSERT_TRUE(table.open(guess));
    EXPECT_EQ(table.outcome(), Kind::kSolved) << guess;
    EXPECT_EQ(table.status().hits, 0);
    EXPECT_EQ(table.state.board.mines.count(), 3);
    EXPECT_TRUE(
        table.state.board.mines.has(table.cell(guess == std::string_view("h7") ? "h8" : "h7")));
  }
}

TEST(Kind, AGuessThatWasNotForcedHitsWhereverTheMineWas) {
  for (const char* guess : {"h7", "h8"}) {
    Table table = opened(kBoth, GuessPolicy::kKind);
    ASSERT_TRUE(table.open(guess));
    EXPECT_EQ(table.outcome(), Kind::kLost) << guess;
    EXPECT_EQ(table.seen(guess).face, Face::kHit);
    EXPECT_EQ(table.status().hit->chance_permille, 500);
    EXPECT_FALSE(table.status().hit->forced);
    EXPECT_EQ(table.state.board.mines.count(), 6);
  }
}

TEST(Kind, WhatIsProvableStaysAsItIs) {
  Table mine = opened(kFifty, GuessPolicy::kKind);
  ASSERT_TRUE(mine.open("g6"));
  EXPECT_EQ(mine.outcome(), Kind::kLost) << "no other field looks like this";
  EXPECT_TRUE(mine.status().hit->provable.has_value());
  Table safe = opened(kBoth, GuessPolicy::kKind);
  ASSERT_TRUE(safe.open("a8"));
  EXPECT_EQ(safe.status().hits, 0);
  ASSERT_TRUE(safe.open("h7"));
  EXPECT_EQ(safe.outcome(), Kind::kSolved) << "nothing was provable any more";
}

TEST(Kind, AChordWithAWrongFlagSurvivesWhenNothingWasProvable) {
  Table table = opened(kFifty, GuessPolicy::kKind);
  table.flags({"g6", "h6", "h8"});
  ASSERT_TRUE(table.chord("g7"));
  EXPECT_EQ(table.outcome(), Kind::kSolved);
}

TEST(Kind, TheSameMovesMoveTheSameMines) {
  Options options = under(GuessPolicy::kKind);
  options.mines = 20;
  const Move first{Open{40}};
  const Board board = *lay_board(options, core::seed_from(5), &first);
  Table one(board), other(board);
  core::Random random(core::seed_from(6));
  for (int i = 0; i < 200; ++i) {
    const Move move{Open{static_cast<Cell>(random.below(81))}};
    ASSERT_EQ(one.play(move), other.play(move));
    ASSERT_EQ(one.state, other.state);
    ASSERT_EQ(one.state.board.mines.count(), 20);
  }
}

TEST(Ledger, AProvedMineIsAMistakeAndNoGuess) {
  Options options = under(GuessPolicy::kStandard);
  options.lives = 3;
  Table table(kFifty, options);
  ASSERT_TRUE(table.open("a1"));
  ASSERT_TRUE(table.as(1).open("g6"));
  EXPECT_EQ(table.status().hits, 1);
  EXPECT_TRUE(table.status().hit->provable.has_value());
  EXPECT_EQ(table.state.parts[1].guesses, 0u);
  EXPECT_EQ(table.state.parts[1].expected_permille, 0u);
}

// Journals with such boards must lead to the same states.
TEST(Ledger, OnABoardFromBeforeAProvedMineStaysAGuess) {
  Options options = under(GuessPolicy::kStandard);
  options.lives = 3;
  Board board = test::board_of(kFifty, options, "a1");
  board.mistakes_apart = {};
  Table table(board);
  ASSERT_TRUE(table.open("a1"));
  ASSERT_TRUE(table.as(1).open("g6"));
  EXPECT_EQ(table.state.parts[1].guesses, 1u);
  EXPECT_EQ(table.state.parts[1].expected_permille, 1000u);
}

TEST(Ledger, CountsGuessesAndWhatTheyWereToCost) {
  Options options = under(GuessPolicy::kStandard);
  options.lives = 3;
  Table table(kBoth, options);
  ASSERT_TRUE(table.open("a1"));
  ASSERT_TRUE(table.as(1).open("h8"));
  ASSERT_TRUE(table.open("a8"));
  EXPECT_EQ(table.outcome(), Kind::kSolved);
  EXPECT_EQ(table.status().parts[1].guesses, 0u) << "told after the end alone";
  const View::Status after = table.afterwards();
  EXPECT_EQ(after.parts[0].guesses, 0u) << "the first opening is promised";
  EXPECT_EQ(after.parts[1].guesses, 1u);
  EXPECT_EQ(after.parts[1].expected_permille, 500u);
}

}  // namespace
}  // namespace gridmates::minesweeper
