// Chains and cycles of single inferences (6.5 to 8.x): a candidate that forces its own opposite,
// and cycles of candidates in which every other one stands. One thread at a time.
//
// After the descriptions of Sudoku Explainer's Forcing Chains and Bidirectional Cycles (N.
// Juillerat); known elsewhere as X-Chains, XY-Cycles, AIC and Nice Loops without groups.
#pragma once

#include <utility>
#include <vector>

#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/candidate_links.h"
#include "engine/sudoku/explainer/deductions.h"
#include "engine/sudoku/explainer/link_search.h"
#include "engine/sudoku/explainer/reachability.h"

namespace gridmates::sudoku::explainer {

// The link modes that chains may use.
struct ChainModes {
  bool x = true;
  bool y = true;
  bool xy = true;
};

// Boards with more candidates are not searched: reachability is kept as bit matrices.
inline constexpr std::size_t kMostChainCandidates = 4096;

template <class Capacity>
class ChainsAndCycles {
 public:
  ChainsAndCycles() : search_(links_) {}

  // Writes the chain that Sudoku Explainer would show first: the easiest, then the shortest, then
  // the first found. Returns true if there is one.
  bool find_first(const CandidateGrid<Capacity>& grid, ChainModes modes, Budget& budget,
                  Deductions& out);

  // Writes all in that order with their needs; of those with the same effect only the first.
  void find_all(const CandidateGrid<Capacity>& grid, Budget& budget, Deductions& out);

 private:
  enum Kind : std::uint8_t { kCycle, kToOff, kToOn };
  struct Chain {
    double weight = 1e9;
    int complexity = 0;
    Mode mode = kX;
    Id source = kNoId;
    Kind kind = kCycle;
    std::size_t nth = 0;  // index among the cycles of its source
    Closing end;

    bool precedes(const Chain& other) const;
  };

  static ScaleStep step_of(Mode mode, Kind kind);

  // False when the board is too large; then it exhausts the budget.
  bool begin(const CandidateGrid<Capacity>& grid, ChainModes modes, Budget& budget, bool all);
  void search();
  void search_chains(Mode mode);
  void search_chains(Mode mode, Id source);
  void search_cycles(Mode mode);
  void search_cycles(Mode mode, Id source);
  static constexpr int kNever = 1 << 30;
  // The limit of inferences in a chain if nothing else limits it: more than there are candidates.
  static constexpr int kLongest = 2 * Capacity::kSide * Capacity::kSide * Capacity::kSide;

  bool hop(Mode mode);
  // Whether a chain of this length could precede the best one so far, or all are wanted.
  bool is_wanted(Mode mode, Kind kind, int complexity) const {
    return complexity <= limits_[mode][kind == kCycle ? kCycle : kToOff];
  }
  void set_limits();
  bool is_followed(Mode mode, int complexity) const;
  void take(Mode mode, Kind kind, Id source, int complexity, std::size_t nth, const Closing& end);

  void collect_victims();
  void write(const Chain& chain, Deductions& out);
  static bool close(const Chain& chain, Deductions& out);
  void write_needs(bool both_ways, Deductions& out) const;

  const CandidateGrid<Capacity>* grid_ = nullptr;
  Budget* budget_ = nullptr;
  CandidateLinks<Capacity> links_;
  std::array<Reachability<Capacity>, 3> reachability_;  // by mode
  std::array<int, 3> shortest_to_off_{};  // by mode: the shortest chain of the kind; kNever: none
  LinkSearch<Capacity> search_;
  ChainModes modes_;
  bool all_ = false;
  Chain best_;
  std::array<std::array<int, 2>, 3> limits_{};  // of complexity, by mode, for cycles and chains
  std::vector<Chain> chains_;                   // if all are wanted
  std::vector<Closing> closings_;
  std::vector<Inference> trace_;
  std::vector<Candidate> victims_;
};

extern template class ChainsAndCycles<Nine>;
extern template class ChainsAndCycles<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
