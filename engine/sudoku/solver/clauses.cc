#include "engine/sudoku/solver/clauses.h"

#include <algorithm>

namespace gridmates::sudoku {
Clauses::Clauses(int variables)
    : pairs_(2 * static_cast<std::size_t>(variables)),
      watches_(pairs_.size()),
      values_(pairs_.size()),
      variables_(static_cast<std::size_t>(variables)),
      order_(variables),
      level_stamps_(variables_.size() + 1) {}

void Clauses::add(std::span<const Literal> literals) {
  const auto size = static_cast<double>(literals.size());
  for (const Literal literal : literals) {
    if (literal % 2 == 0) order_.prefer(variable_of(literal), 1 / (size * size));
  }
  if (literals.size() > 1) {
    attach(literals, 0);
  } else if (literals.empty() || values_[literals[0]] < 0) {
    contradiction_ = true;
  } else if (values_[literals[0]] == 0) {
    assign(literals[0], {});
  }
}

// Returns the reason for a clause's first literal once the others are false. The first two literals
// must be the last ones that can become false.
Clauses::Reason Clauses::attach(std::span<const Literal> literals, std::uint32_t glue) {
  if (literals.size() < 2) return {};
  if (literals.size() == 2) {
    pairs_[negated(literals[0])].push_back(literals[1]);
    pairs_[negated(literals[1])].push_back(literals[0]);
    return {kNoClause, literals[1]};
  }
  const ClauseRef clause = store_.add(literals, glue);
  watches_[literals[0]].push_back({clause, literals[1]});
  watches_[literals[1]].push_back({clause, literals[0]});
  return {clause, kNone};
}

void Clauses::search(SearchAccount& account, const std::function<bool()>& found) {
  if (contradiction_) return;
  while (account.enter()) {
    if (!propagate()) {
      if (level() == 0) return;
      learn_from_conflict();
      continue;
    }
    if (is_restart_due()) restart();
    if (decide()) {
      account.guess();
    } else if (!found() || !exclude_solution()) {
      return;
    }
  }
}

void Clauses::assign(Literal literal, Reason reason) {
  values_[literal] = 1;
  values_[negated(literal)] = -1;
  Variable& assigned = variable(literal);
  assigned.level = level();
  assigned.reason = reason;
  trail_.push_back(literal);
}

void Clauses::backtrack(int level) {
  if (level >= this->level()) return;
  while (trail_.size() > level_starts_[level]) {
    const Literal literal = trail_.back();
    trail_.pop_back();
    values_[literal] = values_[negated(literal)] = 0;
    variable(literal).phase = literal % 2 == 0;
    order_.push(variable_of(literal));
  }
  level_starts_.resize(static_cast<std::size_t>(level));
  followed_ = trail_.size();
}

// Gives the most active open variable its last value (Pipatsrisawat and Darwiche, 2007); false if
// none is open.
bool Clauses::decide() {
  while (!order_.empty()) {
    const int next = order_.pop();
    if (values_[positive(next)] != 0) continue;
    level_starts_.push_back(trail_.size());
    assign(variables_[next].phase ? positive(next) : negative(next), {});
    return true;
  }
  return false;
}

// Propagates every new true literal; false if a clause became false, which conflict_ then holds.
bool Clauses::propagate() {
  while (followed_ < trail_.size()) {
    const Literal truth = trail_[followed_++];
    if (!follow_pairs(truth) || !follow_watches(truth)) return false;
  }
  return true;
}

bool Clauses::follow_pairs(Literal truth) {
  for (const Literal implied : pairs_[truth]) {
    const int value = values_[implied];
    if (value > 0) continue;
    if (value < 0) {
      conflict_ = {implied, negated(truth)};
      return false;
    }
    assign(implied, {kNoClause, negated(truth)});
  }
  return true;
}

// Clauses that watch the new false literal watch another one, or have one last literal.
bool Clauses::follow_watches(Literal truth) {
  const Literal falsity = negated(truth);
  std::vector<Watch>& watches = watches_[falsity];
  const std::int8_t* values = values_.data();
  auto kept = watches.begin();
  for (auto at = watches.begin(); at != watches.end(); ++at) {
    if (values[at->blocker] > 0) {
      *kept++ = *at;
      continue;
    }
    const std::span<Literal> literals = store_.literals(at->clause);
    Literal* const first = literals.data();
    const Literal other = first[0] ^ first[1] ^ falsity;
    const auto is_free = [&](Literal literal) { return values[literal] >= 0; };
    Literal* const last = first + literals.size();
    Literal* const next = values[other] > 0 ? last : std::find_if(first + 2, last, is_free);
    first[0] = other;
    first[1] = falsity;
    if (next != last) {
      std::swap(first[1], *next);
      watches_[first[1]].push_back({at->clause, other});
      continue;
    }
    *kept++ = {at->clause, other};
    if (values[other] > 0) continue;
    if (values[other] < 0) {
      conflict_.assign(literals.begin(), literals.end());
      store_.used(at->clause) = 1;
      watches.erase(kept, at + 1);
      return false;
    }
    assign(other, {at->clause, kNone});
  }
  watches.erase(kept, watches.end());
  return true;
}

}  // namespace gridmates::sudoku
