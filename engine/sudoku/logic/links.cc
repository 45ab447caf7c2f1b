#include "engine/sudoku/logic/links.h"

#include <algorithm>
#include <iterator>

#include "engine/sudoku/logic/almost_locked.h"

namespace gridmates::sudoku {

template <class Capacity>
Links<Capacity>::Links(const Board<Capacity>& board, LinkKinds kinds)
    : geometry_(&board.geometry()), node_at_(Board<Capacity>::kCells * Capacity::kSide) {
  add_candidates(board);
  candidates_ = parts_.size();
  if (kinds.groups) {
    for (int digit = 1; digit <= board.side(); ++digit) add_groups(board, digit);
  }
  lines_ = parts_.size();
  if (lines_ > kMaxNodes) {
    parts_.clear();
    candidates_ = lines_ = 0;
    return;
  }
  if (kinds.almost_locked_sets) add_almost_locked_sets(board);
  weak_ = rows_of(weak_pairs(board, kinds));
  strong_ = rows_of(strong_pairs(board, kinds));
}

template <class Capacity>
NodeId Links<Capacity>::add_part(const Cells& cells, int digit) {
  const auto node = static_cast<NodeId>(parts_.size());
  of_digit_[static_cast<std::size_t>(digit - 1)].push_back(node);
  parts_.push_back({cells, geometry_->seen_by_all(cells), static_cast<std::uint8_t>(digit)});
  return node;
}

template <class Capacity>
void Links<Capacity>::add_candidates(const Board<Capacity>& board) {
  for (int digit = 1; digit <= board.side(); ++digit) {
    for (std::size_t cell : board.places(digit)) {
      const auto slot = cell * Capacity::kSide + static_cast<std::size_t>(digit - 1);
      node_at_[slot] = static_cast<NodeId>(parts_.size());
      Cells alone;
      alone.add(cell);
      add_part(alone, digit);
    }
  }
}

// If all places of the line or of the box lie in the other, the group is redundant: it is a locked
// candidate.
template <class Capacity>
void Links<Capacity>::add_groups(const Board<Capacity>& board, int digit) {
  const int side = board.side();
  for (int line = 0; line < 2 * side; ++line) {
    for (int box = 2 * side; box < 3 * side; ++box) {
      const Cells in_line = board.places(digit, static_cast<Unit>(line));
      const Cells in_box = board.places(digit, static_cast<Unit>(box));
      const Cells group = in_line & in_box;
      if (group.count() >= 2 && group != in_line && group != in_box) add_part(group, digit);
    }
  }
}

// A single cell with two candidates is an almost locked set too, but its link already exists.
template <class Capacity>
void Links<Capacity>::add_almost_locked_sets(const Board<Capacity>& board) {
  for (const AlmostLockedSet<Capacity>& set : almost_locked_sets(board)) {
    if (set.cells().count() < 2) continue;
    std::vector<NodeId> nodes;
    for (int digit : DigitsOf{set.digits()}) nodes.push_back(part_of(set.places(digit), digit));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      for (std::size_t j = i + 1; j < nodes.size(); ++j) {
        const auto [a, b] = std::minmax(nodes[i], nodes[j]);
        set_links_.push_back({a, b, static_cast<std::uint16_t>(sets_.size())});
      }
    }
    sets_.push_back(set.cells());
    if (parts_.size() + Capacity::kSide > kMaxNodes) break;
  }
  std::ranges::sort(set_links_);
  const auto more = std::ranges::unique(
      set_links_, [](SetLink x, SetLink y) { return x.a == y.a && x.b == y.b; });
  set_links_.erase(more.begin(), more.end());
}

// The node of these cells; created if necessary.
template <class Capacity>
NodeId Links<Capacity>::part_of(const Cells& cells, int digit) {
  const auto& nodes = of_digit(digit);
  const auto at =
      std::ranges::find_if(nodes, [&](NodeId node) { return parts_[node].cells == cells; });
  return at != nodes.end() ? *at : add_part(cells, digit);
}

template <class Capacity>
auto Links<Capacity>::weak_pairs(const Board<Capacity>& board, LinkKinds kinds) const -> Pairs {
  Pairs pairs;
  for (int digit = 1; digit <= board.side(); ++digit) {
    const auto& nodes = of_digit(digit);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      for (std::size_t j = i + 1; j < nodes.size(); ++j) {
        const bool see = parts_[nodes[j]].cells.is_part_of(parts_[nodes[i]].seen);
        if (see) pairs.emplace_back(nodes[i], nodes[j]);
      }
    }
  }
  if (!kinds.weak_in_cells) return pairs;
  for (std::size_t cell : board.empty_cells()) {
    for (int a : DigitsOf{board.candidates(cell)}) {
      for (int b : DigitsOf{board.candidates(cell)}) {
        const auto at = static_cast<Cell>(cell);
        if (a >= b) continue;
        pairs.emplace_back(node_of({at, static_cast<std::uint8_t>(a)}),
                           node_of({at, static_cast<std::uint8_t>(b)}));
      }
    }
  }
  return pairs;
}

template <class Capacity>
auto Links<Capacity>::strong_pairs(const Board<Capacity>& board, LinkKinds kinds) const -> Pairs {
  Pairs pairs;
  for (const SetLink& link : set_links_) pairs.emplace_back(link.a, link.b);
  if (kinds.strong_in_units) {
    for (int digit = 1; digit <= board.side(); ++digit) {
      for (int unit = 0; unit < geometry_->units; ++unit) {
        strong_in_unit(board, digit, static_cast<Unit>(unit), pairs);
      }
    }
  }
  for (std::size_t cell : board.empty_cells()) {
    if (!kinds.strong_in_cells || board.count(cell) != 2) continue;
    const DigitSet both = board.candidates(cell);
    const auto low = static_cast<std::uint8_t>(std::countr_zero(both) + 1);
    const auto high = static_cast<std::uint8_t>(std::bit_width(both));
    const auto at = static_cast<Cell>(cell);
    pairs.emplace_back(node_of({at, low}), node_of({at, high}));
  }
  // Duplicates come from last places in a line and in a box at once.
  std::ranges::sort(pairs);
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  return pairs;
}

// Overlapping nodes are allowed (an empty rectangle): at least one of them is true.
template <class Capacity>
void Links<Capacity>::strong_in_unit(const Board<Capacity>& board, int digit, Unit unit,
                                     Pairs& pairs) const {
  const Cells places = board.places(digit, unit);
  if (places.none()) return;
  std::vector<NodeId> inside;
  for (NodeId node : of_digit(digit)) {
    const bool is_line = node < lines_;
    if (is_line && parts_[node].cells.is_part_of(places) && parts_[node].cells != places) {
      inside.push_back(node);
    }
  }
  for (std::size_t i = 0; i < inside.size(); ++i) {
    for (std::size_t j = i + 1; j < inside.size(); ++j) {
      const bool all = (parts_[inside[i]].cells | parts_[inside[j]].cells) == places;
      if (all) pairs.emplace_back(inside[i], inside[j]);
    }
  }
}

template <class Capacity>
auto Links<Capacity>::rows_of(const Pairs& pairs) const -> Rows {
  Rows rows;
  rows.begin.assign(parts_.size() + 1, 0);
  for (const auto& [a, b] : pairs) {
    ++rows.begin[a + 1u];
    ++rows.begin[b + 1u];
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) rows.begin[i + 1] += rows.begin[i];
  rows.to.resize(2 * pairs.size());
  std::vector<std::uint32_t> next = rows.begin;
  for (const auto& [a, b] : pairs) {
    rows.to[next[a]++] = b;
    rows.to[next[b]++] = a;
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    std::sort(rows.to.begin() + rows.begin[i], rows.to.begin() + rows.begin[i + 1]);
  }
  return rows;
}

template <class Capacity>
auto Links<Capacity>::set_between(NodeId a, NodeId b) const -> Cells {
  const SetLink first{std::min(a, b), std::max(a, b), 0};
  const auto at = std::ranges::lower_bound(set_links_, first);
  const bool is_there = at != set_links_.end() && at->a == first.a && at->b == first.b;
  return is_there ? sets_[at->set] : Cells();
}

template <class Capacity>
std::vector<NodeId> Links<Capacity>::weak_to_both(NodeId a, NodeId b) const {
  std::vector<NodeId> both;
  std::ranges::set_intersection(weak(a), weak(b), std::back_inserter(both));
  both.erase(std::ranges::lower_bound(both, candidates_), both.end());
  return both;
}

template class Links<Nine>;
template class Links<TwentyFive>;

}  // namespace gridmates::sudoku
