// Rules::play of Sudoku, and the moves that write digits or take something back.
#include <bitset>
#include <string>
#include <utility>
#include <vector>

#include "engine/sudoku/acts.h"
#include "engine/sudoku/edits.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/rules.h"

namespace gridmates::sudoku {
namespace {

using core::Seat;

bool has_something(const State& state, std::uint8_t cell) {
  const Entry& entry = state.cells[cell];
  const Entry& centre = entry_at(state, place_of(cell, NoteKind::kCentre));
  return entry.digit != 0 || entry.notes != 0 || centre.notes != 0;
}

// The changes that write a digit, or with 0 none, into a cell; its notes go. An undo takes the
// digit away before it brings notes back.
void append_digit(const State& state, std::uint8_t cell, std::uint8_t digit,
                  std::vector<Change>& changes) {
  const std::uint8_t centre = place_of(cell, NoteKind::kCentre);
  if (entry_at(state, centre).notes != 0) changes.push_back({centre, 0, 0});
  changes.push_back({cell, digit, 0});
}

void write_digit(State& state, Seat seat, std::uint8_t cell, std::uint8_t digit) {
  std::vector<Change> changes;
  append_digit(state, cell, digit, changes);
  write(state, seat, changes);
}

}  // namespace

Done check_cell(const State& state, std::uint8_t cell) {
  if (cell >= kCells) {
    return core::invalid("There is no such cell; the cells are A1 to I9.");
  }
  if (state.givens[cell] != 0) return illegal(format_cell(cell) + " is a given.");
  return core::Ok{};
}

Done check_cells(const core::List<std::uint8_t, kCells>& cells) {
  if (cells.empty()) return core::invalid("No cell is named.");
  std::bitset<kCells> seen;
  for (const std::uint8_t cell : cells) {
    if (cell >= kCells) return core::invalid("There is no such cell; the cells are A1 to I9.");
    if (seen.test(cell)) return core::invalid(format_cell(cell) + " is named twice.");
    seen.set(cell);
  }
  return core::Ok{};
}

Done act(State& state, Seat seat, const Set& set) {
  if (auto good = check_cell(state, set.cell); !good) return good;
  if (only(set.digit) == 0) return core::invalid("A digit is 1 to 9.");
  if (state.cells[set.cell].digit == set.digit) {
    return illegal(format_cell(set.cell) + " is " + std::to_string(set.digit) + " already.");
  }
  write_digit(state, seat, set.cell, set.digit);
  return core::Ok{};
}

Done act(State& state, Seat seat, const Clear& clear) {
  if (auto good = check_cell(state, clear.cell); !good) return good;
  if (!has_something(state, clear.cell)) {
    return illegal(format_cell(clear.cell) + " is empty already.");
  }
  write_digit(state, seat, clear.cell, 0);
  return core::Ok{};
}

Done act(State& state, Seat seat, const Write& write) {
  if (auto good = check_cells(write.cells); !good) return good;
  if (write.digit > kSide) return core::invalid("A digit is 1 to 9, or 0 for none.");
  std::vector<Change> changes;
  for (const std::uint8_t cell : write.cells) {
    if (auto good = check_cell(state, cell); !good) return good;
    const bool changes_it =
        write.digit == 0 ? has_something(state, cell) : state.cells[cell].digit != write.digit;
    if (changes_it) append_digit(state, cell, write.digit, changes);
  }
  if (changes.empty()) {
    return illegal(write.digit == 0
                       ? "These cells are empty already."
                       : "These cells are " + std::to_string(write.digit) + " already.");
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
    return core::Refusal{core::RefusalCode::kNotSeated, "You have no part in this match."};
  }
  if (outcome(state).over())
    return core::Refusal{core::RefusalCode::kMatchOver, "This board is solved."};
  State next = state;
  ++next.plies;
  next.last = {};
  auto done = std::visit([&](const auto& action) { return act(next, seat, action); }, move.action);
  if (!done) return done.error();
  settle(state, move, seat, next);
  return next;
}

}  // namespace gridmates::sudoku
