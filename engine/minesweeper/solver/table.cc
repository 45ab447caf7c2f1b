#include "engine/minesweeper/solver/table.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace gridmates::minesweeper::counting {
namespace {

static_assert(std::numeric_limits<double>::max_exponent > 1'000 + 20);
static_assert(std::numeric_limits<long double>::max_exponent > kMaxCells + 20,
              "the counts of large fields need a wider type here");

// kChoose[n][k]: the number of ways to choose k of n.
constexpr auto kChoose = [] {
  std::array<std::array<int, 9>, 9> choose{};
  for (int n = 0; n <= 8; ++n) {
    choose[n][0] = 1;
    for (int k = 1; k <= n; ++k) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
  }
  return choose;
}();

// Multiplicative hashing: multiply by an odd number and use the high bits (Knuth, TAOCP 3, 6.4).
std::size_t place_of(Remainders needs, unsigned shift) {
  const std::uint64_t mixed =
      (needs.low ^ std::rotl(needs.high, 29) * 0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93;
  return static_cast<std::size_t>(mixed >> shift);
}

}  // namespace

template <class Real>
bool Table<Real>::count(std::span<const Round> rounds, std::uint64_t& budget) {
  nodes_.assign(1, {});
  layers_.assign({0, 1});
  edges_.clear();
  ways_.assign(1, 1);
  for (const Round& round : rounds) {
    if (advance(round, budget)) continue;
    budget = 0;
    return false;
  }
  return true;
}

template <class Real>
std::span<const Real> Table<Real>::ways() const {
  if (layers_.back() == layers_[layers_.size() - 2]) return {};
  const Node& end = nodes_.back();
  return std::span<const Real>(ways_).subspan(end.first, end.most - end.least + 1u);
}

// Extends the newest layer to the next one.
template <class Real>
bool Table<Real>::advance(const Round& round, std::uint64_t& budget) {
  const std::uint32_t begin = layers_[layers_.size() - 2];
  const std::uint32_t end = layers_.back();
  clear_index(std::size_t{end - begin} * (round.size + 1u));
  for (std::uint32_t node = begin; node < end; ++node) {
    if (!branch(round, node, budget)) return false;
  }
  if (!make_room(end, budget)) return false;
  for (std::uint32_t node = begin; node < end; ++node) pass_on(round, nodes_[node]);
  layers_.push_back(static_cast<std::uint32_t>(nodes_.size()));
  return true;
}

// Adds the successors of a node: for every number of mines in the group that all touched numbers
// can still accept, and that leaves none of them more than its later cells can take.
template <class Real>
bool Table<Real>::branch(const Round& round, std::uint32_t index, std::uint64_t budget) {
  Node& node = nodes_[index];
  Remainders needs = node.needs;
  needs += round.opened;
  int least = 0, most = round.size;
  for (unsigned i = 0; i < round.touches; ++i) {
    const int need = needs.of(round.slots[i]);
    most = std::min(most, need);
    least = std::max(least, need - round.later[i]);
  }
  node.edge = static_cast<std::uint32_t>(edges_.size());
  node.least_taken = static_cast<std::uint8_t>(least);
  node.choices = static_cast<std::uint8_t>(std::max(0, most - least + 1));
  const int fewest = node.least, highest = node.most;
  for (int i = 0; i < least && i <= most; ++i) needs -= round.touched;
  for (int taken = least; taken <= most; ++taken) {
    edges_.push_back(next_node(needs, fewest + taken, highest + taken));
    needs -= round.touched;
  }
  return nodes_.size() - layers_.back() <= budget;
}

template <class Real>
std::uint32_t Table<Real>::next_node(Remainders needs, int least, int most) {
  std::size_t place = place_of(needs, index_shift_);
  while (index_[place] != 0 && nodes_[index_[place] - 1].needs != needs) {
    place = (place + 1) & (index_.size() - 1);
  }
  if (index_[place] == 0) {
    nodes_.push_back({.needs = needs,
                      .least = static_cast<std::uint16_t>(least),
                      .most = static_cast<std::uint16_t>(most)});
    index_[place] = static_cast<std::uint32_t>(nodes_.size());
  }
  Node& node = nodes_[index_[place] - 1];
  node.least = std::min(node.least, static_cast<std::uint16_t>(least));
  node.most = std::max(node.most, static_cast<std::uint16_t>(most));
  return index_[place] - 1;
}

// Sized so that the table is at most half full.
template <class Real>
void Table<Real>::clear_index(std::size_t entries) {
  const std::size_t size = std::bit_ceil(2 * entries + 2);
  index_.assign(size, 0);
  index_shift_ = 64 - static_cast<unsigned>(std::countr_zero(size));
}

// Reserves places for the ways of every new node.
template <class Real>
bool Table<Real>::make_room(std::size_t first, std::uint64_t& budget) {
  std::size_t places = ways_.size();
  for (std::size_t i = first; i < nodes_.size(); ++i) {
    nodes_[i].first = static_cast<std::uint32_t>(places);
    places += nodes_[i].most - nodes_[i].least + 1u;
  }
  const std::uint64_t spent = places - ways_.size();
  if (spent > budget) return false;
  budget -= spent;
  ways_.resize(places, 0);
  return true;
}

template <class Real>
void Table<Real>::pass_on(const Round& round, const Node& node) {
  const Real* const from = &ways_[node.first];
  const unsigned width = node.most - node.least + 1u;
  for (unsigned i = 0; i < node.choices; ++i) {
    const Node& next = nodes_[edges_[node.edge + i]];
    const auto factor = static_cast<Real>(kChoose[round.size][node.least_taken + i]);
    Real* const to = &ways_[next.first] + (node.least + node.least_taken + i - next.least);
    for (unsigned j = 0; j < width; ++j) to[j] += factor * from[j];
  }
}

template <class Real>
void Table<Real>::weigh(std::span<const Real> weights) {
  weights_.assign(ways_.size(), 0);
  std::copy(weights.begin(), weights.end(), weights_.begin() + nodes_.back().first);
}

// The weights of a layer from those of the next one; also sums the group's share.
template <class Real>
Share Table<Real>::share(const Round& round, std::size_t layer) {
  Real all = 0, mines = 0;
  Share share;
  for (std::uint32_t index = layers_[layer]; index < layers_[layer + 1]; ++index) {
    const Node& node = nodes_[index];
    const unsigned width = node.most - node.least + 1u;
    const Real* const ways = &ways_[node.first];
    Real* const to = &weights_[node.first];
    for (unsigned i = 0; i < node.choices; ++i) {
      const unsigned taken = node.least_taken + i;
      const Node& next = nodes_[edges_[node.edge + i]];
      const auto factor = static_cast<Real>(kChoose[round.size][taken]);
      const Real* const from = &weights_[next.first] + (node.least + taken - next.least);
      Real met = 0;
      for (unsigned j = 0; j < width; ++j) {
        to[j] += factor * from[j];
        met += ways[j] * from[j];
      }
      if (met == 0) continue;
      all += factor * met;
      mines += factor * met * static_cast<Real>(taken);
      share.may_be_mined |= taken > 0;
      share.may_be_safe |= taken < round.size;
    }
  }
  share.mines = static_cast<double>(mines / all);
  return share;
}

template class Table<double>;
template class Table<long double>;

}  // namespace gridmates::minesweeper::counting
