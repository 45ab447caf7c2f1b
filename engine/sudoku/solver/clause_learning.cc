// Learning clauses from conflicts, and dropping them.
#include <algorithm>
#include <compare>
#include <iterator>
#include <utility>

#include "engine/sudoku/solver/clauses.h"

namespace gridmates::sudoku {
namespace {

// Learned clauses with a glue (number of levels) up to this are never dropped (Audemard and Simon,
// "Predicting Learnt Clauses Quality", 2009).
constexpr std::uint32_t kKeptGlue = 2;
constexpr std::uint32_t kDropped = ~std::uint32_t{0};
// How far causes of a literal are followed to see that a learned clause does not need it.
constexpr int kDeepestCause = 500;
// Conflicts between restarts, times Luby's sequence.
constexpr std::uint64_t kRestartUnit = 50;

// The quality of a learned clause, lower is better; no two are equal.
struct ClauseScore {
  std::uint32_t glue;
  std::size_t size;
  ClauseRef clause;
  auto operator<=>(const ClauseScore&) const = default;
};

// 1 1 2 1 1 2 4 ..., the i-th from 0: Luby, Sinclair and Zuckerman, "Optimal Speedup of Las Vegas
// Algorithms" (1993).
std::uint64_t luby(std::uint64_t i) {
  std::uint64_t length = 1;
  while (length < i + 1) length = 2 * length + 1;
  while (length != i + 1) {
    length /= 2;
    if (i >= length) i -= length;
  }
  return (length + 1) / 2;
}

}  // namespace

std::span<const Literal> Clauses::causes(const Reason& reason) {
  if (reason.clause == kNoClause) return {&reason.other, 1};
  return store_.literals(reason.clause).subspan(1);
}

// Puts the first unique implication point first in the learned clause, backtracks to where it
// follows from the rest, and assigns it.
void Clauses::learn_from_conflict() {
  ++conflicts_;
  resolve();
  minimise();
  const std::uint32_t glue = stamp_levels();
  for (const Literal literal : marked_) variable(literal).mark = Mark::kNone;
  marked_.clear();
  order_.decay();
  int back = 0;
  if (learned_.size() > 1) {
    const auto is_lower = [this](Literal a, Literal b) {
      return variable(a).level < variable(b).level;
    };
    std::swap(learned_[1], *std::max_element(learned_.begin() + 1, learned_.end(), is_lower));
    back = variable(learned_[1]).level;
  }
  backtrack(back);
  assign(learned_[0], attach(learned_, glue));
}

// Replaces literals of the last level by their causes until one is left.
void Clauses::resolve() {
  learned_.assign(1, kNone);
  std::size_t at = trail_.size();
  int open = mark(conflict_);
  for (;;) {
    do --at;
    while (variable(trail_[at]).mark == Mark::kNone);
    if (--open == 0) break;
    const Reason& reason = variable(trail_[at]).reason;
    if (reason.clause != kNoClause) store_.used(reason.clause) = 1;
    open += mark(causes(reason));
  }
  learned_[0] = negated(trail_[at]);
}

// Marks false literals: those of earlier levels are added to the learned clause. Returns the number
// of new ones of the last level.
int Clauses::mark(std::span<const Literal> falsities) {
  int last = 0;
  for (const Literal literal : falsities) {
    Variable& falsity = variable(literal);
    if (falsity.mark != Mark::kNone || falsity.level == 0) continue;
    falsity.mark = Mark::kSeen;
    marked_.push_back(literal);
    order_.bump(variable_of(literal));
    if (falsity.level == level()) {
      ++last;
    } else {
      learned_.push_back(literal);
    }
  }
  return last;
}

// Removes implied literals: Sörensson and Biere, "Minimizing Learned Clauses" (2009).
void Clauses::minimise() {
  stamp_levels();
  const auto is_needless = [this](Literal literal) {
    const Reason& reason = variable(literal).reason;
    if (!reason.is_known()) return false;
    const auto literals = causes(reason);
    return std::all_of(literals.begin(), literals.end(),
                       [this](Literal cause) { return is_implied(cause, 1); });
  };
  learned_.erase(std::remove_if(learned_.begin() + 1, learned_.end(), is_needless), learned_.end());
}

// Whether a false literal follows from the learned clause.
bool Clauses::is_implied(Literal literal, int depth) {
  Variable& falsity = variable(literal);
  if (falsity.level == 0 || falsity.mark == Mark::kSeen || falsity.mark == Mark::kImplied) {
    return true;
  }
  if (!falsity.reason.is_known() || falsity.mark == Mark::kNeeded || depth == kDeepestCause ||
      level_stamps_[static_cast<std::size_t>(falsity.level)] != stamp_) {
    return false;
  }
  const auto literals = causes(falsity.reason);
  const bool implied = std::all_of(literals.begin(), literals.end(),
                                   [&](Literal cause) { return is_implied(cause, depth + 1); });
  falsity.mark = implied ? Mark::kImplied : Mark::kNeeded;
  marked_.push_back(literal);
  return implied;
}

// Stamps the levels of the learned clause and counts them.
std::uint32_t Clauses::stamp_levels() {
  ++stamp_;
  std::uint32_t levels = 0;
  for (const Literal literal : learned_) {
    std::uint64_t& stamp = level_stamps_[static_cast<std::size_t>(variable(literal).level)];
    if (stamp != stamp_) ++levels;
    stamp = stamp_;
  }
  return levels;
}

// A solution follows from its decisions, so any other solution differs in one of them.
bool Clauses::exclude_solution() {
  learned_.clear();
  for (int i = level(); i > 0; --i) {
    learned_.push_back(negated(trail_[level_starts_[static_cast<std::size_t>(i) - 1]]));
  }
  if (learned_.empty()) return false;
  backtrack(level() - 1);
  assign(learned_[0], attach(learned_, 0));
  return true;
}

void Clauses::restart() {
  backtrack(0);
  next_restart_ = conflicts_ + kRestartUnit * luby(restarts_++);
  if (conflicts_ < next_forget_) return;
  forget();
  next_forget_ = conflicts_ + kForgetAfter + kForgetLater * ++forgettings_;
}

// Drops the worse half of the learned clauses that no recent conflict used, and clauses satisfied
// at level 0. Call it only at level 0: nothing else may refer to a clause.
void Clauses::forget() {
  std::vector<ClauseScore> idle;
  for (ClauseRef clause = 0; clause != store_.end(); clause = store_.next(clause)) {
    const std::uint32_t glue = store_.glue(clause);
    if (glue > kKeptGlue && store_.used(clause) == 0) {
      idle.push_back({glue, store_.literals(clause).size(), clause});
    }
    store_.used(clause) = 0;
  }
  const auto middle = idle.begin() + static_cast<std::ptrdiff_t>(idle.size() / 2);
  std::nth_element(idle.begin(), middle, idle.end());
  for (auto worse = middle; worse != idle.end(); ++worse) {
    store_.glue(worse->clause) = kDropped;
  }
  rebuild();
}

void Clauses::rebuild() {
  ClauseStore old = std::exchange(store_, {});
  for (auto& watches : watches_) watches.clear();
  for (ClauseRef clause = 0; clause != old.end(); clause = old.next(clause)) {
    const auto literals = old.literals(clause);
    const auto is_true = [this](Literal literal) { return values_[literal] > 0; };
    if (old.glue(clause) == kDropped || std::any_of(literals.begin(), literals.end(), is_true)) {
      continue;
    }
    learned_.clear();
    std::copy_if(literals.begin(), literals.end(), std::back_inserter(learned_),
                 [this](Literal literal) { return values_[literal] == 0; });
    attach(learned_, old.glue(clause));
  }
}

}  // namespace gridmates::sudoku
