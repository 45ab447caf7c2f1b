// Options of a host for a board of Sudoku, on the wire.
#include <gtest/gtest.h>

#include "engine/sudoku/rules.h"
#include "proto/convert/game_converter.h"

namespace gridmates::convert {
namespace {

TEST(SudokuOptions, ComeBackAsTheyWere) {
  sudoku::Options options;
  options.picked.value.symmetry = 1;
  options.picked.value.boxes() = {4, 4};
  options.picked.value.puzzle_options() = {.rating_from = 40, .rating_to = 55, .logical = true};
  options.picked.value.keep_notes(true);
  v1::GameOptions message;
  converter("sudoku")->options(core::encode(options), message);
  EXPECT_EQ(message.ShortDebugString(),
            "sudoku { size: 16 symmetry: \"rotate180\" rating_from: 40 rating_to: 55 logical: true "
            "keep_notes: true }");
  EXPECT_EQ(*converter("sudoku")->options(message), core::encode(options));
  options.picked.value.puzzle_options() = {.difficulty = 7};
  converter("sudoku")->options(core::encode(options), message);
  EXPECT_EQ(*converter("sudoku")->options(message), core::encode(options));
}

// 256 + 5 would be a difficulty if it were truncated to its low bits.
TEST(SudokuOptions, NothingIsCutToOtherOptions) {
  v1::GameOptions message;
  message.mutable_sudoku()->set_difficulty(256 + 5);
  const auto bytes = converter("sudoku")->options(message);
  ASSERT_TRUE(bytes.ok());
  EXPECT_FALSE(sudoku::check_options(*core::decode<sudoku::Options>(*bytes)).ok());
}

}  // namespace
}  // namespace gridmates::convert
