// Remote pairs, chains, almost locked sets.
#include <algorithm>
#include <utility>

#include "engine/sudoku/logic/reasons.h"

namespace gridmates::sudoku {
namespace {

// "if A1 is 3, then ...; or if A1 is 5, then ..."
std::string every_way(const Words& words) {
  std::string out;
  for (const auto& chain : words.step().chains) {
    const std::string way = words.chain(chain);
    out = out.empty() ? way : words.say("{ways}. Or {way}", {{"ways", out}, {"way", way}});
  }
  return out;
}

// "A1, A4 and A7 have only 1, 2, 5 and 8 between them, so only one of these ...; " and the rest of
// the reason; only the rest if no chain passes through an almost locked set.
std::string behind_sets(const Words& words, std::string rest) {
  std::vector<std::string> clauses;
  std::vector<AlmostLocked> told;
  for (const AlmostLocked& set : words.step().sets) {
    if (std::ranges::count(told, set) != 0) continue;
    told.push_back(set);
    const core::Parameters parts = {{"cells", words.cells(set.cells)},
                                    {"digits", words.digits(set.digits)}};
    clauses.push_back(set.cells.size() == 1
                          ? words.say("{cells} has only {digits}", parts)
                          : words.say("{cells} have only {digits} between them", parts));
  }
  if (told.empty()) return rest;
  const core::Parameters parts = {{"sets", words.clauses(clauses)}, {"rest", std::move(rest)}};
  if (told.size() == 1) {
    return words.say("{sets}, so only one of these digits can be missing there; {rest}", parts);
  }
  return words.say("{sets}; so in each of these groups only one digit can be missing; {rest}",
                   parts);
}

// Whether at most one of two nodes of one digit is true.
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
  return words.say(
      "{cells} have only {digits} and form a chain in which each sees the next, so {ones} all hold "
      "one of these digits and {others} all hold the other; a cell that sees both kinds can be "
      "neither: {follows}",
      {{"cells", words.cells()},
       {"digits", words.digits()},
       {"ones", words.cells(kinds.front().cells)},
       {"others", words.cells(kinds.back().cells)},
       {"follows", words.follows()}});
}

namespace {

// For a chain that returns to its start.
std::string why_contradiction(const Words& words, const Node& last, const std::string& chain) {
  const core::Parameters parts = {
      {"chain", chain}, {"node", words.node(last)}, {"follows", words.follows()}};
  return last.on
             ? words.say("{chain}, which contradicts the beginning, so {node} and {follows}", parts)
             : words.say("{chain}, which contradicts the beginning, so {follows}", parts);
}

}  // namespace

std::string why_chain(const Words& words) {
  const std::vector<Node>& chain = words.step().chains.front();
  const Node& first = chain.front();
  const Node& last = chain.back();
  const std::string told = words.chain(chain);
  if (first == last) {
    return behind_sets(words,
                       words.say("{chain}, which closes the loop; it holds in both directions, so "
                                 "of every two neighbours in it one is true: {follows}",
                                 {{"chain", told}, {"follows", words.follows()}}));
  }
  if (is_same_place(first, last)) return behind_sets(words, why_contradiction(words, last, told));
  Node start = first;
  start.on = true;
  return behind_sets(words,
                     words.say("{chain}; so {node}, or {other}, and in either case {follows}",
                               {{"chain", told},
                                {"node", words.node(start)},
                                {"other", words.node(last)},
                                {"follows", words.follows()}}));
}

std::string why_forcing_chain(const Words& words) {
  const Step& step = words.step();
  const auto& chains = step.chains;
  if (chains.size() == 2 && chains[0].front() == chains[1].front()) {
    return words.say("{chain}. But also, {other}. Both cannot be, so {follows}",
                     {{"chain", words.chain(chains[0])},
                      {"other", words.chain(chains[1])},
                      {"follows", words.follows()}});
  }
  const Node& start = chains.front().front();
  const core::Parameters parts = {{"cells", words.cells(start.cells)},
                                  {"digit", words.digit(start.digit)},
                                  {"units", words.units()},
                                  {"ways", every_way(words)},
                                  {"follows", words.follows()}};
  if (step.units.empty()) {
    return words.say("whatever stands in {cells}: {ways}. So in every case {follows}", parts);
  }
  return words.say("wherever {digit} stands in {units}: {ways}. So in every case {follows}", parts);
}

std::string why_forcing_net(const Words& words) {
  const Step& step = words.step();
  const Node& start = step.chains.front().front();
  const Candidate refuted{start.cells.front(), start.digit};
  if (step.eliminations.front() != refuted) {
    return words.say("{ways}. So {follows}",
                     {{"ways", every_way(words)}, {"follows", words.follows()}});
  }
  const core::Parameters parts = {{"chain", words.chain(step.chains.front())},
                                  {"cells", words.cells()},
                                  {"digits", words.digits()},
                                  {"units", words.units()}};
  std::string out =
      step.units.empty()
          ? words.say("{chain}; and no candidate would be left for {cells}", parts)
          : words.say("{chain}; and no place would be left for {digits} in {units}", parts);
  // Nets within the net, which refute the nodes that it says are off.
  for (std::size_t i = 1; i < step.chains.size(); ++i) {
    out = words.say("{reason}. There, {chain}, which is impossible",
                    {{"reason", out}, {"chain", words.chain(step.chains[i])}});
  }
  return words.say("{reason}. So {follows}", {{"reason", out}, {"follows", words.follows()}});
}

std::string why_almost_locked(const Words& words) {
  const Step& step = words.step();
  const std::vector<Node>& chain = step.chains.front();
  const bool is_ring = exclude_each_other(words, chain.back(), chain.front());
  if (!is_ring && step.digits.size() == 1) return why_chain(words);
  const AlmostLocked& first = step.sets.front();
  const AlmostLocked& last = step.sets.back();
  const auto digits = std::span(step.digits);
  const core::Parameters parts = {{"chain", words.chain(chain)},
                                  {"digit", words.digits(digits.first(1))},
                                  {"cells", words.cells(first.cells)},
                                  {"others", words.cells(last.cells)},
                                  {"digits", words.digits(digits.subspan(1))},
                                  {"follows", words.follows()}};
  if (is_ring) {
    return behind_sets(words,
                       words.say("{chain}, and so round in a ring, in which every set has all its "
                                 "digits but one: {follows}",
                                 parts));
  }
  if (first == last) {
    return behind_sets(words, words.say("{chain}; so {digit} stands among {cells}, and likewise "
                                        "{digits}: {follows}",
                                        parts));
  }
  return behind_sets(words, words.say("{chain}; so {digit} stands among {cells} or among {others}, "
                                      "and likewise {digits}: {follows}",
                                      parts));
}

std::string why_blossom(const Words& words) {
  const auto& stem = words.step().fins;
  return behind_sets(words,
                     words.say("{cells} is {digits}: {ways}. So whichever it is, {follows}",
                               {{"cells", words.cells(Words::cells_in(stem))},
                                {"digits", words.digits(Words::digits_in(stem), Words::Last::kOr)},
                                {"ways", every_way(words)},
                                {"follows", words.follows()}}));
}

std::string why_sue_de_coq(const Words& words) {
  return words.say(
      "{cells} in {units} have as many candidates as cells, {digits}, and none of these fits in "
      "twice, so all of them are used up there: {follows}",
      {{"cells", words.cells()},
       {"units", words.units()},
       {"digits", words.digits()},
       {"follows", words.follows()}});
}

}  // namespace gridmates::sudoku
