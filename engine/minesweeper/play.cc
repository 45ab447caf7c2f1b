// Rules::play of Minesweeper: from a move to a new state. All code here works on a copy, which is
// dropped on a refusal.
#include <string>

#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/rules.h"
#include "engine/minesweeper/stats/stats.h"

namespace gridmates::minesweeper {
namespace {

using core::RefusalCode;
using core::Seat;

// Checks that apply to all moves of a kind, independent of the cell.
template <class Action>
Done check_time(const State& state, const Action&) {
  constexpr bool opens = std::is_same_v<Action, Open>;
  constexpr bool votes = std::is_same_v<Action, Vote> || std::is_same_v<Action, GiveUp> ||
                         std::is_same_v<Action, Decided>;
  if (!opens && state.board.waits()) return illegal("The field is laid by the first opening.");
  if (!votes && is_voting(state)) {
    return illegal("No life is left: vote whether to go on.");
  }
  return core::Ok{};
}

}  // namespace

Done check_cell(const State& state, Cell cell) {
  const Shape shape = shape_of(state);
  if (cell < shape.cells()) return core::Ok{};
  const Cell last = static_cast<Cell>(shape.cells() - 1);
  return core::invalid("There is no such cell; the cells are a1 to {last}.",
                       {{"last", cell_name(shape, last)}});
}

Done check_closed(const State& state, Cell cell) {
  if (auto good = check_cell(state, cell); !good) return good;
  if (!state.open.has(cell)) return core::Ok{};
  return illegal("{cell} is open already.", {{"cell", cell_name(shape_of(state), cell)}});
}

void changes_field(State& state, Seat seat, Cell cell) {
  state.last = cell;
  state.help.reset();
  part_of(state, seat).ballot = Part::Ballot::kNone;
}

void settle(State& state) {
  if (!Rules::outcome(state).over()) return;
  const Field field = state.board.field();
  state.worth =
      FieldMetrics{bbbv(field),       bbbv_done(field, state.open), openings(field), zini(field),
                   state.board.first, seed_of(state.board.options)};
}

core::Result<State> Rules::play(const State& state, Seat seat, const Move& move) {
  if (!is_sound(state)) return core::invalid("This is not a match of Minesweeper.");
  if (seat.value >= core::kMaxSeats) {
    return core::refuse(RefusalCode::kNotSeated, "You have no part in this match.");
  }
  if (outcome(state).over()) {
    if (state.lost) return core::refuse(RefusalCode::kMatchOver, "This field is lost.");
    return core::refuse(RefusalCode::kMatchOver, "This field is solved.");
  }
  State next = state;
  ++next.plies;
  auto done = std::visit(
      [&](const auto& action) -> Done {
        if (auto good = check_time(next, action); !good) return good;
        return act(next, seat, action);
      },
      move.action);
  if (!done) return done.error();
  part_of(next, seat).moved = true;
  settle(next);
  return next;
}

}  // namespace gridmates::minesweeper
