// What a host picks for a board of Sudoku.
#include "engine/sudoku/options.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/core/random.h"
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

TEST(Picked, OptionsAreReadAndWrittenByName) {
  for (const core::OptionOf<Options>& option : Rules::options()) {
    Options options;
    EXPECT_EQ(option.get(options), option.facts.min) << option.facts.name;
    option.set(options, option.facts.max);
    EXPECT_EQ(option.get(options), option.facts.max) << option.facts.name;
  }
}

TEST(Picked, OnlyLevelAndSymmetryAskForAPuzzleOfTheirOwn) {
  EXPECT_TRUE(Rules::makes_own(picked({.level = 1})));
  EXPECT_TRUE(Rules::makes_own(picked({.symmetry = 1})));
  EXPECT_FALSE(Rules::makes_own(picked({.checked = true})));
  EXPECT_EQ(Rules::category(picked({.checked = true})), "checked");
  EXPECT_EQ(Rules::category({}), "");
}

}  // namespace
}  // namespace gridmates::sudoku
