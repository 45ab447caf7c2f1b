// Openings, hits and chords: their counts and refusals.
#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

using core::RefusalCode;
using test::kBoth;
using test::kFifty;
using test::kTwo;
using test::Table;
using Kind = core::Outcome::Kind;

Options standard_mines() {
  Options options;
  options.guessing = GuessPolicy::kStandard;
  return options;
}

Options safe_start() {
  Options options = standard_mines();
  options.start = Start::kSafe;
  return options;
}

TEST(Opening, WaitsForTheFieldToBeLaid) {
  Table table(Board{});
  EXPECT_FALSE(table.open("e5"));
  EXPECT_EQ(table.refused.code, RefusalCode::kNeedsBoard);
  EXPECT_FALSE(table.play({Open{81}}));
  EXPECT_EQ(table.refused.code, RefusalCode::kInvalid);
  EXPECT_FALSE(table.flag("e5"));
  EXPECT_EQ(table.refused.message, "The field is laid by the first opening.");
  EXPECT_FALSE(table.give_up());
  EXPECT_FALSE(table.hint());
  EXPECT_FALSE(table.vote(true));
  EXPECT_EQ(table.refused.code, RefusalCode::kIllegalMove);
}

TEST(Opening, FloodsToTheNumbers) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.open("a1"));
  EXPECT_EQ(table.status().last_cell, 0);
  EXPECT_EQ(table.seen("g5"), (View::Cell{Face::kOpen, 2, core::Seat(0)}));
  EXPECT_EQ(table.seen("g7"), (View::Cell{Face::kOpen, 3, core::Seat(0)}));
  EXPECT_EQ(table.seen("a1"), (View::Cell{Face::kOpen, 0, core::Seat(0)}));
  EXPECT_EQ(table.seen("h7"), View::Cell{});
}

TEST(Opening, CountsTheCells) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.open("a1"));
  EXPECT_EQ(table.status().opened, 60);
  EXPECT_EQ(table.status().to_open, 61);
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
}

TEST(Opening, OfTheLastCellSolvesTheField) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.open("a1"));
  ASSERT_TRUE(table.open("h8"));
  EXPECT_EQ(table.outcome(), Kind::kSolved);
  EXPECT_FALSE(table.open("h7"));
  EXPECT_EQ(table.refused.code, RefusalCode::kMatchOver);
}

TEST(Opening, PassesOverAFlag) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.flag("d4"));
  ASSERT_TRUE(table.open("a1"));
  EXPECT_EQ(table.status().opened, 59) << "a flag protects from the flood";
}

TEST(Opening, IsRefusedWhereAFlagIs) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.flag("d4"));
  ASSERT_TRUE(table.open("a1"));
  EXPECT_FALSE(table.open("d4"));
  EXPECT_EQ(table.refused.code, RefusalCode::kIllegalMove);
  EXPECT_EQ(table.refused.message, "d4 has a flag; take it away to open it.");
  ASSERT_TRUE(table.clear("d4"));
  EXPECT_TRUE(table.open("d4"));
  EXPECT_EQ(table.status().opened, 60);
}

TEST(Opening, IsRefusedWhereItIsOpen) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.open("a1"));
  EXPECT_FALSE(table.open("a1"));
  EXPECT_EQ(table.refused.message, "a1 is open already.");
}

TEST(Opening, IsRefusedOffTheField) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.open("a1"));
  EXPECT_FALSE(table.play({Open{64}}));
  EXPECT_EQ(table.refused.code, RefusalCode::kInvalid);
  EXPECT_EQ(table.refused.message, "There is no such cell; the cells are a1 to h8.");
}

// Two lives, and a hit at h7, which was a guess.
Table after_a_hit() {
  Options options = standard_mines();
  options.lives = 2;
  Table table(kFifty, options);
  EXPECT_TRUE(table.open("a1"));
  EXPECT_TRUE(table.as(1).open("h7"));
  return table;
}

TEST(Hit, TakesALifeAndShowsTheMine) {
  const Table table = after_a_hit();
  EXPECT_EQ(table.seen("h7"), (View::Cell{Face::kHit, 0, core::Seat(1)}));
  EXPECT_EQ(table.status().lives, 1);
  EXPECT_EQ(table.status().hits, 1);
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
}

TEST(Hit, ByAGuessHasItsChance) {
  const Table table = after_a_hit();
  EXPECT_EQ(table.status().hit, (Hit{table.cell("h7"), core::Seat(1), {}, true, 500}));
}

TEST(Hit, OnAProvableMineSaysHowItFollows) {
  Table table = after_a_hit();
  ASSERT_TRUE(table.open("h6"));
  const Hit hit = *table.status().hit;
  ASSERT_TRUE(hit.provable.has_value());
  EXPECT_TRUE(hit.provable->mined);
  EXPECT_EQ(hit.provable->argument, Argument::kNumber);
  EXPECT_EQ(hit.chance_permille, 1000);
  EXPECT_FALSE(hit.forced) << "h8 is safe now that h7 is known";
}

TEST(Hit, WithTheLastLifeLosesTheField) {
  Table table = after_a_hit();
  ASSERT_TRUE(table.open("h6"));
  EXPECT_EQ(table.outcome(), Kind::kLost);
  EXPECT_EQ(table.refused.message, "");
  EXPECT_FALSE(table.open("h8"));
  EXPECT_EQ(table.refused.message, "This field is lost.");
}

TEST(Chord, OpensWhenTheFlagsMatch) {
  Table table(kFifty, standard_mines());
  ASSERT_TRUE(table.open("a1"));
  EXPECT_FALSE(table.chord("g7"));
  EXPECT_EQ(table.refused.code, RefusalCode::kIllegalMove);
  EXPECT_EQ(table.refused.message, "g7 shows 3, and 0 of its neighbours are flagged.");
  EXPECT_EQ(table.refused.sentence,
            "{cell} shows {number}, and {flags} of its neighbours are flagged.");
  EXPECT_EQ(table.refused.parameters,
            (core::Parameters{{"cell", "g7"}, {"number", "3"}, {"flags", "0"}}));
  table.flags({"g6"});
  EXPECT_FALSE(table.chord("g7"));
  EXPECT_EQ(table.refused.message, "g7 shows 3, and 1 of its neighbours is flagged.");
  table.flags({"h6", "h7"});
  ASSERT_TRUE(table.chord("g7"));
  EXPECT_EQ(table.outcome(), Kind::kSolved);
  EXPECT_EQ(table.status().parts[0].chords, 1u);
}

TEST(Chord, IsRefusedWithoutANumberOrAnythingToOpen) {
  Options options = standard_mines();
  options.lives = 3;
  Table table(kFifty, options);
  ASSERT_TRUE(table.open("a1"));
  EXPECT_FALSE(table.chord("h7"));
  EXPECT_EQ(table.refused.message, "h7 shows no number.");
  EXPECT_FALSE(table.chord("a1"));
  EXPECT_EQ(table.refused.message, "Nothing is left to open around a1.");
  ASSERT_TRUE(table.open("h7"));
  EXPECT_FALSE(table.chord("h7")) << "a mine shows no number";
  EXPECT_FALSE(table.play({Chord{64}}));
  EXPECT_EQ(table.refused.code, RefusalCode::kInvalid);
  table.flags({"g6", "h6"});
  EXPECT_TRUE(table.chord("g7")) << "the shown mine counts as a flag";
  EXPECT_EQ(table.outcome(), Kind::kSolved);
}

// d4 shows 2; with flags on c4 and d3, which have no mines, the chord opens six cells, two of them
// mines. All mines are around d4, so the chance of each is a quarter.
Table after_a_wrong_chord() {
  Options options = safe_start();
  options.lives = 3;
  Table table(kTwo, options, "d4");
  EXPECT_TRUE(table.open("d4"));
  EXPECT_EQ(table.status().opened, 1);
  table.flags({"c4", "d3"});
  EXPECT_TRUE(table.chord("d4"));
  return table;
}

TEST(Chord, MakesEveryMineAHit) {
  const Table table = after_a_wrong_chord();
  EXPECT_EQ(table.status().hits, 2);
  EXPECT_EQ(table.status().lives, 1);
  EXPECT_EQ(table.status().opened, 60);
}

TEST(Chord, JudgesItsCellsTogether) {
  Table table = after_a_wrong_chord();
  EXPECT_EQ(table.status().hit, (Hit{table.cell("c3"), core::Seat(0), {}, false, 250}));
  for (const char* cell : {"c4", "d3"}) ASSERT_TRUE(table.clear(cell) && table.open(cell));
  EXPECT_EQ(table.outcome(), Kind::kSolved);
  EXPECT_EQ(table.afterwards().parts[0].guesses, 6u);
  EXPECT_EQ(table.afterwards().parts[0].expected_permille, 1500u);
}

TEST(OpenMatched, OpensAroundNumbersThatOpenWithTheirFlags) {
  Options options = safe_start();
  Table plain(kTwo, options, "d4");
  plain.flags({"c3", "e5"});
  ASSERT_TRUE(plain.open("d4"));
  EXPECT_EQ(plain.status().opened, 1);
  options.open_matched = true;
  Table table(kTwo, options, "d4");
  table.flags({"c3", "e5"});
  ASSERT_TRUE(table.open("d4"));
  EXPECT_EQ(table.status().opened, 62);
  EXPECT_EQ(table.outcome(), Kind::kSolved);
}

TEST(OpenMatched, EndsAtAHit) {
  Options options = safe_start();
  options.open_matched = true;
  options.lives = 9;
  Table table(kTwo, options, "d4");
  table.flags({"c4", "d3"});
  ASSERT_TRUE(table.open("d4"));
  EXPECT_EQ(table.status().hits, 2);
  EXPECT_EQ(table.status().opened, 60);
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
}

Options race() {
  Options options = options_at(standard_mines(), core::Table::kRace);
  options.hit_cost_s = 7;
  return options;
}

TEST(Race, BeginsWithAnOpeningOfNobody) {
  const Table table(kBoth, race());
  EXPECT_EQ(table.status().opened, 56) << "the opening is open at once";
  EXPECT_EQ(table.seen("a1").by, std::nullopt);
}

TEST(Race, AHitCostsTimeAndNoLife) {
  Table table(kBoth, race());
  EXPECT_EQ(Rules::cost_ms(table.state), 0u);
  ASSERT_TRUE(table.open("h7"));
  ASSERT_TRUE(table.open("g6"));
  EXPECT_EQ(table.status().hits, 2);
  EXPECT_EQ(Rules::cost_ms(table.state), 14'000u);
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
}

TEST(Race, ShowsItsMinesToWhoIsOut) {
  Table table(kBoth, race());
  ASSERT_TRUE(table.open("h7"));
  EXPECT_EQ(table.seen("h6", {core::Viewer::Kind::kPlayer, core::Seat(0)}).face, Face::kClosed);
  EXPECT_EQ(table.seen("h6", {core::Viewer::Kind::kAfterwards, {}}).face, Face::kMine);
}

TEST(Race, IsSolvedAfterHits) {
  Table table(kBoth, race());
  for (const char* cell : {"h7", "g6", "h8", "a8"}) ASSERT_TRUE(table.open(cell));
  EXPECT_EQ(table.outcome(), Kind::kSolved);
}

}  // namespace
}  // namespace gridmates::minesweeper
