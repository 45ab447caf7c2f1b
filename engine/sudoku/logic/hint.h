// Hints: the simplest step on a player's board, revealed in three steps. Pure functions; any
// thread. Takes some milliseconds; up to seconds if a puzzle needs forcing nets, and some tens of
// seconds on 25x25. TechniqueSet::logical() avoids that; a budget or a stop token ends it.
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

// A puzzle as a player sees it.
struct Position {
  Shape shape;
  Digits givens;                       // with exactly one solution
  Digits digits;                       // givens and the player's own digits; 0 for none
  std::vector<DigitSet> pencil_marks;  // the player's notes per cell, or empty for no notes at all;
                                       // a cell without notes has all that its peers leave
  Symbols symbols = Symbols::kFromOne;  // in which the hint is reported
  std::vector<Cell> emptied = {};       // cells that have lost all their notes, the right one too
};

enum class HintKind : std::uint8_t {
  kStep,   // a deduction
  kGuess,  // no technique helps: the cell with the fewest candidates, to be tried
  kWrong,  // a digit differs from the solution, or notes exclude it (an assist)
  kDone,   // the grid is full and right
};

inline constexpr std::size_t kMaxReasonBytes = 300;

struct Hint {
  HintKind kind = HintKind::kStep;
  Step step = {};                // kStep; for kGuess its cell and digits, for kWrong its cells
  bool about_notes = false;      // kWrong: only notes are wrong, no digit
  std::uint32_t inferences = 0;  // kStep: their number if the reason is too long for `why`; else 0
  // kStep: to look at; kGuess: the cell; kWrong: wrong digits, or else wrong notes.
  std::vector<Cell> cells = {};
  // The cells that `where` names: the cells of its units, or the same.
  std::vector<Cell> area = {};
  // In English, as from HintWords.
  std::string that = {};   // "There is a Hidden Single."
  std::string where = {};  // "Look at row B."
  std::string why = {};    // the reason, or its conclusions if longer than kMaxReasonBytes
  std::vector<std::string> lines = {};
};

// The hint for this position, provided digits and notes are right: the first step of the first
// technique of the ladder that applies to the current board. A cell's candidates are those that the
// digits and its notes leave. So without notes an elimination stays the hint until a digit is set
// that allows a simpler step; `pencil_marks` may exclude what a player has learned already. If no
// technique applies, the hint is a guess in the empty cell with the fewest candidates.
//
// kInvalid if sizes do not fit, a given is missing or a digit is invalid; kBadPuzzle if the givens
// do not have exactly one solution; kOutOfBudget if that cannot be decided, if the search was
// stopped, or if nothing was found within the budget.
core::Result<Hint> hint(const Position& position, const TechniqueSet& techniques,
                        const std::stop_token& stop = {}, SearchBudget budget = SearchBudget());

// The hint for this step.
Hint hint_of(Shape shape, Step step, Symbols symbols);

// The hints of all steps that this position offers, simpler techniques first, each reason once; the
// result of hint() if there is no step. Refused like hint().
struct AllHints {
  std::vector<Hint> hints;  // at least one
  bool is_whole = true;     // neither the budget nor the stop token ended the search
};
core::Result<AllHints> all_hints(const Position& position, const TechniqueSet& techniques,
                                 const std::stop_token& stop = {},
                                 SearchBudget budget = SearchBudget());

// The index of the first of a sequence of moves since which the grid has always had a wrong digit:
// mistakes before the grid was last free of wrong digits are ignored. nullopt if no digit is wrong
// at the end, or if the givens do not have exactly one solution. A move writes a digit into a cell
// of the grid (0 clears it).
std::optional<std::size_t> first_wrong_move(Shape shape, const Digits& givens,
                                            const std::vector<Candidate>& moves);

}  // namespace gridmates::sudoku
