// Hints: the next step that is not done yet, told in three steps, given what a player has on the
// board. Pure functions; any thread, some milliseconds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// A puzzle as a player has it before them.
struct Position {
  Shape shape;
  Digits givens;                        // with exactly one solution
  Digits digits;                        // givens and the player's own digits; 0 for none
  std::vector<DigitMask> pencil_marks;  // the player's notes a cell, or empty for no notes at all;
                                        // a cell without notes has all that its peers leave
};

enum class HintKind : std::uint8_t {
  kStep,   // a deduction
  kGuess,  // no technique leads on: the cell with the fewest candidates, to be tried
  kWrong,  // a digit of the player's is not that of the solution (an assist)
  kDone,   // the grid is full and right
};

struct Hint {
  HintKind kind = HintKind::kStep;
  Step step;                // kStep
  std::vector<Cell> cells;  // kGuess: the cell; kWrong: the wrong digits' cells
  std::string that;         // "There is a hidden single."
  std::string where;        // "Look at row B."
  std::string why;          // the whole sentence
};

// The hint for this position: always the first step of the puzzle's plan that the player has not
// done yet, as long as the digits are right; the plan does not change with what the player does in
// another order. Refused (kBadPuzzle) when the givens have not exactly one solution, kInvalid when
// sizes do not fit.
core::Result<Hint> hint(const Position& position, const TechniqueSet& techniques);

// Of a row of moves, which is the first after which the puzzle could no longer be solved; nothing
// when all of them can stand. A move writes a digit (0 clears).
std::optional<std::size_t> first_wrong_move(Shape shape, const Digits& givens,
                                            const std::vector<Candidate>& moves);

}  // namespace gridmates::sudoku
