// The graph of strong and weak links that chains, loops and forcing chains traverse. Immutable; any
// thread.
//
// A node is a digit in one cell (a candidate), or in one of several cells: in a group, the cells of
// one line in one box, or in the cells that have the digit in an almost locked set. Of two nodes
// with a weak link at most one is true, of two with a strong link at least one. So a node that is
// on turns off the nodes at its weak links, and one that is off turns on those at its strong links.
// Sources: T. Eppstein's "Nonrepetitive paths and cycles ..." (2005) and the players' forum for
// strong and weak links; HoDoKu's pages on chains for groups and almost locked sets.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/sudoku/logic/board.h"

namespace gridmates::sudoku {

using NodeId = std::uint16_t;

// A claim that a node is on or off.
struct Claim {
  NodeId node = 0;
  bool on = false;
  // Dense, for tables: 0 .. 2 * nodes - 1.
  constexpr std::size_t index() const { return 2u * node + (on ? 1 : 0); }
  constexpr Claim opposite() const { return {node, !on}; }
  friend constexpr auto operator<=>(const Claim&, const Claim&) = default;
};

// Which links to include. Weak links between nodes of a digit that see each other always are.
struct LinkKinds {
  bool strong_in_units = false;     // between two nodes that hold all places of a digit in a unit
  bool strong_in_cells = false;     // between the candidates of a cell that has two
  bool weak_in_cells = false;       // between the candidates of a cell
  bool groups = false;              // groups are nodes too
  bool almost_locked_sets = false;  // between two digits of an almost locked set

  static constexpr LinkKinds plain() { return {true, true, true, false, false}; }
  static constexpr LinkKinds grouped() { return {true, true, true, true, false}; }
  static constexpr LinkKinds with_almost_locked_sets() { return {true, true, true, true, true}; }
};

// Bounds the work of chains on large grids: a board that needs more nodes gets no links.
inline constexpr std::size_t kMaxNodes = 3000;

template <class Capacity>
class Links {
 public:
  using Cells = CellSet<Capacity>;

  Links(const Board<Capacity>& board, LinkKinds kinds);

  std::size_t size() const { return parts_.size(); }
  // Nodes 0 .. candidates() - 1 are the candidates, by digit, then by cell; then come the groups up
  // to lines() - 1, and then nodes that only almost locked sets need.
  std::size_t candidates() const { return candidates_; }
  std::size_t lines() const { return lines_; }
  bool is_candidate(NodeId node) const { return node < candidates_; }

  // The node is true when its digit stands in one of its cells.
  const Cells& cells(NodeId node) const { return parts_[node].cells; }
  std::uint8_t digit(NodeId node) const { return parts_[node].digit; }
  // The node must be a candidate.
  Candidate candidate(NodeId node) const {
    return {static_cast<Cell>(cells(node).first()), digit(node)};
  }
  // The node of a candidate, which must be on the board.
  NodeId node_of(Candidate c) const { return node_at_[c.cell * Capacity::kSide + c.digit - 1u]; }

  // Ascending.
  std::span<const NodeId> weak(NodeId node) const { return weak_.of(node); }
  std::span<const NodeId> strong(NodeId node) const { return strong_.of(node); }
  // The nodes whose opposite the claim makes true: an on turns off, an off turns on.
  std::span<const NodeId> followers(Claim claim) const {
    return claim.on ? weak(claim.node) : strong(claim.node);
  }
  // The cells of the almost locked set that makes the strong link between the two nodes; empty if a
  // simpler link does.
  Cells set_between(NodeId a, NodeId b) const;
  // The candidates with a weak link to both nodes: false if one of the two is true. Ascending.
  std::vector<NodeId> weak_to_both(NodeId a, NodeId b) const;

 private:
  struct Part {
    Cells cells;
    Cells seen;  // the cells that see all of them
    std::uint8_t digit;
  };
  // Two nodes, the lower first, and the set that links them.
  struct SetLink {
    NodeId a;
    NodeId b;
    std::uint16_t set;
    friend constexpr auto operator<=>(const SetLink&, const SetLink&) = default;
  };
  using Pairs = std::vector<std::pair<NodeId, NodeId>>;
  // Lists of neighbours, one after the other.
  struct Rows {
    std::vector<std::uint32_t> begin;
    std::vector<NodeId> to;
    std::span<const NodeId> of(NodeId node) const {
      return std::span(to).subspan(begin[node], begin[node + 1u] - begin[node]);
    }
  };

  NodeId add_part(const Cells& cells, int digit);
  NodeId part_of(const Cells& cells, int digit);
  void add_candidates(const Board<Capacity>& board);
  void add_groups(const Board<Capacity>& board, int digit);
  void add_almost_locked_sets(const Board<Capacity>& board);
  Pairs weak_pairs(const Board<Capacity>& board, LinkKinds kinds) const;
  Pairs strong_pairs(const Board<Capacity>& board, LinkKinds kinds) const;
  void strong_in_unit(const Board<Capacity>& board, int digit, Unit unit, Pairs& pairs) const;
  // The nodes of this digit.
  const std::vector<NodeId>& of_digit(int digit) const {
    return of_digit_[static_cast<std::size_t>(digit - 1)];
  }
  Rows rows_of(const Pairs& pairs) const;

  const Geometry<Capacity>* geometry_;
  std::size_t candidates_ = 0;
  std::size_t lines_ = 0;
  std::vector<Part> parts_;
  std::vector<NodeId> node_at_;
  std::array<std::vector<NodeId>, Capacity::kSide> of_digit_;
  std::vector<Cells> sets_;         // almost locked sets, smallest first
  std::vector<SetLink> set_links_;  // ascending; for each pair of nodes the smallest set
  Rows weak_;
  Rows strong_;
};

extern template class Links<Nine>;
extern template class Links<TwentyFive>;

}  // namespace gridmates::sudoku
