// Every technique in positions of our own, with its sentence: pairs of lines in
// tests/data/sudoku/told.txt.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "engine/sudoku/logic/finders.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/logic/judge.h"
#include "tests/engine/sudoku/logic/pattern_check.h"
#include "tests/engine/sudoku/logic/reglib.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

struct WordedStep {
  Technique technique;
  Board<Nine> board;
  std::string sentence;
};

std::vector<WordedStep> worded_steps() {
  std::vector<WordedStep> out;
  std::ifstream in(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/told.txt");
  for (std::string line, told; std::getline(in, line) && std::getline(in, told);) {
    const std::size_t blank = line.find(' ');
    const auto technique = technique_named(std::string_view(line).substr(0, blank));
    const auto position = read_reglib_line(std::string_view(line).substr(blank + 1));
    if (!technique || !position) return {};
    out.push_back({*technique, position->board, told});
  }
  return out;
}

Digits solution_of(const Board<Nine>& board) {
  Digits digits(81, 0);
  for (std::size_t cell : board.givens()) digits[cell] = board.digit(cell);
  return *solve(Shape{}, digits);
}

TEST(WordedStep, HasEveryTechnique) {
  const auto told = worded_steps();
  for (std::size_t i = 0; i < kTechniques; ++i) {
    const auto technique = static_cast<Technique>(i);
    const auto is_it = [&](const WordedStep& t) { return t.technique == technique; };
    EXPECT_TRUE(std::ranges::any_of(told, is_it)) << facts_of(technique).key;
  }
}

TEST(WordedStep, IsFoundByItsFinderAndToldSo) {
  for (const WordedStep& told : worded_steps()) {
    Steps steps(Steps::kAll);
    finder_of<Nine>(told.technique)(told.board, steps);
    std::string all;
    for (const Step& step : steps.found()) {
      EXPECT_EQ(step.technique, told.technique);
      EXPECT_EQ(complaint_about_pattern(told.board, step), "");
      all += sentence({}, step) + "\n";
    }
    EXPECT_NE(all.find(told.sentence + "\n"), std::string::npos)
        << "not found: " << told.sentence << "\nbut\n"
        << all;
  }
}

TEST(WordedStep, AndAllElseThatIsFoundThereIsRight) {
  const auto positions = worded_steps();
  for (std::size_t p = 0; p < positions.size(); p += support::kIsSanitized ? 12 : 3) {
    const WordedStep& told = positions[p];
    const Digits solution = solution_of(told.board);
    for (std::size_t i = 0; i < static_cast<std::size_t>(Technique::kForcingChain); ++i) {
      Steps steps(Steps::kAll);
      finder_of<Nine>(static_cast<Technique>(i))(told.board, steps);
      for (const Step& step : steps.found()) EXPECT_EQ(fault_of(step, told.board, solution), "");
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
