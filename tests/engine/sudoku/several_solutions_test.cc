// Pasted puzzles with several solutions: played without features that need one solution, unranked.
#include <gtest/gtest.h>

#include <string>

#include "engine/core/bytes.h"
#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

constexpr PlayRules kSeveral{
    .race = false, .editing = Editing::kLongUndo, .checking = Checking::kNever};
constexpr std::string_view kNotHere =
    "This puzzle has several solutions, so there is no help with it.";

// kPuzzle without two of its givens.
std::string with_several() {
  std::string puzzle(kPuzzle);
  puzzle[0] = puzzle[1] = '.';
  return puzzle;
}

core::Result<Rules::Board> board_of(std::string_view puzzle, bool checked = false) {
  Options options = *Rules::with_puzzle({}, puzzle);
  options.picked.value.checked = checked;
  return Rules::make_board(options, {}, nullptr);
}

TEST(SeveralSolutions, MakeABoard) {
  const auto board = board_of(with_several());
  ASSERT_TRUE(board) << board.error().message;
  EXPECT_TRUE(board->has_several_solutions());
  EXPECT_FALSE(board_of(kPuzzle)->has_several_solutions());
}

TEST(SeveralSolutions, AreRefusedWhereDigitsAreChecked) {
  const auto board = board_of(with_several(), true);
  ASSERT_FALSE(board);
  EXPECT_EQ(board.error(),
            (core::Refusal{core::RefusalCode::kBadPuzzle,
                           "This puzzle has several solutions, so digits cannot be checked."}));
}

TEST(SeveralSolutions, HaveNoLevel) { EXPECT_EQ(Rules::level(*board_of(with_several())), ""); }

TEST(SeveralSolutions, HelpIsRefusedWithTheReason) {
  Table table(with_several(), kSeveral);
  for (const Move& move :
       {Move{AskHint{}}, Move{Check{}}, Move{Reveal{*parse_cell("A3")}}, Move{LastGood{}}}) {
    EXPECT_EQ(table.play(kAna, move), kNotHere) << move.action.index();
  }
}

TEST(SeveralSolutions, AHintIsNotLookedFor) {
  const State state = *Rules::start(*board_of(with_several()));
  EXPECT_FALSE(Rules::needs_work(state, {AskHint{}}));
}

TEST(SeveralSolutions, AFullBoardWithoutAClashIsSolved) {
  Table table(with_several(), kSeveral);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (with_several()[cell] == '.') {
      table.play(kAna, {Set{cell, static_cast<std::uint8_t>(kSolution[cell] - '0')}});
    }
  }
  EXPECT_EQ(Rules::outcome(table.state()).kind, core::Outcome::Kind::kSolved);
}

TEST(SeveralSolutions, NeverRank) {
  EXPECT_FALSE(Rules::merit(*Rules::start(*board_of(with_several()))).ranks);
  EXPECT_TRUE(Rules::merit(*Rules::start(*board_of(kPuzzle))).ranks);
}

TEST(SeveralSolutions, BoardsFromBeforeAreRead) {
  const PlayRules checked{
      .race = false, .editing = Editing::kLongUndo, .checking = Checking::kAtOnce};
  EXPECT_EQ(core::encode(checked), (core::Bytes{1, 0, 1, 1, 0})) << "as when it was yes or no";
}

TEST(PuzzleFacts, SayFormatSizeAndSolutions) {
  const auto told = [](const std::string& text) {
    const core::PuzzleFacts facts = Rules::puzzle_facts(text, *board_of(text));
    return facts.size + " " + facts.format + " " + std::to_string(facts.solutions);
  };
  EXPECT_EQ(told(std::string(kPuzzle)), "9x9 line 1");
  EXPECT_EQ(told(with_several()), "9x9 line 2");
  EXPECT_EQ(told("https://www.sudokuwiki.org/sudoku.htm?bd=" + std::string(kPuzzle)), "9x9 link 1");
}

}  // namespace
}  // namespace gridmates::sudoku
