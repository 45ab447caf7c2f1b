// Exact counts, like perft: the techniques that the ladder uses on fixed puzzles of our own.
//
// If a technique finds more than before, these counts change. Once the change is understood,
//     build/release/bin/ladder_bench --lines tests/data/sudoku/walked.txt
// writes them anew.
#include <gtest/gtest.h>

#include <fstream>

#include "engine/sudoku/logic/ladder.h"
#include "tests/engine/sudoku/logic/puzzles.h"

namespace gridmates::sudoku {
namespace {

// In the form of ladder_bench, without the puzzle.
std::string counts_of(const Path& path) {
  std::string out = path.solved ? "solved" : "unsolved";
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (path.counts[i] == 0) continue;
    out += " " + std::string(facts_of(static_cast<Technique>(i)).key) + "=" +
           std::to_string(path.counts[i]);
  }
  return out;
}

TEST(Walked, TakesJustTheseTechniques) {
  std::ifstream in(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/walked.txt");
  std::size_t puzzles = 0;
  for (std::string puzzle, counts; in >> puzzle && std::getline(in, counts); ++puzzles) {
    EXPECT_EQ(" " + counts_of(walk({}, digits_of(puzzle))), counts) << puzzle;
  }
  EXPECT_GE(puzzles, 60u);
}

}  // namespace
}  // namespace gridmates::sudoku
