// Every format, as its programs write it; more than one in a text; what is refused, and where.
#include "engine/sudoku/formats/reader.h"

#include <gtest/gtest.h>

#include "engine/sudoku/formats/writer.h"
#include "engine/text/lines.h"
#include "tests/engine/sudoku/formats/samples.h"

namespace gridmates::sudoku::formats {
namespace {

std::string givens_in(const Puzzle& puzzle) { return cells_in_line(puzzle.givens, puzzle.symbols); }

// What each puzzle of a file is recognised as, and that it is the sample.
std::vector<Format> formats_in(const std::string& name) {
  std::vector<Format> formats;
  for (const Item& item : read_all(sample_file(name))) {
    EXPECT_TRUE(item.read) << name << ": " << in_words(item.read.error());
    if (!item.read) continue;
    EXPECT_EQ(givens_in(item.read.value()), kSample) << name << " line " << item.line;
    formats.push_back(item.read.value().format);
  }
  return formats;
}

// The one problem of a text.
std::string problem_in(std::string_view text, const ReadOptions& options = {}) {
  const auto items = read_all(text, options);
  if (items.size() != 1 || items[0].read) return std::to_string(items.size()) + " items";
  return in_words(items[0].read.error());
}

Puzzle only_puzzle(std::string_view text, const ReadOptions& options = {}) {
  const auto items = read_all(text, options);
  EXPECT_EQ(items.size(), 1u) << text;
  if (items.empty() || !items[0].read) {
    ADD_FAILURE() << (items.empty() ? "nothing" : in_words(items[0].read.error()));
    return {};
  }
  return items[0].read.value();
}

TEST(Reader, EveryFormatIsRecognised) {
  EXPECT_EQ(formats_in("lines.txt"), std::vector(8, Format::kLine));
  EXPECT_EQ(formats_in("boxed.txt"), std::vector(1, Format::kGrid));
  EXPECT_EQ(formats_in("plain.sdk"), std::vector(1, Format::kSdk));
  EXPECT_EQ(formats_in("position.sdk"), std::vector(1, Format::kSdk));
  EXPECT_EQ(formats_in("closed.ss"), std::vector(1, Format::kSs));
  EXPECT_EQ(formats_in("open.ss"), std::vector(1, Format::kSs));
  EXPECT_EQ(formats_in("progress.sdx"), std::vector(1, Format::kSdx));
  EXPECT_EQ(formats_in("links.txt"), std::vector(4, Format::kLink));
  EXPECT_EQ(read_all(sample_file("pack.sdm")).size(), 5u);
}

TEST(Reader, BlanksAreEmptyCells) {
  std::string line(kSample);
  std::replace(line.begin(), line.end(), '.', ' ');
  ASSERT_EQ(line.size(), 81u);
  EXPECT_EQ(givens_in(only_puzzle(line)), kSample);
  EXPECT_EQ(givens_in(only_puzzle("  " + std::string(kSample))), kSample);
}

TEST(Reader, PositionsComeWithPlacedDigitsAndCandidates) {
  for (const char* name : {"position.sdk", "progress.sdx"}) {
    const Puzzle puzzle = only_puzzle(sample_file(name));
    EXPECT_EQ(cells_in_line(position_of(puzzle), puzzle.symbols), kSamplePosition) << name;
    ASSERT_EQ(puzzle.candidates.size(), 81u) << name;
    EXPECT_EQ(puzzle.candidates[0], 0u) << name;
    EXPECT_EQ(puzzle.candidates[2], 0b1000001u) << name << ": 1 and 7";
  }
  const auto links = read_all(sample_file("links.txt"));
  EXPECT_EQ(links[1].read.value().candidates[2], 0b1000001u);
  EXPECT_EQ(links[1].read.value().placed[0], 2);
  EXPECT_TRUE(links[0].read.value().candidates.empty());
}

TEST(Reader, CandidateGridsAsForumsPostThem) {
  const Puzzle puzzle = only_puzzle(sample_file("forum.txt"));
  EXPECT_EQ(puzzle.format, Format::kCandidates);
  EXPECT_EQ(givens_in(puzzle), kSample);
  EXPECT_EQ(puzzle.candidates[0], 0b101010010u) << "2, 5, 7 and 9";
  // A lone digit is one, whoever put it there; and people mark what they talk about.
  std::string marked = sample_file("forum.txt");
  marked.replace(marked.find("2579"), 4, "(7) ");
  marked.replace(marked.find("1257"), 4, "*1#7");
  EXPECT_EQ(only_puzzle(marked).givens[0], 7);
  EXPECT_EQ(only_puzzle(marked).candidates[1], 0b1000001u);
}

TEST(Reader, RemarksAreKept) {
  const Puzzle puzzle = only_puzzle(sample_file("plain.sdk"));
  ASSERT_EQ(puzzle.remarks.size(), 6u);
  EXPECT_EQ(puzzle.remarks[0], (Remark{'A', "Gridmates"}));
  EXPECT_EQ(puzzle.remarks[5], (Remark{'L', "hard"}));
  const Puzzle rated = only_puzzle(std::string(kSample) + "  7.1 hard");
  ASSERT_EQ(rated.remarks.size(), 1u);
  EXPECT_EQ(rated.remarks[0], (Remark{kFields, "7.1 hard"}));
}

TEST(Reader, CommaListsOfAnySize) {
  std::string list = "16 5 0 ";
  for (int i = 0; i < 256; ++i) list += (i == 0 ? "" : ",") + std::to_string(i % 17);
  const Puzzle puzzle = only_puzzle(list);
  EXPECT_EQ(puzzle.format, Format::kList);
  EXPECT_EQ(puzzle.shape, (Shape{4, 4}));
  EXPECT_EQ(puzzle.givens[16], 16);
  EXPECT_EQ(puzzle.remarks[0].text, "16 5 0");
  EXPECT_EQ(problem_in("1,2,3,4,5,1,2,3,4,1,2,3,4,1,2,3"),
            "line 1, column 9: a number of this list is 0 to 4");
  EXPECT_EQ(problem_in("1,2,3"),
            "line 1, column 1: here are 3 numbers, which make no grid (81 make a 9x9)");
}

TEST(Reader, OtherSizesHaveTheirUsualBoxes) {
  const struct {
    int side;
    Shape shape;
  } cases[] = {{4, {2, 2}},  {6, {2, 3}},  {8, {2, 4}},  {10, {2, 5}},
               {12, {3, 4}}, {15, {3, 5}}, {16, {4, 4}}, {25, {5, 5}}};
  for (const auto& [side, shape] : cases) {
    std::string line(static_cast<std::size_t>(side * side), '0');
    line[1] = symbol_of(static_cast<std::uint8_t>(side), Symbols::kFromOne);
    const Puzzle puzzle = only_puzzle(line);
    EXPECT_EQ(puzzle.shape, shape) << side;
    EXPECT_EQ(puzzle.givens[1], side);
  }
  EXPECT_EQ(only_puzzle(std::string(36, '.'), {.box = Shape{3, 2}, .symbols = {}}).shape,
            (Shape{3, 2}));
  EXPECT_EQ(only_puzzle("12|..\n34|..\n-----\n..|..\n..|..").shape, (Shape{2, 2}));
  EXPECT_EQ(only_puzzle("12|..|..\n34|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|..").shape,
            (Shape{3, 2}));
}

TEST(Reader, AsksWhichBoxesWhereNoneAreUsual) {
  const auto items = read_all(std::string(49, '.'));
  ASSERT_EQ(items.size(), 1u);
  EXPECT_EQ(items[0].read.error().trouble, Trouble::kWhichBox);
  EXPECT_EQ(only_puzzle(std::string(49, '.'), {.box = Shape{1, 7}, .symbols = {}}).shape,
            (Shape{1, 7}));
  EXPECT_EQ(problem_in(std::string(kSample), {.box = Shape{2, 3}, .symbols = {}}),
            "line 1: this grid has 9 rows, boxes of 2x3 make 6");
}

TEST(Reader, SmallPuzzlesAndRowsOfLargeOnesAreToldApart) {
  EXPECT_EQ(only_puzzle("12.4.4.2.1..4...").shape, (Shape{2, 2}));
  std::string rows;
  for (int i = 0; i < 16; ++i) rows += i == 0 ? "GF123456789ABCDE\n" : "1.34............\n";
  EXPECT_EQ(only_puzzle(rows).shape, (Shape{4, 4}));
}

TEST(Reader, FormatsMayFollowEachOther) {
  std::string text;
  for (const char* name : {"plain.sdk", "forum.txt", "pack.sdm", "progress.sdx", "closed.ss",
                           "position.sdk", "links.txt", "boxed.txt", "open.ss"}) {
    text += sample_file(name);
  }
  std::string formats;
  for (const Item& item : read_all(text)) {
    ASSERT_TRUE(item.read) << in_words(item.read.error());
    formats += std::string(name_of(item.read.value().format)) + ' ';
  }
  EXPECT_EQ(formats,
            "sdk candidates line line line line line sdx ss sdk link link link link grid ss ");
}

TEST(Reader, LineEndsAndByteOrderMarks) {
  const std::string line(kSample);
  EXPECT_EQ(read_all("\xEF\xBB\xBF" + line + "\r\n" + line + "\n\r\n" + line).size(), 3u);
  EXPECT_TRUE(read_all("").empty());
  EXPECT_TRUE(read_all("\n\r\n  \n\xEF\xBB\xBF").size() <= 1);
}

TEST(Refusals, SayLineAndColumn) {
  const std::string line(kSample);
  std::string bad = line;
  bad[4] = 'A';
  EXPECT_EQ(problem_in("\n" + bad),
            "line 2, column 5: 'A' is no cell; a cell is 1-9, or one of . 0 X * _ when empty");
  EXPECT_EQ(problem_in(line.substr(1)),
            "line 1, column 1: here are 80 cells, which make no grid (81 make a 9x9)");
  EXPECT_EQ(problem_in("hello, world!"),
            "line 1, column 1: here are 2 numbers, which make no grid (81 make a 9x9)");
  EXPECT_EQ(problem_in("Ünbekannt"), "line 1, column 1: this is no puzzle in any known format");
  EXPECT_EQ(problem_in("1234\n12\n....\n...."), "line 2: this row has 2 cells, the first one 4");
  EXPECT_EQ(problem_in("1234\n....\n"), "line 1: a grid begins here that has 2 of 4 rows");
  EXPECT_EQ(problem_in("1 2 | 3 4\n1 2 | ä 4\n. . | . .\n. . | . ."),
            "line 2, column 7: this is no puzzle in any known format");
  EXPECT_EQ(problem_in("12 3 4 .\n. . 4 5\n. . . .\n. . . ."),
            "line 2, column 7: '5' is no cell; a cell is 1-4, or one of . 0 X * _ when empty");
  EXPECT_EQ(problem_in("21 3 4 .\n. . 4 .\n. . . .\n. . . ."),
            "line 1, column 1: candidates stand in order, each of them once");
  EXPECT_EQ(problem_in(std::string(text::kMaxLineBytes + 5, '.')),
            "line 1: longer than 8192 bytes");
  EXPECT_EQ(problem_in("[State]\n1234\n"),
            "line 1, column 1: a section is [Puzzle], and behind it [State], [PencilMarks] or "
            "[Colours]");
  EXPECT_EQ(problem_in("x?bd=S9B0102"),
            "line 1, column 6: this link should have 165 characters behind =, and has 7");
}

TEST(Refusals, OfSectionsNameTheirLine) {
  const std::string head = "[Puzzle]\n12..\n..12\n....\n....\n";
  EXPECT_EQ(problem_in(head + "[State]\n32..\n..12\n....\n....\n"),
            "line 7: the state has another digit than [Puzzle]");
  EXPECT_EQ(problem_in(head + "[State]\n12..\n"),
            "line 7: a grid begins here that has 1 of 4 rows");
  EXPECT_EQ(problem_in(head + "[PencilMarks]\n,,34,3\n3,4,,\n,,,\n1,2,,5\n"),
            "line 10, column 6: pencil marks are digits, with commas between the cells of a row");
  EXPECT_EQ(problem_in(head + "[PencilMarks]\n,,34\n3,4,,\n,,,\n1,2,,\n"),
            "line 7: pencil marks need a comma between the cells of a row");
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
