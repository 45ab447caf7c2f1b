// Flags and question marks: opinions, which matter to the rules only in what they protect.
#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/field/coordinates.h"

namespace gridmates::minesweeper {
namespace {

core::Parameters cell_parameter(const State& state, Cell cell) {
  return {{"cell", cell_name(shape_of(state), cell)}};
}

// Moves the cell from `other` to `one`.
core::Ok put(State& state, core::Seat seat, Cell cell, Cells& one, Cells& other) {
  one.add(cell);
  other.remove(cell);
  state.by[cell] = number_of(seat);
  changes_field(state, seat, cell);
  return core::Ok{};
}

}  // namespace

Done act(State& state, core::Seat seat, const Flag& flag) {
  if (auto good = check_closed(state, flag.cell); !good) return good;
  if (state.flags.has(flag.cell)) {
    return illegal("{cell} has a flag already.", cell_parameter(state, flag.cell));
  }
  ++part_of(state, seat).flags;
  return put(state, seat, flag.cell, state.flags, state.marks);
}

Done act(State& state, core::Seat seat, const Mark& mark) {
  if (auto good = check_closed(state, mark.cell); !good) return good;
  if (!state.board.options.marks) return illegal("This room plays without question marks.");
  if (state.marks.has(mark.cell)) {
    return illegal("{cell} has a question mark already.", cell_parameter(state, mark.cell));
  }
  // Replacing a flag counts as a click that removes one.
  ++(state.flags.has(mark.cell) ? part_of(state, seat).flags : part_of(state, seat).marks);
  return put(state, seat, mark.cell, state.marks, state.flags);
}

Done act(State& state, core::Seat seat, const Clear& clear) {
  if (auto good = check_closed(state, clear.cell); !good) return good;
  const bool flagged = state.flags.has(clear.cell);
  if (!flagged && !state.marks.has(clear.cell)) {
    return illegal("{cell} has no flag and no question mark.", cell_parameter(state, clear.cell));
  }
  ++(flagged ? part_of(state, seat).flags : part_of(state, seat).marks);
  state.flags.remove(clear.cell);
  state.marks.remove(clear.cell);
  state.by[clear.cell] = 0;
  changes_field(state, seat, clear.cell);
  return core::Ok{};
}

}  // namespace gridmates::minesweeper
