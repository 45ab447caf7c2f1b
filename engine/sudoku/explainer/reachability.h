// How far one candidate's standing makes others stand, all at once: sets of candidates as words.
// One thread at a time.
//
// A chain goes from a candidate that stands, over a weak link to one that does not, over a strong
// link to one that stands. Both links together are a hop; what is reached in this many hops is what
// a breadth-first search finds at that depth, and a few words hold it.
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
  // For chains of this mode. Keeps its memory.
  void read(const CandidateLinks<Capacity>& links, Mode mode);

  // Begins with the candidate itself, or with what stands if it does not.
  void start_on(Id id);
  void start_off(Id id);
  // Makes a hop. False when it leads to nothing that was not reached before.
  bool hop();
  // From how many candidates there were hops since the last call.
  std::size_t take_work() { return std::exchange(work_, 0); }

  // Whether something that the last hop (or the start) reached has a weak link to this candidate;
  // could hop to it.
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
  Words weak_;    // a row a candidate: what it has a weak link to
  Words strong_;  // what it has a strong link to
  Words hops_;    // where a hop leads from it
  Words back_;    // from where a hop leads to it
  Words seen_;
  Words frontier_;
  Words next_;
};

extern template class Reachability<Nine>;
extern template class Reachability<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
