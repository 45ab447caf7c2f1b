#include "engine/sudoku/logic/ladder.h"

#include "engine/sudoku/logic/finders.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
bool has_clash(const Geometry<Capacity>& geometry, const Digits& givens) {
  std::array<DigitMask, 3 * Capacity::kSide> seen{};
  for (std::size_t cell : geometry.all_cells) {
    if (givens[cell] == 0) continue;
    for (Unit unit : geometry.units_of[cell]) {
      if ((seen[unit] & digit_bit(givens[cell])) != 0) return true;
      seen[unit] |= digit_bit(givens[cell]);
    }
  }
  return false;
}

template <class Capacity>
Path walk_on(Shape shape, const Digits& givens, const LadderOptions& options) {
  Path path;
  path.end = givens;
  if (has_clash(*Geometry<Capacity>::of(shape), givens)) return path;
  Board<Capacity> board = board_of<Capacity>(shape, givens);
  while (!board.is_solved() && path.steps.size() < options.max_steps &&
         !options.stop.stop_requested()) {
    std::optional<Step> step = next_step(board, options.techniques);
    if (!step) break;
    apply(*step, board);
    ++path.counts[static_cast<std::size_t>(step->technique)];
    path.steps.push_back(std::move(*step));
  }
  path.solved = board.is_solved();
  for (std::size_t cell : board.geometry().all_cells) path.end[cell] = board.digit(cell);
  return path;
}

}  // namespace

template <class Capacity>
std::optional<Step> next_step(const Board<Capacity>& board, const TechniqueSet& techniques) {
  for (std::size_t i = 0; i < kTechniques; ++i) {
    const auto technique = static_cast<Technique>(i);
    if (!techniques.has(technique)) continue;
    Steps steps;
    finder_of<Capacity>(technique)(board, steps);
    if (!steps.found().empty()) return std::move(std::move(steps).take().front());
  }
  return std::nullopt;
}

Path walk(Shape shape, const Digits& givens, const LadderOptions& options) {
  return shape.side() <= Nine::kSide ? walk_on<Nine>(shape, givens, options)
                                     : walk_on<TwentyFive>(shape, givens, options);
}

template std::optional<Step> next_step(const Board<Nine>&, const TechniqueSet&);
template std::optional<Step> next_step(const Board<TwentyFive>&, const TechniqueSet&);

}  // namespace gridmates::sudoku
