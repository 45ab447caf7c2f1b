// The search finds the known values of a solved game, prefers early wins and late losses, keeps to
// its budget, and says what it has proved.
#include "engine/core/search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gridmates::core {
namespace {

using Moves = std::vector<SearchMove>;

// A heap of counters: players take 1 to 3 in turn, and the one who takes the last one wins. The
// player to move at a multiple of 4 loses.
struct Heap {
  int counters = 0;
  int* looked_at = nullptr;
  SearchMove most_listed = 3;

  Bounds bounds() const {
    if (looked_at != nullptr) ++*looked_at;
    return counters == 0 ? Bounds::exactly(-kWonScore) : Bounds{};
  }
  void list_moves(MoveList& into) const {
    for (SearchMove take = 1; take <= most_listed && take <= counters; ++take) into.add(take);
    into.is_cut = most_listed < 3 && counters > most_listed;
  }
  void make(SearchMove take) { counters -= take; }
  void unmake(SearchMove take) { counters += take; }
  std::uint64_t key() const { return static_cast<std::uint64_t>(counters); }
  static int estimate() { return 0; }
};

Found search(const Heap& heap, int plies, std::uint64_t nodes = 1'000'000) {
  return Search(heap, {plies, nodes}).run();
}

TEST(Search, LeavesAMultipleOfFour) {
  for (int counters = 1; counters < 20; ++counters) {
    const Found found = search({counters}, 20);
    EXPECT_TRUE(found.is_exact) << counters;
    EXPECT_EQ(is_won(found.score), counters % 4 != 0) << counters;
    if (counters % 4 == 0) continue;
    EXPECT_EQ(found.best, Moves{static_cast<SearchMove>(counters % 4)}) << counters;
  }
}

TEST(Search, TellsHowPlayMayGoOn) {
  const Found found = search({6}, 20);
  ASSERT_EQ(found.line.size(), 3u);
  EXPECT_EQ(found.line[0], 2);
  EXPECT_EQ(found.line[1] + found.line[2], 4);
}

// A tree given by the moves that lead to its nodes.
struct Tree {
  Moves path;
  std::vector<Moves> losses;
  std::vector<std::pair<Moves, SearchMove>> moves;  // the number of moves after these moves

  Bounds bounds() const {
    if (std::ranges::find(losses, path) != losses.end()) return Bounds::exactly(-kWonScore);
    return count() == 0 ? Bounds::exactly(0) : Bounds{};
  }
  SearchMove count() const {
    for (const auto& [behind, some] : moves) {
      if (behind == path) return some;
    }
    return 0;
  }
  void list_moves(MoveList& into) const {
    for (SearchMove move = 0; move < count(); ++move) into.add(move);
  }
  void make(SearchMove move) { path.push_back(move); }
  void unmake(SearchMove) { path.pop_back(); }
  std::uint64_t key() const {
    std::uint64_t key = 1;
    for (const SearchMove move : path) key = 8 * key + move;
    return key;
  }
  static int estimate() { return 0; }
};

// Move 0 loses after two plies, move 1 after four.
TEST(Search, LosesAsLateAsItCan) {
  const Tree tree{
      {}, {{0, 0}, {1, 0, 0, 0}}, {{{}, 2}, {{0}, 1}, {{1}, 1}, {{1, 0}, 1}, {{1, 0, 0}, 1}}};
  const Found found = Search(tree, {20, 1'000'000}).run();
  EXPECT_EQ(found.best, Moves{1});
  EXPECT_TRUE(is_lost(found.score));
  EXPECT_TRUE(found.is_exact);
}

// Move 0 wins in three plies, move 1 at once; move 2 draws at once.
TEST(Search, TakesTheNearerWin) {
  const Tree tree{{}, {{1}, {0, 0, 0}}, {{{}, 3}, {{0}, 1}, {{0, 0}, 1}}};
  EXPECT_EQ(Search(tree, {5, 1'000}).run().best, Moves{1});
  EXPECT_EQ(Search(tree, {5, 1'000}).run({0, 2}).best, Moves{0}) << "among those that are asked";
}

TEST(Search, KnowsADrawWhenItHasSeenEverything) {
  const Tree tree{{}, {}, {{{}, 2}, {{0}, 1}, {{1}, 1}}};
  const Found found = Search(tree, {9, 1'000}).run();
  EXPECT_TRUE(found.is_exact);
  EXPECT_EQ(found.score, 0);
  EXPECT_FALSE(Search(tree, {1, 1'000}).run().is_exact) << "there is more to see";
}

TEST(Search, SeesNoFurtherThanItsDepth) {
  EXPECT_EQ(search({5}, 1).best, (Moves{1, 2, 3}));
  EXPECT_FALSE(search({5}, 1).is_exact);
  EXPECT_EQ(search({5}, 2).best, (Moves{1})) << "2 and 3 are answered at once";
}

TEST(Search, ProvesNoLossFromSomeMovesThatArePromising) {
  const Found cut = Search(Heap{8, nullptr, 2}, {20, 1'000'000}).run();
  EXPECT_FALSE(is_lost(cut.score) && cut.is_exact);
}

// Move 0 loses at once, which the caller knows; move 1 draws.
TEST(Search, TakesMovesThatAreLeftOutForLost) {
  const Tree tree{{}, {{0, 0}}, {{{}, 2}, {{0}, 1}, {{1}, 1}}};
  const Found found = Search(tree, {9, 1'000}).run({1});
  EXPECT_TRUE(found.is_exact);
  EXPECT_EQ(found.score, 0);
}

TEST(Search, KeepsToItsBudget) {
  for (const std::uint32_t budget : {1u, 10u, 1'000u}) {
    const Found found = search({40}, 40, budget);
    EXPECT_FALSE(found.best.empty());
    EXPECT_LE(found.nodes, budget);
  }
}

TEST(Search, FindsNoMoveWhereNoneIsLegal) {
  EXPECT_THAT(search({0}, 5, 1'000).best, testing::IsEmpty());
}

TEST(Transpositions, KeepWhatWasLookedAtFromFurther) {
  TranspositionTable table(100);
  table.put(7, 5, true, 30, -100, 100, 2);
  table.put(7, 3, true, 40, -100, 100, 1);
  ASSERT_NE(table.find(7), nullptr);
  EXPECT_EQ(table.find(7)->score, 30);
  table.put(7, 1, false, 50, -100, 40, 3);
  EXPECT_EQ(table.find(7)->depth, Transposition::kToTheEnd);
  EXPECT_TRUE(table.find(7)->bounds_score(0, 45));
  EXPECT_FALSE(table.find(7)->bounds_score(0, 60)) << "50 is the least it is worth";
  EXPECT_EQ(table.find(7 + 128), nullptr);
}

}  // namespace
}  // namespace gridmates::core
