// Ratings compared with those of Sudoku Explainer 1.2.1: our own puzzles, and published ones if
// they are beside the project.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/engine/sudoku/explainer/rated.h"

namespace gridmates::sudoku {
namespace {

// tests/data/sudoku/README.md has their origin.
std::vector<Rated> own_puzzles() {
  return read_rated(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/rated.txt");
}

struct Agreement {
  std::size_t puzzles = 0;
  std::size_t equal = 0;
  double spearman = 0;
  double spearman_hard = 0;  // of those rated 4.2 or more
};

Agreement agreement(const std::vector<Rated>& puzzles, const RatingOptions& options) {
  Agreement out{.puzzles = puzzles.size()};
  std::vector<double> ours, theirs, ours_hard, theirs_hard;
  for (const Rated& puzzle : puzzles) {
    const Grade told = grade({3, 3}, puzzle.digits, options);
    const int published = tenths(puzzle.numbers.at(0));
    if (told.decided && told.er == published) ++out.equal;
    ours.push_back(told.er);
    theirs.push_back(published);
    if (published < 42) continue;
    ours_hard.push_back(told.er);
    theirs_hard.push_back(published);
  }
  out.spearman = spearman(ours, theirs);
  out.spearman_hard = spearman(ours_hard, theirs_hard);
  return out;
}

TEST(Agreement, OfRanksIsMeasuredRight) {
  EXPECT_DOUBLE_EQ(spearman({1, 2, 3}, {10, 20, 30}), 1);
  EXPECT_DOUBLE_EQ(spearman({1, 2, 3}, {3, 2, 1}), -1);
  EXPECT_DOUBLE_EQ(spearman({1, 2, 3, 4}, {1, 3, 2, 4}), 0.8);
  EXPECT_DOUBLE_EQ(spearman({1, 1}, {1, 2}), 0);
  EXPECT_EQ(ranks_of({5, 7, 5, 9}), (std::vector<double>{0.5, 2, 0.5, 3}));
}

TEST(OwnPuzzles, AreRatedAsSudokuExplainerDoes) {
  const auto puzzles = own_puzzles();
  ASSERT_GE(puzzles.size(), 180u);
  for (const Rated& puzzle : puzzles) {
    const Grade told = grade({3, 3}, puzzle.digits);
    ASSERT_TRUE(told.decided && told.solved) << puzzle.line;
    EXPECT_EQ(told.er, tenths(puzzle.numbers.at(0))) << puzzle.line;
    EXPECT_EQ(told.ep, tenths(puzzle.numbers.at(1))) << puzzle.line;
    EXPECT_EQ(told.ed, tenths(puzzle.numbers.at(2))) << puzzle.line;
  }
}

// The comparison notices a missing technique.
TEST(OwnPuzzles, AreRatedDifferentlyWithoutATechnique) {
  auto puzzles = own_puzzles();
  std::erase_if(puzzles, [](const Rated& puzzle) { return puzzle.numbers.at(0) > 7.2; });
  RatingOptions options{.give_up_above = 72};
  ASSERT_EQ(agreement(puzzles, options).equal, puzzles.size());
  for (Technique technique :
       {Technique::kHiddenSingle, Technique::kPointing, Technique::kNakedPair, Technique::kXyWing,
        Technique::kUniqueRectangle1, Technique::kAlsXz, Technique::kXChain, Technique::kAic}) {
    options.techniques = TechniqueSet::all();
    options.techniques.remove(technique);
    EXPECT_LT(agreement(puzzles, options).equal, puzzles.size()) << facts_of(technique).name.text();
  }
}

// As docs/SUDOKU.md says of levels: up to expert no trial and error, up to easy only singles and
// what uncovers them.
TEST(OwnPuzzles, OfALevelNeedWhatTheLevelMayNeed) {
  const TechniqueSet logical = TechniqueSet::logical();
  const TechniqueSet singles =
      *TechniqueSet::parse("hidden-single,naked-single,pointing,claiming,hidden-pair");
  for (const Rated& puzzle : own_puzzles()) {
    const Grade all = grade({3, 3}, puzzle.digits);
    const Level level = level_of(all.er);
    if (level == Level::kExtreme) continue;
    EXPECT_EQ(grade({3, 3}, puzzle.digits, {.techniques = logical}).er, all.er) << puzzle.line;
    if (level > Level::kEasy) continue;
    EXPECT_TRUE(grade({3, 3}, puzzle.digits, {.techniques = singles}).solved) << puzzle.line;
  }
}

struct Collection {
  const char* file;
  std::size_t step;
};

class Published : public testing::TestWithParam<Collection> {
 protected:
  std::vector<Rated> puzzles() const {
    const std::filesystem::path folder = GRIDMATES_SOURCE_DIR "/../shared/data/sudoku";
    return read_rated(folder / GetParam().file, GetParam().step);
  }
};

TEST_P(Published, RatingsAreMet) {
  const auto rated = puzzles();
  if (rated.empty()) GTEST_SKIP() << "the published puzzles are not here";
  const Agreement told = agreement(rated, {});
  EXPECT_GE(told.spearman, 0.99);
  EXPECT_GE(told.spearman_hard, 0.97);
  EXPECT_GE(static_cast<double>(told.equal), 0.98 * static_cast<double>(told.puzzles));
}

INSTANTIATE_TEST_SUITE_P(Files, Published,
                         testing::Values(Collection{"rated_cb_unbiased.txt", 10},
                                         Collection{"rated_17clue.txt", 10},
                                         Collection{"rated_hodoku_cb.txt", 20}));

}  // namespace
}  // namespace gridmates::sudoku
