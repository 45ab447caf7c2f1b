#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

bool is_sound(const State& state) {
  const Options& options = state.board.options;
  if (!check_options(options) || state.board.first >= options.shape.cells()) return false;
  Cells named = state.board.mines;
  ((named |= state.open) |= state.flags) |= state.marks;
  return within(options.shape, named) && state.by.size() == options.shape.cells();
}

std::uint16_t opened_of(const State& state) {
  Cells opened = state.open;
  opened -= state.board.mines;
  return opened.count();
}

std::uint16_t to_open_of(const State& state) {
  return static_cast<std::uint16_t>(shape_of(state).cells() - state.board.mines.count());
}

bool is_voting(const State& state) {
  const Options& options = state.board.options;
  return !state.board.waits() && !state.lost && !options.race && options.go_on && state.lives == 0;
}

bool is_solved(const State& state) {
  return !state.board.waits() && !state.lost && opened_of(state) == to_open_of(state);
}

Position position_of(const State& state) {
  Position position = seen(state.board.field(), state.open);
  if (state.board.waits()) position.mines = state.board.options.mines;
  return position;
}

Part& part_of(State& state, core::Seat seat) {
  while (state.parts.size() <= seat.value) state.parts.push({});
  return state.parts[seat.value];
}

}  // namespace gridmates::minesweeper
