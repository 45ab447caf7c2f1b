// The finders remove what the definitions say: no more and no less.
#include "tests/engine/sudoku/logic/literal.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/sudoku/logic/finders.h"
#include "tests/engine/sudoku/logic/literal_parts.h"
#include "tests/engine/sudoku/logic/positions.h"
#include "tests/engine/sudoku/logic/puzzles.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

std::set<Candidate> found(Technique technique, const Board<Nine>& board) {
  Steps steps(Steps::kAll);
  finder_of<Nine>(technique)(board, steps);
  std::set<Candidate> gone;
  for (const Step& step : steps.found()) {
    gone.insert(step.eliminations.begin(), step.eliminations.end());
  }
  return gone;
}

class Literal : public testing::TestWithParam<Technique> {
 protected:
  void compare(const Board<Nine>& board) {
    const std::set<Candidate> gone = found(GetParam(), board);
    ASSERT_EQ(gone, literally(GetParam(), board));
    said_ += gone.size();
  }
  std::size_t said_ = 0;
};

TEST_P(Literal, IsWhatIsFound) {
  const auto puzzles = own_puzzles();
  const std::size_t every = support::kIsSanitized ? 15 : 3;
  for (std::size_t i = 0; i < puzzles.size(); i += every) compare(after_singles(puzzles[i].givens));
  for (const Shape shape : {Shape{2, 2}, {2, 3}, {3, 2}, {2, 4}}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      compare(board_of<Nine>(shape, dug_puzzle(shape, seed)));
    }
  }
  EXPECT_GT(said_, 0u);
}

INSTANTIATE_TEST_SUITE_P(
    Techniques, Literal,
    testing::Values(Technique::kPointing, Technique::kClaiming, Technique::kNakedPair,
                    Technique::kNakedTriple, Technique::kNakedQuad, Technique::kHiddenPair,
                    Technique::kHiddenTriple, Technique::kHiddenQuad, Technique::kXWing,
                    Technique::kSwordfish, Technique::kFinnedXWing, Technique::kFinnedSwordfish,
                    Technique::kSashimiXWing, Technique::kSashimiSwordfish, Technique::kXyWing,
                    Technique::kXyzWing, Technique::kWWing, Technique::kEmptyRectangle,
                    Technique::kSkyscraper, Technique::kTwoStringKite, Technique::kTurbotFish),
    [](const auto& info) {
      std::string name(facts_of(info.param).key);
      std::erase(name, '-');
      return name;
    });

// Tries every choice of four cells, which takes long.
TEST(LiteralWxyz, IsWhatIsFound) {
  const auto puzzles = own_puzzles();
  for (std::size_t i = 1; i < puzzles.size(); i += 15) {
    const auto board = after_singles(puzzles[i].givens);
    ASSERT_EQ(found(Technique::kWxyzWing, board), literally(Technique::kWxyzWing, board));
  }
}

// Where covers overlap, one of them may be spare: results without spare covers must be found, and
// results beyond those with spare covers must not.
void compare_franken(const Board<Nine>& board, std::size_t size, Technique technique, bool finned) {
  const auto gone = found(technique, board);
  const auto at_least = literal::franken(board, size, finned, false);
  const auto at_most = literal::franken(board, size, finned, true);
  EXPECT_TRUE(std::ranges::includes(gone, at_least));
  EXPECT_TRUE(std::ranges::includes(at_most, gone));
}

TEST(LiteralFranken, IsWhatIsFound) {
  const auto puzzles = own_puzzles();
  for (std::size_t i = 2; i < puzzles.size(); i += support::kIsSanitized ? 400 : 80) {
    const auto board = after_singles(puzzles[i].givens);
    compare_franken(board, 2, Technique::kFrankenXWing, false);
    compare_franken(board, 2, Technique::kFinnedFrankenXWing, true);
  }
  if (support::kIsSanitized) return;
  const auto small = board_of<Nine>({2, 3}, dug_puzzle({2, 3}, 1));
  compare_franken(small, 3, Technique::kFrankenSwordfish, false);
  compare_franken(small, 3, Technique::kFinnedFrankenSwordfish, true);
}

}  // namespace
}  // namespace gridmates::sudoku
