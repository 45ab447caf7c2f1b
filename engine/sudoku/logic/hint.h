// Hints: the simplest step of the board that a player has before them, told in three steps. Pure
// functions; any thread. Some milliseconds; up to seconds where a puzzle takes forcing nets, and
// some tens of them on 25x25, which TechniqueSet::logical() avoids and a budget or a stop token
// ends.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// A puzzle as a player has it before them.
struct Position {
  Shape shape;
  Digits givens;                        // with exactly one solution
  Digits digits;                        // givens and the player's own digits; 0 for none
  std::vector<DigitSet> pencil_marks;   // the player's notes a cell, or empty for no notes at all;
                                        // a cell without notes has all that its peers leave
  Symbols symbols = Symbols::kFromOne;  // in which the hint is reported
  std::vector<Cell> emptied = {};  // cells that have lost their notes: the right one is missing
};

enum class HintKind : std::uint8_t {
  kStep,   // a deduction
  kGuess,  // no technique leads on: the cell with the fewest candidates, to be tried
  kWrong,  // a digit is not that of the solution, or notes leave that out (an assist)
  kDone,   // the grid is full and right
};

inline constexpr std::size_t kMaxReasonBytes = 300;

struct Hint {
  HintKind kind = HintKind::kStep;
  Step step = {};  // kStep; of kGuess its cell and the digits it can have, of kWrong its cells
  bool about_notes = false;      // kWrong: no digit is wrong, but notes
  std::uint32_t inferences = 0;  // kStep: how many, of a reason too long for `why`; else 0
  // kStep: to look at; kGuess: the cell; kWrong: those of wrong digits, else of wrong notes.
  std::vector<Cell> cells = {};
  // Those that `where` names: the cells of its units, or the same.
  std::vector<Cell> area = {};
  // In English, as HintWords has them.
  std::string that = {};   // "There is a Hidden Single."
  std::string where = {};  // "Look at row B."
  std::string why = {};    // the reason; of one longer than kMaxReasonBytes what follows
  std::vector<std::string> lines = {};
};

// The hint for this position, as long as digits and notes are right: the first step of the first
// technique of the ladder that shows anything on the board as it is. A candidate is what the digits
// and the cell's notes leave. So without notes an elimination is the hint until a digit is set
// that makes a simpler step; `pencil_marks` may leave out what a player has learned already. Where
// no technique shows anything, the hint is a guess in the empty cell with the fewest candidates.
//
// Refused with kInvalid when sizes do not fit, a given is missing or a digit is none; kBadPuzzle
// when the givens have not exactly one solution; kOutOfBudget when that cannot be told, when the
// search was stopped, or when nothing was found within the budget.
core::Result<Hint> hint(const Position& position, const TechniqueSet& techniques,
                        const std::stop_token& stop = {}, SearchBudget budget = SearchBudget());

// The hint that is this step.
Hint hint_of(Shape shape, Step step, Symbols symbols);

// The hints of all steps that this position offers, the simpler techniques first, each reason once;
// what hint() says where there is no step. Refused as hint() is.
struct AllHints {
  std::vector<Hint> hints;  // at least one
  bool is_whole = true;     // the budget or the stop token has not ended the search
};
core::Result<AllHints> all_hints(const Position& position, const TechniqueSet& techniques,
                                 const std::stop_token& stop = {},
                                 SearchBudget budget = SearchBudget());

// The earliest of a row of moves after which the puzzle could no longer be solved without taking
// something back, of what is wrong at their end: what was wrong and has been mended is forgotten.
// Nothing when the end can be solved, or when the givens have not exactly one solution. A move
// writes a digit into a cell of the grid (0 clears it).
std::optional<std::size_t> first_wrong_move(Shape shape, const Digits& givens,
                                            const std::vector<Candidate>& moves);

}  // namespace gridmates::sudoku
