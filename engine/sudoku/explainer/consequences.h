// All that follows from one assumption about a candidate, and why. One thread at a time.
//
// After Sudoku Explainer's forcing chains (N. Juillerat): from the assumption, what stands takes
// away what it sees, and what is the last one left stands, first come, first served, until nothing
// more follows or a candidate would have to stand and not stand. In a static search only candidates
// that are alone with one other count; in a dynamic one also those left alone by the assumption.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/sudoku/explainer/candidate_links.h"

namespace gridmates::sudoku::explainer {

using NodeNo = std::uint32_t;
inline constexpr NodeNo kNoNode = ~NodeNo{0};

// A candidate that stands, or does not, for reasons that are nodes before it.
struct Consequence {
  Id id = kNoId;
  bool stands = false;
  Place place = kNowhere;     // where it was the last one left, or met what stands
  std::uint32_t nested = 0;   // the chain that showed it, from 1; 0: none did
  std::uint32_t depth = 1;    // nodes on the longest way from the assumption
  std::uint32_t reasons = 0;  // the first of them in the list of all
  std::uint32_t reason_count = 0;
  std::uint32_t ancestors = 0;  // 0: not counted yet; itself included
};

class Consequences {
 public:
  // Forgets everything, for candidates of which there are this many.
  void clear(std::size_t candidates);

  // The node of a candidate that stands, or does not; kNoNode when it is open.
  NodeNo find(Id id, bool stands) const { return at_[2u * id + (stands ? 1 : 0)]; }
  std::span<const Consequence> nodes() const { return nodes_; }
  const Consequence& node(NodeNo no) const { return nodes_[no]; }
  std::span<const NodeNo> reasons(NodeNo no) const {
    return std::span(reasons_).subspan(nodes_[no].reasons, nodes_[no].reason_count);
  }

  // Writes a node: reasons first, then add(), or clash() for one that must not be.
  void because(NodeNo reason) { reasons_.push_back(reason); }
  NodeNo add(Id id, bool stands, Place place, std::uint32_t nested = 0);
  // The candidate would have to stand and not to: the opposite has the node `other`.
  void clash(Id id, bool stands, Place place, NodeNo other);

  bool is_absurd() const { return clash_[0] != kNoNode; }
  // The two nodes that contradict each other.
  const std::array<NodeNo, 2>& clash() const { return clash_; }

  // How many nodes a node rests on, itself included.
  std::uint32_t count_ancestors(NodeNo no);
  // The same, and the numbers of the chains nested in them, into a list.
  std::uint32_t collect(NodeNo no, std::vector<std::uint32_t>& nested);
  // Calls visit(node) for the node and all it rests on, breadth first.
  template <class Visit>
  void each_ancestor(NodeNo no, Visit&& visit);

 private:
  NodeNo write(Id id, bool stands, Place place, std::uint32_t nested);

  std::vector<Consequence> nodes_;
  std::vector<NodeNo> reasons_;
  std::vector<NodeNo> at_;
  std::array<NodeNo, 2> clash_ = {kNoNode, kNoNode};
  bool has_nested_ = false;
  std::vector<std::uint32_t> visited_;  // by node: the visit that saw it last
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
