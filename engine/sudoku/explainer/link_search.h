// The way a breadth-first search over links takes, in Sudoku Explainer's order: of several shortest
// ways to a candidate it is the first. One thread at a time.
#pragma once

#include <vector>

#include "engine/sudoku/explainer/candidate_links.h"

namespace gridmates::sudoku::explainer {

// An inference of a chain: that a candidate stands, or does not, and where that was seen.
struct Inference {
  Id id = kNoId;
  bool stands = false;
  Place place = kNowhere;
};

// A closing of the search: from a candidate that stands, over one that does not.
struct Closing {
  Id stands = kNoId;
  Link off;  // the weak link from it
};

template <class Capacity>
class LinkSearch {
 public:
  explicit LinkSearch(const CandidateLinks<Capacity>& links) : links_(links) {}

  // Searches from a candidate that stands (or does not), `hops` hops far.
  void run(Id source, bool stands, Mode mode, int hops);

  // After a search from a standing source: all ways back to it that make a cycle, those of `hops` +
  // 1 inferences that stand, in order.
  void find_cycles(int hops, std::vector<Closing>& into) const;
  // The first way to the source's opposite. There must be one.
  Closing end_of_chain() const;

  // The inferences from the source to the end of a way, the closing's candidate that does not
  // stand and, for a cycle or a chain from "does not", the source once more included.
  void trace(const Closing& end, std::vector<Inference>& into) const;

 private:
  struct Step {  // how a candidate came to stand
    Id from = kNoId;
    Link off;  // the weak link from there
    Place place = kNowhere;
    int hops = -1;  // -1: it has not been reached
  };
  void reach(Id from, const Link& off);
  bool passes(Id stands, Id off) const;
  const Link* strong_link(Id from, Id to) const;

  const CandidateLinks<Capacity>& links_;
  Id source_ = kNoId;
  bool from_standing_ = true;
  Mode mode_ = kXy;
  std::vector<Step> steps_;  // by candidate
  std::vector<Id> order_;    // those that stand, as they were reached
  std::vector<bool> off_;    // candidates that do not stand
};

extern template class LinkSearch<Nine>;
extern template class LinkSearch<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
