// Rules::play of Sudoku: a move as a new state. Everything here works on a copy, which is dropped
// on a refusal.
#include <array>
#include <bitset>
#include <utility>
#include <vector>

#include "engine/sudoku/edits.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/rules.h"

namespace gridmates::sudoku {
namespace {

using core::Refusal;
using core::RefusalCode;
using core::Result;
using core::Seat;

Refusal refuse(RefusalCode code, std::string message) { return {code, std::move(message)}; }

Refusal illegal(std::string message) {
  return refuse(RefusalCode::kIllegalMove, std::move(message));
}

// A cell that players may write in.
Result<core::Ok> check_cell(const State& state, std::uint8_t cell) {
  if (cell >= kCells) {
    return core::invalid("There is no such cell; the cells are A1 to I9.");
  }
  if (state.givens[cell] != 0) return illegal(format_cell(cell) + " is a given.");
  return core::Ok{};
}

Refusal no_such_notes() { return core::invalid("Notes are digits 1 to 9, at least one."); }

std::uint8_t place_of(std::uint8_t cell, NoteKind kind) {
  return kind == NoteKind::kCorner ? cell : cell + kCells;
}

// An empty cell that players may write in.
Result<core::Ok> check_notes_cell(const State& state, std::uint8_t cell) {
  if (auto good = check_cell(state, cell); !good) return good;
  if (state.cells[cell].digit != 0) {
    return illegal(format_cell(cell) + " has a digit; clear it to take notes there.");
  }
  return core::Ok{};
}

// Writes a digit, or with 0 none, into a cell; its notes go. An undo takes the digit away before it
// brings notes back.
void write_digit(State& state, Seat seat, std::uint8_t cell, std::uint8_t digit) {
  std::vector<Change> changes;
  const std::uint8_t centre = place_of(cell, NoteKind::kCentre);
  if (entry_at(state, centre).notes != 0) changes.push_back({centre, 0, 0});
  changes.push_back({cell, digit, 0});
  write(state, seat, changes);
}

// play(state, seat, action) for each kind of action: changes the state, or refuses and leaves it in
// any condition.
Result<core::Ok> act(State& state, Seat seat, const Set& set) {
  if (auto good = check_cell(state, set.cell); !good) return good;
  if (only(set.digit) == 0) return core::invalid("A digit is 1 to 9.");
  if (state.cells[set.cell].digit == set.digit) {
    return illegal(format_cell(set.cell) + " is " + std::to_string(set.digit) + " already.");
  }
  write_digit(state, seat, set.cell, set.digit);
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Clear& clear) {
  if (auto good = check_cell(state, clear.cell); !good) return good;
  const Entry& cell = state.cells[clear.cell];
  const Entry& centre = entry_at(state, place_of(clear.cell, NoteKind::kCentre));
  if (cell.digit == 0 && cell.notes == 0 && centre.notes == 0) {
    return illegal(format_cell(clear.cell) + " is empty already.");
  }
  write_digit(state, seat, clear.cell, 0);
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Notes& notes) {
  if (notes.cells.size() == 0) return core::invalid("Notes are for one cell or more.");
  const DigitSet named = notes.add | notes.remove;
  if (named == 0 || (named & ~kAllDigits) != 0) return no_such_notes();
  if ((notes.add & notes.remove) != 0) {
    return core::invalid("The same note is to be added and removed.");
  }
  std::bitset<kCells> seen;
  std::vector<Change> changes;
  for (const std::uint8_t cell : notes.cells) {
    if (auto good = check_notes_cell(state, cell); !good) return good;
    if (seen.test(cell)) return core::invalid(format_cell(cell) + " is named twice.");
    seen.set(cell);
    const std::uint8_t place = place_of(cell, notes.kind);
    const DigitSet before = entry_at(state, place).notes;
    const auto after = static_cast<DigitSet>((before | notes.add) & ~notes.remove);
    if (after != before) changes.push_back({place, 0, after});
  }
  if (changes.empty()) return illegal("These notes are there already, or gone already.");
  write(state, seat, changes);
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Note& note) {
  if (auto good = check_cell(state, note.cell); !good) return good;
  if (note.digits == 0 || (note.digits & ~kAllDigits) != 0) return no_such_notes();
  if (auto good = check_notes_cell(state, note.cell); !good) return good;
  const auto notes = static_cast<DigitSet>(state.cells[note.cell].notes ^ note.digits);
  write(state, seat, std::array{Change{note.cell, 0, notes}});
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Undo&) {
  if (!undo(state, seat)) return illegal("You have nothing to undo.");
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Redo&) {
  if (!redo(state, seat)) return illegal("You have nothing to redo.");
  return core::Ok{};
}

}  // namespace

Result<State> Rules::play(const State& state, Seat seat, const Move& move) {
  if (seat.value >= core::kMaxSeats) {
    return refuse(RefusalCode::kNotSeated, "You have no part in this match.");
  }
  if (outcome(state).over()) return refuse(RefusalCode::kMatchOver, "This board is solved.");
  State next = state;
  ++next.plies;
  next.last = {};
  auto done = std::visit([&](const auto& action) { return act(next, seat, action); }, move.action);
  if (!done) return done.error();
  return next;
}

std::optional<std::uint32_t> Rules::written_by(const State& state, Seat seat, const Move& move) {
  if (const auto* set = std::get_if<Set>(&move.action)) return set->cell;
  if (const auto* clear = std::get_if<Clear>(&move.action)) return clear->cell;
  const bool takes_back = Rules::takes_back(move);
  if (!takes_back && !std::holds_alternative<Redo>(move.action)) return std::nullopt;
  if (seat.value >= state.histories.size()) return std::nullopt;
  const History& history = state.histories[seat.value];
  const Edits& edits = takes_back ? history.undo : history.redo;
  return edits.empty() ? std::nullopt : std::optional<std::uint32_t>(edits.back().place % kCells);
}

// Undo and redo say themselves whose cell it is by now.
std::vector<std::uint32_t> Rules::decided_by(const State&, const Move& move) {
  if (const auto* set = std::get_if<Set>(&move.action)) return {set->cell};
  if (const auto* clear = std::get_if<Clear>(&move.action)) return {clear->cell};
  if (const auto* note = std::get_if<Note>(&move.action)) return {note->cell};
  if (const auto* notes = std::get_if<Notes>(&move.action)) {
    return {notes->cells.begin(), notes->cells.end()};
  }
  return {};
}

}  // namespace gridmates::sudoku
