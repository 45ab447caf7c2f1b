// Options of a host for a board of Sudoku.
#include "engine/sudoku/options.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/generator_options.h"
#include "engine/sudoku/generate/symmetry.h"
#include "engine/sudoku/rules.h"

namespace gridmates::sudoku {
namespace {

Options picked(const Picked& picks) {
  Options options;
  options.picked.value = picks;
  return options;
}

std::string refusal_of(const Picked& picks) {
  const auto board = Rules::make_board(picked(picks), core::seed_from(1), nullptr);
  return board ? "" : board.error().message;
}

TEST(Picked, LevelIsTheBoardsOwn) {
  for (std::uint8_t level = 1; level <= 4; ++level) {
    const auto board = Rules::make_board(picked({.level = level}), core::seed_from(level), nullptr);
    ASSERT_TRUE(board) << board.error().message;
    EXPECT_EQ(Rules::level(*board), level_words()[level]);
  }
}

TEST(Picked, SymmetryIsTheGivensOwn) {
  const auto words = symmetry_words();
  const auto found = std::ranges::find(words, "rotate180");
  ASSERT_NE(found, words.end());
  const auto index = static_cast<std::uint8_t>(found - words.begin());
  const auto board = Rules::make_board(picked({.symmetry = index}), core::seed_from(4), nullptr);
  ASSERT_TRUE(board);
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    EXPECT_EQ(board->givens[cell] == 0, board->givens[kCells - 1 - cell] == 0);
  }
}

TEST(Picked, IsRefusedOutOfRange) {
  EXPECT_EQ(refusal_of({.level = 99}), "There is no such level or symmetry.");
  EXPECT_EQ(refusal_of({.symmetry = 99}), "There is no such level or symmetry.");
  EXPECT_EQ(refusal_of({.mistake_s = 10}), "Mistakes cost time only where digits are checked.");
  EXPECT_NE(refusal_of({.checked = true, .mistake_s = 255}), "");
}

Options with(const PuzzleOptions& puzzle, const Picked& picks = {}) {
  Options options = picked(picks);
  options.picked.value.puzzle_options() = puzzle;
  return options;
}

std::string refusal_of(const PuzzleOptions& how, const Picked& picks = {}) {
  const auto good = check_options(with(how, picks));
  return good ? "" : good.error().message;
}

Digits made(const Options& options, std::uint64_t seed) {
  const auto board = Rules::make_board(options, core::seed_from(seed), nullptr);
  EXPECT_TRUE(board) << board.error().message;
  return Digits(board->givens.begin(), board->givens.end());
}

TEST(PuzzleOptions, ARangeOfRatingsIsThePuzzlesOwn) {
  const Options options = with({.rating_from = 20, .rating_to = 28});
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Rating er = grade({}, made(options, seed)).er;
    EXPECT_GE(er, 20);
    EXPECT_LE(er, 28);
  }
}

// 2.0 to 2.3 is easy, 2.4 to 2.8 is medium.
TEST(PuzzleOptions, ABoardIsOfTheLevelThatItIsGradedWith) {
  const Options options = with({.rating_from = 20, .rating_to = 28});
  std::set<std::string> levels;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto board = Rules::make_board(options, core::seed_from(seed), nullptr);
    ASSERT_TRUE(board);
    const Digits givens(board->givens.begin(), board->givens.end());
    const std::string level = Rules::level(*board);
    EXPECT_EQ(level, name_of(level_of(grade({}, givens).er)));
    levels.insert(level);
  }
  EXPECT_EQ(levels, (std::set<std::string>{"easy", "medium"}));
}

TEST(PuzzleOptions, ADifficultyIsANumberOfEmptyCells) {
  for (const std::uint8_t difficulty : {1, 5, 9}) {
    for (const bool logical : {false, true}) {
      const Digits puzzle = made(with({.difficulty = difficulty, .logical = logical}), 1);
      EXPECT_EQ(std::ranges::count(puzzle, 0), 10 + 5 * difficulty) << logical;
    }
  }
  Options sixteen = with({.difficulty = 3});
  sixteen.picked.value.boxes() = {4, 4};
  EXPECT_GE(std::ranges::count(made(sixteen, 1), 0), empty_cells_of({4, 4}, 3));
}

TEST(PuzzleOptions, ALogicalPuzzleNeedsNoTrialAndError) {
  RatingOptions logical;
  logical.techniques = TechniqueSet::logical();
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Digits puzzle = made(with({.logical = true}), seed);
    EXPECT_TRUE(grade({}, puzzle, logical).solved);
    EXPECT_EQ(81 - std::ranges::count(puzzle, 0), usual_givens({}));
  }
}

TEST(PuzzleOptions, IsRefusedOutOfRange) {
  const std::string range = "A range of ratings is within 1.0 to 12.0, the lower one first.";
  EXPECT_EQ(refusal_of({.rating_from = 40, .rating_to = 55}), "");
  EXPECT_EQ(refusal_of({.rating_from = 55, .rating_to = 40}), range);
  EXPECT_EQ(refusal_of({.rating_from = 9, .rating_to = 40}), range);
  EXPECT_EQ(refusal_of({.rating_to = 40}), range);
  EXPECT_EQ(refusal_of({.rating_from = 40}), range);
  EXPECT_EQ(refusal_of({.rating_from = 40, .rating_to = 121}), range);
  EXPECT_EQ(refusal_of({.difficulty = 11}), "A difficulty is 1 to 10.");
}

TEST(PuzzleOptions, LevelsRangesAndDifficultiesExcludeEachOther) {
  EXPECT_EQ(refusal_of({.rating_from = 40, .rating_to = 55}, {.level = 1}),
            "A level and a range of ratings exclude each other.");
  EXPECT_EQ(refusal_of({.difficulty = 5}, {.level = 1}),
            "A level and a difficulty exclude each other.");
  EXPECT_EQ(refusal_of({.rating_from = 40, .rating_to = 55, .difficulty = 5}),
            "A level and a difficulty exclude each other.");
  EXPECT_EQ(refusal_of({.logical = true}, {.level = 1}), "");
}

// Journals have options from before sizes, and from before ranges and difficulties.
TEST(PuzzleOptions, BytesFromBeforeAreReadAsTheyWere) {
  const auto level = picked({.level = 3});
  EXPECT_EQ(core::encode(level), (core::Bytes{1, 0, 0, 0, 0, 3, 0}));
  EXPECT_EQ(core::decode<Options>(core::Bytes{1, 0, 0, 0, 0, 3, 0}), level);
  auto sized = level;
  sized.picked.value.boxes() = {4, 4};
  EXPECT_EQ(core::encode(sized), (core::Bytes{1, 0, 0, 0, 0, 3, 0, 4, 4}));
  EXPECT_EQ(core::decode<Options>(core::Bytes{1, 0, 0, 0, 0, 3, 0, 4, 4}), sized);
  const auto later = with({.rating_from = 40, .rating_to = 55, .difficulty = 0, .logical = true});
  const core::Bytes bytes{1, 0, 0, 0, 0, 0, 0, 3, 3, 40, 55, 0, 1};
  EXPECT_EQ(core::encode(later), bytes);
  EXPECT_EQ(core::decode<Options>(bytes), later);
}

TEST(Picked, OptionsAreReadAndWrittenByName) {
  for (const core::OptionOf<Options>& option : Rules::options()) {
    Options options;
    EXPECT_EQ(option.get(options), option.facts.min) << option.facts.name;
    option.set(options, option.facts.max);
    EXPECT_EQ(option.get(options), option.facts.max) << option.facts.name;
  }
}

TEST(Picked, WhatIsPickedOfThePuzzleAsksForOneOfTheirOwn) {
  EXPECT_TRUE(Rules::makes_own(with({.difficulty = 1})));
  EXPECT_TRUE(Rules::makes_own(with({.logical = true})));
  EXPECT_TRUE(Rules::makes_own(with({.rating_from = 10, .rating_to = 20})));
  EXPECT_TRUE(Rules::makes_own(picked({.level = 1})));
  EXPECT_TRUE(Rules::makes_own(picked({.symmetry = 1})));
  EXPECT_FALSE(Rules::makes_own(picked({.checked = true})));
  EXPECT_EQ(Rules::category(picked({.checked = true})), "checked");
  EXPECT_EQ(Rules::category({}), "");
}

TEST(UsualOptions, AreNineByLevelAndSixteenFromEasyToHard) {
  std::vector<std::string> usual;
  for (const Options& options : Rules::usual_options()) {
    usual.push_back(std::to_string(options.shape().side()) + " " +
                    std::string(level_words()[options.picked.value.level]));
    EXPECT_TRUE(Rules::makes_own(options));
  }
  EXPECT_EQ(usual,
            (std::vector<std::string>{"9 beginner", "9 easy", "9 medium", "9 hard", "9 expert",
                                      "9 extreme", "16 easy", "16 medium", "16 hard"}));
}

TEST(Dailies, AreNineByNineOfEveryLevel) {
  std::vector<std::string> levels;
  for (const auto& daily : Rules::dailies()) {
    levels.emplace_back(daily.level);
    EXPECT_EQ(daily.options.shape(), Shape{});
    const auto board = Rules::make_board(daily.options, core::seed_from(1), nullptr);
    ASSERT_TRUE(board);
    EXPECT_EQ(Rules::level(*board), daily.level);
  }
  EXPECT_EQ(levels,
            (std::vector<std::string>{"beginner", "easy", "medium", "hard", "expert", "extreme"}));
}

TEST(PuzzleOptions, SaysHowManyPuzzlesWereTried) {
  std::vector<std::uint32_t> tried;
  core::Making making;
  making.on_tried = [&tried](std::uint32_t count) { tried.push_back(count); };
  ASSERT_TRUE(Rules::make_board(picked({.level = 4}), core::seed_from(1), nullptr, making));
  ASSERT_FALSE(tried.empty());
  EXPECT_EQ(tried.front(), 1u);
  EXPECT_EQ(tried.back(), tried.size());
}

TEST(PuzzleOptions, EndsWithoutABoardWhenItIsStopped) {
  std::stop_source source;
  core::Making making;
  making.stop = source.get_token();
  making.on_tried = [&source](std::uint32_t) { source.request_stop(); };
  const auto board = Rules::make_board(picked({.level = 4}), core::seed_from(1), nullptr, making);
  ASSERT_FALSE(board);
  EXPECT_EQ(board.error().code, core::RefusalCode::kOutOfBudget);
}

TEST(PuzzleOptions, SaysNothingWhereAllIsMet) {
  core::Making making;
  making.on_unmet = [](const core::Statement& one) { ADD_FAILURE() << one.text(); };
  EXPECT_TRUE(Rules::make_board(picked({.level = 4}), core::seed_from(1), nullptr, making));
}

}  // namespace
}  // namespace gridmates::sudoku
