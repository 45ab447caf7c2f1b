// The paths of a breadth-first search over links, in Sudoku Explainer's order: of several shortest
// paths to a candidate it keeps the first. One thread at a time.
#pragma once

#include <vector>

#include "engine/sudoku/explainer/candidate_links.h"

namespace gridmates::sudoku::explainer {

// An inference of a chain: a candidate stands, or falls, and where that was concluded.
struct Inference {
  Id id = kNoId;
  bool stands = false;
  Place place = kNowhere;
};

// A closing of the search: from a candidate that stands to one that falls.
struct Closing {
  Id stands = kNoId;
  Link off;  // the weak link from it
};

template <class Capacity>
class LinkSearch {
 public:
  explicit LinkSearch(const CandidateLinks<Capacity>& links) : links_(links) {}

  // Searches up to `hops` hops from a source that stands (or falls).
  void run(Id source, bool stands, Mode mode, int hops);

  // After a search from a standing source: all paths back to it that make a cycle, with `hops` + 1
  // standing inferences, in order.
  void find_cycles(int hops, std::vector<Closing>& into) const;
  // The first path to the source's opposite. There must be one.
  Closing end_of_chain() const;

  // The inferences from the source to the end of a path, including the closing's candidate that
  // falls and, for a cycle or a chain from a falling source, the source once more.
  void trace(const Closing& end, std::vector<Inference>& into) const;

 private:
  struct Step {  // how a candidate came to stand
    Id from = kNoId;
    Link off;  // the weak link from there
    Place place = kNowhere;
    int hops = -1;  // -1: not reached
  };
  void reach(Id from, const Link& off);
  bool passes(Id stands, Id off) const;
  const Link* strong_link(Id from, Id to) const;

  const CandidateLinks<Capacity>& links_;
  Id source_ = kNoId;
  bool from_standing_ = true;
  Mode mode_ = kXy;
  std::vector<Step> steps_;  // by candidate
  std::vector<Id> order_;    // standing candidates, in the order they were reached
  std::vector<bool> off_;    // falling candidates
};

extern template class LinkSearch<Nine>;
extern template class LinkSearch<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
