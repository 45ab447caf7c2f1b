// The search behind all chains and loops: the same graph with different kinds of links. One thread
// at a time; lives for one call of a finder.
#pragma once

#include <set>
#include <vector>

#include "engine/sudoku/logic/implications.h"
#include "engine/sudoku/logic/links.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

template <class Capacity>
class ChainSearch {
 public:
  // With `grouped` finds only chains that contain a group or an almost locked set.
  ChainSearch(const Board<Capacity>& board, LinkKinds kinds, bool grouped);

  // Chains in which at least one end is on.
  void find_chains();
  // Continuous and discontinuous loops.
  void find_loops();

  // Reports what was found, unless its exact set of eliminations is already in `reported` (the
  // candidates' nodes are the same in all searches on a board).
  using Reported = std::set<std::vector<NodeId>>;
  void tell(Technique technique, Reported& reported, Steps& steps);

 private:
  // A chain has at least two strong links; a single one is a pair of last places.
  static constexpr int kFewestLinks = 3;

  struct Found {
    std::vector<Claim> chain;
    std::vector<NodeId> gone;
  };
  void add_continuous_loops(Claim start);
  void add(std::vector<Claim> chain, std::vector<NodeId> gone);
  bool is_plain(const std::vector<Claim>& chain) const;
  std::vector<NodeId> others_in_cell(NodeId node) const;
  std::vector<NodeId> taken_by_loop(const std::vector<Claim>& loop) const;
  std::vector<NodeId> taken_by_set(NodeId a, NodeId b) const;
  bool is_left_to_chain(const std::vector<Claim>& loop) const;
  Step step_of(Technique technique, const Found& found) const;

  const Board<Capacity>& board_;
  Links<Capacity> links_;
  Implications<Capacity> implications_;
  bool grouped_;
  std::vector<Found> found_;
};

extern template class ChainSearch<Nine>;
extern template class ChainSearch<TwentyFive>;

}  // namespace gridmates::sudoku
