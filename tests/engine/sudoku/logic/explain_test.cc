#include "engine/sudoku/logic/explain.h"

#include <gtest/gtest.h>

namespace gridmates::sudoku {
namespace {

constexpr Shape kNine{3, 3};

Cell at(char row, int column, int side = 9) {
  return static_cast<Cell>((row - 'A') * side + column - 1);
}
Candidate not_at(char row, int column, int digit) {
  return {at(row, column), static_cast<std::uint8_t>(digit)};
}
Node node(bool on, int digit, std::vector<Cell> cells) {
  return {std::move(cells), static_cast<std::uint8_t>(digit), on};
}

TEST(Names, OfCellsAndUnits) {
  EXPECT_EQ(name_of_cell(kNine, 0), "A1");
  EXPECT_EQ(name_of_cell(kNine, 80), "I9");
  EXPECT_EQ(name_of_unit(kNine, 1), "row B");
  EXPECT_EQ(name_of_unit(kNine, 9 + 2), "column 3");
  EXPECT_EQ(name_of_unit(kNine, 18 + 4), "box 5");
}

TEST(Names, OfLargeGrids) {
  const Shape sixteen{4, 4};
  const Shape most{5, 5};
  EXPECT_EQ(name_of_cell(sixteen, 255), "P16");
  EXPECT_EQ(name_of_cell(most, 624), "Y25");
  EXPECT_EQ(name_of_unit(most, 24), "row Y");
  EXPECT_EQ(name_of_unit(most, 74), "box 25");
}

TEST(Sentence, OfAnXWing) {
  Step step;
  step.technique = Technique::kXWing;
  step.eliminations = {not_at('D', 2, 7), not_at('F', 8, 7)};
  step.cells = {at('B', 2), at('B', 8), at('G', 2), at('G', 8)};
  step.digits = {7};
  step.units = {1, 6};
  step.covers = {9 + 1, 9 + 7};
  EXPECT_EQ(sentence(kNine, step),
            "X-Wing: in rows B and G, 7 can only stand in columns 2 and 8, so no other cell of "
            "these columns can be 7: not D2, not F8.");
  step.technique = Technique::kFinnedXWing;
  step.fins = {not_at('G', 7, 7), not_at('G', 9, 7)};
  EXPECT_EQ(sentence(kNine, step),
            "Finned X-Wing: in rows B and G, 7 can only stand in columns 2 and 8 and in the fins "
            "G7 and G9; whether or not one of the fins is 7, no other cell of these columns that "
            "sees both of them can be 7: not D2, not F8.");
}

TEST(Sentence, OfASubsetOnASmallGrid) {
  Step step;
  step.technique = Technique::kNakedTriple;
  step.eliminations = {{4, 1}, {4, 2}, {5, 2}};
  step.cells = {0, 1, 2};
  step.digits = {1, 2, 3};
  step.units = {0};
  EXPECT_EQ(sentence({2, 3}, step),
            "Naked Triple: in row A, A1, A2 and A3 have only 1, 2 and 3 between them, so no other "
            "cell that sees all of them can be 1, 2 or 3: A5 cannot be 1 or 2; A6 cannot be 2.");
}

TEST(Sentence, OfASingleOnALargeGrid) {
  Step step;
  step.technique = Technique::kHiddenSingle;
  step.placements = {{at('P', 16, 16), 12}};
  step.cells = {at('P', 16, 16)};
  step.digits = {12};
  step.units = {15};
  EXPECT_EQ(sentence({4, 4}, step),
            "Hidden Single: in row P, C can only stand in P16, so P16 is C.");
  EXPECT_EQ(sentence({4, 4}, step, Symbols::kFromZero),
            "Hidden Single: in row P, B can only stand in P16, so P16 is B.");
}

TEST(Sentence, OfAChainToldLinkByLink) {
  Step step;
  step.technique = Technique::kGroupedAic;
  step.eliminations = {not_at('C', 9, 5)};
  step.chains = {{node(false, 5, {at('A', 1)}), node(true, 5, {at('A', 7), at('A', 8)}),
                  node(false, 5, {at('B', 8), at('C', 8)}), node(true, 5, {at('F', 8)})}};
  EXPECT_EQ(sentence(kNine, step),
            "Grouped AIC: if A1 is not 5, then A7 or A8 is 5; then neither B8 nor C8 is 5; then F8 "
            "is 5; so A1 is 5, or F8 is 5, and in either case C9 cannot be 5.");
}

TEST(Sentence, OfAChainThroughAnAlmostLockedSet) {
  Step step;
  step.technique = Technique::kGroupedAic;
  step.eliminations = {not_at('C', 9, 5)};
  step.chains = {{node(false, 5, {at('A', 1)}), node(true, 3, {at('A', 2), at('A', 3)}),
                  node(false, 3, {at('C', 1)}), node(true, 5, {at('C', 1)})}};
  step.sets = {{{at('A', 1), at('A', 2), at('A', 3)}, {2, 3, 4, 5}}};
  EXPECT_EQ(sentence(kNine, step),
            "Grouped AIC: A1, A2 and A3 have only 2, 3, 4 and 5 between them, so only one of these "
            "digits can be missing there; if A1 is not 5, then A2 or A3 is 3; then C1 is not 3; "
            "then C1 is 5; so A1 is 5, or C1 is 5, and in either case C9 cannot be 5.");
}

// If the ends see each other, the chain is a ring. Otherwise it is stated for one digit and holds
// for the others.
TEST(Sentence, OfAlmostLockedSetsThatTakeTwoDigits) {
  Step step;
  step.technique = Technique::kAlsXz;
  step.eliminations = {not_at('E', 6, 4), not_at('E', 6, 8)};
  step.digits = {4, 8};
  step.sets = {{{at('D', 6), at('F', 6), at('G', 6)}, {4, 6, 7, 8}},
               {{at('D', 4), at('F', 4), at('F', 5)}, {4, 6, 8, 9}}};
  step.chains = {{node(false, 4, {at('D', 6), at('F', 6)}), node(true, 6, {at('F', 6)}),
                  node(false, 6, {at('F', 5)}), node(true, 4, {at('F', 4)})}};
  const std::string sets =
      "ALS-XZ: D6, F6 and G6 have only 4, 6, 7 and 8 between them; D4, F4 and F5 have only 4, 6, 8 "
      "and 9 between them; so in each of these groups only one digit can be missing; ";
  EXPECT_EQ(sentence(kNine, step),
            sets +
                "if neither D6 nor F6 is 4, then F6 is 6; then F5 is not 6; then F4 is 4, and "
                "so round in a ring, in which every set has all its digits but one: E6 cannot "
                "be 4 or 8.");
  step.chains[0][0].cells.push_back(at('G', 6));
  EXPECT_EQ(sentence(kNine, step),
            sets +
                "if none of D6, F6 and G6 is 4, then F6 is 6; then F5 is not 6; then F4 is 4; "
                "so 4 stands among D6, F6 and G6 or among D4, F4 and F5, and likewise 8: E6 "
                "cannot be 4 or 8.");
}

TEST(Sentence, OfAChainThatContradictsItself) {
  Step step;
  step.technique = Technique::kNiceLoop;
  step.eliminations = {not_at('A', 1, 5)};
  step.chains = {{node(true, 5, {at('A', 1)}), node(false, 5, {at('A', 2), at('A', 3), at('A', 4)}),
                  node(true, 5, {at('D', 1)}), node(false, 5, {at('A', 1)})}};
  EXPECT_EQ(sentence(kNine, step),
            "Nice Loop: if A1 is 5, then none of A2, A3 and A4 is 5; then D1 is 5; then A1 is not "
            "5, which contradicts the beginning, so A1 cannot be 5.");
}

TEST(Sentence, OfAForcingChain) {
  Step step;
  step.technique = Technique::kForcingChain;
  step.placements = {not_at('B', 2, 3)};
  step.cells = {at('A', 1)};
  step.digits = {1, 2};
  step.chains = {
      {node(true, 1, {at('A', 1)}), node(true, 3, {at('B', 2)})},
      {node(true, 2, {at('A', 1)}), node(false, 2, {at('B', 2)}), node(true, 3, {at('B', 2)})}};
  EXPECT_EQ(sentence(kNine, step),
            "Forcing Chain: whatever stands in A1: if A1 is 1, then B2 is 3. Or if A1 is 2, then "
            "B2 is not 2; then B2 is 3. So in every case B2 is 3.");
}

}  // namespace
}  // namespace gridmates::sudoku
