// Refused input: the message and the place.
#include <gtest/gtest.h>

#include "engine/sudoku/formats/reader.h"
#include "engine/text/lines.h"
#include "tests/engine/sudoku/formats/samples.h"

namespace gridmates::sudoku::formats {
namespace {

// The only problem of a text.
std::string problem_in(std::string_view text, const ReadOptions& options = {}) {
  const auto items = read_all(text, options);
  if (items.size() != 1 || items[0].read) return std::to_string(items.size()) + " items";
  return in_words(items[0].read.error());
}

// A character that no format has is named.
TEST(Refusals, NameForeignCharacters) {
  using namespace std::string_view_literals;
  const std::string puzzle(81, '.');
  const auto with = [&](std::string_view character) {
    return read_all("1" + std::string(character) + puzzle.substr(2)).at(0).read.error();
  };
  const auto expect = [&](std::string_view character, const std::string& name) {
    const Problem problem = with(character);
    EXPECT_EQ(problem.why.text(),
              name + " is not a cell; a cell is 1-9, or one of . 0 X * _ when empty");
    EXPECT_EQ(problem.column, 2u) << name;
  };
  expect("\0"sv, "a NUL byte");
  expect("\uFF15", "the full-width digit 5");
  expect("\u0665", "the Arabic-Indic digit 5");
  expect("\u200B", "the invisible character U+200B");
  std::string utf16 = "\xFF\xFE";
  for (char c : puzzle + "\n" + puzzle + "\n") utf16 += {c, '\0'};
  const auto items = read_all(utf16);
  ASSERT_EQ(items.size(), 1u) << "told once";
  EXPECT_EQ(items[0].read.error().why.text(), "this text is UTF-16, and UTF-8 is read");
}

TEST(Refusals, SayLineAndColumn) {
  const std::string line(kSample);
  std::string bad = line;
  bad[4] = 'A';
  EXPECT_EQ(problem_in("\n" + bad),
            "line 2, column 5: 'A' is not a cell; a cell is 1-9, or one of . 0 X * _ when empty");
  EXPECT_EQ(problem_in(line.substr(1)),
            "line 1, column 1: 80 cells do not make a grid (a 9x9 has 81)");
  EXPECT_EQ(problem_in("hello, world!"),
            "line 1, column 1: 2 numbers do not make a grid (a 9x9 has 81)");
  EXPECT_EQ(problem_in("Ünbekannt"), "line 1, column 1: this is not a puzzle in any known format");
  EXPECT_EQ(problem_in("1234\n12\n....\n...."),
            "line 2, column 3: this row has 2 cells, the first one 4");
  EXPECT_EQ(problem_in("1 2 3 4\n1 2 3 4 . ."),
            "line 2, column 9: this row has 6 cells, the first one 4");
  EXPECT_EQ(problem_in("  1234\n....\n"),
            "line 1, column 3: a grid begins here that has 2 of 4 rows");
  EXPECT_EQ(problem_in(" [Puzzle]\n"), "line 1, column 2: a grid begins here that has 0 of 0 rows");
  EXPECT_EQ(problem_in("1 2 | 3 4\n1 2 | ä 4\n. . | . .\n. . | . ."),
            "line 2, column 7: this is not a puzzle in any known format");
  EXPECT_EQ(problem_in("12 3 4 .\n. . 4 5\n. . . .\n. . . ."),
            "line 2, column 7: '5' is not a cell; a cell is 1-4, or one of . 0 X * _ when empty");
  EXPECT_EQ(problem_in("21 3 4 .\n. . 4 .\n. . . .\n. . . ."),
            "line 1, column 1: candidates stand in order, each of them once");
  EXPECT_EQ(problem_in(std::string(text::kMaxLineBytes + 5, '.')),
            "line 1, column 8193: longer than 8192 bytes");
  EXPECT_EQ(problem_in("[State]\n1234\n"),
            "line 1, column 1: the sections are [Puzzle] and, after it, [State], [PencilMarks] or "
            "[Colours]");
  EXPECT_EQ(problem_in("x?bd=S9B0102"),
            "line 1, column 6: this link should have 165 characters after =, but has 7");
  EXPECT_EQ(problem_in("x?s=" + std::string(kSample), {.box = Shape{2, 3}, .symbols = {}}),
            "line 1, column 5: this grid has 9 rows, boxes of 2x3 make 6");
  EXPECT_EQ(
      problem_in("  " + std::string(256, '2')),
      "line 1, column 3: both 1-9A-G and 0-9A-F fit this grid (--first-digit 1 or 0 decides)");
}

TEST(Refusals, OfCommaListsAndBoxesSayTheColumn) {
  EXPECT_EQ(problem_in("1, 2, 3,\t5,1,2,3,4,1,2,3,4,1,2,3,4"),
            "line 1, column 10: a number of this list is 0 to 4");
  EXPECT_EQ(problem_in("1,2,3,4,5,1,2,3,4,1,2,3,4,1,2,3"),
            "line 1, column 9: a number of this list is 0 to 4");
  EXPECT_EQ(problem_in("1,2,3"), "line 1, column 1: 3 numbers do not make a grid (a 9x9 has 81)");
  EXPECT_EQ(problem_in(std::string(kSample), {.box = Shape{2, 3}, .symbols = {}}),
            "line 1, column 1: this grid has 9 rows, boxes of 2x3 make 6");
}

TEST(Refusals, OfObjectsSayTheColumn) {
  const auto object = [](const std::string& members) {
    return "{\"puzzle\":\"12.4.4.2.1..4...\"" + members + "}";
  };
  EXPECT_EQ(problem_in("{}"), "line 1, column 1: this object has no \"puzzle\"");
  EXPECT_EQ(problem_in(" {\"puzzle\":12}"), "line 1, column 12: a text in quotes is expected");
  EXPECT_EQ(problem_in("{\"puzzle\":\"12.4.4.2.1..4.?.\"}"),
            "line 1, column 26: '?' is not a cell; a cell is 1-4, or one of . 0 X * _ when empty");
  EXPECT_EQ(problem_in("{\"puzzle\":\"12\\u002e4.4.2.1..4...\"}"),
            "line 1, column 11: nothing is escaped here");
  EXPECT_EQ(problem_in(object("") + " x"), "line 1, column 31: nothing more is expected");
  EXPECT_EQ(problem_in(object(",\"box\":\"9x9\"")),
            "line 1, column 37: these are not known boxes (3x3 is one)");
  EXPECT_EQ(problem_in(object(",\"placed\":\"1...\"")),
            "line 1, column 40: \"placed\" has other cells than \"puzzle\"");
  EXPECT_EQ(problem_in(object(",\"placed\":\".1..............\"")),
            "line 1, column 41: this cell has a digit in \"puzzle\"");
  EXPECT_EQ(problem_in(object(",\"placed\":\"..9.............\"")),
            "line 1, column 42: '9' is not a cell; a cell is 1-4, or one of . 0 X * _ when empty");
  EXPECT_EQ(problem_in(object(",\"candidates\":[\"1\"]")),
            "line 1, column 45: \"candidates\" has other cells than \"puzzle\"");
  std::string marks = ",\"candidates\":[\"\"";
  for (int i = 1; i < 16; ++i) marks += i == 2 ? ",\"37\"" : ",\"\"";
  EXPECT_EQ(problem_in(object(marks + "]")), "line 1, column 52: candidates are digits");
}

TEST(Refusals, OfSectionsNameTheirLine) {
  const std::string head = "[Puzzle]\n12..\n..12\n....\n....\n";
  EXPECT_EQ(problem_in(head + "[State]\n32..\n..12\n....\n....\n"),
            "line 7, column 1: the state has another digit than [Puzzle]");
  EXPECT_EQ(problem_in(head + "[State]\n12..\n"),
            "line 7, column 1: a grid begins here that has 1 of 4 rows");
  EXPECT_EQ(problem_in(head + "[State]\n12..\n..12\n....\n....\n....\n"),
            "line 11, column 1: this row is one too many");
  EXPECT_EQ(problem_in(head + "[PencilMarks]\n,,34,3\n3,4,,\n,,,\n1,2,,5\n"),
            "line 10, column 6: pencil marks are digits, with commas between the cells of a row");
  EXPECT_EQ(problem_in(head + "[PencilMarks]\n,,34\n3,4,,\n,,,\n1,2,,\n"),
            "line 7, column 5: pencil marks need a comma between the cells of a row");
  EXPECT_EQ(problem_in(head + "[PencilMarks]\n,,34,,3\n3,4,,\n,,,\n1,2,,\n"),
            "line 7, column 6: pencil marks are digits, with commas between the cells of a row");
}

TEST(Refusals, OneBrokenGridIsOneProblemAndTheNextPuzzleIsRead) {
  std::string text = sample_file("boxed.txt");
  text[text.find("4 | .")] = '!';
  text += "\n" + std::string(kSample) + "\n";
  const auto items = read_all(text);
  ASSERT_EQ(items.size(), 2u);
  EXPECT_FALSE(items[0].read);
  EXPECT_EQ(items[0].line, 3u);
  EXPECT_TRUE(items[1].read);
}

TEST(Refusals, EveryBrokenLineIsNamed) {
  const auto items = read_all("what?\nis\n" + std::string(kSample) + "\nthis!\n");
  ASSERT_EQ(items.size(), 4u);
  EXPECT_EQ(items[0].line, 1u);
  EXPECT_EQ(items[1].line, 2u);
  EXPECT_TRUE(items[2].read);
  EXPECT_EQ(items[3].line, 4u);
}

}  // namespace
}  // namespace gridmates::sudoku::formats
