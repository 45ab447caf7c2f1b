// The computer player: writes the digit that a person of its level would find next or, if no
// technique of the level applies, one of the solution, which follows from the visible givens.
#include <algorithm>
#include <array>

#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/rules.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {
namespace {

// The techniques of the ladder from the first up to this one.
TechniqueSet techniques_to(Technique last) {
  TechniqueSet set;
  for (int t = 0; t <= static_cast<int>(last); ++t) set.add(static_cast<Technique>(t));
  return set;
}

TechniqueSet techniques_of(core::Level level) {
  switch (core::of_three(level)) {
    case core::Level::kEasy:
      return techniques_to(Technique::kNakedSingle);
    case core::Level::kMedium:
      return techniques_to(Technique::kXyzWing);
    default:
      break;
  }
  return TechniqueSet::logical();
}

// nullopt for a view that is not a whole board.
std::optional<Digits> givens_of(const View& view) {
  const Shape shape = view.constants.shape();
  if (!shape.is_known() || view.cells.size() != static_cast<std::size_t>(shape.cells())) {
    return std::nullopt;
  }
  Digits givens(view.cells.size());
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (view.cells[i].digit > shape.side()) return std::nullopt;
    if (view.cells[i].given) givens[i] = view.cells[i].digit;
  }
  return givens;
}

// The first digit for an empty cell on the ladder's path from the correct digits of the board.
template <class Capacity>
std::optional<Set> find_by_technique(const View& view, const Digits& solution, core::Level level,
                                     std::uint32_t max_steps) {
  Digits right(solution.size());
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (view.cells[i].digit == solution[i]) right[i] = solution[i];
  }
  auto board = board_of<Capacity>(view.constants.shape(), right);
  const TechniqueSet techniques = techniques_of(level);
  for (; max_steps > 0; --max_steps) {
    const auto step = next_step(board, techniques);
    if (!step) break;
    for (const Candidate& placed : step->placements) {
      if (view.cells[placed.cell].digit == 0) return Set{placed.cell, placed.digit};
    }
    apply(*step, board);
  }
  return std::nullopt;
}

// A random empty cell, or, if no cell is empty, a wrong digit corrected. nullopt if the board is
// solved.
std::optional<Set> take_from_solution(const View& view, const Digits& solution,
                                      core::Random& random) {
  std::vector<Cell> empty;
  std::vector<Cell> wrong;
  for (Cell i = 0; i < solution.size(); ++i) {
    if (view.cells[i].digit == 0) empty.push_back(i);
    if (view.cells[i].digit != solution[i]) wrong.push_back(i);
  }
  const auto& open = empty.empty() ? wrong : empty;
  if (open.empty()) return std::nullopt;
  const Cell cell = open[random.below(static_cast<std::uint32_t>(open.size()))];
  return Set{cell, solution[cell]};
}

}  // namespace

std::optional<Move> Rules::choose(const View& view, core::Seat, core::Level level,
                                  std::uint32_t budget, core::Random& random) {
  const auto givens = givens_of(view);
  if (!givens || view.status.outcome.over()) return std::nullopt;
  const Shape shape = view.constants.shape();
  const auto solution = solve(shape, *givens, {.max_nodes = budget});
  if (!solution) return std::nullopt;
  auto found = shape.side() <= kSide
                   ? find_by_technique<Nine>(view, *solution, level, budget)
                   : find_by_technique<TwentyFive>(view, *solution, level, budget);
  if (!found) found = take_from_solution(view, *solution, random);
  return found ? std::optional(Move{*found}) : std::nullopt;
}

// The pace of a digit: a usual 9x9 is done in about 17, 13, 9, 6, 4 and 3 minutes.
std::uint32_t Rules::pace_ms(core::Level level) {
  constexpr std::array<std::uint32_t, 6> kPaces = {20'000, 15'000, 11'000, 7'500, 5'000, 3'500};
  return kPaces[static_cast<std::size_t>(level) - 1];
}

}  // namespace gridmates::sudoku
