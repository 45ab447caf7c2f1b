// Boards of sizes other than 9x9.
#include <gtest/gtest.h>

#include "engine/sudoku/solution.h"
#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

Options options_of(std::uint32_t size) {
  Options options;
  for (const auto& option : Rules::options()) {
    if (option.facts.name == "size") option.set(options, size);
  }
  return options;
}

State start_of(const Options& options) {
  return *Rules::start(*Rules::make_board(options, core::seed_from(7), nullptr));
}

// The state after a legal move.
State after(const State& state, const Move& move) {
  const auto next = Rules::play(state, kAna, move);
  EXPECT_TRUE(next.ok()) << next.error().message;
  return next ? *next : state;
}

std::string why_not(const State& state, const Move& move) {
  const auto next = Rules::play(state, kAna, move);
  return next ? "" : next.error().message;
}

// The first empty cell.
Cell empty_cell(const State& state) {
  Cell cell = 0;
  while (state.cells[cell].digit != 0) ++cell;
  return cell;
}

class Sizes : public testing::TestWithParam<std::uint32_t> {
 protected:
  State state_ = start_of(options_of(GetParam()));
  int side_ = state_.shape().side();
  Digits solution_ = *solution_of(state_);
};

TEST_P(Sizes, AreThoseThatTheHostPicks) {
  EXPECT_EQ(std::to_string(side_), size_words()[GetParam()]);
  EXPECT_EQ(state_.cells.size(), static_cast<std::size_t>(side_ * side_));
  const View view = Rules::view(state_, {});
  EXPECT_EQ(view.columns, side_);
  EXPECT_EQ(view.constants.shape(), state_.shape());
  EXPECT_EQ(view.cells.size(), state_.cells.size());
}

TEST_P(Sizes, ArePlayedToTheEnd) {
  State state = state_;
  for (Cell cell = 0; cell < state.cells.size(); ++cell) {
    if (state.cells[cell].digit != 0) continue;
    EXPECT_FALSE(Rules::outcome(state).over());
    state = after(state, {Set{cell, solution_[cell]}});
  }
  EXPECT_EQ(Rules::outcome(state).kind, core::Outcome::Kind::kSolved);
  EXPECT_EQ(Rules::view(state, {}).status.filled, state.cells.size());
}

TEST_P(Sizes, StatesComeBackFromTheirBytes) {
  State state = after(state_, {Fill{NoteKind::kCentre, state_.shape().all_digits(), false}});
  state = after(state, {Colour{{static_cast<Cell>(state.cells.size() - 1)}, 3}});
  state = after(state, {Undo{}});
  EXPECT_EQ(core::decode<State>(core::encode(state)), state);
  const auto last = static_cast<Cell>(state.cells.size() - 1);
  const Move move{Notes{{0, last}, NoteKind::kCorner, only(static_cast<std::uint8_t>(side_)), 0}};
  EXPECT_EQ(core::decode<Move>(core::encode(move)), move);
}

TEST_P(Sizes, NotesAndColoursAreTakenBack) {
  State state = after(state_, {Fill{NoteKind::kCorner, state_.shape().all_digits(), false}});
  const Cell cell = empty_cell(state);
  EXPECT_NE(state.cells[cell].notes & only(solution_[cell]), 0U);
  const State noted = state;
  state = after(state, {Set{cell, solution_[cell]}});
  state = after(state, {Colour{{cell}, 9}});
  EXPECT_EQ(Rules::view(state, {}).cells[cell].colour, 9);
  state = after(after(state, {Undo{}}), {Undo{}});
  EXPECT_EQ(state.cells, noted.cells);
  state = after(after(state, {Undo{}}), {Redo{}});
  EXPECT_EQ(state.cells, noted.cells);
}

TEST_P(Sizes, HelpKnowsTheirSolution) {
  const Cell cell = empty_cell(state_);
  State state = after(state_, {Reveal{cell}});
  EXPECT_EQ(state.cells[cell].digit, solution_[cell]);
  const auto wrong = static_cast<std::uint8_t>(solution_[cell] % side_ + 1);
  state = after(state, {Set{cell, wrong}});
  state = after(state, {Check{}});
  EXPECT_TRUE(Rules::view(state, {}).cells[cell].wrong);
  state = after(state, {LastGood{}});
  EXPECT_EQ(state.cells[cell].digit, solution_[cell]);
  EXPECT_EQ(after(state, {Restart{}}).cells, state_.cells);
  const auto found = Rules::worked_out(state, {AskHint{}});
  ASSERT_TRUE(found.ok());
  for (int steps = 0; steps < 3; ++steps)
    state = after(state, steps == 0 ? *found : Move{AskHint{}});
  EXPECT_NE(Rules::view(state, {}).status.hint->why.str(), "");
}

TEST_P(Sizes, RefusalsNameTheirCellsAndDigits) {
  const auto end = static_cast<Cell>(state_.cells.size());
  const std::string last =
      std::string(1, static_cast<char>('A' + side_ - 1)) + std::to_string(side_);
  EXPECT_EQ(why_not(state_, {Set{end, 1}}),
            "There is no such cell; the cells are A1 to " + last + ".");
  EXPECT_EQ(why_not(state_, {Set{empty_cell(state_), static_cast<std::uint8_t>(side_ + 1)}}),
            "A digit is 1 to " + std::to_string(side_) + ".");
  const auto cell = static_cast<Cell>(end - 1);
  EXPECT_EQ(Rules::asks_all(state_, {Reveal{cell}}), "reveal " + last);
  EXPECT_EQ(Rules::agreed(state_, "reveal " + last), Move{Reveal{cell}});
}

TEST_P(Sizes, AComputerPlaysThem) {
  core::Random random(core::seed_from(1));
  const auto move =
      Rules::choose(Rules::view(state_, {}), kAna, core::Level::kHard, 20'000, random);
  ASSERT_TRUE(move);
  const Set& set = std::get<Set>(move->action);
  EXPECT_EQ(set.digit, solution_[set.cell]);
}

INSTANTIATE_TEST_SUITE_P(Sizes, Sizes, testing::Range(0U, 10U));

TEST(SizesOfOptions, AreTheirCategory) {
  Options options = options_of(0);
  EXPECT_EQ(Rules::category(options), "");
  EXPECT_FALSE(Rules::makes_own(options));
  options = options_of(7);
  EXPECT_EQ(Rules::category(options), "16x16");
  EXPECT_TRUE(Rules::makes_own(options));
  options.picked.value.checked = true;
  EXPECT_EQ(Rules::category(options), "16x16 checked");
  options.picked.value.boxes() = {5, 6};
  EXPECT_FALSE(Rules::make_board(options, core::seed_from(1), nullptr));
}

TEST(SizesOfPuzzles, APastedPuzzleBringsItsOwn) {
  const std::string four =
      "1..."
      "..3."
      ".2.."
      "...4";
  const auto options = Rules::with_puzzle(options_of(7), four);
  ASSERT_TRUE(options.ok());
  EXPECT_EQ(options->shape(), (Shape{2, 2}));
}

// A state read from bytes may have parts that do not fit: it is handled, but is no board.
TEST(SizesOfStates, PartsThatDoNotFitAreNoBoard) {
  State state = start_of(options_of(1));
  state.cells = PerCell<Entry>(81);
  EXPECT_FALSE(Rules::play(state, kAna, {Set{0, 1}}).ok());
  EXPECT_FALSE(Rules::outcome(state).over());
  EXPECT_TRUE(Rules::view(state, {}).cells.empty());
  EXPECT_FALSE(Rules::needs_work(state, {AskHint{}}));
  EXPECT_TRUE(Rules::written_by(state, kAna, {Undo{}}).empty());
}

}  // namespace
}  // namespace gridmates::sudoku
