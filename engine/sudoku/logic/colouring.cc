#include "engine/sudoku/logic/colouring.h"

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

// Linked cells in two colours: a digit stands in all cells of one colour and in none of the other.
template <class Capacity>
struct Cluster {
  std::array<CellSet<Capacity>, 2> colours;

  CellSet<Capacity> all() const { return colours[0] | colours[1]; }
};

// The cluster of a cell; neighbours(cell) returns the cells linked to it.
template <class Capacity, class Neighbours>
Cluster<Capacity> cluster_of(std::size_t cell, Neighbours neighbours) {
  Cluster<Capacity> out;
  out.colours[0].add(cell);
  CellSet<Capacity> fresh = out.colours[0];
  for (std::size_t colour = 1; fresh.any(); colour ^= 1) {  // each round colours more cells
    CellSet<Capacity> next;
    for (std::size_t from : fresh) next |= neighbours(from);
    fresh = next.without(out.colours[colour]);
    out.colours[colour] |= fresh;
  }
  return out;
}

// The cells that see at least one cell of the set.
template <class Capacity>
CellSet<Capacity> seen_by_any(const Geometry<Capacity>& geometry, const CellSet<Capacity>& cells) {
  CellSet<Capacity> out;
  for (std::size_t cell : cells) out |= geometry.peers[cell];
  return out;
}

// The clusters of a digit, with two or more cells, in the order of their first cells.
template <class Capacity>
std::vector<Cluster<Capacity>> clusters_of(const Board<Capacity>& board, int digit) {
  const auto linked = [&](std::size_t cell) {
    CellSet<Capacity> out;
    for (Unit unit : board.geometry().units_of[cell]) {
      const auto places = board.places(digit, unit);
      if (places.count() == 2) out |= places;
    }
    out.remove(cell);
    return out;
  };
  std::vector<Cluster<Capacity>> out;
  CellSet<Capacity> left = board.places(digit);
  while (left.any()) {
    const auto cluster = cluster_of<Capacity>(left.first(), linked);
    left = left.without(cluster.all());
    if (cluster.colours[1].any()) out.push_back(cluster);
  }
  return out;
}

template <class Capacity>
Step step_on(Technique technique, DigitSet digits,
             std::initializer_list<Cluster<Capacity>> clusters) {
  Step step;
  step.technique = technique;
  step.digits = list_of(digits);
  const auto digit = static_cast<std::uint8_t>(smallest_of(digits));
  CellSet<Capacity> cells;
  for (const auto& cluster : clusters) {
    cells |= cluster.all();
    step.chains.push_back(
        {{list_of(cluster.colours[0]), digit, true}, {list_of(cluster.colours[1]), digit, false}});
  }
  step.cells = list_of(cells);
  return step;
}

template <class Capacity>
bool tell_wrap_or_trap(const Board<Capacity>& board, int digit, const Cluster<Capacity>& cluster,
                       Steps& steps) {
  std::array<CellSet<Capacity>, 2> seen;
  CellSet<Capacity> gone;
  for (std::size_t i = 0; i < 2; ++i) {
    seen[i] = seen_by_any(board.geometry(), cluster.colours[i]);
    if (seen[i].meets(cluster.colours[i])) gone = cluster.colours[i];
  }
  if (gone.none()) gone = (board.places(digit) & seen[0] & seen[1]).without(cluster.all());
  if (gone.none()) return false;
  Step step = step_on(Technique::kSimpleColouring, digit_bit(digit), {cluster});
  strike(step, gone, digit);
  return steps.add(std::move(step));
}

// Reports colours of `one` that are false because they see both of `other`.
template <class Capacity>
bool tell_false_colour(const Geometry<Capacity>& geometry, int digit, const Cluster<Capacity>& one,
                       const Cluster<Capacity>& other, Steps& steps) {
  for (const auto& colour : one.colours) {
    const auto seen = seen_by_any(geometry, colour);
    if (!seen.meets(other.colours[0]) || !seen.meets(other.colours[1])) continue;
    Step step = step_on(Technique::kMultiColouring, digit_bit(digit), {one, other});
    strike(step, colour, digit);
    if (steps.add(std::move(step))) return true;
  }
  return false;
}

// Reports candidates that see the opposites of two colours that see each other.
template <class Capacity>
bool tell_opposites(const Board<Capacity>& board, int digit, const Cluster<Capacity>& one,
                    const Cluster<Capacity>& other, Steps& steps) {
  const auto& geometry = board.geometry();
  for (std::size_t i = 0; i < 2; ++i) {
    const auto seen = seen_by_any(geometry, one.colours[i]);
    const auto seen_opposite = seen_by_any(geometry, one.colours[1 - i]) & board.places(digit);
    for (std::size_t j = 0; j < 2; ++j) {
      if (!seen.meets(other.colours[j])) continue;
      const auto gone = (seen_opposite & seen_by_any(geometry, other.colours[1 - j]))
                            .without(one.all() | other.all());
      if (gone.none()) continue;
      Step step = step_on(Technique::kMultiColouring, digit_bit(digit), {one, other});
      strike(step, gone, digit);
      if (steps.add(std::move(step))) return true;
    }
  }
  return false;
}

template <class Capacity>
bool tell_remote_pair(const Board<Capacity>& board, DigitSet pair, const Cluster<Capacity>& cluster,
                      Steps& steps) {
  const auto& geometry = board.geometry();
  if (cluster.all().count() < 4 || cluster.colours[0].meets(cluster.colours[1])) return false;
  const auto seen =
      seen_by_any(geometry, cluster.colours[0]) & seen_by_any(geometry, cluster.colours[1]);
  const auto gone = (seen & board.empty_cells()).without(cluster.all());
  if ((candidates_of(board, gone) & pair) == 0) return false;
  Step step = step_on(Technique::kRemotePair, pair, {cluster});
  for (int digit : DigitsOf{pair}) strike(step, board.places(digit) & gone, digit);
  return steps.add(std::move(step));
}

}  // namespace

template <class Capacity>
void find_simple_colouring(const Board<Capacity>& board, Steps& steps) {
  for (int digit = 1; digit <= board.side(); ++digit) {
    for (const auto& cluster : clusters_of(board, digit)) {
      if (tell_wrap_or_trap(board, digit, cluster, steps)) return;
    }
  }
}

template <class Capacity>
void find_multi_colouring(const Board<Capacity>& board, Steps& steps) {
  for (int digit = 1; digit <= board.side(); ++digit) {
    const auto clusters = clusters_of(board, digit);
    for (std::size_t i = 0; i < clusters.size(); ++i) {
      for (std::size_t j = 0; j < clusters.size(); ++j) {
        if (i == j) continue;
        if (tell_false_colour(board.geometry(), digit, clusters[i], clusters[j], steps)) return;
        if (i < j && tell_opposites(board, digit, clusters[i], clusters[j], steps)) return;
      }
    }
  }
}

template <class Capacity>
void find_remote_pair(const Board<Capacity>& board, Steps& steps) {
  CellSet<Capacity> left;
  for (std::size_t cell : board.empty_cells()) {
    if (board.count(cell) == 2) left.add(cell);
  }
  while (left.any()) {
    const std::size_t first = left.first();
    const DigitSet pair = board.candidates(first);
    CellSet<Capacity> alike;
    for (std::size_t cell : left) {
      if (board.candidates(cell) == pair) alike.add(cell);
    }
    const auto cluster = cluster_of<Capacity>(
        first, [&](std::size_t cell) { return alike & board.geometry().peers[cell]; });
    left = left.without(cluster.all());
    if (tell_remote_pair(board, pair, cluster, steps)) return;
  }
}

template void find_simple_colouring(const Board<Nine>&, Steps&);
template void find_multi_colouring(const Board<Nine>&, Steps&);
template void find_remote_pair(const Board<Nine>&, Steps&);
template void find_simple_colouring(const Board<TwentyFive>&, Steps&);
template void find_multi_colouring(const Board<TwentyFive>&, Steps&);
template void find_remote_pair(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
