#include "engine/sudoku/logic/nested_nets.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/sudoku/logic/forcing.h"
#include "engine/sudoku/logic/net.h"
#include "engine/sudoku/logic/net_proof.h"

namespace gridmates::sudoku {
namespace {

constexpr NetReach kReach = NetReach::kLockedCandidates;

// All candidates, cells with the fewest first.
template <class Capacity>
std::vector<Candidate> all_candidates(const Board<Capacity>& board) {
  std::vector<Candidate> all;
  for (std::size_t cell : board.empty_cells()) {
    for (int digit : DigitsOf{board.candidates(cell)}) {
      all.push_back({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
    }
  }
  std::ranges::sort(all, [&](Candidate a, Candidate b) {
    return std::pair(board.count(a.cell), a) < std::pair(board.count(b.cell), b);
  });
  return all;
}

template <class Capacity>
class NestedSearch {
 public:
  NestedSearch(const Board<Capacity>& board, Steps& steps) : board_(board), steps_(steps) {}

  void find() {
    for (Candidate start : all_candidates(board_)) {
      if (steps_.is_full() || budget_ == 0) return;
      std::optional<Step> step = refute(start);
      if (step) steps_.add(std::move(*step));
    }
  }

 private:
  // nullopt if the start cannot be refuted.
  std::optional<Step> refute(Candidate start) {
    Net<Capacity> net(board_);
    net.assume(start);
    inner_.clear();
    bool settles = net.settle(kReach);
    while (settles && budget_ > 0) {
      if (!exclude_one(net)) return std::nullopt;
      settles = net.settle(kReach);
    }
    if (settles) return std::nullopt;
    return step_of(net);
  }

  // Finds a candidate that a net of its own refutes, and excludes it.
  bool exclude_one(Net<Capacity>& net) {
    for (Candidate c : all_candidates(net.board())) {
      if (budget_ == 0 || steps_.is_full()) return false;
      --budget_;
      steps_.spend_net(board_.geometry().all_cells.count());
      Net<Capacity> inner(net.board());
      inner.assume(c);
      if (inner.settle(kReach)) continue;
      const NetProof<Capacity> proof(net.board(), inner.facts());
      inner_.push_back(proof.nodes(proof.needed_for(proof.dead_end())));
      net.exclude(c);
      return true;
    }
    return false;
  }

  Step step_of(const Net<Capacity>& net) const {
    const NetProof<Capacity> proof(board_, net.facts());
    const DeadEnd end = proof.dead_end();
    Step step = step_to(end);
    step.technique = Technique::kForcingNet;
    const std::vector<std::size_t> needed = proof.needed_for(end);
    step.chains.push_back(proof.nodes(needed));
    // The n-th fact that is off is proved by the n-th inner net.
    std::size_t inner = 0;
    for (std::size_t place = 0; place < net.facts().size(); ++place) {
      if (net.facts()[place].on) continue;
      if (std::ranges::binary_search(needed, place)) step.chains.push_back(inner_[inner]);
      ++inner;
    }
    const Node& start = step.chains.front().front();
    step.eliminations.push_back({start.cells.front(), start.digit});
    return step;
  }

  const Board<Capacity>& board_;
  Steps& steps_;
  int budget_ = kMostNestedNets<Capacity>;
  std::vector<std::vector<Node>> inner_;
};

}  // namespace

template <class Capacity>
void find_nested_nets(const Board<Capacity>& board, Steps& steps) {
  NestedSearch<Capacity>(board, steps).find();
}

template void find_nested_nets(const Board<Nine>&, Steps&);
template void find_nested_nets(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
