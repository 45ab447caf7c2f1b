// Rules::play of Sudoku, and the moves that write digits or undo.
#include <bitset>
#include <string>
#include <utility>
#include <vector>

#include "engine/sudoku/acts.h"
#include "engine/sudoku/edits.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/rules.h"
#include "engine/sudoku/shown_notes.h"

namespace gridmates::sudoku {
namespace {

using core::Seat;

// Whether a cell has content, including notes that a digit hides.
bool has_something(const State& state, Cell cell) {
  const Entry& entry = state.cells[cell];
  const Entry& centre = entry_at(state, place_of(state, cell, NoteKind::kCentre));
  return entry.digit != 0 || entry.notes != 0 || centre.notes != 0;
}

// Whether a cell has content that players see.
bool shows_something(const State& state, const ShownNotes& notes, Cell cell) {
  return state.cells[cell].digit != 0 || notes.at(place_of(state, cell, NoteKind::kCorner)) != 0 ||
         notes.at(place_of(state, cell, NoteKind::kCentre)) != 0;
}

// The changes that write a digit, or clear it with 0, in a cell; its notes are removed. An undo
// removes the digit before it restores the notes.
void append_digit(const State& state, Cell cell, std::uint8_t digit, std::vector<Change>& changes) {
  const Place centre = place_of(state, cell, NoteKind::kCentre);
  if (entry_at(state, centre).notes != 0) changes.push_back({centre, 0, 0});
  changes.push_back({cell, digit, 0});
}

void write_digit(State& state, Seat seat, Cell cell, std::uint8_t digit) {
  std::vector<Change> changes;
  append_digit(state, cell, digit, changes);
  write(state, seat, changes);
}

core::Refusal no_cell(const State& state) {
  const auto last = static_cast<Cell>(state.cells.size() - 1);
  return no_such_cell(name_of(state, 0), name_of(state, last));
}

bool is_digit(const State& state, std::uint8_t digit) {
  return digit >= 1 && digit <= state.shape().side();
}

core::Parameters digit_range(const State& state) {
  return {{"most", std::to_string(state.shape().side())}};
}

}  // namespace

std::string name_of(const State& state, Cell cell) {
  return format_cell(cell, state.shape().side());
}

Done check_cell(const State& state, Cell cell) {
  if (cell >= state.cells.size()) return no_cell(state);
  if (state.givens[cell] != 0)
    return illegal("{cell} is a given.", {{"cell", name_of(state, cell)}});
  return core::Ok{};
}

Done check_cells(const State& state, const core::List<Cell, kMaxCells>& cells) {
  if (cells.empty()) return core::invalid("No cell is named.");
  std::bitset<kMaxCells> seen;
  for (const Cell cell : cells) {
    if (cell >= state.cells.size()) return no_cell(state);
    if (seen.test(cell))
      return core::invalid("{cell} is named twice.", {{"cell", name_of(state, cell)}});
    seen.set(cell);
  }
  return core::Ok{};
}

Done act(State& state, Seat seat, const Set& set) {
  if (auto good = check_cell(state, set.cell); !good) return good;
  if (!is_digit(state, set.digit))
    return core::invalid("A digit is 1 to {most}.", digit_range(state));
  if (state.cells[set.cell].digit == set.digit) {
    return illegal("{cell} is {digit} already.",
                   {{"cell", name_of(state, set.cell)}, {"digit", {symbol_of(set.digit)}}});
  }
  write_digit(state, seat, set.cell, set.digit);
  return core::Ok{};
}

Done act(State& state, Seat seat, const Clear& clear) {
  if (auto good = check_cell(state, clear.cell); !good) return good;
  if (!shows_something(state, ShownNotes(state), clear.cell)) {
    return illegal("{cell} is empty already.", {{"cell", name_of(state, clear.cell)}});
  }
  write_digit(state, seat, clear.cell, 0);
  return core::Ok{};
}

Done act(State& state, Seat seat, const Write& write) {
  if (auto good = check_cells(state, write.cells); !good) return good;
  if (write.digit != 0 && !is_digit(state, write.digit)) {
    return core::invalid("A digit is 1 to {most}, or 0 for none.", digit_range(state));
  }
  const ShownNotes notes(state);
  std::vector<Change> changes;
  bool is_seen = false;
  for (const Cell cell : write.cells) {
    if (auto good = check_cell(state, cell); !good) return good;
    const bool changes_it =
        write.digit == 0 ? has_something(state, cell) : state.cells[cell].digit != write.digit;
    if (changes_it) append_digit(state, cell, write.digit, changes);
    is_seen = is_seen || (changes_it && (write.digit != 0 || shows_something(state, notes, cell)));
  }
  if (!is_seen) {
    if (write.digit == 0) return illegal("These cells are empty already.");
    return illegal("These cells are {digit} already.", {{"digit", {symbol_of(write.digit)}}});
  }
  sudoku::write(state, seat, changes);
  return core::Ok{};
}

Done act(State& state, Seat seat, const Undo&) {
  if (!undo(state, seat)) return illegal("You have nothing to undo.");
  return core::Ok{};
}

Done act(State& state, Seat seat, const Redo&) {
  if (!redo(state, seat)) return illegal("You have nothing to redo.");
  return core::Ok{};
}

core::Result<State> Rules::play(const State& state, Seat seat, const Move& move) {
  if (seat.value >= core::kMaxSeats) {
    return core::refuse(core::RefusalCode::kNotSeated, "You have no part in this match.");
  }
  if (!is_board(state)) return core::invalid("This state is not a Sudoku board.");
  if (outcome(state).over())
    return core::refuse(core::RefusalCode::kMatchOver, "This board is solved.");
  State next = state;
  ++next.plies;
  next.last = {};
  if (state.later().rules.editing >= Editing::kHidesNotes) next.last.cell = state.last.cell;
  auto done = std::visit([&](const auto& action) { return act(next, seat, action); }, move.action);
  if (!done) return done.error();
  settle(state, move, seat, next);
  return next;
}

}  // namespace gridmates::sudoku
