// Every format as other programs write it; several formats in one text.
#include "engine/sudoku/formats/reader.h"

#include <gtest/gtest.h>

#include "engine/sudoku/formats/writer.h"
#include "tests/engine/sudoku/formats/samples.h"

namespace gridmates::sudoku::formats {
namespace {

std::string givens_in(const Puzzle& puzzle) { return cells_in_line(puzzle.givens, puzzle.symbols); }

// The recognised format of each puzzle in a file; each must be the sample.
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
  EXPECT_EQ(formats_in("objects.jsonl"), std::vector(3, Format::kJson));
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

TEST(Reader, ObjectsTellAllThatTheyWereWrittenFrom) {
  const auto objects = read_all(sample_file("objects.jsonl"));
  const Puzzle& position = objects.at(0).read.value();
  EXPECT_EQ(cells_in_line(position_of(position), position.symbols), kSamplePosition);
  EXPECT_EQ(position.candidates[2], 0b1000001u) << "1 and 7";
  EXPECT_EQ(position.remarks, (std::vector<Remark>{{'C', "A position"}}));
  EXPECT_TRUE(objects.at(1).read.value().remarks.empty()) << "the rest is passed over";
  EXPECT_EQ(objects.at(2).read.value().remarks, (std::vector<Remark>{{'U', "caf\u00e9 \"A\""}}));
  EXPECT_EQ(only_puzzle("{\"box\":\"3x2\",\"puzzle\":\"" + std::string(36, '.') + "\"}").shape,
            (Shape{3, 2}));
}

TEST(Reader, CandidateGridsAsForumsPostThem) {
  const Puzzle puzzle = only_puzzle(sample_file("forum.txt"));
  EXPECT_EQ(puzzle.format, Format::kCandidates);
  EXPECT_EQ(givens_in(puzzle), kSample);
  EXPECT_EQ(puzzle.candidates[0], 0b101010010u) << "2, 5, 7 and 9";
  // A single digit in a cell is placed, no matter who wrote it; and people mark what they discuss.
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
  std::string spaced = "16 trivial ";
  for (int i = 0; i < 256; ++i) spaced += std::to_string(i % 17) + (i < 255 ? ", " : " rated");
  EXPECT_EQ(only_puzzle(spaced).givens, puzzle.givens);
  EXPECT_EQ(only_puzzle(spaced).remarks[0].text, "16 trivial  rated");
  EXPECT_EQ(only_puzzle("1,2,3,4,,,,,,,,,,,, 3 words").givens[15], 0) << "it is whole before 3";
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

}  // namespace
}  // namespace gridmates::sudoku::formats
