// Chains and forcing chains: every link holds, no step removes a candidate of the solution, and the
// checker notices a wrong link.
#include "engine/sudoku/logic/chains.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/core/random.h"
#include "engine/sudoku/logic/finders.h"
#include "engine/sudoku/logic/forcing.h"
#include "tests/engine/sudoku/logic/chain_check.h"
#include "tests/engine/sudoku/logic/positions.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

constexpr Technique kChains[] = {kXChain,          kXyChain,    kNiceLoop,    kAic,
                                 kGroupedNiceLoop, kGroupedAic, kForcingChain};

std::vector<Step> all_steps(const Board<Nine>& board, Technique technique,
                            std::size_t most = Steps::kAll) {
  Steps steps(most);
  finder_of<Nine>(technique)(board, steps);
  return std::move(steps).take();
}

// The first step of the simplest technique that has one.
std::optional<Step> first_step(const Board<Nine>& board) {
  for (const Technique technique : kChains) {
    Steps steps;
    finder_of<Nine>(technique)(board, steps);
    if (steps.is_full()) return steps.found().front();
  }
  return std::nullopt;
}

// Walks every sixth of our puzzles by chains alone, checking the shortest of each kind.
TEST(Chains, EveryStepHoldsAlongThePathsOfOurPuzzles) {
  std::map<Technique, int> found;
  int solved = 0;
  const auto puzzles = own_puzzles();
  for (std::size_t i = 0; i < puzzles.size(); i += 6) {
    const OwnPuzzle& puzzle = puzzles[i];
    Board<Nine> board = after_singles(puzzle.givens);
    while (!board.is_solved()) {
      for (const Technique technique : kChains) {
        for (const Step& step : all_steps(board, technique, 30)) {
          ASSERT_EQ(step.technique, technique);
          ASSERT_TRUE(keeps(puzzle.solution, step));
          ASSERT_EQ(complaint_about_chain(board, step), "");
          ++found[technique];
        }
      }
      const auto step = first_step(board);
      if (!step) break;
      apply(*step, board);
      board = after_singles(board);
    }
    solved += board.is_solved() ? 1 : 0;
  }
  for (const Technique technique : kChains) EXPECT_GT(found[technique], 50);
  EXPECT_EQ(solved, 10);
}

TEST(Chains, TellTheShortestFirstAndNothingTwice) {
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const Board<Nine> board = after_singles(puzzle.givens);
    const auto steps = all_steps(board, kAic);
    std::set<std::vector<Candidate>> taken;
    std::size_t length = 0;
    for (const Step& step : steps) {
      EXPECT_TRUE(taken.insert(step.eliminations).second);
      EXPECT_GE(step.chains[0].size(), length);
      length = step.chains[0].size();
    }
    Steps one;
    finder_of<Nine>(kAic)(board, one);
    if (!steps.empty()) EXPECT_EQ(one.found().at(0), steps.front());
  }
}

// A step of the requested kind from the first positions of our puzzles.
struct Example {
  Board<Nine> board;
  Step step;
};
template <class Wanted>
std::optional<Example> example(Technique technique, const Wanted& wanted) {
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const Board<Nine> board = after_singles(puzzle.givens);
    for (const Step& step : all_steps(board, technique)) {
      if (wanted(step)) return Example{board, step};
    }
  }
  return std::nullopt;
}

TEST(ChainCheck, NoticesANodeThatIsNotLinked) {
  const auto a = example(kAic, [](const Step&) { return true; });
  ASSERT_TRUE(a);
  ASSERT_EQ(complaint_about_chain(a->board, a->step), "");
  int planted = 0;
  const auto& chain = a->step.chains[0];
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const Cell before = chain[i - 1].cells[0];
    for (std::size_t cell : a->board.places(chain[i].digit)) {
      if (cell == before || a->board.geometry().peers[before].has(cell)) continue;
      Step wrong = a->step;
      wrong.chains[0][i].cells = {static_cast<Cell>(cell)};
      EXPECT_EQ(complaint_about_chain(a->board, wrong), "no link to node " + std::to_string(i));
      ++planted;
    }
  }
  EXPECT_GT(planted, 5);
}

TEST(ChainCheck, NoticesAWeakLinkThatIsTakenForAStrongOne) {
  const OwnPuzzle puzzle = own_puzzles().front();
  const Board<Nine> board = after_singles(puzzle.givens);
  int planted = 0;
  for (std::size_t a : board.empty_cells()) {
    for (std::size_t b : board.empty_cells() & board.geometry().peers[a]) {
      for (int digit : DigitsOf{board.candidates(a) & board.candidates(b)}) {
        bool is_strong = false;
        for (int unit = 0; unit < 27; ++unit) {
          const auto places = board.places(digit, static_cast<Unit>(unit));
          is_strong |= places.count() == 2 && places.has(a) && places.has(b);
        }
        if (is_strong) continue;
        Step wrong;
        wrong.technique = kXChain;
        const auto d = static_cast<std::uint8_t>(digit);
        wrong.chains = {{{{static_cast<Cell>(a)}, d, false}, {{static_cast<Cell>(b)}, d, true}}};
        EXPECT_EQ(complaint_about_chain(board, wrong), "no link to node 1");
        ++planted;
      }
    }
  }
  EXPECT_GT(planted, 20);
}

TEST(ChainCheck, NoticesAnEliminationThatDoesNotFollow) {
  auto a = example(kXChain, [](const Step&) { return true; });
  ASSERT_TRUE(a);
  const Node end = a->step.chains[0].front();
  a->step.eliminations = {{end.cells[0], end.digit}};
  EXPECT_EQ(complaint_about_chain(a->board, a->step), "an elimination that does not follow");
}

TEST(ChainCheck, NoticesAWayThatIsMissing) {
  auto a = example(kForcingChain, [](const Step& step) { return step.chains.size() == 3; });
  ASSERT_TRUE(a);
  a->step.chains.pop_back();
  EXPECT_EQ(complaint_about_chain(a->board, a->step), "a way is missing");
}

TEST(Chains, ReachGridsOfOtherSizes) {
  Board<TwentyFive> board(Geometry<TwentyFive>::of({2, 3}));
  // 1 has two places in rows A and D, in columns 1 and 5, 1 and 6: an X-chain over column 1.
  for (Cell cell : {1, 2, 3, 5, 19, 20, 21, 22}) board.eliminate({cell, 1});
  Steps steps(Steps::kAll);
  finder_of<TwentyFive>(kXChain)(board, steps);
  ASSERT_FALSE(steps.found().empty());
  for (const Step& step : steps.found()) EXPECT_EQ(complaint_about_chain(board, step), "");
}

// Boards that do not come from puzzles, most of them broken: every candidate in a step must still
// be on the board.
template <class Capacity>
void search_torn_boards(Shape shape, std::uint64_t seed) {
  core::Random random(core::seed_from(seed));
  Board<Capacity> board(Geometry<Capacity>::of(shape));
  const auto side = static_cast<std::uint32_t>(shape.side());
  for (std::uint32_t i = 0; i < 2 * side * side * side / 3; ++i) {
    board.eliminate({static_cast<Cell>(random.below(side * side)),
                     static_cast<std::uint8_t>(1 + random.below(side))});
  }
  for (const Technique technique : {kXChain, kXyChain, kNiceLoop, kAic, kGroupedNiceLoop,
                                    kGroupedAic, kForcingChain, kForcingNet}) {
    Steps steps(20);
    finder_of<Capacity>(technique)(board, steps);
    for (const Step& step : steps.found()) {
      EXPECT_FALSE(step.chains.empty());
      for (Candidate c : step.eliminations) EXPECT_TRUE(board.has(c));
      for (Candidate c : step.placements) EXPECT_TRUE(board.has(c));
    }
  }
}

TEST(Chains, MayBeAskedAboutAnyBoard) {
  for (Shape shape : {Shape{2, 2}, Shape{5, 1}, Shape{2, 3}, Shape{2, 4}, Shape{3, 3}}) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      search_torn_boards<Nine>(shape, seed);
      search_torn_boards<TwentyFive>(shape, seed);
    }
  }
  search_torn_boards<TwentyFive>({3, 4}, 0);
}

TEST(Chains, LeaveGridsAloneThatAreTooLarge) {
  const Board<TwentyFive> board(Geometry<TwentyFive>::of({5, 5}));
  for (const Technique technique : {kAic, kForcingChain}) {
    Steps steps;
    finder_of<TwentyFive>(technique)(board, steps);
    EXPECT_TRUE(steps.found().empty());
  }
}

}  // namespace
}  // namespace gridmates::sudoku
