#include "tests/engine/sudoku/logic/chain_check.h"

#include <algorithm>
#include <bit>

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
class ChainCheck {
 public:
  ChainCheck(const Board<Capacity>& board, const Step& step) : board_(board), step_(step) {}

  std::string complaint() const {
    if (step_.chains.empty()) return "no chain";
    for (const auto& chain : step_.chains) {
      const std::string wrong = complaint_about_links(chain);
      if (!wrong.empty()) return wrong;
    }
    if (step_.placements.empty() && step_.eliminations.empty()) return "nothing follows";
    for (Candidate c : step_.eliminations) {
      if (!board_.has(c)) return "takes a candidate that is not there";
    }
    return step_.technique == Technique::kForcingChain ? complaint_about_ways()
                                                       : complaint_about_ends();
  }

 private:
  using Chain = std::vector<Node>;

  std::string complaint_about_links(const Chain& chain) const {
    for (std::size_t i = 0; i < chain.size(); ++i) {
      for (Cell cell : chain[i].cells) {
        if (!board_.has({cell, chain[i].digit})) return "a node that the board has not";
      }
      if (i == 0) continue;
      const Node& before = chain[i - 1];
      if (before.on == chain[i].on) return "no turn at node " + std::to_string(i);
      const bool holds = before.on ? weak(before, chain[i]) : strong(before, chain[i]);
      if (!holds) return "no link to node " + std::to_string(i);
    }
    return {};
  }

  bool sees(Cell a, Cell b) const { return board_.geometry().peers[a].has(b); }

  // Whether at most one of the two can be true.
  bool weak(const Node& a, const Node& b) const {
    if (a.digit != b.digit) return a.cells.size() == 1 && a.cells == b.cells;
    return std::ranges::all_of(a.cells, [&](Cell in_a) {
      return std::ranges::all_of(b.cells, [&](Cell in_b) { return sees(in_a, in_b); });
    });
  }
  bool weak(const Node& a, Candidate c) const { return weak(a, Node{{c.cell}, c.digit, false}); }

  // Whether at least one of the two must be true.
  bool strong(const Node& a, const Node& b) const {
    if (a.digit != b.digit) return std::ranges::any_of(sets_between(a, b), is_told());
    for (int unit = 0; unit < board_.geometry().units; ++unit) {
      const auto places = board_.places(a.digit, static_cast<Unit>(unit));
      const auto is_in_one = [&](std::size_t cell) {
        const auto at = static_cast<Cell>(cell);
        return std::ranges::count(a.cells, at) + std::ranges::count(b.cells, at) > 0;
      };
      bool all = places.any();
      for (std::size_t cell : places) all = all && is_in_one(cell);
      if (all) return true;
    }
    return false;
  }

  // All sets of n cells of a unit with n + 1 candidates whose places of the two digits are exactly
  // those of the nodes. A cell with two candidates is the smallest such set.
  std::vector<CellSet<Capacity>> sets_between(const Node& a, const Node& b) const {
    std::vector<CellSet<Capacity>> sets;
    for (const CellSet<Capacity>& unit : board_.geometry().cells_of) {
      const auto is_inside = [&](Cell cell) { return unit.has(cell); };
      if (!std::ranges::all_of(a.cells, is_inside) || !std::ranges::all_of(b.cells, is_inside)) {
        continue;
      }
      const auto inside = list_of(unit & board_.empty_cells());
      for (std::uint32_t chosen = 1; chosen < 1U << inside.size(); ++chosen) {
        CellSet<Capacity> set;
        for (std::size_t i = 0; i < inside.size(); ++i) {
          if ((chosen >> i & 1) != 0) set.add(inside[i]);
        }
        const bool is_one = std::popcount(candidates_of(board_, set)) == set.count() + 1;
        const bool is_here = list_of(set & board_.places(a.digit)) == a.cells &&
                             list_of(set & board_.places(b.digit)) == b.cells;
        if (is_one && is_here) sets.push_back(set);
      }
    }
    return sets;
  }

  // Any set larger than a cell with two candidates must be listed in the step.
  auto is_told() const {
    return [this](const CellSet<Capacity>& set) {
      const AlmostLocked told{list_of(set), list_of(candidates_of(board_, set))};
      return set.count() == 1 || std::ranges::count(step_.sets, told) != 0;
    };
  }

  static bool same(const Node& a, const Node& b) {
    return a.cells == b.cells && a.digit == b.digit;
  }

  std::string complaint_about_ends() const {
    const Chain& chain = step_.chains[0];
    const Node& first = chain.front();
    const Node& last = chain.back();
    if (!step_.placements.empty()) return "a chain that places";
    for (Candidate gone : step_.eliminations) {
      bool holds = !first.on && last.on && weak(first, gone) && weak(last, gone);
      if (same(first, last)) {
        const bool is_start = first.cells[0] == gone.cell && first.digit == gone.digit;
        if (first.on) holds = !last.on && first.cells.size() == 1 && is_start;
        if (!first.on && last.on) holds = weak(first, gone);
        if (!first.on && !last.on) holds = taken_by_a_link(chain, gone);
      }
      if (!holds) return "an elimination that does not follow";
    }
    return {};
  }

  bool taken_by_a_link(const Chain& loop, Candidate gone) const {
    for (std::size_t i = 0; i + 1 < loop.size(); ++i) {
      if (loop[i].on && weak(loop[i], gone) && weak(loop[i + 1], gone)) return true;
    }
    return taken_by_a_set(loop, gone);
  }

  // In a continuous loop a set has its other digits for certain.
  bool taken_by_a_set(const Chain& loop, Candidate gone) const {
    for (std::size_t i = 1; i < loop.size(); ++i) {
      if (!loop[i].on || loop[i].digit == loop[i - 1].digit) continue;
      for (const CellSet<Capacity>& set : sets_between(loop[i - 1], loop[i])) {
        const auto inside = set & board_.places(gone.digit);
        if (inside.any() && board_.geometry().seen_by_all(inside).has(gone.cell)) return true;
      }
    }
    return false;
  }

  std::string complaint_about_ways() const {
    if (step_.placements.size() + step_.eliminations.size() != 1) return "not one conclusion";
    const bool on = !step_.placements.empty();
    const Candidate shown = on ? step_.placements[0] : step_.eliminations[0];
    const Node expected{{shown.cell}, shown.digit, on};
    const Node& start = step_.chains.front().front();
    if (step_.chains.size() == 2 && step_.chains[1].front() == start) {
      const Node& a = step_.chains[0].back();
      const Node& b = step_.chains[1].back();
      if (!same(a, b) || a.on == b.on) return "no contradiction";
      return same(start, expected) && start.on != on ? "" : "not the start that is wrong";
    }
    for (const Chain& chain : step_.chains) {
      if (chain.back() != expected) return "a way to somewhere else";
    }
    return are_all_ways() ? "" : "a way is missing";
  }

  // Whether the starts are all candidates of a cell or all places of a digit in a unit.
  bool are_all_ways() const {
    DigitSet digits = 0;
    CellSet<Capacity> cells;
    for (const Chain& chain : step_.chains) {
      if (!chain.front().on || chain.front().cells.size() != 1) return false;
      digits |= digit_bit(chain.front().digit);
      cells.add(chain.front().cells[0]);
    }
    if (step_.units.empty()) {
      return cells.count() == 1 && board_.candidates(cells.first()) == digits;
    }
    return std::has_single_bit(digits) &&
           board_.places(std::countr_zero(digits) + 1, step_.units[0]) == cells;
  }

  const Board<Capacity>& board_;
  const Step& step_;
};

}  // namespace

template <class Capacity>
std::string complaint_about_chain(const Board<Capacity>& board, const Step& step) {
  return ChainCheck<Capacity>(board, step).complaint();
}

template std::string complaint_about_chain(const Board<Nine>&, const Step&);
template std::string complaint_about_chain(const Board<TwentyFive>&, const Step&);

}  // namespace gridmates::sudoku
