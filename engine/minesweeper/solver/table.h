// Counts the arrangements of one component: forward by the number of mines, and backward the share
// of every group. Scratch memory that is reused; one thread at a time.
//
// The method is variable elimination in a chosen order, with a table over the remaining needs of
// the open numbers (Dechter, "Bucket elimination: a unifying framework for reasoning", 1999; as
// forward and backward pass: Rabiner, "A tutorial on hidden Markov models", 1989). Its cost depends
// on the width of the open front, whereas that of backtracking depends on the number of solutions.
//
// Real holds every count without overflow: double up to 1,000 undecided cells, long double up to
// the largest field that is played (exponents to 2^16383). Nothing is ever scaled or subtracted, so
// a count is 0 exactly if there is nothing to count, and its relative error is at most the number
// of additions and multiplications that lead to it times half a unit of the last place.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/minesweeper/solver/elimination.h"

namespace gridmates::minesweeper::counting {

// The mines of a group, over all fields.
struct Share {
  double mines = 0;  // expected
  bool may_be_mined = false;
  bool may_be_safe = false;  // in some cell of it
};

template <class Real>
class Table {
 public:
  // Spends `budget`, one per count in the table. Returns false if it ended first: it is 0 then, and
  // the table is meaningless.
  bool count(std::span<const Round> rounds, std::uint64_t& budget);

  // After count(): the number of ways in which least() + i mines can lie in the component; empty
  // when the numbers contradict each other.
  std::span<const Real> ways() const;
  int least() const { return nodes_.back().least; }

  // After count(): calls `visit(Index group, const Share&)`. `weights` has the size of ways(): a
  // way with least() + i mines counts weights[i] times. At least one weight with a way must be
  // above 0.
  template <class Visit>
  void share(std::span<const Round> rounds, std::span<const Real> weights, Visit visit) {
    weigh(weights);
    for (std::size_t i = rounds.size(); i-- > 0;) visit(rounds[i].group, share(rounds[i], i));
  }

 private:
  // The needs of the open numbers after some rounds, and the ways to get there by number of mines.
  struct Node {
    Remainders needs;
    std::uint32_t first = 0;  // the way with `least` mines; then up to `most`
    std::uint16_t least = 0;
    std::uint16_t most = 0;
    std::uint32_t edge = 0;        // to the nodes of the next round, by the mines in the group:
    std::uint8_t least_taken = 0;  // from this many mines on
    std::uint8_t choices = 0;      // this number of nodes
  };

  bool advance(const Round& round, std::uint64_t& budget);
  bool branch(const Round& round, std::uint32_t node, std::uint64_t budget);
  std::uint32_t next_node(Remainders needs, int least, int most);
  void clear_index(std::size_t entries);
  bool make_room(std::size_t first, std::uint64_t& budget);
  void pass_on(const Round& round, const Node& node);
  void weigh(std::span<const Real> weights);
  Share share(const Round& round, std::size_t layer);

  std::vector<Node> nodes_;
  std::vector<std::uint32_t> layers_;  // the first node after this number of rounds; and the end
  std::vector<std::uint32_t> edges_;   // nodes
  std::vector<Real> ways_;             // the ways that lead to a node
  std::vector<Real> weights_;          // of the continuations from it, in the same places
  // A hash table of the newest layer, plain numbers as it is large: node + 1 by its needs, or 0.
  std::vector<std::uint32_t> index_;
  unsigned index_shift_ = 0;
};

extern template class Table<double>;
extern template class Table<long double>;

}  // namespace gridmates::minesweeper::counting
