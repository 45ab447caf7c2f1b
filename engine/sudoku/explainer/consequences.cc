#include "engine/sudoku/explainer/consequences.h"

#include <algorithm>

namespace gridmates::sudoku::explainer {

void Consequences::clear(std::size_t candidates) {
  nodes_.clear();
  reasons_.clear();
  at_.assign(2 * candidates, kNoNode);
  clash_ = {kNoNode, kNoNode};
  has_nested_ = false;
  visited_.clear();
  visit_ = 0;
}

NodeNo Consequences::write(Id id, bool stands, Place place, std::uint32_t nested) {
  const std::uint32_t from =
      nodes_.empty() ? 0 : nodes_.back().reasons + nodes_.back().reason_count;
  const auto count = static_cast<std::uint32_t>(reasons_.size()) - from;
  std::uint32_t depth = 1;
  for (NodeNo reason : std::span(reasons_).subspan(from)) {
    depth = std::max(depth, nodes_[reason].depth + 1);
  }
  nodes_.push_back({id, stands, place, nested, depth, from, count, 0});
  has_nested_ = has_nested_ || nested != 0;
  return static_cast<NodeNo>(nodes_.size() - 1);
}

NodeNo Consequences::add(Id id, bool stands, Place place, std::uint32_t nested) {
  const NodeNo no = write(id, stands, place, nested);
  at_[2u * id + (stands ? 1 : 0)] = no;
  return no;
}

void Consequences::clash(Id id, bool stands, Place place, NodeNo other) {
  const NodeNo no = write(id, stands, place, 0);
  clash_ = {no, other};
}

std::uint32_t Consequences::count_ancestors(NodeNo no) {
  std::uint32_t& count = nodes_[no].ancestors;
  if (count == 0) each_ancestor(no, [&](NodeNo) { ++count; });
  return count;
}

std::uint32_t Consequences::collect(NodeNo no, std::vector<std::uint32_t>& nested) {
  if (!has_nested_) return count_ancestors(no);
  std::uint32_t count = 0;
  each_ancestor(no, [&](NodeNo ancestor) {
    ++count;
    if (nodes_[ancestor].nested != 0) nested.push_back(nodes_[ancestor].nested);
  });
  return count;
}

}  // namespace gridmates::sudoku::explainer
