// Avoidable rectangles: like unique ones, with corners that the player has filled.
#include "engine/sudoku/logic/rectangles.h"
#include "engine/sudoku/logic/uniqueness.h"

namespace gridmates::sudoku {
namespace {

// Calls visit(corners, open) for every rectangle without a given that has exactly `wanted` empty
// corners, listed in `open`, until it returns true.
template <class Capacity, class Visit>
void each_with_open_corners(const Board<Capacity>& board, std::size_t wanted, Visit visit) {
  const auto& geometry = board.geometry();
  each_rectangle(geometry, geometry.all_cells.without(board.givens()), [&](const Corners& corners) {
    std::array<std::size_t, 4> open{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      if (board.digit(corners[i]) == 0) open[count++] = i;
    }
    return count == wanted && visit(corners, open);
  });
}

Step step_on_corners(Technique technique, const Corners& corners, DigitSet digits) {
  Step step;
  step.technique = technique;
  step.cells.assign(corners.begin(), corners.end());
  step.digits = list_of(digits);
  return step;
}

// Two empty corners, and for each the digit that would complete the pattern.
struct Gap {
  std::array<Candidate, 2> completing;
  DigitSet pair = 0;
};

// Both corners have the completing digit and one more, the same.
template <class Capacity>
bool tell_gap(const Board<Capacity>& board, const Corners& corners, const Gap& gap, Steps& steps) {
  const auto [one, other] = gap.completing;
  if (!board.has(one) || !board.has(other)) return false;
  const DigitSet extra = board.candidates(one.cell) & ~digit_bit(one.digit);
  if (extra != (board.candidates(other.cell) & ~digit_bit(other.digit))) return false;
  if (std::popcount(extra) != 1) return false;
  const int digit = smallest_of(extra);
  const auto& peers = board.geometry().peers;
  const auto gone = board.places(digit) & peers[one.cell] & peers[other.cell];
  if (gone.none()) return false;
  Step step = step_on_corners(Technique::kAvoidableRectangle2, corners, gap.pair);
  for (const Candidate& c : gap.completing) {
    step.fins.push_back({c.cell, static_cast<std::uint8_t>(digit)});
  }
  strike(step, gone, digit);
  return steps.add(std::move(step));
}

// The filled corners are side by side: each determines the digit diagonally opposite.
template <class Capacity>
bool tell_side_by_side(const Board<Capacity>& board, const Corners& corners, std::size_t one,
                       std::size_t other, Steps& steps) {
  const std::uint8_t a = board.digit(corners[one ^ 3]);
  const std::uint8_t b = board.digit(corners[other ^ 3]);
  const Gap gap{{{{corners[one], a}, {corners[other], b}}}, digit_bit(a) | digit_bit(b)};
  return tell_gap(board, corners, gap, steps);
}

// They are opposite and equal: any digit common to both empty corners would complete it.
template <class Capacity>
bool tell_across(const Board<Capacity>& board, const Corners& corners, std::size_t one,
                 std::size_t other, Steps& steps) {
  const std::uint8_t a = board.digit(corners[one ^ 1]);
  if (a != board.digit(corners[other ^ 1])) return false;
  for (int digit : DigitsOf{board.candidates(corners[one]) & board.candidates(corners[other])}) {
    const auto b = static_cast<std::uint8_t>(digit);
    const Gap gap{{{{corners[one], b}, {corners[other], b}}}, digit_bit(a) | digit_bit(b)};
    if (tell_gap(board, corners, gap, steps)) return true;
  }
  return false;
}

}  // namespace

template <class Capacity>
void find_avoidable_rectangle_1(const Board<Capacity>& board, Steps& steps) {
  each_with_open_corners(board, 1, [&](const Corners& corners, const auto& open) {
    const std::size_t last = open[0];
    const std::uint8_t beside = board.digit(corners[last ^ 1]);
    const Candidate completing{corners[last], board.digit(corners[last ^ 3])};
    if (beside != board.digit(corners[last ^ 2]) || !board.has(completing)) return false;
    Step step = step_on_corners(Technique::kAvoidableRectangle1, corners,
                                digit_bit(beside) | digit_bit(completing.digit));
    step.eliminations = {completing};
    return steps.add(std::move(step));
  });
}

template <class Capacity>
void find_avoidable_rectangle_2(const Board<Capacity>& board, Steps& steps) {
  each_with_open_corners(board, 2, [&](const Corners& corners, const auto& open) {
    const bool across = (open[0] ^ open[1]) == 3;
    return across ? tell_across(board, corners, open[0], open[1], steps)
                  : tell_side_by_side(board, corners, open[0], open[1], steps);
  });
}

template void find_avoidable_rectangle_1(const Board<Nine>&, Steps&);
template void find_avoidable_rectangle_2(const Board<Nine>&, Steps&);
template void find_avoidable_rectangle_1(const Board<TwentyFive>&, Steps&);
template void find_avoidable_rectangle_2(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
