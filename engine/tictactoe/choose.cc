// The computer player: its level sets the search depth, and how often it overlooks a line.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/tictactoe/rules.h"
#include "engine/tictactoe/think.h"

namespace gridmates::tictactoe {
namespace {

using Act = Move::Act;

// Measured by `gridmates tictactoe calibrate` (docs/TICTACTOE_COMMANDS.md).
constexpr std::array<Skill, kBestLevel> kSkillsOnUsualBoard = {
    {{1, 0, 1000}, {1, 0, 555}, {2, 0, 385}, {9, 0, 225}, {9, 0, 108}, {9, 0, 0}}};
constexpr std::array<Skill, kBestLevel> kSkills = {
    {{1, 0, 300}, {2, 0, 165}, {2, 0, 95}, {4, 0, 75}, {4, 2, 32}, {60, 8, 0}}};

CellNumber any_of(const std::vector<CellNumber>& cells, core::Random& random) {
  return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

// The number of windows through a cell: many in the middle, few at an edge.
std::size_t reach_of(const Windows& windows, CellNumber cell) {
  return windows.of_cell(cell).size();
}

// A free cell after which both sides stand about equally well: a random one of the few cells that
// come nearest to that.
CellNumber even_cell(const State& state, core::Random& random) {
  constexpr std::size_t kNearest = 6;
  const Windows windows(state.variant());
  const bool is_first = count(state.marks, Mark::kX) == 0;
  const auto middle = static_cast<CellNumber>(state.variant().rows() / 2 * state.variant().columns +
                                              state.variant().columns / 2);
  const auto half = static_cast<int>(reach_of(windows, middle) / 2);
  const Mark mark =
      count(state.marks, Mark::kX) == count(state.marks, Mark::kO) ? Mark::kX : Mark::kO;
  std::vector<std::pair<int, CellNumber>> cells;
  for (CellNumber cell = 0; cell < state.marks.size(); ++cell) {
    if (state.marks[cell] != Mark::kNone) continue;
    // A single mark is even where it has about half as many windows as in the middle.
    int lead = static_cast<int>(reach_of(windows, cell)) - half;
    if (!is_first) {
      Position after = state.marks;
      after[cell] = mark;
      lead = estimate(after, state.variant());
    }
    cells.emplace_back(std::abs(lead), cell);
  }
  std::ranges::sort(cells);
  cells.resize(std::min(cells.size(), kNearest));
  return cells[random.below(static_cast<std::uint32_t>(cells.size()))].second;
}

bool swaps_first_mark(const State& state) {
  const Windows windows(state.variant());
  CellNumber mark = 0;
  std::size_t most = 0;
  for (CellNumber cell = 0; cell < state.marks.size(); ++cell) {
    if (state.marks[cell] != Mark::kNone) mark = cell;
    most = std::max(most, reach_of(windows, cell));
  }
  return 2 * reach_of(windows, mark) > most;
}

}  // namespace

Skill skill_of(int level, const Variant& variant) {
  const auto place = static_cast<std::size_t>(std::clamp(level, 1, kBestLevel) - 1);
  return (variant.cells() <= kCells ? kSkillsOnUsualBoard : kSkills).at(place);
}

std::optional<Move> choose(const State& state, const Skill& skill, std::uint64_t max_nodes,
                           core::Random& random) {
  const Step step = state.step();
  const bool begins = step == Step::kPie && count(state.marks, Mark::kX) == 0;
  if (begins || step == Step::kThree || step == Step::kTwo) {
    return Move::put(even_cell(state, random));
  }
  if (step == Step::kPie && swaps_first_mark(state)) return Move::of(Act::kSwap);
  const Thought thought = think(state.marks, state.variant(), skill, max_nodes, random);
  if (thought.best.empty()) return std::nullopt;
  // The colour is chosen with O to move; O is taken if it stands at least as well as X.
  if (step == Step::kColour) return Move::of(thought.score >= 0 ? Act::kSwap : Act::kStay);
  if (step == Step::kChoice && thought.score < 0) return Move::of(Act::kSwap);
  return Move::put(any_of(thought.best, random));
}

std::optional<Move> Rules::choose(const View& view, core::Seat seat, core::Level level,
                                  std::uint32_t budget, core::Random& random) {
  const State state = state_of(view);
  if (!check(state.variant()) || !to_move(state).contains(seat)) return std::nullopt;
  const Skill skill = skill_of(static_cast<int>(level), state.variant());
  return tictactoe::choose(state, skill, budget, random);
}

}  // namespace gridmates::tictactoe
