// Statistics of fields counted by hand, and compared with implementations that follow the
// definitions literally.
#include "engine/minesweeper/stats/stats.h"

#include <gtest/gtest.h>

#include "tests/engine/minesweeper/field/drawn.h"
#include "tests/engine/minesweeper/stats/by_definition.h"

namespace gridmates::minesweeper {
namespace {

TEST(Stats, FieldsCountedByHand) {
  const struct {
    std::vector<std::string_view> rows;
    int openings, bbbv, zini;
  } counted[] = {
      {{"..."}, 1, 1, 1},
      {{"."}, 1, 1, 1},
      {{"*"}, 0, 0, 0},
      // One click opens the left, one the lone number.
      {{"..*."}, 1, 2, 2},
      // Two lone numbers, and no chord helps.
      {{".*."}, 0, 2, 2},
      // Eight lone numbers: a2 with its flag and chord opens five of them for three clicks, chords
      // at b1 and b3 the rest.
      {{"...", ".*.", "..."}, 0, 8, 5},
      // The floor, b1 and c1 take a click each; flags would cost more.
      {{"*..*", "....", "...."}, 1, 3, 3},
      // Two openings that share the number between them.
      {{"..*", "...", "*.."}, 2, 2, 2},
      {{"....", ".**.", ".**.", "...."}, 0, 12, 12},
  };
  for (const auto& [rows, opening_count, three_bv, clicks] : counted) {
    const Field field = test::drawn(rows);
    EXPECT_EQ(openings(field), opening_count) << rows[0];
    EXPECT_EQ(bbbv(field), three_bv) << rows[0];
    EXPECT_EQ(zini(field), clicks) << rows[0];
  }
}

// The example in the documentation of ms_toollib (docs.rs), which gives its 3BV.
TEST(Stats, APublished3bv) {
  const Field field = test::drawn({"........", "*.......", "*.......", "......*.", ".*......",
                                   "...*..*.", ".***...*", "........"});
  EXPECT_EQ(bbbv(field), 20);
}

TEST(Stats, FieldsAgreeWithTheDefinitions) {
  core::Random random(core::seed_from(4));
  for (int i = 0; i < 300; ++i) {
    const Field field = test::by_chance(random, 16);
    ASSERT_EQ(openings(field), test::openings_by_definition(field));
    ASSERT_EQ(bbbv(field), test::bbbv_by_definition(field));
    ASSERT_EQ(zini(field), test::zini_by_definition(field));
  }
}

// Fields of usual sizes, where flags and chords save clicks.
TEST(Stats, ZiNiOfFieldsAsTheyArePlayedAgreesAndIsNoMoreThan3bv) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    core::Random random(core::seed_from(seed));
    const Field field = lay({30, 16}, 99, 0, Start::kZero, random);
    const std::uint16_t clicks = zini(field);
    ASSERT_EQ(clicks, test::zini_by_definition(field));
    ASSERT_LE(clicks, bbbv(field));
  }
}

TEST(Stats, DoneIsWhatNeedsNoClickAnyMore) {
  const Field field = test::drawn({"*..*.", ".....", "....."});
  ASSERT_EQ(bbbv(field), 4);  // the opening at the left, b1, c1, e1
  Cells opened;
  EXPECT_EQ(bbbv_done(field, opened), 0);
  opened.add(test::cell(field, "b1"));
  EXPECT_EQ(bbbv_done(field, opened), 1);
  opened.add(test::cell(field, "a2"));  // a number at the opening does not count by itself
  EXPECT_EQ(bbbv_done(field, opened), 1);
  const auto numbers = numbers_of(field);
  flood(field.shape, numbers, test::cell(field, "a3"), {}, opened);
  EXPECT_EQ(bbbv_done(field, opened), 2);
  Cells all;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) all.set(cell, !field.mines.has(cell));
  EXPECT_EQ(bbbv_done(field, all), 4);
  all.remove(test::cell(field, "a3"));  // a 0 that a flag kept closed
  EXPECT_EQ(bbbv_done(field, all), 3);
}

TEST(Stats, MeasuresOfAGame) {
  const Clicks clicks{.left = 30, .right = 10, .chords = 10, .effective = 40};
  EXPECT_DOUBLE_EQ(*bbbv_per_s(60, 20'000), 3.0);
  EXPECT_DOUBLE_EQ(*ioe(60, clicks), 1.2);
  EXPECT_DOUBLE_EQ(*throughput(60, clicks), 1.5);
  EXPECT_DOUBLE_EQ(*correctness(clicks), 0.8);
  EXPECT_DOUBLE_EQ(*rqp(60, 20'000), 7.0);
  EXPECT_FALSE(clicks.no_flag());
  EXPECT_TRUE((Clicks{.left = 3, .chords = 1}).no_flag());
}

TEST(Stats, NothingIsDividedByNothing) {
  EXPECT_EQ(bbbv_per_s(1, 0), std::nullopt);
  EXPECT_EQ(ioe(1, {}), std::nullopt);
  EXPECT_EQ(throughput(1, {.left = 1}), std::nullopt);
  EXPECT_EQ(correctness({}), std::nullopt);
  EXPECT_EQ(rqp(0, 1000), std::nullopt);
}

}  // namespace
}  // namespace gridmates::minesweeper
