// All consequences of one assumption about a candidate, with their reasons. One thread at a time.
//
// After Sudoku Explainer's forcing chains (N. Juillerat): a candidate that stands removes those it
// sees, and the last one left in a place stands, first in first out, until nothing more follows or
// a candidate would have to stand and fall. In a static search only places with two candidates on
// the board count; in a dynamic one also those that the assumption has reduced.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/sudoku/explainer/candidate_links.h"

namespace gridmates::sudoku::explainer {

using NodeNo = std::uint32_t;
inline constexpr NodeNo kNoNode = ~NodeNo{0};

// A candidate that stands, or falls, because of earlier nodes.
struct Consequence {
  Id id = kNoId;
  bool stands = false;
  Place place = kNowhere;     // where it was the last one left, or saw one that stands
  std::uint32_t nested = 0;   // the nested chain that showed it, from 1; 0: none
  std::uint32_t depth = 1;    // nodes on the longest path from the assumption
  std::uint32_t reasons = 0;  // index of the first in the list of all reasons
  std::uint32_t reason_count = 0;
  std::uint32_t ancestors = 0;  // including itself; 0: not counted yet
};

class Consequences {
 public:
  // Clears everything, for a board with this number of candidates.
  void clear(std::size_t candidates);

  // The node of a candidate that stands, or falls; kNoNode while it is undecided.
  NodeNo find(Id id, bool stands) const { return at_[2u * id + (stands ? 1 : 0)]; }
  std::span<const Consequence> nodes() const { return nodes_; }
  const Consequence& node(NodeNo no) const { return nodes_[no]; }
  std::span<const NodeNo> reasons(NodeNo no) const {
    return std::span(reasons_).subspan(nodes_[no].reasons, nodes_[no].reason_count);
  }

  // To write a node, call because() for its reasons, then add(), or clash() for a contradiction.
  void because(NodeNo reason) { reasons_.push_back(reason); }
  NodeNo add(Id id, bool stands, Place place, std::uint32_t nested = 0);
  // The candidate would have to stand and to fall: the opposite has the node `other`.
  void clash(Id id, bool stands, Place place, NodeNo other);

  bool is_absurd() const { return clash_[0] != kNoNode; }
  // The two nodes that contradict each other.
  const std::array<NodeNo, 2>& clash() const { return clash_; }

  // The number of nodes that a node depends on, including itself.
  std::uint32_t count_ancestors(NodeNo no);
  // The same; also collects the numbers of the chains nested in those nodes.
  std::uint32_t collect(NodeNo no, std::vector<std::uint32_t>& nested);
  // Calls visit(node) for the node and all it depends on, breadth first.
  template <class Visit>
  void each_ancestor(NodeNo no, Visit&& visit);

 private:
  NodeNo write(Id id, bool stands, Place place, std::uint32_t nested);

  std::vector<Consequence> nodes_;
  std::vector<NodeNo> reasons_;
  std::vector<NodeNo> at_;
  std::array<NodeNo, 2> clash_ = {kNoNode, kNoNode};
  bool has_nested_ = false;
  std::vector<std::uint32_t> visited_;  // by node: the last visit that saw it
  std::uint32_t visit_ = 0;
  std::vector<NodeNo> queue_;
};

template <class Visit>
void Consequences::each_ancestor(NodeNo no, Visit&& visit) {
  visited_.resize(nodes_.size(), 0);
  ++visit_;
  queue_.clear();
  queue_.push_back(no);
  visited_[no] = visit_;
  for (std::size_t i = 0; i < queue_.size(); ++i) {
    visit(queue_[i]);
    for (NodeNo reason : reasons(queue_[i])) {
      if (visited_[reason] == visit_) continue;
      visited_[reason] = visit_;
      queue_.push_back(reason);
    }
  }
}

}  // namespace gridmates::sudoku::explainer
