// Puzzles as people paste them.
#include "engine/sudoku/paste.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/sudoku/grid/symbols.h"
#include "tests/engine/sudoku/formats/samples.h"

namespace gridmates::sudoku {
namespace {

using formats::kSample;
using testing::HasSubstr;

std::string read(const std::string& text) {
  const auto pasted = pasted_puzzle(text);
  if (!pasted) return pasted.error().message;
  std::string line;
  for (const std::uint8_t digit : pasted->givens) line += symbol_of(digit);
  return line;
}

// Nine rows with these separators between cells and rows.
std::string drawn(const std::string& between, const std::string& end, const std::string& border) {
  std::string text;
  for (std::size_t i = 0; i < kSample.size(); ++i) {
    if (i % 27 == 0 && i > 0) text += border;
    text += kSample[i];
    if (i % 9 == 8) {
      text += end;
    } else {
      text += i % 3 == 2 ? between + "|" + between : between;
    }
  }
  return text;
}

TEST(Paste, ALineIsRead) { EXPECT_EQ(read("  " + std::string(kSample) + "\n"), kSample); }

TEST(Paste, ADrawnGridIsReadOnLinesOrWithBlanksForTheirEnds) {
  EXPECT_EQ(read(drawn(" ", "\n", "------+-------+------\n")), kSample);
  EXPECT_EQ(read(drawn(" ", " ", "------+-------+------ ")), kSample);
  EXPECT_EQ(read(drawn("", " ", "---+---+--- ")), kSample);
  EXPECT_EQ(read(drawn("", "\n", "")), kSample);
}

TEST(Paste, EveryFormatOfTheReaderIsTaken) {
  for (const char* name : {"boxed.txt", "closed.ss", "forum.txt", "open.ss", "plain.sdk",
                           "position.sdk", "progress.sdx"}) {
    const std::string text = formats::sample_file(name);
    ASSERT_NE(text, "") << name;
    EXPECT_EQ(read(text), kSample) << name;
  }
  EXPECT_EQ(read("https://www.sudokuwiki.org/sudoku.htm?bd=" + std::string(kSample)), kSample);
  EXPECT_EQ(read("{\"puzzle\": \"" + std::string(kSample) + "\"}"), kSample);
}

TEST(Paste, AGridOfCandidatesIsReadInOneLineToo) {
  std::string grid;
  for (std::size_t i = 0; i < kSample.size(); ++i) {
    if (i % 27 == 0) grid += "+-------+-------+-------+\n";
    if (i % 9 == 0) grid += "| ";
    grid += kSample[i] == '.' || kSample[i] == '0' ? "123456789" : std::string(1, kSample[i]);
    grid += i % 9 == 8 ? " |\n" : i % 3 == 2 ? " | " : "  ";
  }
  EXPECT_EQ(read(grid), kSample);
  std::ranges::replace(grid, '\n', ' ');
  EXPECT_EQ(read(grid), kSample);
  EXPECT_NE(read(grid.substr(60)), kSample);
}

TEST(Paste, WhatIsNoPuzzleSaysWhy) {
  EXPECT_EQ(read("12"), "This puzzle has 2 cells; a 9x9 Sudoku has 81.");
  EXPECT_EQ(read("1"), "This puzzle has 1 cell; a 9x9 Sudoku has 81.");
  EXPECT_EQ(read(""), "This puzzle has 0 cells; a 9x9 Sudoku has 81.");
}

TEST(Paste, APuzzleOfAnySizeIsRead) {
  const std::string large = "G" + std::string(255, '.');
  EXPECT_EQ(read(large), large);
  EXPECT_EQ(pasted_puzzle(large)->shape, (Shape{4, 4}));
  EXPECT_EQ(pasted_puzzle("1..." + std::string(12, '.'))->shape, (Shape{2, 2}));
  EXPECT_EQ(read(std::string(kSample) + "\n" + std::string(kSample)),
            "This text has several puzzles; paste one.");
  EXPECT_THAT(read("{\"puzzle\": 5}"), HasSubstr("No puzzle can be read there: "));
}

}  // namespace
}  // namespace gridmates::sudoku
