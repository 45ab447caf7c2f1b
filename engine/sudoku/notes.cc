// The moves that write notes and colours.
#include <array>
#include <string>
#include <vector>

#include "engine/sudoku/acts.h"
#include "engine/sudoku/edits.h"
#include "engine/sudoku/grid/units.h"
#include "engine/sudoku/shown_notes.h"

namespace gridmates::sudoku {
namespace {

using core::Seat;

core::Refusal no_such_notes(const State& state) {
  return core::invalid("Notes are digits 1 to {most}, at least one.",
                       {{"most", std::to_string(state.shape().side())}});
}

// Refuses notes that change nothing, with the reason.
core::Refusal nothing_to_note(const Notes& notes) {
  if (notes.remove == 0) return illegal("These notes are there already.");
  if (notes.add == 0) return illegal("There are no such notes to remove.");
  return illegal("This changes no notes.");
}

bool are_notes(const State& state, DigitSet digits) {
  return digits != 0 && (digits & ~state.shape().all_digits()) == 0;
}

// Whether it is an empty cell that players may write in.
Done check_notes_cell(const State& state, Cell cell) {
  if (auto good = check_cell(state, cell); !good) return good;
  if (state.cells[cell].digit != 0) {
    return illegal("{cell} has a digit; clear it to take notes there.",
                   {{"cell", name_of(state, cell)}});
  }
  return core::Ok{};
}

// The digits that no peer of the cell has.
DigitSet candidates_of(const State& state, Cell cell) {
  DigitSet digits = state.shape().all_digits();
  for (const Cell peer : peers_of(cell, state.shape())) digits &= ~only(state.cells[peer].digit);
  return digits;
}

}  // namespace

Done act(State& state, Seat seat, const Notes& notes) {
  if (auto good = check_cells(state, notes.cells); !good) return good;
  if (!are_notes(state, notes.add | notes.remove)) return no_such_notes(state);
  if ((notes.add & notes.remove) != 0) {
    return core::invalid("The same note is to be added and removed.");
  }
  const ShownNotes shown(state);
  std::vector<Change> changes;
  for (const Cell cell : notes.cells) {
    if (auto good = check_notes_cell(state, cell); !good) return good;
    const Place place = place_of(state, cell, notes.kind);
    const DigitSet before = shown.at(place);
    const DigitSet after = (before | notes.add) & ~notes.remove;
    if (after != before) changes.push_back({place, 0, after});
  }
  if (changes.empty()) return nothing_to_note(notes);
  write(state, seat, changes);
  return core::Ok{};
}

Done act(State& state, Seat seat, const Fill& fill) {
  if (!are_notes(state, fill.digits)) return no_such_notes(state);
  const ShownNotes shown(state);
  std::vector<Change> changes;
  for (Cell cell = 0; cell < state.cells.size(); ++cell) {
    if (state.cells[cell].digit != 0) continue;
    const Place place = place_of(state, cell, fill.kind);
    const DigitSet before = shown.at(place);
    const DigitSet wanted = fill.remove ? DigitSet{0} : candidates_of(state, cell);
    const DigitSet after = (before & ~fill.digits) | (wanted & fill.digits);
    if (after != before) changes.push_back({place, 0, after});
  }
  if (changes.empty()) {
    if (fill.remove) return illegal("There are no such notes.");
    return illegal("These notes are filled in already.");
  }
  write(state, seat, changes);
  Later& later = state.later();
  if (!fill.remove) later.assists |= only(Assist::kFilledNotes);
  if (fill.digits != state.shape().all_digits()) return core::Ok{};
  if (!fill.remove) later.filled = {fill.kind, seat, state.plies};
  if (fill.remove && later.filled && later.filled->kind == fill.kind) later.filled.reset();
  return core::Ok{};
}

Done act(State& state, Seat seat, const Note& note) {
  if (auto good = check_cell(state, note.cell); !good) return good;
  if (!are_notes(state, note.digits)) return no_such_notes(state);
  if (auto good = check_notes_cell(state, note.cell); !good) return good;
  const DigitSet notes = ShownNotes(state).at(note.cell) ^ note.digits;
  write(state, seat, std::array{Change{note.cell, 0, notes}});
  return core::Ok{};
}

Done act(State& state, Seat seat, const Colour& colour) {
  if (auto good = check_cells(state, colour.cells); !good) return good;
  if (colour.colour > kMaxColour) return core::invalid("Colours are 1 to 9, or 0 for none.");
  std::vector<Change> changes;
  for (const Cell cell : colour.cells) {
    const Place place = colour_of(state, cell);
    if (entry_at(state, place).digit == colour.colour) continue;
    changes.push_back({place, colour.colour, 0});
  }
  if (changes.empty()) return illegal("These cells have that colour already.");
  write(state, seat, changes);
  return core::Ok{};
}

}  // namespace gridmates::sudoku
