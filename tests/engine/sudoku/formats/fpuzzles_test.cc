// Links of f-puzzles and SudokuPad, packed by their own library.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/sudoku/formats/reader.h"
#include "engine/sudoku/formats/writer.h"

namespace gridmates::sudoku::formats {
namespace {

using testing::HasSubstr;

const std::string kGivens =
    "...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7......8...";
// A title, an author and rules as text; empty lists of constraints.
const std::string kClassic =
    "N4IgzglgXgpiBcBOANCALhNAbO8QHEAnAN4H25UBDAVzQAsB7QhEAQQDtKRVDqcwYaFgDkmAW0pYABGGoATBgGtq"
    "U3vymUADpqwBPAHTcQAc0IQ5CANqXgAX2R2H90ADdJ1XAA5UxiC5jsCGi8MM4gblgeCADMPn4BQSHOYRFR8ABscf"
    "6B8MEeyU4Ausg2Ba7uuAAsWQm5SU4O4RUIKCbxOXmhDeWRuABMNR31jnbFpd1lkxNjI029LYOJ+RONqbgAjIt1y7"
    "NrMVudkzMpzfDVbdlLXT1pAxe1hys3uACsB8Nlc2mZ90P5x6tTt5flcps8EHdfJdttcTvMkO8dskZl8NojYYD4a0"
    "oQ8Ppi0m8QTC4bd0WDbADdqdCTi/hiRp89vAAOxkoolBlPEleNmc0bFEB0CDGOhYYV0NAAYQY7AAZmKAMZoMBXVD"
    "0GCEMQMMSCDVWAVyCCUYwyyQAagQsskAlsQA";
// The same with a digit placed, centre marks, and corner marks.
const std::string kPosition =
    "N4IgzglgXgpiBcBOANCALhNAbO8QHEAnAN4H25UBDAVzQAsB7QhEAQQDtKRVDqcwYaFgDkmAW0pYABGGoATBgGtq"
    "U3vymUADpqwBPAHTcQAc0IQ5CANqXQAN0nVcAJgC+yUAGMY7NDEIAFbw8ILABZSkJFMCsAVmQAdgBdN08mdj9A9m"
    "CwiKirAEZk9xB7LEcEAA5UYwhbbwQ0XhgUkodcAGZq2vr4RscUltLy+AA2Lrr2BqaB9xdE5BsZuzaEABZxnr7m2e"
    "Kh3BQTbsne6Z3lsucN462luYXgW7PHh9n5xd2VpCup/qePi4Q+W+J1+L3Ow06hwmP22YLu73BuHWUM2p0RCCcwJu"
    "f3R8DiKOuaKWrQBoyx0zeYJJwyqBJhz2plzpINhg0+Bxq0JZt0pjMB5NBbNJHKO9LOfLxAthEsxzOxcNe92JewQ+"
    "M5qMFOKFw3iUoGlOeys+tPVhM1cMS8xAdAgxjoWFtdDQAGEGOwAGYOjxoaIs1D0PxiBhiQR+KxWuQQSjGN2SADUC"
    "HdkgELiAA===";
// A thermometer, and the knight's rule.
const std::string kThermo =
    "N4IgzglgXgpiBcBOANCALhNAbO8QHEAnAN4H25UBDAVzQAsB7QhEAQQDtKRVDqcwYaFgDkmAW0pYABGGoATBgGtq"
    "U3vymUADpqwBPAHTcQAc0IQ5CANqXgAX2R2H90ADdJ1XAA5UxiC5jsCGi8MM4gblgeCADMPn4BQSHOYRFR8ABscf"
    "6B8MEeyU4Ausg2Ba7uuAAsWQm5SU4O4RUIKCbxOXmhDeWRuABMNR31jnbFpd1lkxNjI029LYOJ+RONqbgAjIt1y7"
    "NrMVudkzMpzfDVbdlLXT1pAxe1hys3uACsB8Nlc2mZ90P5x6tTt5flcps8EHdfJdttcTvMkO8dskZl8NojYYD4a0"
    "oQ8Ppi0m8QTC4bd0WDbADdqdCTi/hiRp89vAAOxkoolBlPEleNmc0bFEB0CDGOhYYV0NAAYQY7AAZmKAMZoMBXVD"
    "0GCEMQMMSCDVWUBi9gwFXwawgABK60l6yMlslfRAhUKFNQcgglGMMskAGoELLJAIqOwMIp2OKhMSgA==";
const std::string kSix =
    "N4IgzglgXgpiBcA2ANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3v34hSlainSMW7TjC4BdZISG"
    "DVAvouVqVxclQQAWelNbwO3QZvXDR++ACZjTU+bnbLS6++tWdfy/JcQA";

Read read(const std::string& line) { return read_all(line).at(0).read; }

TEST(FPuzzles, ReadsTheLinksOfBothSites) {
  for (const char* before :
       {"https://f-puzzles.com/?load=", "https://www.f-puzzles.com/?id=x&load=",
        "https://sudokupad.app/fpuz", "https://sudokupad.app/fpuzzles",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
        "try this: https://beta.sudokupad.app/fpuz"}) {
    const Read puzzle = read(before + kClassic);
    ASSERT_TRUE(puzzle) << before << ": " << puzzle.error().why.text();
    EXPECT_EQ(givens_in_line(*puzzle), kGivens);
    EXPECT_EQ(puzzle->format, Format::kLink);
    EXPECT_TRUE(puzzle->placed.empty());
    EXPECT_EQ(puzzle->remarks.at(0), (Remark{'D',
                                             "Gr\xC3\xB6\xC3\x9F"
                                             "e"}));
    EXPECT_EQ(puzzle->remarks.at(1), (Remark{'A', "Ana"}));
  }
}

TEST(FPuzzles, KeepsThePosition) {
  const Read puzzle = read("https://f-puzzles.com/?load=" + kPosition);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens[0], 0);
  EXPECT_EQ(puzzle->placed[0], 2);
  EXPECT_EQ(puzzle->candidates[1], 0b1010000u);
  EXPECT_EQ(puzzle->candidates[2], 0u) << "corner marks are no candidates";
}

TEST(FPuzzles, ReadsOtherSizes) {
  const Read puzzle = read("https://f-puzzles.com/?load=" + kSix);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->shape, (Shape{2, 3}));
  EXPECT_EQ(givens_in_line(*puzzle).substr(0, 6), "1....6");
}

TEST(FPuzzles, NamesTheRulesThatAreNotRead) {
  const Read variant = read("https://f-puzzles.com/?load=" + kThermo);
  ASSERT_FALSE(variant);
  EXPECT_THAT(variant.error().why.text(),
              HasSubstr("rules that are not read: thermometer, antiknight"));
}

TEST(FPuzzles, SaysWhatIsWrong) {
  const auto message = [](const std::string& link) { return read(link).error().why.text(); };
  const std::string load = "https://f-puzzles.com/?load=";
  EXPECT_THAT(message(load + kClassic.substr(0, 200)), HasSubstr("broken"));
  EXPECT_THAT(message(load + "HYewLgBAVgzixA=="), HasSubstr("not a puzzle"));
  EXPECT_THAT(message("https://sudokupad.app/sclABCDEF"), HasSubstr("its fpuz links can"));
}

}  // namespace
}  // namespace gridmates::sudoku::formats
