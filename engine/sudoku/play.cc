// Rules::play of Sudoku: a move as a new state. Everything here works on a copy, which is dropped
// on a refusal.
#include <utility>

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

std::uint8_t writer_of(Seat seat) { return static_cast<std::uint8_t>(seat.value + 1); }

// A cell that players may write in.
Result<core::Ok> check_cell(const State& state, std::uint8_t cell) {
  if (cell >= kCells) {
    return core::invalid("There is no such cell; the cells are A1 to I9.");
  }
  if (state.givens[cell] != 0) return illegal(format_cell(cell) + " is a given.");
  return core::Ok{};
}

History& history_of(State& state, Seat seat) {
  while (state.histories.size() <= seat.value) state.histories.push({});
  return state.histories[seat.value];
}

void remember(core::SharedList<Edit, kMaxSteps>& steps, Edit step) {
  if (steps.full()) steps.pop_front();
  steps.push(std::move(step));
}

// Takes the digit of step.cell from its peers' notes, and keeps in the step whose notes had it.
void clean_peers(State& state, Edit& step) {
  step.digit = state.cells[step.cell].digit;
  for (std::uint8_t peer : peers_of(step.cell)) {
    Entry& cell = state.cells[peer];
    if ((cell.notes & only(step.digit)) == 0) continue;
    cell.notes &= static_cast<DigitSet>(~only(step.digit));
    step.cleaned.push({peer, cell.written});
  }
}

// Gives those peers the note back that nobody has written in since.
void restore_peers(State& state, const Edit& step) {
  for (const Cleaned& cleaned : step.cleaned) {
    if (cleaned.cell >= kCells) continue;
    Entry& cell = state.cells[cleaned.cell];
    if (cell.written == cleaned.written) cell.notes |= only(step.digit);
  }
}

// Puts new content into a cell and gives the step that reverses it.
Edit replace(State& state, std::uint8_t cell, const Entry& content) {
  Edit reverse{cell, state.cells[cell], content.written, 0, {}};
  state.cells[cell] = content;
  return reverse;
}

// A new step of a player: it can be undone, and what was undone before it cannot be redone any
// more.
void write(State& state, Seat seat, std::uint8_t cell, std::uint8_t digit, DigitSet notes) {
  Edit reverse = replace(state, cell, {digit, notes, writer_of(seat), state.plies});
  clean_peers(state, reverse);
  History& history = history_of(state, seat);
  remember(history.undo, std::move(reverse));
  history.redo.clear();
  state.last.cell = cell + 1;
}

// Whether somebody else's writing stands where the step expects the player's own.
bool is_blocked(const State& state, Seat seat, const Edit& step) {
  const Entry& cell = state.cells[step.cell];
  return cell.written != step.expected && cell.writer != 0 && cell.writer != writer_of(seat);
}

// The latest of these steps, taken off; nothing when there is none that names a cell to write in.
std::optional<Edit> take(const State& state, core::SharedList<Edit, kMaxSteps>& steps) {
  if (steps.empty()) return std::nullopt;
  Edit step = steps.back();
  steps.pop();
  if (!check_cell(state, step.cell)) return std::nullopt;
  return step;
}

// play(state, seat, action) for each kind of action: changes the state, or refuses and leaves it in
// any condition.
Result<core::Ok> act(State& state, Seat seat, const Set& set) {
  if (auto good = check_cell(state, set.cell); !good) return good;
  if (only(set.digit) == 0) return core::invalid("A digit is 1 to 9.");
  if (state.cells[set.cell].digit == set.digit) {
    return illegal(format_cell(set.cell) + " is " + std::to_string(set.digit) + " already.");
  }
  write(state, seat, set.cell, set.digit, 0);
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Clear& clear) {
  if (auto good = check_cell(state, clear.cell); !good) return good;
  const Entry& cell = state.cells[clear.cell];
  if (cell.digit == 0 && cell.notes == 0) {
    return illegal(format_cell(clear.cell) + " is empty already.");
  }
  write(state, seat, clear.cell, 0, 0);
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Note& note) {
  if (auto good = check_cell(state, note.cell); !good) return good;
  if (note.digits == 0 || (note.digits & ~kAllDigits) != 0) {
    return core::invalid("Notes are digits 1 to 9, at least one.");
  }
  const Entry& cell = state.cells[note.cell];
  if (cell.digit != 0) {
    return illegal(format_cell(note.cell) + " has a digit; clear it to take notes there.");
  }
  write(state, seat, note.cell, 0, cell.notes ^ note.digits);
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Undo&) {
  History& history = history_of(state, seat);
  const auto step = take(state, history.undo);
  if (!step) return illegal("You have nothing to undo.");
  state.last.cell = step->cell + 1;
  if (is_blocked(state, seat, *step)) {
    state.last.blocked_by = state.cells[step->cell].writer;
    return core::Ok{};
  }
  restore_peers(state, *step);
  remember(history.redo, replace(state, step->cell, step->content));
  return core::Ok{};
}

Result<core::Ok> act(State& state, Seat seat, const Redo&) {
  History& history = history_of(state, seat);
  const auto step = take(state, history.redo);
  if (!step) return illegal("You have nothing to redo.");
  state.last.cell = step->cell + 1;
  if (is_blocked(state, seat, *step)) {
    state.last.blocked_by = state.cells[step->cell].writer;
    return core::Ok{};
  }
  Edit reverse = replace(state, step->cell, step->content);
  clean_peers(state, reverse);
  remember(history.undo, std::move(reverse));
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
  if (std::holds_alternative<Note>(move.action)) return std::nullopt;
  if (seat.value >= state.histories.size()) return std::nullopt;
  const History& history = state.histories[seat.value];
  const auto& steps = std::holds_alternative<Undo>(move.action) ? history.undo : history.redo;
  return steps.empty() ? std::nullopt : std::optional<std::uint32_t>(steps.back().cell);
}

// Undo and redo say themselves whose cell it is by now.
std::vector<std::uint32_t> Rules::decided_by(const State&, const Move& move) {
  if (const auto* set = std::get_if<Set>(&move.action)) return {set->cell};
  if (const auto* clear = std::get_if<Clear>(&move.action)) return {clear->cell};
  if (const auto* note = std::get_if<Note>(&move.action)) return {note->cell};
  return {};
}

}  // namespace gridmates::sudoku
