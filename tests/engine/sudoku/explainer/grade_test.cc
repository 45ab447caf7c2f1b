#include <gtest/gtest.h>

#include <string_view>

#include "engine/core/random.h"
#include "tests/engine/sudoku/explainer/rated.h"
#include "tests/engine/sudoku/grid/puzzles.h"

namespace gridmates::sudoku {
namespace {

// Needs forcing chains with nested patterns (9.0).
constexpr std::string_view kHard =
    "....3812..7......8...........9.7.......39..6.6....18..2...1.9...1.5..63.84.....1.";

Digits digits_of(std::string_view line) {
  const auto grid = parse_line(line);
  EXPECT_TRUE(grid) << line;
  return {grid->begin(), grid->end()};
}

Grade grade_line(std::string_view line, const RatingOptions& options = {}) {
  return grade({3, 3}, digits_of(line), options);
}

TEST(Grade, OfAPuzzleOfSinglesIsThatOfItsHardestSingle) {
  const Grade told = grade_line(kPuzzle);
  EXPECT_TRUE(told.decided);
  EXPECT_TRUE(told.solved);
  EXPECT_EQ(told.er, 12);
  EXPECT_EQ(told.ep, 12);
  EXPECT_EQ(told.ed, 12);
  EXPECT_EQ(told.hardest, "Hidden Single");
}

TEST(Grade, OfAFullGridIsNothing) {
  const Grade told = grade_line(kSolution);
  EXPECT_TRUE(told.decided);
  EXPECT_TRUE(told.solved);
  EXPECT_EQ(told.er, 0);
}

TEST(Grade, OfAGridWithOneEmptyCellIsThatOfAFullHouse) {
  std::string line(kSolution);
  line[40] = '.';
  EXPECT_EQ(grade_line(line).er, 10);
  EXPECT_EQ(grade_line(line).hardest, "Full House");
}

TEST(Grade, IsUndecidedWithoutExactlyOneSolution) {
  Digits many(81, 0);
  EXPECT_FALSE(grade({3, 3}, many).decided);
  Digits clash(81, 0);
  clash[0] = clash[1] = 5;
  EXPECT_FALSE(grade({3, 3}, clash).decided);
  EXPECT_FALSE(grade({3, 3}, Digits(80, 0)).decided);
  EXPECT_FALSE(grade({7, 7}, Digits(49 * 49, 0)).decided);
}

TEST(Grade, GivesUpAboveARating) {
  for (Rating above : {Rating{15}, Rating{50}, Rating{73}, Rating{85}}) {
    const Grade told = grade_line(kHard, {.give_up_above = above});
    EXPECT_FALSE(told.decided);
    EXPECT_GT(told.er, above);
  }
  EXPECT_TRUE(grade_line(kHard, {.give_up_above = 90}).decided);
}

TEST(Grade, EndsWithItsBudgetAlwaysAlike) {
  const Grade all = grade_line(kHard);
  EXPECT_EQ(all.er, 90);
  bool decided = false;
  for (std::uint64_t budget = 100; !decided; budget *= 10) {
    const RatingOptions options{.max_inferences = budget};
    const Grade told = grade_line(kHard, options);
    const Grade again = grade_line(kHard, options);
    decided = told.decided;
    EXPECT_EQ(told.decided, again.decided);
    EXPECT_EQ(told.er, again.er);
    EXPECT_LE(told.er, all.er);
    if (budget <= 10'000) EXPECT_FALSE(told.decided) << budget;
  }
}

TEST(Grade, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(grade_line(kHard, {.stop = source.get_token()}).decided);
}

TEST(Grade, SaysWhereTechniquesEnd) {
  const Grade told = grade_line(kHard, {.techniques = TechniqueSet::logical()});
  EXPECT_TRUE(told.decided);
  EXPECT_FALSE(told.solved);
  EXPECT_LT(told.er, 75);
  const Grade none = grade_line(kPuzzle, {.techniques = TechniqueSet()});
  EXPECT_TRUE(none.decided);
  EXPECT_FALSE(none.solved);
  EXPECT_EQ(none.er, 0);
}

// The same puzzle transposed, with bands rotated and digits shuffled.
Digits disguised(const Digits& digits, core::Random& random) {
  std::array<std::uint8_t, 9> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span<std::uint8_t>(names));
  Digits out(81);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const std::size_t row = cell / 9;
    const std::size_t column = cell % 9;
    const std::uint8_t digit = digits[cell];
    out[9 * column + (row + 3) % 9] = digit == 0 ? 0 : names[digit - 1u];
  }
  return out;
}

// Hidden singles remain until they are placed, so their order does not matter. After that the first
// step found in Sudoku Explainer's order may or may not avoid a harder one, so the rating of some
// puzzles changes when they are transformed.
TEST(Grade, HardlyChangesWhenAPuzzleIsTurned) {
  core::Random random(core::seed_from(7));
  std::size_t puzzles = 0;
  std::size_t changed = 0;
  for (const Rated& puzzle : read_rated(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/rated.txt")) {
    const int published = tenths(puzzle.numbers.at(0));
    const Grade told = grade({3, 3}, disguised(puzzle.digits, random));
    ++puzzles;
    if (told.er == published) continue;
    ++changed;
    EXPECT_GT(published, 15) << puzzle.line;
  }
  EXPECT_LE(changed * 20, puzzles) << "one in twenty";
}

}  // namespace
}  // namespace gridmates::sudoku
