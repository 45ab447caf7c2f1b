// Flags and question marks: opinions, which say nothing to the rules but what is protected.
#include "engine/minesweeper/acts.h"

namespace gridmates::minesweeper {
namespace {

// Puts the cell into `one`, or takes it away when it is there; it leaves `other`.
void flip(State& state, core::Seat seat, Cell cell, Cells& one, Cells& other) {
  const bool put = !one.has(cell);
  one.set(cell, put);
  other.remove(cell);
  state.by[cell] = put ? number_of(seat) : std::uint8_t{0};
  changes_field(state, seat, cell);
}

}  // namespace

Done act(State& state, core::Seat seat, const Flag& flag) {
  if (auto good = check_closed(state, flag.cell); !good) return good;
  flip(state, seat, flag.cell, state.flags, state.marks);
  ++part_of(state, seat).flags;
  return core::Ok{};
}

Done act(State& state, core::Seat seat, const Mark& mark) {
  if (auto good = check_closed(state, mark.cell); !good) return good;
  if (!state.board.options.marks) return illegal("This room plays without question marks.");
  flip(state, seat, mark.cell, state.marks, state.flags);
  ++part_of(state, seat).marks;
  return core::Ok{};
}

}  // namespace gridmates::minesweeper
