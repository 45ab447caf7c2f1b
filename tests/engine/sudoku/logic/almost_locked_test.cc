// The enumeration of almost locked sets and their links, compared with exhaustive search.
#include "engine/sudoku/logic/almost_locked.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/sudoku/logic/als.h"
#include "engine/sudoku/logic/explain.h"
#include "tests/engine/sudoku/logic/positions.h"
#include "tests/engine/sudoku/logic/puzzles.h"

namespace gridmates::sudoku {
namespace {

using Cells = CellSet<Nine>;

// All sets of cells of a unit that have one candidate more than cells.
std::set<Cells> all_by_trying(const Board<Nine>& board) {
  std::set<Cells> out;
  const auto& geometry = board.geometry();
  for (std::size_t unit = 0; unit < 27; ++unit) {
    for (unsigned choice = 1; choice < 512; ++choice) {
      Cells cells;
      for (std::size_t i = 0; i < 9; ++i) {
        if ((choice >> i & 1) != 0) cells.add(geometry.cell_at[unit][i]);
      }
      if (!cells.is_part_of(board.empty_cells())) continue;
      if (std::popcount(candidates_of(board, cells)) == cells.count() + 1) out.insert(cells);
    }
  }
  return out;
}

TEST(AlmostLockedSets, AreAllThereOnceTheSmallestFirst) {
  for (const OwnPuzzle& puzzle : own_puzzles()) {
    const auto board = after_singles(puzzle.givens);
    const auto sets = almost_locked_sets(board);
    std::set<Cells> found;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      EXPECT_TRUE(found.insert(sets[i].cells()).second);
      EXPECT_EQ(sets[i].digits(), candidates_of(board, sets[i].cells()));
      if (i > 0) EXPECT_LE(sets[i - 1].cells().count(), sets[i].cells().count());
    }
    EXPECT_EQ(found, all_by_trying(board));
  }
}

// Whether all places of the digit in one set see all those in the other.
bool is_restricted(const Board<Nine>& board, int digit, const Cells& one, const Cells& other) {
  const auto& places = board.places(digit);
  for (std::size_t a : places& one) {
    for (std::size_t b : places& other) {
      if (!board.geometry().peers[a].has(b)) return false;
    }
  }
  return places.meets(one) && places.meets(other);
}

TEST(AlmostLockedSets, AreLinkedByTheirRestrictedCommons) {
  const auto puzzles = own_puzzles();
  for (std::size_t p = 0; p < puzzles.size(); p += 10) {
    const auto board = after_singles(puzzles[p].givens);
    const auto sets = almost_locked_sets(board);
    const AlsLinks<Nine> links(sets);
    for (std::size_t i = 0; i < sets.size(); ++i) {
      for (int digit : DigitsOf{sets[i].digits()}) {
        std::vector<std::uint16_t> expected;
        for (std::uint16_t j = 0; j < sets.size(); ++j) {
          if (is_restricted(board, digit, sets[i].cells(), sets[j].cells())) expected.push_back(j);
        }
        const auto found = links.of(i, digit);
        EXPECT_EQ(std::vector(found.begin(), found.end()), expected);
      }
    }
  }
}

bool is_candidate_everywhere(const Board<Nine>& board, const Node& node) {
  return !node.cells.empty() &&
         std::ranges::all_of(node.cells, [&](Cell cell) { return board.has({cell, node.digit}); });
}

// A node for a digit names only the cells that can have it, not the whole set.
TEST(AlmostLockedSets, AreToldByThePlacesOfTheDigit) {
  const auto puzzles = own_puzzles();
  for (std::size_t p = 0; p < puzzles.size(); p += 9) {
    const auto board = after_singles(puzzles[p].givens);
    Steps steps(Steps::kAll);
    find_als_xz(board, steps);
    find_als_xy_wing(board, steps);
    find_als_chain(board, steps);
    find_death_blossom(board, steps);
    for (const Step& step : steps.found()) {
      for (const auto& chain : step.chains) {
        for (const Node& node : chain) {
          ASSERT_TRUE(is_candidate_everywhere(board, node)) << sentence({}, step);
        }
      }
    }
  }
}

TEST(AlmostLockedSets, AreBoundedOnLargeGrids) {
  const auto board = board_of<TwentyFive>({4, 4}, dug_puzzle({4, 4}, 1));
  const auto sets = almost_locked_sets(board);
  ASSERT_LE(sets.size(), kMostAlses);
  for (const auto& set : sets) EXPECT_LE(set.cells().count(), most_als_cells(16));
}

}  // namespace
}  // namespace gridmates::sudoku
