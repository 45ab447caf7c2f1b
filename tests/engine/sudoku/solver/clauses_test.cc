// Clauses alone: formulas whose number of solutions is known or can be counted by trying all
// assignments.
#include "engine/sudoku/solver/clauses.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/core/random.h"
#include "tests/engine/sudoku/solver/agreement.h"

namespace gridmates::sudoku {
namespace {

using Formula = std::vector<std::vector<Literal>>;

struct Answer {
  Solutions told;
  std::set<std::vector<bool>> assignments;
};

Answer ask(int variables, const Formula& formula, std::uint64_t limit, const Effort& effort) {
  Clauses clauses(variables);
  for (const auto& clause : formula) clauses.add(clause);
  Answer answer;
  SearchAccount account(limit, effort);
  clauses.search(account, [&] {
    std::vector<bool> assignment;
    for (int i = 0; i < variables; ++i) assignment.push_back(clauses.is_true(i));
    answer.assignments.insert(assignment);
    return account.count();
  });
  answer.told = account.result();
  return answer;
}

bool holds(const std::vector<Literal>& clause, unsigned assignment) {
  for (const Literal literal : clause) {
    if ((assignment >> variable_of(literal) & 1) != literal % 2) return true;
  }
  return false;
}

// Tries every assignment.
std::uint64_t reference_count(int variables, const Formula& formula) {
  std::uint64_t count = 0;
  for (unsigned assignment = 0; assignment < 1u << variables; ++assignment) {
    const auto is_kept = [&](const auto& clause) { return holds(clause, assignment); };
    if (std::all_of(formula.begin(), formula.end(), is_kept)) ++count;
  }
  return count;
}

// Clauses of one to five distinct variables.
Formula random_formula(core::Random& random, int variables, std::uint32_t clauses) {
  Formula formula;
  for (std::uint32_t i = 0; i < clauses; ++i) {
    std::set<int> chosen;
    const std::size_t size = random.below(20) == 0 ? 1 : 2 + random.below(4);
    while (chosen.size() < size) {
      chosen.insert(static_cast<int>(random.below(static_cast<std::uint32_t>(variables))));
    }
    auto& clause = formula.emplace_back();
    for (const int variable : chosen) clause.push_back(positive(variable) + random.below(2));
  }
  return formula;
}

// Pigeons in holes, at most one in each: variable = pigeon * holes + hole.
Formula pigeons_in_holes(int pigeons, int holes) {
  Formula formula;
  for (int pigeon = 0; pigeon < pigeons; ++pigeon) {
    auto& somewhere = formula.emplace_back();
    for (int hole = 0; hole < holes; ++hole) somewhere.push_back(positive(pigeon * holes + hole));
  }
  for (int hole = 0; hole < holes; ++hole) {
    for (int a = 0; a < pigeons; ++a) {
      for (int b = 0; b < a; ++b) {
        formula.push_back({negative(a * holes + hole), negative(b * holes + hole)});
      }
    }
  }
  return formula;
}

TEST(Clauses, WithoutAnyEveryAssignmentIsFound) {
  const Answer answer = ask(5, {}, 1'000, kPlenty);
  EXPECT_EQ(answer.told.found, 32u);
  EXPECT_EQ(answer.assignments.size(), 32u);
  EXPECT_TRUE(answer.told.decided);
  EXPECT_EQ(ask(0, {}, 10, kPlenty).told.found, 1u) << "of no variables there is one";
}

TEST(Clauses, ContradictionsOfSingleLiteralsHaveNoSolution) {
  EXPECT_EQ(ask(2, {{positive(0)}, {negative(0)}}, 10, kPlenty).told.found, 0u);
  EXPECT_EQ(ask(2, {{}}, 10, kPlenty).told.found, 0u);
  const Formula chain = {{positive(0)}, {negative(0), positive(1)}, {negative(1)}};
  EXPECT_EQ(ask(2, chain, 10, kPlenty).told.found, 0u);
}

TEST(Clauses, CountLikeTryingEveryAssignment) {
  core::Random random(core::seed_from(1));
  constexpr int kVariables = 11;
  std::uint64_t with_none = 0;
  for (int i = 0; i < 400; ++i) {
    const Formula formula = random_formula(random, kVariables, 5 + random.below(50));
    const std::uint64_t expected = reference_count(kVariables, formula);
    const Answer answer = ask(kVariables, formula, 10'000, kPlenty);
    ASSERT_TRUE(answer.told.decided);
    ASSERT_EQ(answer.told.found, expected) << "formula " << i;
    ASSERT_EQ(answer.assignments.size(), expected) << "none is found twice";
    with_none += expected == 0 ? 1 : 0;
  }
  EXPECT_GT(with_none, 20u);
  EXPECT_LT(with_none, 380u);
}

TEST(Clauses, CountThePermutations) {
  const Answer answer = ask(36, pigeons_in_holes(6, 6), 10'000, kPlenty);
  EXPECT_EQ(answer.told.found, 720u);
  EXPECT_EQ(answer.assignments.size(), 720u);
}

// Long enough to need restarts and forgetting.
TEST(Clauses, ProveThatEightPigeonsDoNotFitIntoSevenHoles) {
  const Answer answer = ask(56, pigeons_in_holes(8, 7), 1, kPlenty);
  EXPECT_TRUE(answer.told.decided);
  EXPECT_EQ(answer.told.found, 0u);
  EXPECT_GT(answer.told.nodes, 2'000u);
}

TEST(Clauses, TakeTheSameStepsEveryTime) {
  const Formula formula = pigeons_in_holes(8, 7);
  const Solutions first = ask(56, formula, 1, kPlenty).told;
  const Solutions again = ask(56, formula, 1, kPlenty).told;
  EXPECT_EQ(first.nodes, again.nodes);
  EXPECT_EQ(first.guesses, again.guesses);
}

TEST(Clauses, EndWithTheBudgetAndTheStopToken) {
  const Formula formula = pigeons_in_holes(9, 8);
  for (const std::uint64_t nodes : {0u, 1u, 100u}) {
    const Solutions told = ask(72, formula, 1, {.max_nodes = nodes}).told;
    EXPECT_FALSE(told.decided);
    EXPECT_EQ(told.nodes, nodes);
  }
  std::stop_source source;
  source.request_stop();
  const Solutions told = ask(72, formula, 1, {~std::uint64_t{0}, source.get_token()}).told;
  EXPECT_FALSE(told.decided);
  EXPECT_LE(told.nodes, kNodesBetweenLooks);
}

}  // namespace
}  // namespace gridmates::sudoku
