#include "client/replay/replay_model.h"

#include <gmock/gmock.h>
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "client/replay/gather.h"
#include "client/replay/trial.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::replay {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

v1::Move placed(std::uint32_t cell) {
  v1::Move move;
  move.mutable_tictactoe()->set_cell(cell);
  return move;
}

v1::Move opened(std::uint32_t cell) {
  v1::Move move;
  move.mutable_minesweeper()->mutable_open()->set_cell(cell);
  return move;
}

std::string board_of(v1::MatchView view) {
  view.clear_players();
  view.clear_index();
  return view.DebugString();
}

// The board after each step equals the one that players had; the last one is the server's.
void expect_same_as_live(Recorded& recorded, v1::RoomState result) {
  ReplayModel model(recorded.told(result));
  ASSERT_EQ(model.steps().size(), recorded.views().size() + 1);
  for (std::size_t step = 0; step < recorded.views().size(); ++step) {
    ASSERT_TRUE(model.shows(step)) << step;
    ASSERT_EQ(board_of(model.view(step)), board_of(recorded.views()[step])) << step;
  }
  EXPECT_FALSE(model.broken());
  EXPECT_EQ(board_of(model.view(model.last())), board_of(recorded.end()));
  const auto end = model.match(model.last());
  ASSERT_TRUE(end);
  EXPECT_EQ(board_of(end->view_afterwards(core::Seat(0))), board_of(recorded.end()));
}

TEST(ReplayModel, ASudokuIsAtEachStepWhatItsPlayersSaw) {
  Recorded recorded = sudoku_recorded();
  ASSERT_TRUE(recorded.over());
  expect_same_as_live(recorded, v1::ROOM_STATE_FINISHED_SOLVED);
}

TEST(ReplayModel, ACheckedSudokuMarksWrongDigitsAtOnce) {
  v1::GameOptions options;
  options.mutable_sudoku()->set_checked(true);
  options.mutable_sudoku()->set_keep_notes(true);
  Recorded recorded("sudoku", options, v1::TABLE_COOP, kPuzzle);
  recorded.play(0, set_digit(2, 1));
  recorded.play(1, set_digit(2, 4));
  expect_same_as_live(recorded, v1::ROOM_STATE_FINISHED_UNSOLVED);
}

TEST(ReplayModel, ALargeSudokuToo) {
  v1::GameOptions options;
  options.mutable_sudoku()->set_size(16);
  options.mutable_sudoku()->set_level("easy");
  Recorded recorded("sudoku", options, v1::TABLE_COOP);
  for (std::uint32_t cell = 0; cell < 256; ++cell) recorded.play(cell % 2, set_digit(cell, 3));
  expect_same_as_live(recorded, v1::ROOM_STATE_FINISHED_UNSOLVED);
}

void expect_mines_same_as_live(const v1::MinesweeperOptions& asked, v1::Table table) {
  v1::GameOptions options;
  *options.mutable_minesweeper() = asked;
  Recorded recorded("minesweeper", options, table);
  if (table != v1::TABLE_RACE) recorded.play(0, opened(30));
  v1::Move hint;
  hint.mutable_minesweeper()->mutable_hint();
  recorded.play(0, hint);
  for (std::uint32_t cell = 0; cell < 81 && !recorded.over(); ++cell) {
    recorded.play(table == v1::TABLE_RACE ? 0 : cell % 2, opened(cell));
  }
  expect_same_as_live(
      recorded, recorded.over() ? v1::ROOM_STATE_FINISHED_LOST : v1::ROOM_STATE_FINISHED_UNSOLVED);
}

TEST(ReplayModel, AMineFieldIsAtEachStepWhatItsPlayersSaw) {
  for (const auto law :
       {v1::MINESWEEPER_LAW_SPEED, v1::MINESWEEPER_LAW_STANDARD, v1::MINESWEEPER_LAW_KIND}) {
    v1::MinesweeperOptions options;
    options.set_law(law);
    options.set_lives(3);
    expect_mines_same_as_live(options, v1::TABLE_COOP);
  }
  v1::MinesweeperOptions strict;
  strict.set_law(v1::MINESWEEPER_LAW_STRICT);
  expect_mines_same_as_live(strict, v1::TABLE_RACE);
}

TEST(ReplayModel, AStoppedFieldToo) {
  Recorded recorded("minesweeper", {}, v1::TABLE_COOP);
  recorded.play(0, opened(30));
  expect_same_as_live(recorded, v1::ROOM_STATE_FINISHED_UNSOLVED);
}

TEST(ReplayModel, ADuelIsFoldedInTurns) {
  Recorded recorded("tictactoe", {}, v1::TABLE_VERSUS);
  for (const std::uint32_t cell : {0U, 3U, 1U, 4U, 2U}) {
    recorded.play((recorded.views().size() + 1) % 2, placed(cell));
  }
  ASSERT_TRUE(recorded.over());
  expect_same_as_live(recorded, v1::ROOM_STATE_FINISHED_FIRST_WON);
  ReplayModel model(recorded.told(v1::ROOM_STATE_FINISHED_FIRST_WON));
  EXPECT_EQ(model.cell(1), 0U);
  EXPECT_EQ(model.cell(2), 3U);
  EXPECT_EQ(model.cell(3), 1U);
  EXPECT_EQ(model.room(1).view.head().state(), v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  EXPECT_EQ(model.room(model.last()).view.head().state(), v1::ROOM_STATE_FINISHED_FIRST_WON);
}

TEST(ReplayModel, KeyMomentsAreMistakesHelpPausesAndTheEnds) {
  ReplayModel model(sudoku_recorded().told());
  std::vector<std::string> words;
  for (const Moment& moment : model.moments()) {
    words.push_back(std::to_string(moment.step) + " " + moment.words);
  }
  EXPECT_THAT(words, Contains("1 the first move"));
  EXPECT_THAT(words, Contains("3 a mistake"));
  EXPECT_THAT(words, Contains("5 help"));
  EXPECT_THAT(words, Contains(HasSubstr("a pause of 1:00 before it")));
  EXPECT_THAT(words.back(), HasSubstr("the end"));
}

TEST(ReplayModel, NamesTheCellOfAStep) {
  ReplayModel model(sudoku_recorded().told());
  EXPECT_EQ(model.cell(0), std::nullopt);
  EXPECT_EQ(model.cell(1), 2U);
  EXPECT_EQ(model.cell(2), 40U);
  EXPECT_EQ(model.cell(model.last()), std::nullopt);
}

TEST(ReplayModel, ASudokuNamesTheTechniqueOfAStepAndTheNextOne) {
  ReplayModel model(sudoku_recorded().told());
  EXPECT_THAT(model.beside(2), ElementsAre("Naked Single", "next: Hidden Single"));
  EXPECT_THAT(model.beside(3), ElementsAre("wrong: A3 is 4", "next: correcting a wrong digit"));
  EXPECT_EQ(model.asked(2), "Hidden Single");
  EXPECT_EQ(model.asked(model.last()), "");
}

TEST(ReplayModel, TechniquesBesideTheStepsAreTranslated) {
  using catalogue::testing::pseudo;
  ReplayModel model(sudoku_recorded().told());
  ASSERT_TRUE(choose_language(catalogue::testing::pseudo_language()));
  const auto beside = model.beside(2);
  const std::string next = tr("next: {}", pseudo("Hidden Single"));
  const std::string asked = model.asked(2);
  choose_language("");
  EXPECT_THAT(beside, ElementsAre(pseudo("Naked Single"), next));
  EXPECT_EQ(asked, "Hidden Single") << "a key, which is translated where it is shown";
}

TEST(ReplayModel, AMineFieldHasOddsBesideIt) {
  Recorded recorded("minesweeper", {}, v1::TABLE_COOP);
  recorded.play(0, opened(30));
  ReplayModel model(recorded.told(v1::ROOM_STATE_FINISHED_UNSOLVED));
  EXPECT_THAT(model.beside(1), Contains(HasSubstr("safe: ")));
  EXPECT_THAT(model.beside(1), Contains(HasSubstr("odds: ")));
}

TEST(ReplayModel, AMoveThatTheseRulesRefuseHidesTheBoardFromThereOnButNotTheEnd) {
  v1::Replay told = sudoku_recorded().told();
  told.mutable_events(2)
      ->mutable_moved()
      ->mutable_move()
      ->mutable_sudoku()
      ->mutable_set()
      ->set_cell(0);  // a given
  ReplayModel model(told);
  EXPECT_TRUE(model.shows(1));
  EXPECT_FALSE(model.shows(2));
  EXPECT_FALSE(model.match(2));
  EXPECT_TRUE(model.shows(model.last()));
  EXPECT_EQ(model.broken(), 2U);
  EXPECT_THAT(model.beside(2), ElementsAre());
}

TEST(ReplayModel, AGameThatThisClientDoesNotKnowHasStepsAndNoBoard) {
  v1::Replay told = sudoku_recorded().told();
  told.mutable_head()->set_game("chess");
  ReplayModel model(told);
  EXPECT_FALSE(model.shows(0));
  EXPECT_EQ(model.moments().front().words, "the first move");
}

TEST(ReplayModel, OtherRulesThanThisClientHasGiveStepsAndNoBoard) {
  v1::Replay told = sudoku_recorded().told();
  ASSERT_TRUE(ReplayModel(told).shows(0));
  told.set_rules_version(told.rules_version() + 1);
  EXPECT_FALSE(ReplayModel(told).shows(0));
}

TEST(ReplayModel, FindsTheStepOfATime) {
  ReplayModel model(sudoku_recorded().told());
  EXPECT_EQ(model.step_at(0), 0U);
  EXPECT_EQ(model.step_at(3'999), 0U);
  EXPECT_EQ(model.step_at(4'000), 1U);
  EXPECT_EQ(model.step_at(~std::uint64_t{0}), model.last());
}

TEST(Trial, MovesAreMadeOnACopyTakenBackAndMadeAgain) {
  ReplayModel model(sudoku_recorded().told());
  Trial trial(*model.match(4));
  const std::string before = model.view(4).DebugString();
  EXPECT_TRUE(trial.play(core::Seat(0), set_digit(2, 4)).ok());
  EXPECT_EQ(trial.now().view(core::Seat(0)).sudoku().cells(2).digit(), 4U);
  EXPECT_FALSE(trial.play(core::Seat(0), set_digit(0, 4)).ok());  // a given
  EXPECT_EQ(trial.made(), 1U);
  EXPECT_TRUE(trial.undo());
  EXPECT_FALSE(trial.undo());
  EXPECT_EQ(trial.now().view(core::Seat(0)).sudoku().cells(2).digit(), 0U);
  EXPECT_TRUE(trial.redo());
  EXPECT_FALSE(trial.redo());
  EXPECT_EQ(trial.now().view(core::Seat(0)).sudoku().cells(2).digit(), 4U);
  EXPECT_TRUE(trial.undo());
  EXPECT_TRUE(trial.play(core::Seat(0), set_digit(2, 1)).ok());
  EXPECT_FALSE(trial.redo());
  EXPECT_EQ(model.view(4).DebugString(), before);
}

TEST(Trial, AHintIsFoundAndWhatPlayersDoNotDoIsRefused) {
  ReplayModel model(sudoku_recorded().told());
  Trial trial(*model.match(1));
  v1::Move hint;
  hint.mutable_sudoku()->mutable_ask_hint();
  EXPECT_TRUE(trial.play(core::Seat(0), hint).ok());
  EXPECT_NE(trial.now().view(core::Seat(0)).sudoku().status().hint().that(), "");
  v1::Move found;
  found.mutable_sudoku()->mutable_hint_found();
  EXPECT_FALSE(trial.play(core::Seat(0), found).ok());
}

TEST(Trial, AtARaceThereIsHelpOnACopy) {
  Recorded recorded("sudoku", {}, v1::TABLE_RACE, kPuzzle);
  v1::Move hint;
  hint.mutable_sudoku()->mutable_ask_hint();
  EXPECT_FALSE(recorded.play(0, hint));
  EXPECT_TRUE(recorded.play(0, set_digit(2, 4)));
  ReplayModel model(recorded.told());
  Trial trial(*model.match(1));
  const MatchAgain before = trial.now();
  EXPECT_TRUE(trial.play(core::Seat(0), hint).ok());
  const v1::MatchDelta change = trial.now().change_since(before, core::Seat(0));
  EXPECT_NE(change.sudoku().status().hint().that(), "");
  EXPECT_TRUE(change.sudoku().cells().empty());
}

TEST(Gather, AsksForPartAfterPart) {
  const v1::Replay all = sudoku_recorded().told();
  v1::Replay first = all;
  first.mutable_events()->DeleteSubrange(5, all.events_size() - 5);
  v1::Replay rest;
  for (int i = 5; i < all.events_size(); ++i) *rest.add_events() = all.events(i);
  Gather gather("KITE-42/1", "bo");
  EXPECT_EQ(gather.next().from(), 0U);
  EXPECT_EQ(gather.next().racer(), "bo");
  EXPECT_EQ(gather.take(first), "");
  EXPECT_FALSE(gather.complete());
  EXPECT_EQ(gather.next().from(), 5U);
  EXPECT_EQ(gather.take(rest), "");
  EXPECT_TRUE(gather.complete());
  EXPECT_TRUE(google::protobuf::util::MessageDifferencer::Equals(gather.told(), all));
  EXPECT_EQ(gather.why_no_racer(),
            "only a race has a board for each player, and this match was co-op");
  EXPECT_NE(Gather("KITE-42/1", "").take({}), "");
}

}  // namespace
}  // namespace gridmates::replay
