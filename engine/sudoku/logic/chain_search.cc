#include "engine/sudoku/logic/chain_search.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/sudoku/logic/chain_steps.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {

template <class Capacity>
ChainSearch<Capacity>::ChainSearch(const Board<Capacity>& board, LinkKinds kinds, bool grouped)
    : board_(board), links_(board, kinds), implications_(links_), grouped_(grouped) {}

template <class Capacity>
void ChainSearch<Capacity>::find_chains() {
  for (std::size_t i = 0; i < links_.lines(); ++i) {
    const auto start = static_cast<NodeId>(i);
    implications_.follow({start, false});
    for (Claim end : implications_.reached()) {
      // Each chain is found from both ends; one direction is enough.
      if (!end.on || end.node <= start || implications_.steps_to(end) < kFewestLinks) continue;
      std::vector<NodeId> gone = links_.weak_to_both(start, end.node);
      if (!gone.empty()) add(implications_.way_to(end), std::move(gone));
    }
  }
}

template <class Capacity>
void ChainSearch<Capacity>::find_loops() {
  for (std::size_t i = 0; i < links_.lines(); ++i) {
    const auto node = static_cast<NodeId>(i);
    const Claim off{node, false};
    implications_.follow(off);
    add_continuous_loops(off);
    if (!links_.is_candidate(node)) continue;
    if (implications_.reaches(off.opposite())) {
      add(implications_.way_to(off.opposite()), others_in_cell(node));
    }
    implications_.follow(off.opposite());
    if (!implications_.reaches(off)) continue;
    std::vector<Claim> loop = implications_.way_to(off);
    if (!is_left_to_chain(loop)) add(std::move(loop), {node});
  }
}

// Loops that close by a weak link to the start, whose implications have been computed.
template <class Capacity>
void ChainSearch<Capacity>::add_continuous_loops(Claim start) {
  for (NodeId last : links_.weak(start.node)) {
    const Claim end{last, true};
    if (!implications_.reaches(end) || implications_.steps_to(end) < kFewestLinks) continue;
    std::vector<Claim> loop = implications_.way_to(end);
    loop.push_back(start);
    std::vector<NodeId> gone = taken_by_loop(loop);
    add(std::move(loop), std::move(gone));
  }
}

template <class Capacity>
void ChainSearch<Capacity>::add(std::vector<Claim> chain, std::vector<NodeId> gone) {
  if (gone.empty() || (grouped_ && is_plain(chain))) return;
  found_.push_back({std::move(chain), std::move(gone)});
}

template <class Capacity>
bool ChainSearch<Capacity>::is_plain(const std::vector<Claim>& chain) const {
  for (std::size_t i = 0; i < chain.size(); ++i) {
    if (!links_.is_candidate(chain[i].node)) return false;
    const bool is_strong = i > 0 && chain[i].on;
    if (is_strong && links_.set_between(chain[i - 1].node, chain[i].node).any()) return false;
  }
  return true;
}

template <class Capacity>
std::vector<NodeId> ChainSearch<Capacity>::others_in_cell(NodeId node) const {
  const Candidate c = links_.candidate(node);
  std::vector<NodeId> others;
  for (int digit : DigitsOf{board_.candidates(c.cell)}) {
    const NodeId other = links_.node_of({c.cell, static_cast<std::uint8_t>(digit)});
    if (other != node) others.push_back(other);
  }
  return others;
}

// In a continuous loop exactly one of two nodes with a weak link is on.
template <class Capacity>
std::vector<NodeId> ChainSearch<Capacity>::taken_by_loop(const std::vector<Claim>& loop) const {
  std::vector<NodeId> gone;
  for (std::size_t i = 0; i + 1 < loop.size(); ++i) {
    if (!loop[i].on) continue;
    const std::vector<NodeId> both = links_.weak_to_both(loop[i].node, loop[i + 1].node);
    gone.insert(gone.end(), both.begin(), both.end());
  }
  for (std::size_t i = 1; i < loop.size(); ++i) {
    if (!loop[i].on) continue;
    const std::vector<NodeId> locked = taken_by_set(loop[i - 1].node, loop[i].node);
    gone.insert(gone.end(), locked.begin(), locked.end());
  }
  std::ranges::sort(gone);
  gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
  return gone;
}

// If exactly one of two nodes is on, an almost locked set between them has all its other digits.
template <class Capacity>
std::vector<NodeId> ChainSearch<Capacity>::taken_by_set(NodeId a, NodeId b) const {
  const CellSet<Capacity> set = links_.set_between(a, b);
  const DigitSet used = digit_bit(links_.digit(a)) | digit_bit(links_.digit(b));
  std::vector<NodeId> gone;
  for (int digit : DigitsOf{candidates_of(board_, set) & ~used}) {
    const CellSet<Capacity> inside = board_.places(digit) & set;
    const CellSet<Capacity> seeing = board_.geometry().seen_by_all(inside);
    for (Candidate c : list_of(board_.places(digit) & seeing, digit)) {
      gone.push_back(links_.node_of(c));
    }
  }
  return gone;
}

// Whether the chain inside the loop eliminates more than the candidate that turns itself off.
template <class Capacity>
bool ChainSearch<Capacity>::is_left_to_chain(const std::vector<Claim>& loop) const {
  return links_.weak_to_both(loop[1].node, loop[loop.size() - 2].node).size() > 1;
}

template <class Capacity>
void ChainSearch<Capacity>::tell(Technique technique, Reported& reported, Steps& steps) {
  std::ranges::sort(found_, [](const Found& a, const Found& b) {
    return std::forward_as_tuple(a.chain.size(), b.gone.size(), a.chain) <
           std::forward_as_tuple(b.chain.size(), a.gone.size(), b.chain);
  });
  for (const Found& found : found_) {
    if (steps.is_full()) return;
    if (reported.insert(found.gone).second) steps.add(step_of(technique, found));
  }
}

template <class Capacity>
Step ChainSearch<Capacity>::step_of(Technique technique, const Found& found) const {
  Step step = step_with_chain<Capacity>(board_, links_, found.chain);
  step.technique = technique;
  for (NodeId node : found.gone) step.eliminations.push_back(links_.candidate(node));
  std::ranges::sort(step.eliminations);
  return step;
}

template class ChainSearch<Nine>;
template class ChainSearch<TwentyFive>;

}  // namespace gridmates::sudoku
