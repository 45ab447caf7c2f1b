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

// Whether some base keeps less than two places when the fins are gone.
template <class Capacity>
bool is_sashimi(const Geometry<Capacity>& geometry, int size, const Fish<Capacity>& fish) {
  const auto body = fish.places.without(fish.fins);
  return std::any_of(fish.bases.begin(), fish.bases.begin() + size,
                     [&](Unit base) { return (body & geometry.cells_of[base]).count() < 2; });
}

template <class Capacity>
void find_plain(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  each_line_fish<Capacity>(board, {.size = size}, [&](const Fish<Capacity>& fish) {
    return steps.add(step_of(technique, size, fish));
  });
}

template <class Capacity>
void find_finned(const Board<Capacity>& board, Technique technique, int size, bool sashimi,
                 Steps& steps) {
  each_line_fish<Capacity>(board, {.size = size, .finned = true}, [&](const Fish<Capacity>& fish) {
    if (is_sashimi(board.geometry(), size, fish) != sashimi) return false;
    return steps.add(step_of(technique, size, fish));
  });
}

template <class Capacity>
void find_franken(const Board<Capacity>& board, Technique technique, FishKind kind, Steps& steps) {
  each_franken_fish<Capacity>(board, kind, [&](const Fish<Capacity>& fish) {
    return steps.add(step_of(technique, kind.size, fish));
  });
}

}  // namespace

template <class Capacity>
void find_x_wing(const Board<Capacity>& board, Steps& steps) {
  find_plain(board, Technique::kXWing, 2, steps);
}
template <class Capacity>
void find_swordfish(const Board<Capacity>& board, Steps& steps) {
  find_plain(board, Technique::kSwordfish, 3, steps);
}
template <class Capacity>
void find_jellyfish(const Board<Capacity>& board, Steps& steps) {
  find_plain(board, Technique::kJellyfish, 4, steps);
}

template <class Capacity>
void find_finned_x_wing(const Board<Capacity>& board, Steps& steps) {
  find_finned(board, Technique::kFinnedXWing, 2, false, steps);
}
template <class Capacity>
void find_finned_swordfish(const Board<Capacity>& board, Steps& steps) {
  find_finned(board, Technique::kFinnedSwordfish, 3, false, steps);
}
template <class Capacity>
void find_finned_jellyfish(const Board<Capacity>& board, Steps& steps) {
  find_finned(board, Technique::kFinnedJellyfish, 4, false, steps);
}

template <class Capacity>
void find_sashimi_x_wing(const Board<Capacity>& board, Steps& steps) {
  find_finned(board, Technique::kSashimiXWing, 2, true, steps);
}
template <class Capacity>
void find_sashimi_swordfish(const Board<Capacity>& board, Steps& steps) {
  find_finned(board, Technique::kSashimiSwordfish, 3, true, steps);
}
template <class Capacity>
void find_sashimi_jellyfish(const Board<Capacity>& board, Steps& steps) {
  find_finned(board, Technique::kSashimiJellyfish, 4, true, steps);
}

template <class Capacity>
void find_franken_x_wing(const Board<Capacity>& board, Steps& steps) {
  find_franken(board, Technique::kFrankenXWing, {.size = 2}, steps);
}
template <class Capacity>
void find_franken_swordfish(const Board<Capacity>& board, Steps& steps) {
  find_franken(board, Technique::kFrankenSwordfish, {.size = 3}, steps);
}
template <class Capacity>
void find_franken_jellyfish(const Board<Capacity>& board, Steps& steps) {
  find_franken(board, Technique::kFrankenJellyfish, {.size = 4}, steps);
}

template <class Capacity>
void find_finned_franken_x_wing(const Board<Capacity>& board, Steps& steps) {
  find_franken(board, Technique::kFinnedFrankenXWing, {.size = 2, .finned = true}, steps);
}
template <class Capacity>
void find_finned_franken_swordfish(const Board<Capacity>& board, Steps& steps) {
  find_franken(board, Technique::kFinnedFrankenSwordfish, {.size = 3, .finned = true}, steps);
}
template <class Capacity>
void find_finned_franken_jellyfish(const Board<Capacity>& board, Steps& steps) {
  find_franken(board, Technique::kFinnedFrankenJellyfish, {.size = 4, .finned = true}, steps);
}

template void find_x_wing(const Board<Nine>&, Steps&);
template void find_x_wing(const Board<TwentyFive>&, Steps&);
template void find_swordfish(const Board<Nine>&, Steps&);
template void find_swordfish(const Board<TwentyFive>&, Steps&);
template void find_jellyfish(const Board<Nine>&, Steps&);
template void find_jellyfish(const Board<TwentyFive>&, Steps&);
template void find_finned_x_wing(const Board<Nine>&, Steps&);
template void find_finned_x_wing(const Board<TwentyFive>&, Steps&);
template void find_finned_swordfish(const Board<Nine>&, Steps&);
template void find_finned_swordfish(const Board<TwentyFive>&, Steps&);
template void find_finned_jellyfish(const Board<Nine>&, Steps&);
template void find_finned_jellyfish(const Board<TwentyFive>&, Steps&);
template void find_sashimi_x_wing(const Board<Nine>&, Steps&);
template void find_sashimi_x_wing(const Board<TwentyFive>&, Steps&);
template void find_sashimi_swordfish(const Board<Nine>&, Steps&);
template void find_sashimi_swordfish(const Board<TwentyFive>&, Steps&);
template void find_sashimi_jellyfish(const Board<Nine>&, Steps&);
template void find_sashimi_jellyfish(const Board<TwentyFive>&, Steps&);
template void find_franken_x_wing(const Board<Nine>&, Steps&);
template void find_franken_x_wing(const Board<TwentyFive>&, Steps&);
template void find_franken_swordfish(const Board<Nine>&, Steps&);
template void find_franken_swordfish(const Board<TwentyFive>&, Steps&);
template void find_franken_jellyfish(const Board<Nine>&, Steps&);
template void find_franken_jellyfish(const Board<TwentyFive>&, Steps&);
template void find_finned_franken_x_wing(const Board<Nine>&, Steps&);
template void find_finned_franken_x_wing(const Board<TwentyFive>&, Steps&);
template void find_finned_franken_swordfish(const Board<Nine>&, Steps&);
template void find_finned_franken_swordfish(const Board<TwentyFive>&, Steps&);
template void find_finned_franken_jellyfish(const Board<Nine>&, Steps&);
template void find_finned_franken_jellyfish(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
