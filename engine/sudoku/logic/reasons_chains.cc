// Remote pairs, chains, almost locked sets.
#include <algorithm>

#include "engine/sudoku/logic/reasons.h"

namespace gridmates::sudoku {
namespace {

// "if A1 is 3, then ...; or if A1 is 5, then ..."
std::string every_way(const Words& words) {
  std::string out;
  for (const auto& chain : words.step().chains) {
    out += (out.empty() ? "" : ". Or ") + words.chain(chain);
  }
  return out;
}

bool is_same_place(const Node& a, const Node& b) {
  return a.cells == b.cells && a.digit == b.digit;
}

}  // namespace

std::string why_remote_pair(const Words& words) {
  const std::vector<Node>& kinds = words.step().chains.front();
  return words.cells() + " have only " + words.digits() + " and see one another in a row, so " +
         words.cells(kinds.front().cells) + " are all the one and " +
         words.cells(kinds.back().cells) +
         " all the other; a cell that sees both kinds can be neither: " + words.follows();
}

std::string why_chain(const Words& words) {
  const std::vector<Node>& chain = words.step().chains.front();
  const Node& first = chain.front();
  const Node& last = chain.back();
  const std::string told = words.chain(chain);
  if (first == last) {
    return told + ", which closes the loop; it holds in both directions, so of every two " +
           "neighbours in it one is true: " + words.follows();
  }
  if (is_same_place(first, last)) {
    const std::string shown = last.on ? words.node(last) + " and " : "";
    return told + ", which contradicts the beginning, so " + shown + words.follows();
  }
  Node start = first;
  start.on = true;
  return told + "; so " + words.node(start) + ", or " + words.node(last) + ", and in either case " +
         words.follows();
}

std::string why_forcing_chain(const Words& words) {
  const Step& step = words.step();
  const auto& chains = step.chains;
  if (chains.size() == 2 && chains[0].front() == chains[1].front()) {
    return words.chain(chains[0]) + ". But also, " + words.chain(chains[1]) +
           ". Both cannot be, so " + words.follows();
  }
  const Node& start = chains.front().front();
  const std::uint8_t digit[] = {start.digit};
  const std::string ways = step.units.empty()
                               ? "whatever stands in " + words.cells(start.cells)
                               : "wherever " + words.digits(digit) + " stands in " + words.units();
  return ways + ": " + every_way(words) + ". So in every case " + words.follows();
}

std::string why_forcing_net(const Words& words) {
  const Step& step = words.step();
  const Node& start = step.chains.front().front();
  const Candidate refuted{start.cells.front(), start.digit};
  if (step.eliminations.front() != refuted) return every_way(words) + ". So " + words.follows();
  const std::string dead =
      step.units.empty() ? "no candidate would be left for " + words.cells()
                         : "no place would be left for " + words.digits() + " in " + words.units();
  // Nets in the net, which refute what it says is not so.
  std::string inner;
  for (std::size_t i = 1; i < step.chains.size(); ++i) {
    inner += ". There, " + words.chain(step.chains[i]) + ", which cannot be";
  }
  return words.chain(step.chains.front()) + "; and " + dead + inner + ". So " + words.follows();
}

std::string why_almost_locked(const Words& words) {
  const std::string begin =
      "each group of cells here has one candidate more than cells, so when one of its digits is "
      "missing there, all the others stand; ";
  const std::vector<Node>& chain = words.step().chains.front();
  const bool is_ring = std::ranges::any_of(
      words.step().eliminations, [&](Candidate c) { return c.digit != chain.back().digit; });
  if (!is_ring) return begin + why_chain(words);
  return begin + words.chain(chain) +
         ", and so round in a ring, in which every set has all its digits but one: " +
         words.follows();
}

std::string why_blossom(const Words& words) {
  const auto& stem = words.step().fins;
  return words.cells(Words::cells_in(stem)) + " is " + words.digits(Words::digits_in(stem), "or") +
         ": " + every_way(words) + ". So whichever it is, " + words.follows();
}

std::string why_sue_de_coq(const Words& words) {
  return words.cells() + " in " + words.units() + " have as many candidates as cells, " +
         words.digits() +
         ", and none of these fits in twice, so all of them are used up there: " + words.follows();
}

}  // namespace gridmates::sudoku
