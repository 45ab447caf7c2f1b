#include "tests/engine/sudoku/logic/pattern_check.h"

#include <algorithm>
#include <set>

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
CellSet<Capacity> set_of(const std::vector<Cell>& cells) {
  CellSet<Capacity> out;
  for (Cell cell : cells) out.add(cell);
  return out;
}

template <class Capacity>
bool lie_in_one_unit(const Geometry<Capacity>& geometry, const CellSet<Capacity>& cells) {
  const auto& units = geometry.units_of[cells.first()];
  return std::any_of(units.begin(), units.end(),
                     [&](Unit unit) { return cells.is_part_of(geometry.cells_of[unit]); });
}

template <class Capacity>
bool is_almost_locked(const Board<Capacity>& board, const AlmostLocked& set) {
  const auto cells = set_of<Capacity>(set.cells);
  return cells.any() && lie_in_one_unit(board.geometry(), cells) &&
         list_of(candidates_of(board, cells)) == set.digits &&
         set.digits.size() == set.cells.size() + 1;
}

// Whether the node names exactly the places of its digit in the set.
template <class Capacity>
bool speaks_of(const Board<Capacity>& board, const Node& node, const AlmostLocked& set) {
  return !node.cells.empty() &&
         list_of(board.places(node.digit) & set_of<Capacity>(set.cells)) == node.cells;
}

// Whether one of the step's sets lacks the one digit and so has the other.
template <class Capacity>
bool passes_through(const Board<Capacity>& board, const Step& step, const Node& off,
                    const Node& on) {
  return !off.on && on.on && off.digit != on.digit &&
         std::ranges::any_of(step.sets, [&](const AlmostLocked& set) {
           return speaks_of(board, off, set) && speaks_of(board, on, set);
         });
}

// Whether all cells of the one node see all of the other.
template <class Capacity>
bool exclude_each_other(const Board<Capacity>& board, const Node& on, const Node& off) {
  const auto seen = board.geometry().seen_by_all(set_of<Capacity>(on.cells));
  return on.on && !off.on && on.digit == off.digit && set_of<Capacity>(off.cells).is_part_of(seen);
}

// The cells must be those of the sets and of the stem, if there is one.
template <class Capacity>
std::string complaint_about_sets(const Board<Capacity>& board, const Step& step) {
  CellSet<Capacity> cells;
  for (const Candidate& c : step.fins) cells.add(c.cell);
  for (const AlmostLocked& set : step.sets) {
    if (!is_almost_locked(board, set)) return "no almost locked set";
    cells |= set_of<Capacity>(set.cells);
  }
  return list_of(cells) == step.cells ? "" : "not the cells of the sets";
}

// Links from "on" over a restricted common to "off", and from "off" through a set to "on".
template <class Capacity>
std::string complaint_about_links(const Board<Capacity>& board, const Step& step,
                                  const std::vector<Node>& chain) {
  for (std::size_t i = 1; i < chain.size(); ++i) {
    if (chain[i].on && !passes_through(board, step, chain[i - 1], chain[i])) {
      return "not through an almost locked set";
    }
    if (!chain[i].on && !exclude_each_other(board, chain[i - 1], chain[i])) {
      return "no restricted common";
    }
  }
  return chain.size() >= 3 && chain.back().on ? "" : "a chain without an end";
}

template <class Capacity>
std::string complaint_about_rectangle(const Board<Capacity>& board, const Step& step) {
  const auto& geometry = board.geometry();
  std::array<std::set<Unit>, 3> units;  // rows, columns, boxes
  for (Cell cell : step.cells) {
    if (board.givens().has(cell)) return "a corner is given";
    for (std::size_t kind = 0; kind < 3; ++kind) units[kind].insert(geometry.units_of[cell][kind]);
  }
  const bool is_one =
      step.cells.size() == 4 && step.digits.size() == 2 &&
      std::all_of(units.begin(), units.end(), [](const auto& kind) { return kind.size() == 2; });
  return is_one ? "" : "no rectangle in two boxes";
}

// As many digits as cells, in the crossing, the line and the box together.
std::string complaint_about_parts(const Step& step) {
  if (step.units.size() != 2 || step.chains.size() != 3) return "not a crossing and two parts";
  return step.cells.size() == step.digits.size() ? "" : "not as many digits as cells";
}

}  // namespace

template <class Capacity>
std::string complaint_about_pattern(const Board<Capacity>& board, const Step& step) {
  using enum Technique;
  if (step.technique >= kUniqueRectangle1 && step.technique <= kAvoidableRectangle2) {
    return complaint_about_rectangle(board, step);
  }
  if (step.technique == kSueDeCoq) return complaint_about_parts(step);
  const auto is_als = {kAlsXz, kAlsXyWing, kAlsChain, kDeathBlossom};
  if (std::find(is_als.begin(), is_als.end(), step.technique) == is_als.end()) return "";
  if (step.chains.empty()) return "no chain";
  std::string wrong = complaint_about_sets(board, step);
  for (const auto& chain : step.chains) {
    if (wrong.empty()) wrong = complaint_about_links(board, step, chain);
  }
  return wrong;
}

template std::string complaint_about_pattern(const Board<Nine>&, const Step&);
template std::string complaint_about_pattern(const Board<TwentyFive>&, const Step&);

}  // namespace gridmates::sudoku
