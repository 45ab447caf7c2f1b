// The search finds what is known of a solved game, prefers soon wins and late losses, and keeps to
// its budget.
#include "engine/core/search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gridmates::core {
namespace {

using Moves = std::vector<std::uint8_t>;

// A heap of counters: 1 to 3 are taken in turn, and who takes the last one wins. Who is to move
// at a multiple of 4 loses.
struct Heap {
  int counters = 0;
  int* looked_at = nullptr;

  bool is_lost() const {
    if (looked_at != nullptr) ++*looked_at;
    return counters == 0;
  }
  Moves moves() const {
    Moves moves;
    for (std::uint8_t take = 1; take <= 3 && take <= counters; ++take) moves.push_back(take);
    return moves;
  }
  Heap after(std::uint8_t take) const { return {counters - take, looked_at}; }
  static int estimate() { return 0; }
};

TEST(Search, LeavesAMultipleOfFour) {
  for (int counters = 1; counters < 20; ++counters) {
    if (counters % 4 == 0) continue;
    EXPECT_EQ(best_moves(Heap{counters}, 20, 1'000'000),
              Moves{static_cast<std::uint8_t>(counters % 4)})
        << counters;
  }
}

// A tree of two moves: 0 loses after two plies, 1 after four.
struct TwoLosses {
  Moves path;

  bool is_lost() const { return path == Moves{0, 0} || path == Moves{1, 0, 0, 0}; }
  Moves moves() const {
    if (path.empty()) return {0, 1};
    return is_lost() ? Moves{} : Moves{0};
  }
  TwoLosses after(std::uint8_t move) const {
    TwoLosses next = *this;
    next.path.push_back(move);
    return next;
  }
  static int estimate() { return 0; }
};

TEST(Search, LosesAsLateAsItCan) { EXPECT_EQ(best_moves(TwoLosses{}, 20, 1'000'000), Moves{1}); }

// A tree of three moves: 0 wins in three plies, 1 at once, 2 draws at once.
struct ThreeWays {
  Moves path;

  bool is_lost() const { return path == Moves{1} || path == Moves{0, 0, 0}; }
  Moves moves() const {
    if (path.empty()) return {0, 1, 2};
    if (path.front() == 0 && path.size() < 3) return {0};
    return {};
  }
  ThreeWays after(std::uint8_t move) const {
    ThreeWays next = *this;
    next.path.push_back(move);
    return next;
  }
  static int estimate() { return 0; }
};

TEST(Search, TakesTheNearerWin) { EXPECT_EQ(best_moves(ThreeWays{}, 5, 1'000), (Moves{1})); }

TEST(Search, SeesNoFurtherThanItsDepth) {
  EXPECT_EQ(best_moves(Heap{5}, 1, 1'000'000), (Moves{1, 2, 3}));
  EXPECT_EQ(best_moves(Heap{5}, 2, 1'000'000), (Moves{1})) << "2 and 3 are answered at once";
}

TEST(Search, KeepsToItsBudget) {
  for (const std::uint32_t budget : {0u, 1u, 10u, 1'000u}) {
    int looked_at = 0;
    const Moves moves = best_moves(Heap{40, &looked_at}, 40, budget);
    EXPECT_FALSE(moves.empty());
    EXPECT_LE(looked_at, static_cast<int>(budget));
  }
}

TEST(Search, FindsNoMoveWhereNoneIsLegal) {
  EXPECT_THAT(best_moves(Heap{0}, 5, 1'000), testing::IsEmpty());
}

}  // namespace
}  // namespace gridmates::core
