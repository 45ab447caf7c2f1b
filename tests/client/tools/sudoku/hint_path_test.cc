// hint --steps all: the path of a puzzle from its givens to its solution.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "client/tools/sudoku/answers.h"
#include "client/tools/sudoku/hint.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;

sudoku::formats::Puzzle puzzle_of(const std::string& line) {
  return sudoku::formats::read_all(line).at(0).read.value();
}

TEST(WholePath, IsThePathToTheSolution) {
  const std::string puzzle =
      "...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7......8...";
  HintOptions options;
  options.all = true;
  const std::string text = hint_one(puzzle_of(puzzle), options).text;
  EXPECT_THAT(text, HasSubstr("XY-Wing"));
  EXPECT_THAT(text, testing::Not(HasSubstr("guess")));
  // With singles only a guess is needed, and the path reaches the end.
  options.techniques.only = *sudoku::TechniqueSet::parse("singles");
  options.json = true;
  const std::string guessed = hint_one(puzzle_of(puzzle), options).text;
  EXPECT_THAT(guessed, HasSubstr(",\"technique\":\"guess\",\"rating\":null,\"placements\":[{"));
  std::size_t placed = 0;
  for (std::size_t at = 0; (at = guessed.find("\"digit\":", at)) != std::string::npos; ++at)
    ++placed;
  EXPECT_EQ(placed, 81u - 23u) << "every empty cell";
}

// Candidates ruled out without a placement stay ruled out at and after a guess.
TEST(WholePath, GoesOnFromWhatWasRuledOut) {
  HintOptions options;
  options.all = true;
  options.techniques.only = *sudoku::TechniqueSet::parse("singles,locked,subsets");
  const std::string puzzle =
      "1..4....9....8.1...89......2...6...........76...9.7..5..7..46....26.5.3.9.5.....2";
  const Answer answer = hint_one(puzzle_of(puzzle), options);
  EXPECT_EQ(answer.status, kAllWell);
  EXPECT_THAT(answer.text, HasSubstr("this is a guess"));
  std::multiset<std::string> lines;
  std::istringstream text(answer.text);
  for (std::string line; std::getline(text, line);) lines.insert(line);
  EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), lines.size());
  options.json = true;
  const std::string json = hint_one(puzzle_of(puzzle), options).text;
  std::set<std::string> cells;
  const std::regex placed(R"re("placements":\[([^\]]*)\])re");
  const std::regex cell(R"re("cell":"(..)")re");
  for (std::sregex_iterator it(json.begin(), json.end(), placed), end; it != end; ++it) {
    const std::string all = (*it)[1];
    for (std::sregex_iterator one(all.begin(), all.end(), cell); one != end; ++one) {
      cells.insert((*one)[1]);
    }
  }
  EXPECT_EQ(cells.size(), 81u - 24u) << "every empty cell";
}

}  // namespace
}  // namespace gridmates::tools
