#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "engine/sudoku/logic/forcing.h"
#include "engine/sudoku/logic/links.h"
#include "engine/sudoku/logic/nested_nets.h"
#include "engine/sudoku/logic/net.h"
#include "engine/sudoku/logic/net_proof.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
class NetSearch {
 public:
  using Cells = CellSet<Capacity>;

  NetSearch(const Board<Capacity>& board, NetReach reach) : board_(board), reach_(reach) {}

  // Reports nothing if it was stopped or has no budget left.
  void find(Steps& steps) {
    int candidates = 0;
    for (int digit = 1; digit <= board_.side(); ++digit) candidates += board_.places(digit).count();
    if (static_cast<std::size_t>(candidates) > kMaxNodes) return;
    for (std::size_t cell : board_.empty_cells()) {
      for (int digit : DigitsOf{board_.candidates(cell)}) {
        if (steps.is_full()) return best_.clear();
        steps.spend_net(board_.geometry().all_cells.count());
        try_candidate({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
      }
    }
    for (std::size_t cell : board_.empty_cells()) try_cell(static_cast<Cell>(cell));
    for (int unit = 0; unit < board_.geometry().units; ++unit) {
      for (int digit = 1; digit <= board_.side(); ++digit) {
        try_unit(static_cast<Unit>(unit), digit);
      }
    }
  }

  // Those with fewest nodes first, among the proofs that are written out; the rest by facts.
  void tell(Steps& steps) const {
    std::vector<const Proof*> proofs;
    proofs.reserve(best_.size());
    for (const auto& [gone, proof] : best_) proofs.push_back(&proof);
    std::ranges::sort(proofs, [](const Proof* a, const Proof* b) {
      return std::tie(a->facts, a->gone) < std::tie(b->facts, b->gone);
    });
    std::vector<Step> written;
    for (std::size_t i = 0; i < proofs.size() && i < kMostWritten; ++i) {
      written.push_back(step_of(*proofs[i]));
    }
    std::ranges::sort(written, [](const Step& a, const Step& b) {
      return std::pair(nodes_in(a), a.eliminations) < std::pair(nodes_in(b), b.eliminations);
    });
    for (std::size_t i = 0; i < proofs.size() && !steps.is_full(); ++i) {
      steps.add(i < written.size() ? std::move(written[i]) : step_of(*proofs[i]));
    }
  }

 private:
  // A net finds much that is not needed, so a proof's length is known only when it is written out.
  static constexpr std::size_t kMostWritten = 40;
  static std::size_t nodes_in(const Step& step) {
    std::size_t nodes = 0;
    for (const auto& chain : step.chains) nodes += chain.size();
    return nodes;
  }

  // The result of a net.
  struct End {
    bool is_dead = false;
    std::size_t facts = 0;
    std::array<Cells, Capacity::kSide> possible;
  };
  // Nets from all of the starts eliminate the candidate; from one start: that candidate itself.
  struct Proof {
    Candidate gone;
    std::size_t facts = 0;
    std::vector<Candidate> starts;
    std::vector<Unit> units;
  };

  void offer(Proof proof) {
    const auto [at, is_new] = best_.try_emplace(proof.gone, proof);
    if (!is_new && proof.facts < at->second.facts) at->second = std::move(proof);
  }

  void try_candidate(Candidate c) {
    Net<Capacity> net(board_);
    net.assume(c);
    End& end = ends_[c];
    end.is_dead = !net.settle(reach_);
    end.facts = net.facts().size();
    if (end.is_dead) return offer({c, end.facts, {c}, {}});
    for (int digit = 1; digit <= board_.side(); ++digit) {
      end.possible[static_cast<std::size_t>(digit - 1)] = net.possible(digit);
    }
  }

  void try_cell(Cell cell) {
    std::vector<Candidate> starts;
    for (int digit : DigitsOf{board_.candidates(cell)}) {
      starts.push_back({cell, static_cast<std::uint8_t>(digit)});
    }
    try_all(starts, {});
  }

  void try_unit(Unit unit, int digit) {
    try_all(list_of(board_.places(digit, unit), digit), {unit});
  }

  // One of the starts is true: finds a candidate that all of them eliminate.
  void try_all(const std::vector<Candidate>& starts, const std::vector<Unit>& units) {
    if (starts.size() < 2) return;
    std::size_t facts = 0;
    std::array<Cells, Capacity::kSide> possible{};
    for (Candidate start : starts) {
      const End& end = ends_.at(start);
      if (end.is_dead) return;
      facts += end.facts;
      for (std::size_t i = 0; i < possible.size(); ++i) possible[i] |= end.possible[i];
    }
    for (int digit = 1; digit <= board_.side(); ++digit) {
      const Cells& kept = possible[static_cast<std::size_t>(digit - 1)];
      for (Candidate gone : list_of(board_.places(digit).without(kept), digit)) {
        offer({gone, facts, starts, units});
      }
    }
  }

  Step step_of(const Proof& proof) const {
    Step step;
    for (Candidate start : proof.starts) {
      Net<Capacity> net(board_);
      net.assume(start);
      net.settle(reach_);
      const NetProof<Capacity> net_proof(board_, net.facts());
      if (proof.starts.size() == 1) {
        const DeadEnd end = net_proof.dead_end();
        step = step_to(end);
        step.chains.push_back(net_proof.nodes(net_proof.needed_for(end)));
      } else {
        step.chains.push_back(net_proof.nodes(net_proof.needed_for(proof.gone)));
        if (proof.units.empty()) step.cells = {start.cell};
        if (!proof.units.empty()) step.digits = {start.digit};
      }
    }
    if (!proof.units.empty()) step.units = proof.units;
    step.technique = Technique::kForcingNet;
    step.eliminations = {proof.gone};
    return step;
  }

  const Board<Capacity>& board_;
  NetReach reach_;
  std::map<Candidate, End> ends_;
  std::map<Candidate, Proof> best_;
};

}  // namespace

template <class Capacity>
void find_forcing_net(const Board<Capacity>& board, Steps& steps) {
  const std::size_t before = steps.found().size();
  for (NetReach reach : {NetReach::kSingles, NetReach::kLockedCandidates}) {
    NetSearch<Capacity> search(board, reach);
    search.find(steps);
    search.tell(steps);
    if (steps.found().size() > before) return;
  }
  find_nested_nets(board, steps);
}

template void find_forcing_net(const Board<Nine>&, Steps&);
template void find_forcing_net(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
