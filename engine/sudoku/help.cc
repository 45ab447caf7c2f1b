// The moves that request help. A hint is computed before it is played (Rules::worked_out), so that
// the journal contains it; all other help follows from the solution. Puzzles with several solutions
// have no help.
#include <algorithm>
#include <bit>
#include <string>

#include "engine/sudoku/acts.h"
#include "engine/sudoku/edits.h"
#include "engine/sudoku/hints.h"
#include "engine/sudoku/logic/hint.h"
#include "engine/sudoku/rules.h"
#include "engine/sudoku/shown_notes.h"
#include "engine/sudoku/solution.h"

namespace gridmates::sudoku {
namespace {

using core::Seat;

// Why there is no help; nullopt if there is.
std::optional<core::Refusal> no_help(const State& state) {
  const PlayRules& rules = state.later().rules;
  if (rules.race) return illegal("There is no help in a race.");
  if (rules.checking != Checking::kNever) return std::nullopt;
  return illegal("This puzzle has several solutions, so there is no help with it.");
}

bool is_wrong(const State& state, const std::optional<Digits>& solution, std::size_t cell) {
  const std::uint8_t digit = state.cells[cell].digit;
  return solution && digit != 0 && digit != (*solution)[cell];
}

bool changes_cells(const Move& move) {
  return !std::holds_alternative<AskHint>(move.action) &&
         !std::holds_alternative<HintFound>(move.action) &&
         !std::holds_alternative<Colour>(move.action) &&
         !std::holds_alternative<Check>(move.action) &&
         !std::holds_alternative<Bookmark>(move.action);
}

// In a checked match: marks and counts the wrong digits among those that are new on the board.
void compare(const State& before, Seat seat, State& state) {
  const auto solution = solution_of(state);
  Later& later = state.later();
  for (Cell cell = 0; cell < state.cells.size(); ++cell) {
    const bool is_new = state.cells[cell].digit != before.cells[cell].digit;
    if (!is_new || !is_wrong(state, solution, cell)) continue;
    later.wrong.push(cell);
    ++later.mistakes[seat.value];
  }
}

// The seat whose undoable step is the latest.
std::optional<Seat> seat_of_latest_step(const State& state) {
  std::optional<Seat> seat;
  std::uint32_t latest = 0;
  for (std::size_t i = 0; i < state.histories.size(); ++i) {
    const Edits& edits = state.histories[i].undo;
    if (edits.empty() || (seat && ply_of_undo(edits.back()) <= latest)) continue;
    seat = Seat(static_cast<std::uint8_t>(i));
    latest = ply_of_undo(edits.back());
  }
  return seat;
}

// The kind of notes that was filled in as a whole and not undone since.
std::optional<NoteKind> candidate_notes(const State& state) {
  const auto& filled = state.later().filled;
  if (!filled || filled->seat.value >= state.histories.size()) return std::nullopt;
  const Edits& edits = state.histories[filled->seat.value].undo;
  for (std::size_t i = edits.size(); i > 0 && ply_of_undo(edits[i - 1]) >= filled->ply; --i) {
    if (ply_of_undo(edits[i - 1]) == filled->ply) return filled->kind;
  }
  return std::nullopt;
}

// Whether an empty cell that shows no notes has lost them: one by one until none was left, or the
// last ones to digits in sight. A cell whose notes or digit were cleared starts anew; if only one
// note was left, clearing cannot be distinguished from removing it.
bool has_lost_notes(const State& state, Place place) {
  if (entry_at(state, place).notes != 0) return true;  // digits hide those that are left
  const Edit* wrote = edit_that_wrote(state, place);
  return wrote != nullptr && wrote->content.digit == 0 && std::popcount(wrote->content.notes) == 1;
}

// The position that players see. Their notes are candidates once they were filled in; before that
// the candidates are those that the digits leave, without what earlier hints have excluded.
Position position_of(const State& state) {
  Position position{.shape = state.shape(),
                    .givens = state.givens.items(),
                    .digits = digits_of(state),
                    .pencil_marks = std::vector<DigitSet>(state.cells.size())};
  const Later& later = state.later();
  const std::optional<NoteKind> notes = candidate_notes(state);
  const ShownNotes shown(state);
  for (Cell cell = 0; cell < state.cells.size(); ++cell) {
    const DigitSet excluded = (*later.excluded)[cell].digits;
    if (notes) {
      const Place place = place_of(state, cell, *notes);
      position.pencil_marks[cell] = shown.at(place);
      const bool is_bare = position.digits[cell] == 0 && position.pencil_marks[cell] == 0;
      if (is_bare && has_lost_notes(state, place)) position.emptied.push_back(cell);
    } else if (excluded != 0) {
      position.pencil_marks[cell] = position.shape.all_digits() & ~excluded;
    }
  }
  return position;
}

// After a whole hint players know what it eliminates.
void exclude(Later& later, const HintTold& found) {
  if (found.eliminations.empty()) return;
  later.excluded.change([&](auto& excluded) {
    for (const Placed& gone : found.eliminations) {
      if (gone.cell < excluded.size()) excluded[gone.cell].digits |= only(gone.digit);
    }
  });
}

}  // namespace

bool Rules::needs_work(const State& state, const Move& move) {
  if (!std::holds_alternative<AskHint>(move.action) || no_help(state)) return false;
  if (!is_board(state)) return false;
  const auto& hint = state.later().hint;
  return !hint || (*hint)->steps >= kWholeHint;
}

core::Result<Move> Rules::worked_out(const State& state, const Move& move) {
  if (!needs_work(state, move)) return move;
  const auto found = hint(position_of(state), TechniqueSet::all(), {}, SearchBudget(kHintBudget));
  if (!found) return found.error();
  return Move{found_of(*found)};
}

Done act(State& state, Seat, const AskHint&) {
  if (auto no = no_help(state)) return *std::move(no);
  auto& hint = state.later().hint;
  if (!hint || (*hint)->steps >= kWholeHint)
    return core::invalid("This hint is to be found first.");
  hint->change([](GivenHint& given) { ++given.steps; });
  if ((*hint)->steps == kWholeHint) exclude(state.later(), (*hint)->found);
  return core::Ok{};
}

Done act(State& state, Seat, const HintFound& found) {
  if (auto no = no_help(state)) return *std::move(no);
  state.later().give(found);
  state.later().assists |= only(Assist::kHint);
  return core::Ok{};
}

Done act(State& state, Seat, const Check&) {
  if (auto no = no_help(state)) return *std::move(no);
  const auto solution = solution_of(state);
  Later& later = state.later();
  later.wrong.clear();
  for (Cell cell = 0; cell < state.cells.size(); ++cell) {
    if (is_wrong(state, solution, cell)) later.wrong.push(cell);
  }
  later.assists |= only(Assist::kCheck);
  return core::Ok{};
}

Done act(State& state, Seat seat, const Reveal& reveal) {
  if (auto no = no_help(state)) return *std::move(no);
  if (auto good = check_cell(state, reveal.cell); !good) return good;
  const auto solution = solution_of(state);
  if (!solution) return illegal("This puzzle has no solution.");
  const std::uint8_t digit = (*solution)[reveal.cell];
  state.later().assists |= only(Assist::kReveal);  // a right digit is help too
  if (state.cells[reveal.cell].digit == digit) return core::Ok{};
  return act(state, seat, Set{reveal.cell, digit});
}

Done act(State& state, Seat seat, const LastGood&) {
  if (auto no = no_help(state)) return *std::move(no);
  const auto solution = solution_of(state);
  const auto first_wrong = [&]() -> std::optional<Cell> {
    for (Cell cell = 0; cell < state.cells.size(); ++cell) {
      if (is_wrong(state, solution, cell)) return cell;
    }
    return std::nullopt;
  };
  while (first_wrong()) {
    const auto latest = seat_of_latest_step(state);
    if (!latest || !undo(state, *latest)) break;
  }
  // Wrong digits that no undo reaches any more, as the oldest steps were dropped.
  while (const auto wrong = first_wrong()) {
    if (auto done = act(state, seat, Clear{*wrong}); !done) return done;
  }
  state.last.blocked_by.reset();
  state.later().assists |= only(Assist::kLastGood);
  return core::Ok{};
}

void settle(const State& before, const Move& move, Seat seat, State& state) {
  if (state.later() == Later{}) return;
  Later& later = state.later();
  const bool notes_alone =
      std::holds_alternative<Notes>(move.action) || std::holds_alternative<Fill>(move.action);
  if (changes_cells(move) && (!notes_alone || before.later().filled)) later.forget_hint();
  if (!later.wrong.empty() && !std::holds_alternative<Check>(move.action)) {
    core::List<Cell, kMaxCells> still;
    for (const Cell cell : later.wrong) {
      const bool stays =
          cell < state.cells.size() && state.cells[cell].digit == before.cells[cell].digit;
      if (stays) still.push(cell);
    }
    later.wrong = std::move(still);
  }
  if (later.rules.checking == Checking::kAtOnce) compare(before, seat, state);
}

}  // namespace gridmates::sudoku
