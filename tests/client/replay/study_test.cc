// The techniques that matches needed, and their longest pauses.
#include "client/replay/study.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/replay/pauses.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::replay {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

v1::PastMatch past(const char* run, const char* game, v1::PastOutcome outcome) {
  v1::PastMatch match;
  match.set_run(run);
  match.set_game(game);
  match.set_outcome(outcome);
  return match;
}

std::vector<std::string> lines_after(Study& study, std::size_t at_once) {
  while (study.work(at_once)) {
  }
  return study.lines();
}

TEST(Study, OnlyTheLatestSolvedMatchesWithTechniquesAreLookedThrough) {
  v1::PlayerPage page;
  *page.add_history() = past("A-1/1", "minesweeper", v1::PAST_OUTCOME_SOLVED);
  *page.add_history() = past("A-2/1", "sudoku", v1::PAST_OUTCOME_STOPPED);
  *page.add_history() = past("A-3/1", "unknown", v1::PAST_OUTCOME_SOLVED);
  for (int i = 0; i < 9; ++i) {
    *page.add_history() = past("A-4/1", "sudoku", v1::PAST_OUTCOME_SOLVED);
  }
  const auto matches = to_be_studied(page);
  EXPECT_THAT(matches, SizeIs(kStudied));
  for (const auto& match : matches) EXPECT_EQ(match.run(), "A-4/1");
}

TEST(Study, TheLongestPauseIsThatOfTheReplayAndComesFirst) {
  Study study;
  EXPECT_FALSE(study.work(10));
  EXPECT_THAT(study.lines(), IsEmpty());
  study.add(sudoku_recorded().told());
  const auto lines = lines_after(study, 7);
  ASSERT_THAT(lines, Not(IsEmpty()));
  EXPECT_THAT(lines[0], StartsWith("next step was "));
  EXPECT_THAT(lines[0], HasSubstr(" in 1 of 1 match, longest pause 1:00 (KITE-42/1)"));
  // The end page says the same about this pause.
  ReplayModel model(sudoku_recorded().told());
  const std::size_t step = longest_pauses(model.replay().match(), model.steps(), 1).at(0);
  EXPECT_THAT(lines[0], StartsWith("next step was " + model.asked(step - 1) + ": "));
}

TEST(Pauses, AreAlsoBeforeTheEnd) {
  std::vector<Step> steps(4);
  for (std::size_t i = 1; i < 3; ++i) steps[i].moved = true;
  steps[1].time_ms = 15'000;
  steps[2].time_ms = 20'000;
  steps[3].time_ms = 50'000;  // lost on time
  v1::MatchView match;
  match.add_players();
  EXPECT_EQ(longest_pauses(match, steps, kPauses), (std::vector<std::size_t>{3, 1}));
  match.mutable_players(0)->set_place(1);  // in a race, where the others played on
  EXPECT_EQ(longest_pauses(match, steps, kPauses), (std::vector<std::size_t>{1}));
  match.mutable_players(0)->clear_place();
  match.mutable_players(0)->set_out(true);  // gave up, or hit a mine
  EXPECT_EQ(longest_pauses(match, steps, kPauses), (std::vector<std::size_t>{1}));
  steps[2] = {40'000, 0, "gave up"};
  EXPECT_EQ(longest_pauses(match, steps, kPauses), (std::vector<std::size_t>{2, 1}));
}

TEST(Study, TechniquesAreTranslatedWhereTheyAreShownAlone) {
  Study study;
  study.add(sudoku_recorded().told());
  lines_after(study, 1'000);
  const std::string technique = study.met().at(0).technique;
  ASSERT_TRUE(choose_language(catalogue::testing::pseudo_language()));
  const auto lines = study.lines();
  const auto met = study.met();
  choose_language("");
  EXPECT_EQ(met[0].technique, technique) << "programs read that";
  EXPECT_THAT(lines[0], HasSubstr(catalogue::testing::pseudo(technique)));
}

TEST(Study, SeveralMatchesAreAddedUp) {
  Study one, two;
  one.add(sudoku_recorded().told());
  v1::Replay second = sudoku_recorded().told();
  second.set_run("KITE-42/2");
  two.add(sudoku_recorded().told());
  two.add(std::move(second));
  const auto lines = lines_after(two, 1'000);
  EXPECT_EQ(lines.size(), lines_after(one, 1'000).size());
  EXPECT_THAT(lines, Contains(HasSubstr(" in 2 of 2 matches, longest pause 1:00 (")));
}

// A Sudoku with six empty cells, each the last one of its row.
class StudyOfSixTest : public ::testing::Test {
 protected:
  static constexpr std::array<std::uint32_t, 6> kEmpty = {0, 12, 24, 28, 40, 52};

  static Recorded six() {
    std::string puzzle = kSolution;
    for (const std::uint32_t cell : kEmpty) puzzle[cell] = '.';
    return {"sudoku", {}, v1::TABLE_COOP, puzzle};
  }
  void set(std::uint32_t cell, std::uint32_t digit) {
    EXPECT_TRUE(recorded_.play(0, set_digit(cell, digit))) << cell;
  }
  // Sets the right digits in the empty cells from this one on.
  void set_from(std::size_t first) {
    for (std::size_t i = first; i < kEmpty.size(); ++i) {
      set(kEmpty[i], static_cast<std::uint32_t>(kSolution[kEmpty[i]] - '0'));
    }
  }
  std::vector<std::string> lines() {
    Study study;
    study.add(recorded_.told());
    return lines_after(study, 1'000);
  }

  Recorded recorded_ = six();
};

TEST_F(StudyOfSixTest, HelpAndNotesAreNoDigits) {
  v1::Move hint;
  hint.mutable_sudoku()->mutable_ask_hint();
  v1::Move check;
  check.mutable_sudoku()->mutable_check();
  v1::Move notes;
  notes.mutable_sudoku()->mutable_notes()->add_cells(12);
  notes.mutable_sudoku()->mutable_notes()->set_kind(v1::SUDOKU_NOTE_KIND_CORNER);
  notes.mutable_sudoku()->mutable_notes()->set_add(9);
  EXPECT_TRUE(recorded_.play(0, notes));
  EXPECT_TRUE(recorded_.play(0, hint));
  set(0, 9);
  EXPECT_TRUE(recorded_.play(0, check));
  set_from(0);
  ASSERT_TRUE(recorded_.over());
  EXPECT_THAT(lines(), ElementsAre("next step was Full House: 6 times in 1 of 1 match",
                                   "next step was correcting a wrong digit: once in 1 of 1 match"));
}

TEST_F(StudyOfSixTest, AWrongDigitThatStandsHidesNothing) {
  set(0, 9);
  set_from(1);
  set(0, 5);
  ASSERT_TRUE(recorded_.over());
  EXPECT_THAT(lines(), ElementsAre("next step was Full House: 6 times in 1 of 1 match",
                                   "next step was correcting a wrong digit: once in 1 of 1 match"));
}

}  // namespace
}  // namespace gridmates::replay
