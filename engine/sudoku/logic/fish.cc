#include "engine/sudoku/logic/fish.h"

#include <algorithm>

#include "engine/sudoku/logic/fish_search.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
Step step_of(Technique technique, int size, const Fish<Capacity>& fish) {
  Step step;
  step.technique = technique;
  strike(step, fish.victims, fish.digit);
  step.cells = list_of(fish.places);
  step.digits = {static_cast<std::uint8_t>(fish.digit)};
  step.units.assign(fish.bases.begin(), fish.bases.begin() + size);
  step.covers.assign(fish.covers.begin(), fish.covers.begin() + size);
  step.fins = list_of(fish.fins, fish.digit);
  return step;
}

// Whether some base has fewer than two places without the fins.
template <class Capacity>
bool is_sashimi(const Geometry<Capacity>& geometry, int size, const Fish<Capacity>& fish) {
  const auto body = fish.places.without(fish.fins);
  return std::any_of(fish.bases.begin(), fish.bases.begin() + size,
                     [&](Unit base) { return (body & geometry.cells_of[base]).count() < 2; });
}

template <class Capacity>
void find_with_fins(const Board<Capacity>& board, Technique technique, int size, bool sashimi,
                    Steps& steps) {
  each_line_fish<Capacity>(board, {.size = size, .finned = true}, [&](const Fish<Capacity>& fish) {
    if (is_sashimi(board.geometry(), size, fish) != sashimi) return false;
    return steps.add(step_of(technique, size, fish));
  });
}

template <class Capacity>
void find_with_boxes(const Board<Capacity>& board, Technique technique, FishKind kind,
                     Steps& steps) {
  each_franken_fish<Capacity>(board, kind, [&](const Fish<Capacity>& fish) {
    return steps.add(step_of(technique, kind.size, fish));
  });
}

}  // namespace

template <class Capacity>
void find_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  each_line_fish<Capacity>(board, {.size = size}, [&](const Fish<Capacity>& fish) {
    return steps.add(step_of(technique, size, fish));
  });
}

template <class Capacity>
void find_finned_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  find_with_fins(board, technique, size, false, steps);
}

template <class Capacity>
void find_sashimi_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  find_with_fins(board, technique, size, true, steps);
}

template <class Capacity>
void find_franken_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  find_with_boxes(board, technique, {.size = size}, steps);
}

template <class Capacity>
void find_finned_franken_fish(const Board<Capacity>& board, Technique technique, int size,
                              Steps& steps) {
  find_with_boxes(board, technique, {.size = size, .finned = true}, steps);
}

template void find_fish(const Board<Nine>&, Technique, int, Steps&);
template void find_fish(const Board<TwentyFive>&, Technique, int, Steps&);
template void find_finned_fish(const Board<Nine>&, Technique, int, Steps&);
template void find_finned_fish(const Board<TwentyFive>&, Technique, int, Steps&);
template void find_sashimi_fish(const Board<Nine>&, Technique, int, Steps&);
template void find_sashimi_fish(const Board<TwentyFive>&, Technique, int, Steps&);
template void find_franken_fish(const Board<Nine>&, Technique, int, Steps&);
template void find_franken_fish(const Board<TwentyFive>&, Technique, int, Steps&);
template void find_finned_franken_fish(const Board<Nine>&, Technique, int, Steps&);
template void find_finned_franken_fish(const Board<TwentyFive>&, Technique, int, Steps&);

}  // namespace gridmates::sudoku
