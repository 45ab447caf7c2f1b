// The search of m,n,k games: published values of small boards, and wins by threats that a slower
// search confirms.
#include "engine/tictactoe/think.h"

#include <gtest/gtest.h>

#include "engine/core/seeds.h"
#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/threats.h"

namespace gridmates::tictactoe {
namespace {

Thought solve(const Variant& variant, std::uint64_t nodes, const Position& position) {
  core::Random random(core::seed_from(1));
  return think(position, variant, {100, 8, 0}, nodes, random);
}

struct Published {
  std::uint8_t columns, rows, in_a_row;
  Value value;  // for X, who begins
};

class SmallBoards : public testing::TestWithParam<Published> {};

// J. W. H. M. Uiterwijk and H. J. van den Herik, "The advantage of the initiative", Information
// Sciences 122 (2000), table of m,n,k games.
TEST_P(SmallBoards, HaveThePublishedValue) {
  const Published& game = GetParam();
  const Variant variant = Variant::of(game.columns, game.rows, game.in_a_row);
  const Thought thought = solve(variant, 3'000'000, Position(std::size_t{variant.cells()}));
  EXPECT_EQ(thought.value, game.value) << board_word(variant) << ", " << thought.nodes << " nodes";
}

INSTANTIATE_TEST_SUITE_P(
    MnkGames, SmallBoards,
    testing::Values(Published{3, 3, 3, Value::kDraw}, Published{4, 3, 3, Value::kWin},
                    Published{4, 4, 3, Value::kWin}, Published{4, 4, 4, Value::kDraw},
                    Published{5, 4, 4, Value::kDraw}, Published{5, 5, 4, Value::kDraw},
                    Published{6, 5, 4, Value::kWin}, Published{6, 6, 4, Value::kWin},
                    Published{5, 5, 5, Value::kDraw}),
    [](const auto& game) {
      return board_word(Variant::of(game.param.columns, game.param.rows, game.param.in_a_row));
    });

Position after(const Variant& variant, std::initializer_list<const char*> x,
               std::initializer_list<const char*> o) {
  Position position(std::size_t{variant.cells()});
  for (const char* cell : x) position[*parse_cell(cell, variant)] = Mark::kX;
  for (const char* cell : o) position[*parse_cell(cell, variant)] = Mark::kO;
  return position;
}

const Variant kGomoku = Variant::of(15, 15, 5);

TEST(Threats, AnOpenThreeIsAWin) {
  Grid grid(std::make_shared<const Windows>(kGomoku), after(kGomoku, {"g8", "h8", "i8"}, {}));
  Threats threats(grid, 1'000);
  const auto line = threats.find_by_fours(0);
  ASSERT_TRUE(line);
  EXPECT_LT(threats.nodes(), 20u);
}

// Two threes that cross: one move opens both.
TEST(Threats, TwoOpenThreesAreFoundByThrees) {
  Grid grid(std::make_shared<const Windows>(kGomoku),
            after(kGomoku, {"g8", "h8", "j6", "j7"}, {"a1", "c1", "e1", "o15"}));
  Threats threats(grid, 100'000);
  EXPECT_FALSE(threats.find_by_fours(0));
  EXPECT_TRUE(threats.find_by_threes(0, 3));
  EXPECT_FALSE(threats.find_by_threes(1, 3));
}

TEST(Threats, LeaveTheGridAsItWas) {
  Grid grid(std::make_shared<const Windows>(kGomoku),
            after(kGomoku, {"g8", "h8", "j6", "j7"}, {"a1", "c1", "e1", "o15"}));
  const std::uint64_t key = grid.key();
  const int worth = grid.worth(0);
  (void)Threats(grid, 1'000).find_by_threes(0, 4);
  EXPECT_EQ(grid.key(), key);
  EXPECT_EQ(grid.worth(0), worth);
}

// A four that can only be completed to six does not win where five must be exact.
TEST(Threats, AnOverlineIsNoFourWhereItIsNoLine) {
  const Variant exact = Variant::of(15, 15, 5, Overline::kNoLine);
  const auto marks = {"c8", "d8", "e8", "g8", "h8"};
  Grid grid(std::make_shared<const Windows>(exact), after(exact, marks, {}));
  EXPECT_FALSE(grid.wins_at(*parse_cell("f8", exact), 0)) << "it would be six";
  Grid wins(std::make_shared<const Windows>(kGomoku), after(kGomoku, marks, {}));
  EXPECT_TRUE(wins.wins_at(*parse_cell("f8", kGomoku), 0));
}

// Any win that the threat search finds on a small board is confirmed by the full search.
TEST(Threats, AreRightOnSmallBoards) {
  const Variant variant = Variant::of(6, 5, 4);
  core::Random random(core::seed_from(7));
  int wins = 0;
  for (int number = 0; number < 60; ++number) {
    Position position(std::size_t{variant.cells()});
    std::vector<CellNumber> cells(variant.cells());
    for (CellNumber cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    random.shuffle(std::span(cells));
    const std::uint32_t marks = 10 + 2 * random.below(3);
    for (std::uint32_t i = 0; i < marks; ++i) position[cells[i]] = i % 2 == 0 ? Mark::kX : Mark::kO;
    if (judge(position, variant) != Verdict::kFirstToMove) continue;
    Grid grid(std::make_shared<const Windows>(variant), position);
    if (!Threats(grid, 50'000).find_by_threes(0, 5)) continue;
    ++wins;
    core::Random chance(core::seed_from(1));
    const Thought slow = think(position, variant, {100, 0, 0}, 2'000'000, chance);
    EXPECT_EQ(slow.value, Value::kWin) << "position " << number;
  }
  EXPECT_GT(wins, 5);
}

// X has four in a row, which is not a line of three; O makes one next.
TEST(Think, AnOverlineOnTheBoardIsNoLine) {
  const Variant exact = Variant::of(4, 3, 3, Overline::kNoLine);
  const Position position = after(exact, {"a1", "b1", "c1", "d1", "b3"}, {"b2", "c2", "a3", "d3"});
  Position even = position;
  even[*parse_cell("b3", exact)] = Mark::kNone;
  ASSERT_EQ(judge(even, exact), Verdict::kFirstToMove);
  Grid grid(std::make_shared<const Windows>(exact), even);
  EXPECT_FALSE(grid.has_line(0));
  EXPECT_EQ(solve(exact, 100'000, even).value, Value::kLoss);
}

// Skipping moves that lose to threats must not change the value.
TEST(Think, ProvesTheValueOfASmallBoardWithAThreat) {
  const Variant variant = Variant::of(5, 3, 4);
  const Position position = after(variant, {"b2", "c2"}, {"a1"});
  EXPECT_EQ(solve(variant, 1'000'000, position).value, Value::kDraw);
}

TEST(Think, KeepsToItsBudget) {
  const Variant variant = Variant::of(7, 6, 4);
  const Position position = after(variant, {"c3", "d3"}, {"a1"});
  for (const std::uint64_t budget : {1, 16, 100, 1'000}) {
    core::Random random(core::seed_from(1));
    const Thought thought = think(position, variant, {100, 0, 5}, budget, random);
    EXPECT_LE(thought.nodes, budget);
    EXPECT_FALSE(thought.best.empty());
  }
}

TEST(Think, AnswersAnOpenThree) {
  const Position position = after(kGomoku, {"g8", "h8", "i8"}, {"g7", "a1"});
  const Thought thought = solve(kGomoku, 50'000, position);
  ASSERT_FALSE(thought.best.empty());
  const std::string cell = format_cell(thought.best.front(), 15);
  EXPECT_TRUE(cell == "f8" || cell == "j8" || cell == "e8" || cell == "k8") << cell;
}

TEST(Think, TheSameAgainFromTheSameChance) {
  const Position position = after(kGomoku, {"h8", "i9"}, {"h9"});
  Position even = position;
  even[*parse_cell("j7", kGomoku)] = Mark::kO;
  for (int level = 1; level <= kBestLevel; ++level) {
    core::Random one(core::seed_from(5));
    core::Random same(core::seed_from(5));
    const Skill skill = skill_of(level, kGomoku);
    EXPECT_EQ(think(even, kGomoku, skill, 20'000, one).best,
              think(even, kGomoku, skill, 20'000, same).best)
        << level;
  }
}

}  // namespace
}  // namespace gridmates::tictactoe
