// The exact output, and that it reads back the same.
#include "engine/sudoku/formats/writer.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/sudoku/formats/json.h"
#include "engine/sudoku/formats/reader.h"
#include "tests/engine/sudoku/formats/promise.h"
#include "tests/engine/sudoku/formats/samples.h"

namespace gridmates::sudoku::formats {
namespace {

Puzzle first_of(const std::string& text) { return read_all(text).at(0).read.value(); }

TEST(Writer, WritesWhatProgramsWrite) {
  const Puzzle puzzle = first_of(sample_file("plain.sdk"));
  EXPECT_EQ(write(puzzle, Format::kSdk), sample_file("plain.sdk"));
  EXPECT_EQ(write(puzzle, Format::kSs), sample_file("closed.ss"));
  EXPECT_EQ(write(first_of(std::string(kSample)), Format::kGrid), sample_file("boxed.txt"));
  EXPECT_EQ(write(puzzle, Format::kLine), std::string(kSample) + "\n");
  std::string pack;
  for (const Item& item : read_all(sample_file("pack.sdm"))) {
    pack += write(item.read.value(), Format::kSdm);
  }
  EXPECT_EQ(pack, sample_file("pack.sdm"));
}

TEST(Writer, SectionsLoseNothing) {
  const Puzzle puzzle = first_of(sample_file("position.sdk"));
  std::string text = sample_file("position.sdk");
  text.replace(0, text.find('\n'), "#CA position");
  EXPECT_EQ(write(puzzle, Format::kSdk), text);
  EXPECT_EQ(write(first_of(sample_file("progress.sdx")), Format::kSdk),
            text.substr(text.find('\n') + 1));
}

TEST(Writer, RemarksStandAboveRows) {
  const Puzzle puzzle = first_of("12.4.4.2.1..4... easy");
  for (Format format : {Format::kGrid, Format::kCandidates, Format::kSdk}) {
    EXPECT_EQ(write(puzzle, format).substr(0, 7), "#Ceasy\n") << name_of(format);
    EXPECT_EQ(first_of(write(puzzle, format)).remarks, (std::vector<Remark>{{'C', "easy"}}));
  }
}

TEST(Writer, CandidatesAreThoseThatTheDigitsLeave) {
  EXPECT_EQ(write(first_of("12..\n....\n....\n...4\n"), Format::kCandidates),
            "+-----------+-----------+\n"
            "| 1    2    | 34   3    |\n"
            "| 34   34   | 1234 123  |\n"
            "+-----------+-----------+\n"
            "| 234  134  | 123  123  |\n"
            "| 23   13   | 123  4    |\n"
            "+-----------+-----------+\n");
}

TEST(Writer, JsonIsOneObjectALine) {
  EXPECT_EQ(write(first_of("12.4.4.2.1..4... easy"), Format::kJson),
            R"({"puzzle":"12.4.4.2.1..4...","box":"2x2","format":"line",)"
            R"("remarks":[{"kind":"fields","text":"easy"}]})"
            "\n");
  const std::string line = write(first_of(sample_file("progress.sdx")), Format::kJson);
  EXPECT_NE(line.find(R"("placed":"25.....9)"), std::string::npos);
  EXPECT_NE(line.find(R"("candidates":["","","17",)"), std::string::npos);
  const std::string objects = sample_file("objects.jsonl");
  std::string again = write(first_of(objects), Format::kJson);
  again.replace(again.find("json"), 4, "sdk");
  EXPECT_EQ(again, objects.substr(0, objects.find('\n') + 1));
}

TEST(Writer, WhatItWritesBeyond9x9NeedsNobodyToDecide) {
  Digits cells(256);
  cells[5] = 15;
  const Puzzle puzzle{.shape = {4, 4}, .givens = cells};
  for (Format format : {Format::kLine, Format::kGrid, Format::kSdk, Format::kSdm, Format::kSs}) {
    const auto items = read_all(write(puzzle, format));
    ASSERT_EQ(items.size(), 1u) << name_of(format);
    ASSERT_TRUE(items[0].read) << name_of(format);
    EXPECT_EQ(items[0].read.value().givens, cells) << name_of(format);
  }
}

TEST(Promise, HoldsForEverySample) {
  for (const char* name :
       {"lines.txt", "boxed.txt", "forum.txt", "plain.sdk", "position.sdk", "pack.sdm", "closed.ss",
        "open.ss", "progress.sdx", "links.txt", "objects.jsonl"}) {
    EXPECT_EQ(broken_promise(sample_file(name)), "") << name;
    EXPECT_GE(puzzles_in(sample_file(name)), 1u) << name;
  }
}

// Random puzzles of every size, with both alphabets of digits.
TEST(Promise, HoldsForRandomPuzzlesOfEverySize) {
  core::Random random(core::seed_from(4));
  for (int side : {4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25}) {
    for (Symbols symbols : {Symbols::kFromOne, Symbols::kFromZero}) {
      if (side <= 9 && symbols == Symbols::kFromZero) continue;
      Digits cells(static_cast<std::size_t>(side * side));
      for (auto& cell : cells) {
        if (random.below(3) == 0) {
          cell = static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(side)));
        }
      }
      cells[0] = 1;
      cells[1] = static_cast<std::uint8_t>(side);
      const std::string line = cells_in_line(cells, symbols);
      EXPECT_EQ(puzzles_in(line), 1u) << line;
      EXPECT_EQ(broken_promise(line), "");
    }
  }
}

// Readers most often fail on small changes to valid text.
TEST(Promise, HoldsForDamagedSamples) {
  core::Random random(core::seed_from(5));
  const std::string_view marks = "0123456789ABGx.*|-+#[],:u \n\r\t\x80\xFF=?{}\"\\";
  std::size_t puzzles = 0;
  for (const char* name : {"forum.txt", "plain.sdk", "position.sdk", "closed.ss", "progress.sdx",
                           "links.txt", "boxed.txt", "lines.txt", "objects.jsonl"}) {
    const std::string good = sample_file(name);
    for (int i = 0; i < 150; ++i) {
      std::string text = good;
      for (std::uint32_t n = 1 + random.below(4); n > 0; --n) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
        const char mark = marks[random.below(static_cast<std::uint32_t>(marks.size()))];
        random.below(2) == 0 ? text.insert(at, 1, mark) : text.replace(at, 1, 1, mark);
      }
      puzzles += puzzles_in(text);
      ASSERT_EQ(broken_promise(text), "") << text;
    }
  }
  EXPECT_GT(puzzles, 1000u) << "most damage is to one line of several";
}

}  // namespace
}  // namespace gridmates::sudoku::formats
