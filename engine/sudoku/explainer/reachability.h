// Which candidates a standing candidate makes stand, and in how many hops: sets of candidates as
// bits in words. One thread at a time.
//
// A chain goes from a candidate that stands, over a weak link to one that falls, over a strong link
// to one that stands. Both links together are a hop. The candidates reached with each hop are those
// that a breadth-first search finds at that depth, computed with a few word operations.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/sudoku/explainer/candidate_links.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
class Reachability {
 public:
  // Reads the links for chains of this mode; reuses the memory.
  void read(const CandidateLinks<Capacity>& links, Mode mode);

  // Starts with the candidate itself, or with the candidates that stand if it falls.
  void start_on(Id id);
  void start_off(Id id);
  // Makes a hop. False if it reaches nothing new.
  bool hop();
  // The number of candidates that were hopped from since the last call.
  std::size_t take_work() { return std::exchange(work_, 0); }

  // Whether a candidate that the last hop (or the start) reached has a weak link to this one, or a
  // hop to it.
  bool meets_weak(Id id) const { return meets(frontier_, row(weak_, id)); }
  bool meets_hop_to(Id id) const { return meets(frontier_, row(back_, id)); }

 private:
  using Words = std::vector<std::uint64_t>;

  const std::uint64_t* row(const Words& matrix, Id id) const { return matrix.data() + id * words_; }
  std::uint64_t* row(Words& matrix, Id id) { return matrix.data() + id * words_; }
  bool meets(const Words& set, const std::uint64_t* other) const {
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < words_; ++w) any |= set[w] & other[w];
    return any != 0;
  }
  void add_all(std::uint64_t* to, const std::uint64_t* from) const {
    for (std::size_t w = 0; w < words_; ++w) to[w] |= from[w];
  }
  static void add(std::uint64_t* to, Id id) { to[id / 64] |= std::uint64_t{1} << (id % 64); }

  std::size_t words_ = 0;
  std::size_t work_ = 0;
  Words weak_;    // a row per candidate: those it has a weak link to
  Words strong_;  // those it has a strong link to
  Words hops_;    // those a hop from it reaches
  Words back_;    // those from which a hop reaches it
  Words seen_;
  Words frontier_;
  Words next_;
};

extern template class Reachability<Nine>;
extern template class Reachability<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
