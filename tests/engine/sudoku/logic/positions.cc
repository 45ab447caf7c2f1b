#include "tests/engine/sudoku/logic/positions.h"

#include <algorithm>
#include <fstream>
#include <string>

#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/logic/singles.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

std::vector<OwnPuzzle> own_puzzles() {
  std::vector<OwnPuzzle> puzzles;
  std::ifstream file(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/counted.txt");
  for (std::string line, count; file >> line >> count;) {
    if (count != "1") continue;
    const Grid givens = *parse_line(line);
    puzzles.push_back({givens, *solve(givens)});
  }
  return puzzles;
}

Board<Nine> after_singles(const Grid& givens) {
  return after_singles(board_of<Nine>({3, 3}, givens));
}

Board<Nine> after_singles(const Board<Nine>& board) {
  Board<Nine> next = board;
  while (true) {
    Steps steps;
    find_naked_single(next, steps);
    if (!steps.is_full()) find_hidden_single(next, steps);
    if (!steps.is_full()) return next;
    apply(steps.found().front(), next);
  }
}

bool keeps(const Grid& solution, const Step& step) {
  return std::ranges::none_of(step.eliminations,
                              [&](Candidate c) { return solution[c.cell] == c.digit; }) &&
         std::ranges::all_of(step.placements,
                             [&](Candidate c) { return solution[c.cell] == c.digit; });
}

}  // namespace gridmates::sudoku
