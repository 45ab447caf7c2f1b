#include "engine/sudoku/logic/hint.h"

#include <algorithm>
#include <set>
#include <string>
#include <unordered_set>

#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/words.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {
namespace {

using core::Refusal;
using core::RefusalCode;
using core::Result;

// Why there is nothing to hint at, in a puzzle that has not exactly one solution.
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

// Whether notes that the cell has, or had, are without this one.
bool lacks_note(const Position& position, std::size_t cell, DigitSet note) {
  return has_notes(position, cell) ? (position.pencil_marks[cell] & note) == 0
                                   : std::ranges::count(position.emptied, cell) != 0;
}

// The cells whose digit is wrong; when there are none, those whose notes lack the right one.
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

// What the player has before them: givens, their own digits, and what their notes leave.
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

// The empty cell with the fewest candidates, the first of them.
template <class Capacity>
Cell narrowest(const Board<Capacity>& board) {
  const auto cells = board.empty_cells();
  return static_cast<Cell>(*std::min_element(
      cells.begin(), cells.end(),
      [&](std::size_t a, std::size_t b) { return board.count(a) < board.count(b); }));
}

Hint of_wrong(const Position& position, const std::vector<Cell>& cells) {
  Step nothing;
  nothing.cells = cells;
  const std::string names = Words(position.shape, nothing, position.symbols).cells();
  const bool are_notes = position.digits[cells.front()] == 0;
  return {.kind = HintKind::kWrong,
          .step = {},
          .cells = cells,
          .that = are_notes ? "A note is missing." : "A digit is wrong.",
          .where = "Look at " + names + ".",
          .why = are_notes ? "The digit of the solution is not among the notes in " + names + "."
                           : "With what stands in " + names + " the puzzle cannot be solved."};
}

// Whether people look for the technique unit by unit, and not by what candidates cells have.
bool is_seen_in_units(const Step& step) {
  const auto group = facts_of(step.technique).group;
  const bool is_one = group == "singles" || group == "locked" || group == "subsets" ||
                      group == "fish" || group == "single-digit";
  return is_one && !step.units.empty();
}

// The cells to look at: those of the pattern, or those where something follows, as a net has no
// pattern.
std::vector<Cell> cells_of(const Step& step) {
  if (!step.cells.empty()) return step.cells;
  return Words::cells_in(step.placements.empty() ? step.eliminations : step.placements);
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

// A long reason in lines, at its semicolons and full stops.
std::vector<std::string> lines_of(const std::string& reason) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  while (from < reason.size()) {
    const std::size_t end = std::min(reason.find("; ", from), reason.find(". ", from));
    const std::size_t to = std::min(end, reason.size());
    lines.push_back(reason.substr(from, to - from));
    from = to + 2;
  }
  return lines;
}

std::string shortened(std::string reason, const Words& words, const Step& step) {
  if (reason.size() <= kMaxReasonBytes) return reason;
  constexpr std::size_t kFewCells = 3;
  const bool begins = !step.cells.empty() && step.cells.size() <= kFewCells;
  return std::string(facts_of(step.technique).name) + ": " +
         std::to_string(lines_of(reason).size()) + " inferences" +
         (begins ? " from " + words.cells() : "") + " show that " + words.follows() + ".";
}

Hint of_step(const Position& position, Step step) {
  const Words words(position.shape, step, position.symbols);
  Hint hint;
  hint.that = "There is " + with_article(facts_of(step.technique).name) + ".";
  hint.cells = cells_of(step);
  const bool in_units = is_seen_in_units(step);
  hint.area = in_units ? cells_of(position.shape, step.units) : hint.cells;
  hint.where = "Look at " + (in_units ? words.units() : words.cells(hint.cells)) + ".";
  const std::string reason = sentence(position.shape, step, position.symbols);
  hint.lines = lines_of(reason);
  hint.why = shortened(reason, words, step);
  hint.step = std::move(step);
  return hint;
}

Hint of_guess(const Position& position, Cell cell, DigitSet candidates) {
  Step nothing;
  nothing.cells = {cell};
  for (int digit : DigitsOf{candidates}) nothing.digits.push_back(static_cast<std::uint8_t>(digit));
  const Words words(position.shape, nothing, position.symbols);
  return {.kind = HintKind::kGuess,
          .step = {},
          .cells = {cell},
          .that = "No technique leads on from here.",
          .where = "Look at " + words.cells() + ", which has the fewest candidates.",
          .why = "No technique leads on from here, so this is a guess: " + words.cells() +
                 " can be " + words.digits("or") +
                 ". Try one of them, and come back here if it does not work out."};
}

template <class Capacity>
Result<Hint> hint_on(const Position& position, const TechniqueSet& techniques, SearchBudget budget,
                     const std::stop_token& stop) {
  const Board<Capacity> board = players_board<Capacity>(position);
  auto step = next_step_within(budget, board, techniques, stop);
  if (stop.stop_requested()) {
    return core::refuse(RefusalCode::kOutOfBudget, "The search for a hint was stopped.");
  }
  if (step) return of_step(position, std::move(*step));
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
    Hint hint = of_step(position, std::move(step));
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

// What there is to say before any step is searched for: why there is no hint, or what is wrong, or
// that all is done.
std::optional<Result<Hint>> without_search(const Position& position, const std::stop_token& stop) {
  if (auto refusal = misfit(position)) return std::move(*refusal);
  const auto [found, solution] =
      only_solution(position.shape, position.givens, {.max_nodes = kAnyShapeNodes, .stop = stop});
  if (found != HowMany::kOne) return refusal_of(found);
  if (auto wrong = wrong_cells(position, solution); !wrong.empty()) {
    return of_wrong(position, wrong);
  }
  if (position.digits == solution) {
    return Hint{.kind = HintKind::kDone, .that = "The puzzle is solved."};
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> reason_lines(Shape shape, const Step& step, Symbols symbols) {
  return lines_of(sentence(shape, step, symbols));
}

std::string short_reason(Shape shape, const Step& step, Symbols symbols) {
  return shortened(sentence(shape, step, symbols), Words(shape, step, symbols), step);
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
