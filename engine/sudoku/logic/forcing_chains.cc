#include <algorithm>
#include <limits>
#include <vector>

#include "engine/sudoku/logic/chain_steps.h"
#include "engine/sudoku/logic/forcing.h"
#include "engine/sudoku/logic/implications.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

// Chains from starts[i] to ends[i], which together prove one claim.
struct Proof {
  Claim shown;
  unsigned links = 0;
  std::vector<Claim> starts;
  std::vector<Claim> ends;
  std::vector<Unit> units;
};

template <class Capacity>
class ForcingSearch {
 public:
  explicit ForcingSearch(const Board<Capacity>& board)
      : board_(board),
        links_(board, LinkKinds::grouped()),
        implications_(links_),
        width_(2 * links_.candidates()),
        best_(width_) {}

  void find() {
    if (width_ == 0) return;
    for (std::size_t i = 0; i < links_.candidates(); ++i) {
      const auto node = static_cast<NodeId>(i);
      try_claim({node, false});
      try_claim({node, true});
      // The claims that the candidate implies, for the alternatives of cells and units.
      const auto row = implications_.steps().first(width_);
      steps_.insert(steps_.end(), row.begin(), row.end());
    }
    for (std::size_t cell : board_.empty_cells()) try_cell(static_cast<Cell>(cell));
    for (int unit = 0; unit < board_.geometry().units; ++unit) {
      for (int digit = 1; digit <= board_.side(); ++digit) {
        try_unit(static_cast<Unit>(unit), digit);
      }
    }
  }

  void tell(Steps& steps) {
    std::erase_if(best_, [](const Proof& proof) { return proof.starts.empty(); });
    std::ranges::sort(best_, [](const Proof& a, const Proof& b) {
      return a.links != b.links ? a.links < b.links : a.shown < b.shown;
    });
    for (const Proof& proof : best_) {
      if (steps.is_full()) return;
      steps.add(step_of(proof));
    }
  }

 private:
  void offer(Proof proof) {
    Proof& best = best_[proof.shown.index()];
    if (best.starts.empty() || proof.links < best.links) best = std::move(proof);
  }

  // Finds a node that the claim implies to be both on and off.
  void try_claim(Claim start) {
    implications_.follow(start);
    unsigned fewest = std::numeric_limits<unsigned>::max();
    NodeId at = 0;
    for (Claim claim : implications_.reached()) {
      if (!claim.on || !implications_.reaches(claim.opposite())) continue;
      const unsigned links =
          implications_.steps_to(claim) + unsigned{implications_.steps_to(claim.opposite())};
      if (links >= fewest) continue;
      fewest = links;
      at = claim.node;
    }
    if (fewest == std::numeric_limits<unsigned>::max()) return;
    offer({start.opposite(), fewest, {start, start}, {{at, true}, {at, false}}, {}});
  }

  void try_cell(Cell cell) {
    std::vector<Claim> starts;
    for (int digit : DigitsOf{board_.candidates(cell)}) {
      starts.push_back({links_.node_of({cell, static_cast<std::uint8_t>(digit)}), true});
    }
    try_all(starts, {});
  }

  void try_unit(Unit unit, int digit) {
    std::vector<Claim> starts;
    for (Candidate c : list_of(board_.places(digit, unit), digit)) {
      starts.push_back({links_.node_of(c), true});
    }
    try_all(starts, {unit});
  }

  // One of the starts is true: finds a claim that all of them imply.
  void try_all(const std::vector<Claim>& starts, const std::vector<Unit>& units) {
    if (starts.size() < 2) return;
    std::vector<unsigned> links(width_, 0);
    std::vector<std::uint8_t> never(width_, 0);
    for (Claim start : starts) {
      const std::uint8_t* row = steps_.data() + start.node * width_;
      for (std::size_t i = 0; i < width_; ++i) {
        links[i] += row[i];
        never[i] |= static_cast<std::uint8_t>(row[i] == Implications<Capacity>::kNever);
      }
    }
    for (std::size_t i = 0; i < width_; ++i) {
      if (never[i] != 0) continue;
      const Claim shown{static_cast<NodeId>(i / 2), i % 2 == 1};
      offer({shown, links[i], starts, std::vector<Claim>(starts.size(), shown), units});
    }
  }

  Step step_of(const Proof& proof) {
    Step step;
    step.technique = Technique::kForcingChain;
    (proof.shown.on ? step.placements : step.eliminations)
        .push_back(links_.candidate(proof.shown.node));
    step.units = proof.units;
    CellSet<Capacity> cells;
    DigitSet digits = 0;
    for (std::size_t i = 0; i < proof.starts.size(); ++i) {
      const NodeId start = proof.starts[i].node;
      cells |= links_.cells(start);
      digits |= digit_bit(links_.digit(start));
      implications_.follow(proof.starts[i]);
      step.chains.push_back(nodes_of<Capacity>(links_, implications_.way_to(proof.ends[i])));
    }
    step.cells = list_of(cells);
    step.digits = list_of(digits);
    return step;
  }

  const Board<Capacity>& board_;
  Links<Capacity> links_;
  Implications<Capacity> implications_;
  std::size_t width_;                // claims about candidates
  std::vector<std::uint8_t> steps_;  // links from every candidate that is on, to each claim
  std::vector<Proof> best_;          // the shortest proof of each claim
};

}  // namespace

template <class Capacity>
void find_forcing_chain(const Board<Capacity>& board, Steps& steps) {
  ForcingSearch<Capacity> search(board);
  search.find();
  search.tell(steps);
}

template void find_forcing_chain(const Board<Nine>&, Steps&);
template void find_forcing_chain(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
