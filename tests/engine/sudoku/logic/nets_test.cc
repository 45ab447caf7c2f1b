// Forcing nets: every node follows, no step removes a candidate of the solution, and they solve
// puzzles on which all other techniques stop.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/forcing.h"
#include "engine/sudoku/logic/nested_nets.h"
#include "tests/engine/sudoku/logic/chain_check.h"
#include "tests/engine/sudoku/logic/positions.h"

namespace gridmates::sudoku {
namespace {

TEST(Nets, SolveOurPuzzlesAloneAndEveryNodeFollows) {
  int ways = 0;
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    Board<Nine> board = after_singles(puzzle.givens);
    while (!board.is_solved()) {
      Steps steps(Steps::kAll);
      find_forcing_net(board, steps);
      ASSERT_FALSE(steps.found().empty());
      for (const Step& step : steps.found()) {
        ASSERT_TRUE(keeps(puzzle.solution, step));
        ASSERT_EQ(complaint_about_net(board, step), "");
        ways += step.chains.size() > 1 ? 1 : 0;
      }
      apply(steps.found().front(), board);
      board = after_singles(board);
    }
  }
  EXPECT_GT(ways, 50);
}

bool is_nested(const Step& step) { return step.chains.size() > 1; }

TEST(Nets, StandInEachOtherAsTheLastWord) {
  int nested = 0;
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const Board<Nine> board = after_singles(puzzle.givens);
    Steps steps(40);
    find_nested_nets(board, steps);
    for (const Step& step : steps.found()) {
      ASSERT_TRUE(keeps(puzzle.solution, step));
      ASSERT_EQ(complaint_about_net(board, step), "");
      if (!is_nested(step)) continue;
      ++nested;
      EXPECT_NE(sentence({3, 3}, step).find("There, if"), std::string::npos);
    }
  }
  EXPECT_GT(nested, 20);
}

TEST(NetCheck, NoticesANodeThatDoesNotFollow) {
  int planted = 0;
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const Board<Nine> board = after_singles(puzzle.givens);
    Steps steps(Steps::kAll);
    find_forcing_net(board, steps);
    for (Step wrong : steps.found()) {
      if (wrong.chains[0].size() < 3) continue;
      // A digit that its cell never had.
      Node& node = wrong.chains[0][1];
      const DigitSet others = 0x1FF & ~board.candidates(node.cells[0]);
      node = {{node.cells[0]}, static_cast<std::uint8_t>(std::countr_zero(others) + 1), true};
      EXPECT_EQ(complaint_about_net(board, wrong), "node 1 does not follow");
      ++planted;
    }
  }
  EXPECT_GT(planted, 50);
}

TEST(NetCheck, NoticesAContradictionThatIsNone) {
  const OwnPuzzle puzzle = own_puzzles().front();
  const Board<Nine> board = after_singles(puzzle.givens);
  for (std::size_t cell : board.empty_cells()) {
    Step wrong;
    wrong.technique = Technique::kForcingNet;
    const auto at = static_cast<Cell>(cell);
    wrong.eliminations = {{at, puzzle.solution[cell]}};
    wrong.chains = {{{{at}, puzzle.solution[cell], true}}};
    EXPECT_EQ(complaint_about_net(board, wrong), "no contradiction");
  }
}

TEST(NetCheck, NoticesAnInnerNetThatIsMissing) {
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const Board<Nine> board = after_singles(puzzle.givens);
    Steps steps(40);
    find_nested_nets(board, steps);
    const auto nested = std::ranges::find_if(steps.found(), is_nested);
    if (nested == steps.found().end()) continue;
    Step wrong = *nested;
    wrong.chains.pop_back();
    EXPECT_EQ(complaint_about_net(board, wrong), "an off without a net");
    return;
  }
  FAIL() << "no nested net in our puzzles";
}

}  // namespace
}  // namespace gridmates::sudoku
