// Satisfying assignments of clauses by conflict-driven learning: Marques-Silva and Sakallah,
// "GRASP" (1999); two watched literals from "Chaff" (2001); its form after Eén and Sörensson, "An
// Extensible SAT-solver" (2003). One thread at a time; memory grows with the clauses.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/sudoku/solver/clause_store.h"
#include "engine/sudoku/solver/search_account.h"
#include "engine/sudoku/solver/variable_order.h"

namespace gridmates::sudoku {

class Clauses {
 public:
  // Variables 0 .. variables-1.
  explicit Clauses(int variables);

  // Requires that one of these different literals is true. Before the search.
  void add(std::span<const Literal> literals);

  // Calls `found` for every satisfying assignment, each once, until it or the account returns
  // false; `found` may call is_true. A node is one complete propagation. May be called only once.
  void search(SearchAccount& account, const std::function<bool()>& found);

  bool is_true(int variable) const { return values_[positive(variable)] > 0; }

 private:
  // Why a literal is true: the other literals of a clause are false. Unset for a decision.
  struct Reason {
    ClauseRef clause = kNoClause;
    Literal other = kNone;  // of a clause of two
    bool is_known() const { return clause != kNoClause || other != kNone; }
  };
  struct Watch {
    ClauseRef clause;
    Literal blocker;  // another literal of the clause; if it is true, the clause can be skipped
  };
  enum class Mark : std::uint8_t { kNone, kSeen, kImplied, kNeeded };
  struct Variable {
    int level = 0;
    Reason reason;
    Mark mark = Mark::kNone;
    bool phase = true;  // its last value
  };
  static constexpr Literal kNone = ~Literal{0};
  // Conflicts between two clean-ups of clauses, and how much that grows each time.
  static constexpr std::uint64_t kForgetAfter = 1'000;
  static constexpr std::uint64_t kForgetLater = 500;

  int level() const { return static_cast<int>(level_starts_.size()); }
  Variable& variable(Literal literal) { return variables_[literal / 2]; }

  Reason attach(std::span<const Literal> literals, std::uint32_t glue);
  void assign(Literal literal, Reason reason);
  void backtrack(int level);
  bool decide();

  bool propagate();
  bool follow_pairs(Literal truth);
  bool follow_watches(Literal truth);

  std::span<const Literal> causes(const Reason& reason);
  void learn_from_conflict();
  void resolve();
  int mark(std::span<const Literal> falsities);
  void minimise();
  bool is_implied(Literal literal, int depth);
  std::uint32_t stamp_levels();
  bool exclude_solution();

  bool is_restart_due() const { return conflicts_ >= next_restart_; }
  void restart();
  void forget();
  void rebuild();

  ClauseStore store_;
  std::vector<std::vector<Literal>> pairs_;  // by literal: implied literals when it is true
  std::vector<std::vector<Watch>> watches_;  // by literal: clauses to examine when it turns false
  std::vector<std::int8_t> values_;          // by literal: 1 true, -1 false, 0 open
  std::vector<Variable> variables_;
  VariableOrder order_;
  std::vector<Literal> trail_;  // true literals in the order of their assignment
  std::size_t followed_ = 0;    // the number of them that have been propagated
  std::vector<std::size_t> level_starts_;
  bool contradiction_ = false;  // known without a decision

  std::vector<Literal> conflict_;  // a clause that is false
  std::vector<Literal> learned_;   // learned from it; the first literal becomes true
  std::vector<Literal> marked_;
  std::vector<std::uint64_t> level_stamps_;
  std::uint64_t stamp_ = 0;

  std::uint64_t conflicts_ = 0;
  std::uint64_t restarts_ = 0;
  std::uint64_t next_restart_ = 0;
  std::uint64_t forgettings_ = 0;
  std::uint64_t next_forget_ = kForgetAfter;
};

}  // namespace gridmates::sudoku
