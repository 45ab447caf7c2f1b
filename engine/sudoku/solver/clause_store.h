// Clauses of three and more literals in one block of memory. Owned by one search; one thread.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace gridmates::sudoku {

// A variable, a number from 0, either positive or negated.
using Literal = std::uint32_t;
constexpr Literal positive(int variable) { return 2 * static_cast<Literal>(variable); }
constexpr Literal negative(int variable) { return positive(variable) + 1; }
constexpr Literal negated(Literal literal) { return literal ^ 1; }
constexpr int variable_of(Literal literal) { return static_cast<int>(literal / 2); }

// The offset of a clause; valid until the store is cleared.
using ClauseRef = std::uint32_t;
inline constexpr ClauseRef kNoClause = ~ClauseRef{0};

class ClauseStore {
 public:
  // `glue` rates a learned clause, lower is better; 0 marks a clause that must stay.
  ClauseRef add(std::span<const Literal> literals, std::uint32_t glue) {
    const auto clause = static_cast<ClauseRef>(words_.size());
    words_.push_back(static_cast<std::uint32_t>(literals.size()));
    words_.push_back(glue);
    words_.push_back(0);
    words_.insert(words_.end(), literals.begin(), literals.end());
    return clause;
  }

  std::span<Literal> literals(ClauseRef clause) {
    std::uint32_t* const at = words_.data() + clause;
    return {at + kHeader, at[kSize]};
  }
  std::uint32_t& glue(ClauseRef clause) { return words_.data()[clause + kGlue]; }
  // Whether a recent conflict used the clause.
  std::uint32_t& used(ClauseRef clause) { return words_.data()[clause + kUsed]; }

  // Iterates over all clauses in the order of adding: from 0 to end().
  ClauseRef next(ClauseRef clause) const { return clause + kHeader + words_[clause + kSize]; }
  ClauseRef end() const { return static_cast<ClauseRef>(words_.size()); }

 private:
  enum : std::uint32_t { kSize, kGlue, kUsed, kHeader };
  std::vector<std::uint32_t> words_;
};

}  // namespace gridmates::sudoku
