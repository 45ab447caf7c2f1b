// The effect of moves, including those of the openings.
#include "engine/core/two_seats.h"
#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {
namespace {

using core::Seat;
using Act = Move::Act;

// The numbers of marks that end the two parts of swap2.
constexpr int kThreeMarks = 3;
constexpr int kFiveMarks = 5;

// The step of the opening after this many marks.
Step step_after(Step step, int marks) {
  if (step == Step::kPie) return marks == 1 ? Step::kPie : Step::kTurns;
  if (step == Step::kThree) return marks < kThreeMarks ? Step::kThree : Step::kChoice;
  if (step == Step::kTwo) return marks < kFiveMarks ? Step::kTwo : Step::kColour;
  return Step::kTurns;
}

core::Result<State> put(const State& state, std::uint16_t cell) {
  if (cell >= state.marks.size()) return no_such_cell(state.variant());
  if (state.step() == Step::kColour) {
    return core::illegal("First choose: swap to play O, or stay X.");
  }
  if (state.marks[cell] != Mark::kNone) {
    return core::illegal("{cell} is taken.",
                         {{"cell", format_cell(cell, state.variant().columns)}});
  }
  const int crosses = count(state.marks, Mark::kX);
  const int noughts = count(state.marks, Mark::kO);
  State next = state;
  next.marks[cell] = crosses == noughts ? Mark::kX : Mark::kO;
  next.last = StoredCell{cell};
  next.rest.value.step = step_after(state.step(), crosses + noughts + 1);
  return next;
}

// Whether the opening currently offers this act.
bool offers(const State& state, Act act) {
  const bool any_mark = count(state.marks, Mark::kX) != 0;
  switch (state.step()) {
    case Step::kPie:
      return act == Act::kSwap && any_mark;
    case Step::kChoice:
      return act == Act::kSwap || act == Act::kMore;
    case Step::kColour:
      return act == Act::kSwap || act == Act::kStay;
    case Step::kTurns:
    case Step::kThree:
    case Step::kTwo:
      break;
  }
  return false;
}

core::Result<State> decide(const State& state, Act act) {
  if (!offers(state, act)) {
    if (act == Act::kSwap) return core::illegal("There is nothing to swap now.");
    return core::illegal("The opening does not ask for that now.");
  }
  State next = state;
  next.rest.value.step = act == Act::kMore ? Step::kTwo : Step::kTurns;
  if (act == Act::kSwap) next.rest.value.swapped = true;
  return next;
}

}  // namespace

core::Result<State> Rules::play(const State& state, Seat seat, const Move& move) {
  const bool plays_x = state.seat_of(Mark::kX) == seat;
  if (auto no = core::refuse_turn(to_move(state), seat, plays_x)) return *no;
  if (move.act.value == Act::kPut) return put(state, move.cell);
  if (move.cell != 0) return core::invalid("Only a mark has a cell.");
  return decide(state, move.act.value);
}

}  // namespace gridmates::tictactoe
