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

// "A1, A4 and A7 have only 1, 2, 5 and 8 between them, so only one of these ...; "; empty where no
// chain passes through an almost locked set.
std::string about_sets(const Words& words) {
  std::string out;
  std::vector<AlmostLocked> told;
  for (const AlmostLocked& set : words.step().sets) {
    if (std::ranges::count(told, set) != 0) continue;
    told.push_back(set);
    const bool is_cell = set.cells.size() == 1;
    out += (out.empty() ? "" : "; ") + words.cells(set.cells) + (is_cell ? " has" : " have") +
           " only " + words.digits(set.digits) + (is_cell ? "" : " between them");
  }
  if (told.empty()) return out;
  return out + (told.size() == 1 ? ", so only one of these digits can be missing there; "
                                 : "; so in each of these groups only one digit can be missing; ");
}

// Where a chain of almost locked sets ends: "among A1 and A2", "among A1 and A2 or among A1 and
// A4".
std::string in_end_sets(const Words& words) {
  const AlmostLocked& first = words.step().sets.front();
  const AlmostLocked& last = words.step().sets.back();
  const std::string out = "among " + words.cells(first.cells);
  return first == last ? out : out + " or among " + words.cells(last.cells);
}

// At most one of two nodes of one digit is true.
bool exclude_each_other(const Words& words, const Node& a, const Node& b) {
  return std::ranges::all_of(a.cells, [&](Cell in_a) {
    return std::ranges::all_of(b.cells, [&](Cell in_b) { return words.see(in_a, in_b); });
  });
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
  const std::string told = about_sets(words) + words.chain(chain);
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
  const Step& step = words.step();
  const std::vector<Node>& chain = step.chains.front();
  const std::string told = about_sets(words) + words.chain(chain);
  if (exclude_each_other(words, chain.back(), chain.front())) {
    return told + ", and so round in a ring, in which every set has all its digits but one: " +
           words.follows();
  }
  if (step.digits.size() == 1) return why_chain(words);
  const auto digits = std::span(step.digits);
  return told + "; so " + words.digits(digits.first(1)) + " stands " + in_end_sets(words) +
         ", and likewise " + words.digits(digits.subspan(1)) + ": " + words.follows();
}

std::string why_blossom(const Words& words) {
  const auto& stem = words.step().fins;
  return about_sets(words) + words.cells(Words::cells_in(stem)) + " is " +
         words.digits(Words::digits_in(stem), "or") + ": " + every_way(words) +
         ". So whichever it is, " + words.follows();
}

std::string why_sue_de_coq(const Words& words) {
  return words.cells() + " in " + words.units() + " have as many candidates as cells, " +
         words.digits() +
         ", and none of these fits in twice, so all of them are used up there: " + words.follows();
}

}  // namespace gridmates::sudoku
