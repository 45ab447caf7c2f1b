#include "engine/sudoku/logic/hint.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/random.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/engine/sudoku/grid/puzzles.h"
#include "tests/engine/sudoku/logic/puzzles.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

const TechniqueSet kAll = TechniqueSet::all();

Position at_start(Digits givens, Shape shape = {}) { return {shape, givens, givens, {}}; }

// All candidates that the givens allow, as a thorough player notes them.
std::vector<DigitSet> full_notes(const Digits& givens) {
  const auto board = board_of<Nine>({}, givens);
  std::vector<DigitSet> notes(givens.size());
  for (std::size_t cell = 0; cell < givens.size(); ++cell) notes[cell] = board.candidates(cell);
  return notes;
}

void do_as_told(const Step& step, Position& position) {
  for (Candidate c : step.placements) position.digits[c.cell] = c.digit;
  if (position.pencil_marks.empty()) return;
  for (Candidate c : step.eliminations) position.pencil_marks[c.cell] &= ~digit_bit(c.digit);
}

// A puzzle that needs more than placements.
Digits tricky_puzzle() {
  for (const Digits& puzzle : own_givens()) {
    const Path path = walk({}, puzzle);
    const auto takes = [](const Step& step) { return step.placements.empty(); };
    if (path.solved && std::ranges::count_if(path.steps, takes) > 3) return puzzle;
  }
  return {};
}

TEST(Hint, IsToldInThreeSteps) {
  const auto told = hint(at_start(digits_of(kPuzzle)), kAll);
  ASSERT_TRUE(told.ok());
  EXPECT_EQ(told->kind, HintKind::kStep);
  EXPECT_EQ(told->that, "There is a Hidden Single.");
  EXPECT_EQ(told->where, "Look at box 2.");
  EXPECT_EQ(told->why, "Hidden Single: in box 2, 8 can only stand in A6, so A6 is 8.");
}

TEST(Hint, LeadsAPlayerWithAllNotesAlongTheWalk) {
  const Digits puzzle = tricky_puzzle();
  ASSERT_FALSE(puzzle.empty());
  Position position = at_start(puzzle);
  position.pencil_marks = full_notes(puzzle);
  for (const Step& step : walk({}, puzzle).steps) {
    const auto told = hint(position, kAll);
    ASSERT_TRUE(told.ok());
    ASSERT_EQ(told->kind, HintKind::kStep);
    ASSERT_EQ(told->step, step);
    do_as_told(told->step, position);
  }
  EXPECT_EQ(hint(position, kAll)->kind, HintKind::kDone);
}

TEST(Hint, StaysUntilItIsDone) {
  const Position position = at_start(tricky_puzzle());
  EXPECT_EQ(hint(position, kAll)->step, hint(position, kAll)->step);
}

// With any correct digits on the board: the ladder's step there, and so a single if there is one.
TEST(Hint, IsTheSimplestStepOfTheCurrentBoard) {
  const Digits puzzle = tricky_puzzle();
  const Digits solution = *solve(Shape{}, puzzle);
  core::Random random(core::seed_from(3));
  for (int i = 0; i < 50; ++i) {
    Position position = at_start(puzzle);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (random.below(3) == 0) position.digits[cell] = solution[cell];
    }
    const auto told = hint(position, kAll);
    ASSERT_TRUE(told.ok());
    EXPECT_EQ(told->step, next_step(board_of<Nine>({}, position.digits), kAll));
  }
}

TEST(Hint, IsNothingHarderThanTheSingleThatOneMoreDigitMakes) {
  const Digits puzzle = tricky_puzzle();
  Position position = at_start(puzzle);
  while (!hint(position, kAll)->step.placements.empty()) {
    do_as_told(hint(position, kAll)->step, position);
  }
  const Digits solution = *solve(Shape{}, puzzle);
  const Digits stuck = position.digits;
  int singles = 0;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (stuck[cell] != 0) continue;
    position.digits = stuck;
    position.digits[cell] = solution[cell];
    const bool has_single =
        next_step(board_of<Nine>({}, position.digits), *TechniqueSet::parse("singles")).has_value();
    if (!has_single) continue;
    ++singles;
    EXPECT_LE(hint(position, kAll)->step.technique, Technique::kNakedSingle);
  }
  EXPECT_GE(singles, 10);
}

TEST(Hint, StaysWithoutNotesUntilADigitMakesASimplerStep) {
  const Digits puzzle = tricky_puzzle();
  Position position = at_start(puzzle);
  while (!hint(position, kAll)->step.placements.empty()) {
    do_as_told(hint(position, kAll)->step, position);
  }
  const Step taken = hint(position, kAll)->step;
  do_as_told(taken, position);
  EXPECT_EQ(hint(position, kAll)->step, taken);
}

TEST(Hint, KnowsAnEliminationByTheNotes) {
  Position position = at_start(tricky_puzzle());
  while (!hint(position, kAll)->step.placements.empty()) {
    do_as_told(hint(position, kAll)->step, position);
  }
  const Step taken = hint(position, kAll)->step;
  position.pencil_marks = std::vector<DigitSet>(81, 0);
  for (Candidate c : taken.eliminations) position.pencil_marks[c.cell] = 0x1FF;
  EXPECT_EQ(hint(position, kAll)->step, taken);
  do_as_told(taken, position);
  EXPECT_NE(hint(position, kAll)->step, taken);
}

TEST(Hint, NamesWrongDigitsBeforeWrongNotes) {
  Position position = at_start(digits_of(kPuzzle));
  position.pencil_marks = std::vector<DigitSet>(81, 0);
  position.pencil_marks[3] = digit_bit(2) | digit_bit(8);  // the digit is 6
  auto told = hint(position, kAll);
  EXPECT_EQ(told->kind, HintKind::kWrong);
  EXPECT_EQ(told->cells, std::vector<Cell>{3});
  EXPECT_EQ(told->where, "Look at A4.");
  EXPECT_EQ(told->why, "The digit of the solution is not among the notes in A4.");
  position.digits[2] = 1;
  position.digits[69] = 1;  // both are wrong
  told = hint(position, kAll);
  EXPECT_EQ(told->kind, HintKind::kWrong);
  EXPECT_EQ(told->cells, (std::vector<Cell>{2, 69}));
  EXPECT_EQ(told->why, "With what stands in A3 and H7 the puzzle cannot be solved.");
}

TEST(Hint, IsAGuessWhereTheLadderEndsAndGoesOnAfterIt) {
  const TechniqueSet few = *TechniqueSet::parse("singles");
  Digits puzzle;
  for (const Digits& own : own_givens()) {
    if (!walk({}, own, {.techniques = few}).solved) puzzle = own;
  }
  ASSERT_FALSE(puzzle.empty());
  const Digits solution = *solve(Shape{}, puzzle);
  Position position = at_start(puzzle);
  int guesses = 0;
  for (int i = 0; i < 81; ++i) {
    const auto told = hint(position, few);
    ASSERT_TRUE(told.ok());
    if (told->kind == HintKind::kDone) break;
    if (told->kind == HintKind::kStep) {
      do_as_told(told->step, position);
      continue;
    }
    ASSERT_EQ(told->kind, HintKind::kGuess);
    EXPECT_NE(told->why.find("this is a guess"), std::string::npos);
    ASSERT_EQ(told->cells.size(), 1u);
    position.digits[told->cells[0]] = solution[told->cells[0]];
    ++guesses;
  }
  EXPECT_EQ(position.digits, solution);
  EXPECT_GE(guesses, 1);
}

TEST(Hint, GuessesInTheCellWithTheFewestCandidates) {
  const Position position = at_start(digits_of(kPuzzle));
  const auto told = hint(position, TechniqueSet{});
  ASSERT_EQ(told->kind, HintKind::kGuess);
  EXPECT_EQ(told->cells, std::vector<Cell>{40});
  EXPECT_EQ(told->why,
            "No technique leads on from here, so this is a guess: E5 can be 5. Try one of them, "
            "and come back here if it does not work out.");
}

TEST(Hint, WorksOnOtherShapes) {
  for (Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 4}}) {
    const auto told = hint(at_start(dug_puzzle(shape, 2), shape), kAll);
    ASSERT_TRUE(told.ok());
    EXPECT_EQ(told->kind, HintKind::kStep);
  }
}

// From any state with some digits and some notes, hints are right, are not done yet, and lead to
// the end.
TEST(Hint, LeadsToTheEndFromAnywhere) {
  core::Random random(core::seed_from(8));
  const auto puzzles = own_givens();
  for (std::size_t own = 0; own < puzzles.size(); own += support::kIsSanitized ? 48 : 12) {
    const Digits& puzzle = puzzles[own];
    const Digits solution = *solve(Shape{}, puzzle);
    Position position = at_start(puzzle);
    position.pencil_marks = full_notes(puzzle);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (random.below(4) == 0) position.digits[cell] = solution[cell];
      for (std::uint8_t digit = 1; digit <= 9; ++digit) {
        const bool forgets = digit != solution[cell] && random.below(8) == 0;
        if (forgets) position.pencil_marks[cell] &= ~digit_bit(digit);
      }
    }
    for (int i = 0; i < 500; ++i) {
      const auto told = hint(position, kAll);
      ASSERT_TRUE(told.ok());
      if (told->kind == HintKind::kDone) break;
      ASSERT_EQ(told->kind, HintKind::kStep);
      const Position before = position;
      do_as_told(told->step, position);
      ASSERT_TRUE(position.digits != before.digits || position.pencil_marks != before.pencil_marks)
          << told->why;
    }
    EXPECT_EQ(position.digits, solution);
  }
}

TEST(Hint, RefusesWhatIsNoPosition) {
  Position position = at_start(digits_of(kPuzzle));
  position.givens[0] = 0;
  position.givens[1] = 0;
  position.digits = position.givens = Digits(81, 0);
  EXPECT_EQ(hint(position, kAll).error().code, core::RefusalCode::kBadPuzzle);
  position.digits.pop_back();
  EXPECT_EQ(hint(position, kAll).error().code, core::RefusalCode::kInvalid);
  position = at_start(digits_of(kPuzzle));
  position.digits[0] = 4;  // a given
  EXPECT_EQ(hint(position, kAll).error().code, core::RefusalCode::kInvalid);
  position.digits[0] = 10;
  EXPECT_EQ(hint(position, kAll).error().code, core::RefusalCode::kInvalid);
  position = at_start(digits_of(kPuzzle));
  position.pencil_marks.resize(3);
  EXPECT_EQ(hint(position, kAll).error().code, core::RefusalCode::kInvalid);
}

TEST(FirstWrongMove, IsTheEarliestThatStillIsWrong) {
  const Digits givens = digits_of(kPuzzle);
  const std::vector<Candidate> moves = {{2, 4}, {3, 2}, {3, 0}, {5, 8}, {3, 2}, {6, 1}, {2, 1}};
  const auto first = [&](std::size_t count) {
    return first_wrong_move({}, givens, {moves.begin(), moves.begin() + static_cast<long>(count)});
  };
  EXPECT_EQ(first(1), std::nullopt);
  EXPECT_EQ(first(2), 1u);            // A4 is 6
  EXPECT_EQ(first(3), std::nullopt);  // corrected
  EXPECT_EQ(first(4), std::nullopt);
  EXPECT_EQ(first(5), 4u);
  EXPECT_EQ(first(7), 4u);
}

TEST(FirstWrongMove, IsNoneWhereThePuzzleIsNone) {
  EXPECT_EQ(first_wrong_move({}, Digits(81, 0), {{0, 1}}), std::nullopt);
}

TEST(Hint, AStopEndsTheSearch) {
  std::stop_source stop;
  stop.request_stop();
  const auto stopped = hint(at_start(tricky_puzzle()), kAll, stop.get_token());
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, core::RefusalCode::kOutOfBudget);
  const Path path = walk({}, tricky_puzzle(), {.stop = stop.get_token()});
  EXPECT_TRUE(path.steps.empty());
  EXPECT_FALSE(path.solved);
}

}  // namespace
}  // namespace gridmates::sudoku
