#include "engine/sudoku/logic/hint.h"

#include <algorithm>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>

#include "engine/sudoku/logic/hint_words.h"
#include "engine/sudoku/logic/step_parts.h"
#include "engine/sudoku/logic/words.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {
namespace {

using core::Refusal;
using core::RefusalCode;
using core::Result;

// Why there is no hint for a puzzle that does not have exactly one solution.
Refusal refusal_of(HowMany found) {
  switch (found) {
    case HowMany::kNone:
      return core::refuse(RefusalCode::kBadPuzzle, "This puzzle has no solution.");
    case HowMany::kSeveral:
      return core::refuse(RefusalCode::kBadPuzzle, "This puzzle has several solutions.");
    case HowMany::kOne:
    case HowMany::kUndecided:
      break;
  }
  return core::refuse(RefusalCode::kOutOfBudget, "This puzzle is too hard to be solved here.");
}

std::optional<Refusal> misfit(const Position& position) {
  if (!position.shape.is_known()) return core::invalid("There are no grids of this shape.");
  const auto cells = static_cast<std::size_t>(position.shape.cells());
  if (position.givens.size() != cells || position.digits.size() != cells ||
      (!position.pencil_marks.empty() && position.pencil_marks.size() != cells)) {
    return core::invalid("Givens, digits and notes must be of the grid's size.");
  }
  for (std::size_t cell = 0; cell < cells; ++cell) {
    if (position.digits[cell] > position.shape.side())
      return core::invalid("There is no such digit.");
    if (position.givens[cell] != 0 && position.digits[cell] != position.givens[cell]) {
      return core::invalid("A given cannot change.");
    }
  }
  return std::nullopt;
}

bool has_notes(const Position& position, std::size_t cell) {
  return !position.pencil_marks.empty() && position.pencil_marks[cell] != 0;
}

// Whether the cell has, or had, notes, but not this one.
bool lacks_note(const Position& position, std::size_t cell, DigitSet note) {
  return has_notes(position, cell) ? (position.pencil_marks[cell] & note) == 0
                                   : std::ranges::count(position.emptied, cell) != 0;
}

// The cells whose digit is wrong; if there are none, those whose notes lack the right one.
std::vector<Cell> wrong_cells(const Position& position, const Digits& solution) {
  std::vector<Cell> digits;
  std::vector<Cell> notes;
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    const DigitSet right = digit_bit(solution[cell]);
    if (position.digits[cell] != 0) {
      if (position.digits[cell] != solution[cell]) digits.push_back(static_cast<Cell>(cell));
    } else if (lacks_note(position, cell, right)) {
      notes.push_back(static_cast<Cell>(cell));
    }
  }
  return digits.empty() ? notes : digits;
}

// The player's board: givens, their own digits, and the candidates that their notes leave.
template <class Capacity>
Board<Capacity> players_board(const Position& position) {
  auto board = board_of<Capacity>(position.shape, position.givens);
  for (std::size_t cell = 0; cell < position.digits.size(); ++cell) {
    if (position.digits[cell] != 0 && board.digit(cell) == 0) {
      board.place({static_cast<Cell>(cell), position.digits[cell]});
    }
  }
  for (std::size_t cell : board.empty_cells()) {
    if (!has_notes(position, cell)) continue;
    for (int digit : DigitsOf{board.candidates(cell) & ~position.pencil_marks[cell]}) {
      board.eliminate({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
    }
  }
  return board;
}

// The first empty cell with the fewest candidates.
template <class Capacity>
Cell narrowest(const Board<Capacity>& board) {
  const auto cells = board.empty_cells();
  return static_cast<Cell>(*std::min_element(
      cells.begin(), cells.end(),
      [&](std::size_t a, std::size_t b) { return board.count(a) < board.count(b); }));
}

// Adds the English sentences to a hint.
Hint worded(Shape shape, Symbols symbols, Hint hint) {
  const HintWords words(shape, hint, symbols);
  hint.that = words.that();
  hint.where = words.where();
  hint.why = words.why();
  hint.lines = words.lines();
  return hint;
}

Hint of_wrong(const Position& position, const std::vector<Cell>& cells) {
  Hint hint{.kind = HintKind::kWrong, .cells = cells};
  hint.step.cells = cells;
  hint.about_notes = position.digits[cells.front()] == 0;
  return worded(position.shape, position.symbols, std::move(hint));
}

std::vector<Cell> cells_of(Shape shape, const std::vector<Unit>& units) {
  std::vector<Cell> cells;
  for (int cell = 0; cell < shape.cells(); ++cell) {
    const auto of_cell = units_of(shape, static_cast<Cell>(cell));
    const auto is_its = [&](Unit unit) { return std::ranges::count(of_cell, unit) != 0; };
    if (std::ranges::any_of(units, is_its)) cells.push_back(static_cast<Cell>(cell));
  }
  return cells;
}

Hint of_guess(const Position& position, Cell cell, DigitSet candidates) {
  Hint hint{.kind = HintKind::kGuess, .cells = {cell}};
  hint.step.cells = {cell};
  hint.step.digits = list_of(candidates);
  return worded(position.shape, position.symbols, std::move(hint));
}

template <class Capacity>
Result<Hint> hint_on(const Position& position, const TechniqueSet& techniques, SearchBudget budget,
                     const std::stop_token& stop) {
  const Board<Capacity> board = players_board<Capacity>(position);
  auto step = next_step_within(budget, board, techniques, stop);
  if (stop.stop_requested()) {
    return core::refuse(RefusalCode::kOutOfBudget, "The search for a hint was stopped.");
  }
  if (step) return hint_of(position.shape, std::move(*step), position.symbols);
  if (budget.left() == 0) {
    return core::refuse(RefusalCode::kOutOfBudget, "No hint was found within the budget.");
  }
  const Cell cell = narrowest(board);
  return of_guess(position, cell, board.candidates(cell));
}

template <class Capacity>
Result<AllHints> all_hints_on(const Position& position, const TechniqueSet& techniques,
                              SearchBudget budget, const std::stop_token& stop) {
  const Board<Capacity> board = players_board<Capacity>(position);
  AllHints all;
  std::unordered_set<std::string> reasons;
  for (Step& step : all_steps_within(budget, board, techniques, stop)) {
    Hint hint = hint_of(position.shape, std::move(step), position.symbols);
    if (reasons.insert(hint.why).second) all.hints.push_back(std::move(hint));
  }
  all.is_whole = budget.left() > 0 && !stop.stop_requested();
  if (!all.hints.empty()) return all;
  if (!all.is_whole) {
    return core::refuse(RefusalCode::kOutOfBudget, "No hint was found within the budget.");
  }
  const Cell cell = narrowest(board);
  all.hints = {of_guess(position, cell, board.candidates(cell))};
  return all;
}

// The result if no search is needed: why there is no hint, or what is wrong, or that the puzzle is
// done.
std::optional<Result<Hint>> without_search(const Position& position, const std::stop_token& stop) {
  if (auto refusal = misfit(position)) return std::move(*refusal);
  const auto [found, solution] =
      only_solution(position.shape, position.givens, {.max_nodes = kAnyShapeNodes, .stop = stop});
  if (found != HowMany::kOne) return refusal_of(found);
  if (auto wrong = wrong_cells(position, solution); !wrong.empty()) {
    return of_wrong(position, wrong);
  }
  if (position.digits == solution) {
    return worded(position.shape, position.symbols, {.kind = HintKind::kDone});
  }
  return std::nullopt;
}

}  // namespace

Hint hint_of(Shape shape, Step step, Symbols symbols) {
  Hint hint;
  hint.cells = cells_of(step);
  hint.area = is_seen_in_units(step) ? cells_of(shape, step.units) : hint.cells;
  hint.step = std::move(step);
  hint = worded(shape, symbols, std::move(hint));
  if (hint.why.size() > kMaxReasonBytes) {
    hint.inferences = static_cast<std::uint32_t>(hint.lines.size());
    hint.why = HintWords(shape, hint, symbols).why();
  }
  return hint;
}

Result<Hint> hint(const Position& position, const TechniqueSet& techniques,
                  const std::stop_token& stop, SearchBudget budget) {
  if (auto settled = without_search(position, stop)) return *std::move(settled);
  return position.shape.side() <= Nine::kSide
             ? hint_on<Nine>(position, techniques, budget, stop)
             : hint_on<TwentyFive>(position, techniques, budget, stop);
}

Result<AllHints> all_hints(const Position& position, const TechniqueSet& techniques,
                           const std::stop_token& stop, SearchBudget budget) {
  if (auto settled = without_search(position, stop)) {
    if (!*settled) return settled->error();
    return AllHints{.hints = {**std::move(settled)}};
  }
  return position.shape.side() <= Nine::kSide
             ? all_hints_on<Nine>(position, techniques, budget, stop)
             : all_hints_on<TwentyFive>(position, techniques, budget, stop);
}

std::optional<std::size_t> first_wrong_move(Shape shape, const Digits& givens,
                                            const std::vector<Candidate>& moves) {
  const auto [found, solution] = only_solution(shape, givens);
  if (found != HowMany::kOne) return std::nullopt;
  std::set<Cell> wrong;
  std::optional<std::size_t> since;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].digit == 0 || moves[i].digit == solution[moves[i].cell]) {
      wrong.erase(moves[i].cell);
    } else {
      wrong.insert(moves[i].cell);
    }
    if (wrong.empty()) since.reset();
    if (!wrong.empty() && !since) since = i;
  }
  return since;
}

}  // namespace gridmates::sudoku
