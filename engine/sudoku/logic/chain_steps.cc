#include "engine/sudoku/logic/chain_steps.h"

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

// The unit in which these cells are all places of the digit; `units` if there is none.
template <class Capacity>
int unit_of_places(const Board<Capacity>& board, const CellSet<Capacity>& cells, int digit) {
  const Geometry<Capacity>& geometry = board.geometry();
  int unit = 0;
  while (unit < geometry.units && board.places(digit, static_cast<Unit>(unit)) != cells) ++unit;
  return unit;
}

}  // namespace

template <class Capacity>
std::vector<Node> nodes_of(const Links<Capacity>& links, std::span<const Claim> claims) {
  std::vector<Node> nodes;
  nodes.reserve(claims.size());
  for (Claim claim : claims) {
    nodes.push_back({list_of(links.cells(claim.node)), links.digit(claim.node), claim.on});
  }
  return nodes;
}

template <class Capacity>
Step step_with_chain(const Board<Capacity>& board, const Links<Capacity>& links,
                     std::span<const Claim> chain) {
  CellSet<Capacity> cells;
  DigitSet digits = 0;
  Bits<3 * Capacity::kSide + 1> units;
  Step step;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const NodeId node = chain[i].node;
    cells |= links.cells(node);
    digits |= digit_bit(links.digit(node));
    const bool is_strong = i > 0 && chain[i].on;
    if (is_strong) {
      const CellSet<Capacity> set = links.set_between(chain[i - 1].node, node);
      if (set.any()) step.sets.push_back({list_of(set), list_of(candidates_of(board, set))});
      cells |= set;
    }
    if (!is_strong || links.digit(chain[i - 1].node) != links.digit(node)) continue;
    const CellSet<Capacity> places = links.cells(chain[i - 1].node) | links.cells(node);
    units.add(static_cast<std::size_t>(unit_of_places(board, places, links.digit(node))));
  }
  step.cells = list_of(cells);
  step.digits = list_of(digits);
  for (std::size_t unit : units) {
    if (unit < static_cast<std::size_t>(board.geometry().units)) {
      step.units.push_back(static_cast<Unit>(unit));
    }
  }
  step.chains.push_back(nodes_of(links, chain));
  return step;
}

template std::vector<Node> nodes_of(const Links<Nine>&, std::span<const Claim>);
template std::vector<Node> nodes_of(const Links<TwentyFive>&, std::span<const Claim>);
template Step step_with_chain(const Board<Nine>&, const Links<Nine>&, std::span<const Claim>);
template Step step_with_chain(const Board<TwentyFive>&, const Links<TwentyFive>&,
                              std::span<const Claim>);

}  // namespace gridmates::sudoku
