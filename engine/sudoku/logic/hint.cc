#include "engine/sudoku/logic/hint.h"

#include <algorithm>
#include <set>

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
      return {RefusalCode::kBadPuzzle, "This puzzle has no solution."};
    case HowMany::kSeveral:
      return {RefusalCode::kBadPuzzle, "This puzzle has several solutions."};
    case HowMany::kOne:
    case HowMany::kUndecided:
      break;
  }
  return {RefusalCode::kOutOfBudget, "This puzzle is too hard to be solved here."};
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

// The cells whose digit is wrong; when there are none, those whose notes lack the right one.
std::vector<Cell> wrong_cells(const Position& position, const Digits& solution) {
  std::vector<Cell> digits;
  std::vector<Cell> notes;
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    const DigitMask right = digit_bit(solution[cell]);
    if (position.digits[cell] != 0) {
      if (position.digits[cell] != solution[cell]) digits.push_back(static_cast<Cell>(cell));
    } else if (has_notes(position, cell) && (position.pencil_marks[cell] & right) == 0) {
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

// Goes through the plan of a puzzle in search of what a player has not done.
template <class Capacity>
class Plan {
 public:
  Plan(const Position& position, const Digits& solution, const TechniqueSet& techniques,
       SearchBudget& budget, const std::stop_token& stop)
      : position_(position),
        solution_(solution),
        techniques_(techniques),
        budget_(budget),
        stop_(stop),
        board_(board_of<Capacity>(position.shape, position.givens)),
        player_(players_board<Capacity>(position)) {}

  // The first step that is not done; nothing when it is time to guess, or to stop.
  std::optional<Step> first_undone() {
    while (!is_over()) {
      if (auto step = first_undone_of_ladder()) return step;
      if (is_over()) return std::nullopt;
      const Cell guess = narrowest(board_);
      if (player_.digit(guess) == 0) break;
      board_.place({guess, solution_[guess]});
    }
    learn_from_player();
    return first_undone_of_ladder();
  }

  // Whether stop token or budget ended the search.
  bool is_over() const { return stop_.stop_requested() || budget_.left() == 0; }
  // Where to guess, when first_undone() has found nothing.
  Cell guess() const { return narrowest(board_); }
  DigitMask candidates(Cell cell) const { return board_.candidates(cell); }

 private:
  enum class Done { kYes, kNo, kUnseen };

  // As far as the ladder leads from where the plan stands.
  std::optional<Step> first_undone_of_ladder() {
    std::optional<Step> unseen;  // and no placement after it stands
    while (auto step = next_step_within(budget_, board_, techniques_, stop_)) {
      apply(*step, board_);
      const Done done = is_done(*step);
      if (done == Done::kNo) return unseen ? unseen : step;
      if (done == Done::kUnseen && !unseen) unseen = step;
      if (!step->placements.empty()) unseen.reset();
    }
    return std::nullopt;
  }

  Done is_done(const Step& step) const {
    for (Candidate c : step.placements) {
      if (player_.digit(c.cell) == 0) return Done::kNo;
    }
    Done done = Done::kYes;
    for (Candidate c : step.eliminations) {
      if (!player_.has(c)) continue;
      if (has_notes(position_, c.cell)) return Done::kNo;
      done = Done::kUnseen;
    }
    return done;
  }

  void learn_from_player() {
    const auto empty = board_.empty_cells();
    for (std::size_t cell : empty) {
      const auto at = static_cast<Cell>(cell);
      if (player_.digit(cell) != 0) {
        board_.place({at, player_.digit(cell)});
        continue;
      }
      for (int digit : DigitsOf{board_.candidates(cell) & ~player_.candidates(cell)}) {
        board_.eliminate({at, static_cast<std::uint8_t>(digit)});
      }
    }
  }

  const Position& position_;
  const Digits& solution_;
  const TechniqueSet& techniques_;
  SearchBudget& budget_;
  const std::stop_token& stop_;
  Board<Capacity> board_;  // where the plan stands
  Board<Capacity> player_;
};

Hint of_wrong(const Position& position, const std::vector<Cell>& cells) {
  Step nothing;
  nothing.cells = cells;
  const std::string names = Words(position.shape, nothing, position.symbols).cells();
  const bool are_notes = position.digits[cells.front()] == 0;
  return {.kind = HintKind::kWrong,
          .step = {},
          .cells = cells,
          .that = "Something on the grid is wrong.",
          .where = "Look at " + names + ".",
          .why = are_notes ? "The notes in " + names + " leave out what has to stand there."
                           : "With what stands in " + names + " the puzzle cannot be solved."};
}

// Whether people look for the technique unit by unit, and not by what candidates cells have.
bool is_seen_in_units(const Step& step) {
  const auto group = facts_of(step.technique).group;
  const bool is_one = group == "singles" || group == "locked" || group == "subsets" ||
                      group == "fish" || group == "single-digit";
  return is_one && !step.units.empty();
}

Hint of_step(const Position& position, Step step) {
  const Words words(position.shape, step, position.symbols);
  Hint hint;
  hint.that = "There is " + with_article(facts_of(step.technique).name) + ".";
  hint.where = "Look at " + (is_seen_in_units(step) ? words.units() : words.cells()) + ".";
  hint.why = sentence(position.shape, step, position.symbols);
  hint.step = std::move(step);
  return hint;
}

Hint of_guess(const Position& position, Cell cell, DigitMask candidates) {
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
Result<Hint> hint_on(const Position& position, const Digits& solution,
                     const TechniqueSet& techniques, SearchBudget budget,
                     const std::stop_token& stop) {
  Plan<Capacity> plan(position, solution, techniques, budget, stop);
  auto step = plan.first_undone();
  if (step && !stop.stop_requested()) return of_step(position, std::move(*step));
  if (plan.is_over()) {
    return Refusal{RefusalCode::kOutOfBudget, stop.stop_requested()
                                                  ? "The search for a hint was stopped."
                                                  : "No hint was found within the budget."};
  }
  return of_guess(position, plan.guess(), plan.candidates(plan.guess()));
}

}  // namespace

Result<Hint> hint(const Position& position, const TechniqueSet& techniques,
                  const std::stop_token& stop, SearchBudget budget) {
  if (auto refusal = misfit(position)) return std::move(*refusal);
  const auto [found, solution] =
      only_solution(position.shape, position.givens, {.max_nodes = kAnyShapeNodes, .stop = stop});
  if (found != HowMany::kOne) return refusal_of(found);
  if (auto wrong = wrong_cells(position, solution); !wrong.empty()) {
    return of_wrong(position, wrong);
  }
  if (position.digits == solution) {
    return Hint{HintKind::kDone, {}, {}, "The puzzle is solved.", "", ""};
  }
  return position.shape.side() <= Nine::kSide
             ? hint_on<Nine>(position, solution, techniques, budget, stop)
             : hint_on<TwentyFive>(position, solution, techniques, budget, stop);
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
