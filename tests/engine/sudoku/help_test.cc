// Check, reveal, last good, restart and bookmarks, and how they are recorded.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/engine/sudoku/helped.h"

namespace gridmates::sudoku {
namespace {

constexpr PlayRules kRace{.race = true, .editing = Editing::kLongUndo};
constexpr PlayRules kChecked{
    .race = false, .editing = Editing::kLongUndo, .checking = Checking::kAtOnce};
constexpr std::string_view kNoHelp = "There is no help in a race.";

TEST(Check, MarksWhatIsWrongUntilItChanges) {
  Helped table;
  table.set(kAna, "A3", 2);
  table.set(kBo, "A4", 6);
  table.set(kBo, "B2", 4);
  EXPECT_EQ(table.wrong(), "");
  ASSERT_EQ(table.play(kAna, {Check{}}), "");
  EXPECT_EQ(table.wrong(), "A3 B2");
  table.note(kAna, "B3", {1});
  EXPECT_EQ(table.wrong(), "A3 B2");
  table.clear(kAna, "A3");
  EXPECT_EQ(table.wrong(), "B2");
  table.set(kAna, "A3", 2);
  EXPECT_EQ(table.wrong(), "B2");
  EXPECT_EQ(table.assists(), only(Assist::kCheck));
}

TEST(Reveal, WritesTheDigitOfTheSolution) {
  Helped table;
  table.set(kBo, "A3", 2);
  const Move reveal{Reveal{*parse_cell("A3")}};
  ASSERT_EQ(table.play(kAna, reveal), "");
  EXPECT_EQ(table.digit("A3"), 4);
  EXPECT_EQ(table.digit("A3"), 4);
  EXPECT_EQ(table.play(kAna, {Reveal{0}}), "A1 is a given.");
  EXPECT_EQ(table.play(kAna, {Reveal{81}}), "There is no such cell; the cells are A1 to I9.");
  EXPECT_EQ(table.assists(), only(Assist::kReveal));
}

TEST(LastGood, TakesBackEverybodysStepsUntilNothingIsWrong) {
  Helped table;
  table.set(kAna, "A3", 4);
  table.set(kBo, "A4", 2);
  table.set(kAna, "A6", 8);
  table.set(kBo, "B2", 7);
  ASSERT_EQ(table.play(kAna, {LastGood{}}), "");
  EXPECT_EQ(table.digit("A3"), 4);
  EXPECT_EQ(table.digit("A4") + table.digit("A6") + table.digit("B2"), 0);
  EXPECT_EQ(table.play(kAna, {LastGood{}}), "") << "nothing is left to take back";
  EXPECT_EQ(table.digit("A3"), 4);
  EXPECT_EQ(table.assists(), only(Assist::kLastGood));
}

// Otherwise a player could learn whether a digit is right without it counting as help.
TEST(Help, ThatNothingIsWrongIsHelpToo) {
  Helped gone_back;
  gone_back.set(kAna, "A3", 4);
  EXPECT_EQ(gone_back.play(kAna, {LastGood{}}), "");
  EXPECT_EQ(gone_back.assists(), only(Assist::kLastGood));
  Helped revealed;
  revealed.set(kAna, "A3", 4);
  EXPECT_EQ(revealed.play(kAna, {Reveal{*parse_cell("A3")}}), "");
  EXPECT_EQ(revealed.digit("A3"), 4);
  EXPECT_EQ(revealed.assists(), only(Assist::kReveal));
}

TEST(LastGood, ClearsWhatNoStepTakesBack) {
  Helped table(kPuzzle, {.race = false, .editing = Editing::kFirst});
  table.set(kAna, "A3", 2);
  for (std::uint32_t i = 0; i <= kMaxEditsBefore; ++i) {
    table.set(kAna, "B2", static_cast<std::uint8_t>(1 + i % 2));
  }
  table.clear(kAna, "B2");
  ASSERT_EQ(table.play(kBo, {LastGood{}}), "");
  EXPECT_EQ(table.digit("A3"), 0);
}

TEST(Restart, ClearsEverythingForEverybody) {
  Helped table;
  EXPECT_EQ(table.play(kAna, {Restart{}}), "Nothing has been written yet.");
  table.set(kAna, "A3", 4);
  table.note(kBo, "A4", {2});
  table.centre(kBo, "A4", {6});
  table.colour(kBo, {"A1"}, 5);
  table.play(kBo, {Bookmark{BookmarkName("here")}});
  ASSERT_EQ(table.play(kAna, {Restart{}}), "");
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.digit("A1"), 5);
  EXPECT_EQ(table.notes("A4") + table.centre_notes("A4"), "");
  EXPECT_EQ(table.cell("A1").colour, 0);
  EXPECT_EQ(table.undo(kAna), "You have nothing to undo.");
  EXPECT_EQ(table.play(kBo, {GoTo{BookmarkName("here")}}), "You have no bookmark here.");
}

TEST(Bookmark, IsWhereOnesOwnStepsGoBackTo) {
  Helped table;
  const BookmarkName name("try");
  table.set(kAna, "A3", 4);
  ASSERT_EQ(table.play(kAna, {Bookmark{name}}), "");
  EXPECT_EQ(table.play(kAna, {GoTo{name}}), "You have changed nothing since that bookmark.");
  table.set(kAna, "A4", 6);
  table.set(kBo, "B2", 7);
  table.write(kAna, {"A6", "A7"}, 8);
  EXPECT_EQ(table.play(kBo, {GoTo{name}}), "You have no bookmark try.");
  ASSERT_EQ(table.play(kAna, {GoTo{name}}), "");
  EXPECT_EQ(table.digit("A4") + table.digit("A6") + table.digit("A7"), 0);
  EXPECT_EQ(table.digit("A3"), 4);
  EXPECT_EQ(table.digit("B2"), 7);
  table.redo(kAna);
  EXPECT_EQ(table.digit("A4"), 6);
}

TEST(Bookmark, NamesTheCellThatStaysAsSomebodyHasChangedIt) {
  Helped table;
  const BookmarkName name("try");
  ASSERT_EQ(table.play(kAna, {Bookmark{name}}), "");
  table.set(kAna, "A3", 4);
  table.set(kAna, "A4", 6);
  table.set(kBo, "A4", 2);
  ASSERT_EQ(table.play(kAna, {GoTo{name}}), "");
  EXPECT_EQ(table.digit("A3"), 0);
  EXPECT_EQ(table.digit("A4"), 2);
  EXPECT_EQ(table.view().status.blocked_by, kBo);
  EXPECT_EQ(table.view().status.last_cell, parse_cell("A4").value());
}

TEST(Bookmark, HasANameAndIsOneOfAFew) {
  Helped table;
  EXPECT_EQ(table.play(kAna, {Bookmark{}}), "A bookmark has a name.");
  for (std::uint32_t i = 0; i < kMaxBookmarks; ++i) {
    ASSERT_EQ(table.play(kAna, {Bookmark{BookmarkName(std::to_string(i))}}), "");
  }
  EXPECT_EQ(table.play(kAna, {Bookmark{BookmarkName("more")}}), "There are too many bookmarks.");
  EXPECT_EQ(table.play(kAna, {Bookmark{BookmarkName("5")}}), "");
}

TEST(Race, HasNoHelp) {
  Helped table(kPuzzle, kRace);
  table.set(kAna, "A3", 2);
  EXPECT_FALSE(Rules::needs_work(table.state(), {AskHint{}}));
  for (const Move& move : {Move{AskHint{}}, Move{HintFound{}}, Move{Check{}},
                           Move{Reveal{*parse_cell("A4")}}, Move{LastGood{}}}) {
    EXPECT_EQ(table.play(kAna, move), kNoHelp);
  }
  EXPECT_EQ(table.play(kAna, {Restart{}}), "");
}

TEST(CheckedMatch, MarksEveryWrongDigitAtOnceAndCountsIt) {
  Helped table(kPuzzle, kChecked);
  table.set(kAna, "A4", 6);
  EXPECT_EQ(table.wrong(), "");
  table.set(kAna, "A3", 2);
  EXPECT_EQ(table.wrong(), "A3");
  table.write(kBo, {"A3", "B2"}, 4);
  EXPECT_EQ(table.wrong(), "B2");
  table.clear(kBo, "B2");
  EXPECT_EQ(table.wrong(), "");
  EXPECT_EQ(table.view().status.mistakes, 2);
  EXPECT_TRUE(table.view().status.checked);
  EXPECT_FALSE(Rules::assisted(table.state()));
}

TEST(CheckedMatch, CostsTimeForMistakesAtARace) {
  const PlayRules rules{
      .race = true, .editing = Editing::kLongUndo, .checking = Checking::kAtOnce, .mistake_s = 10};
  Helped race(kPuzzle, rules);
  race.set(kAna, "A3", 2);
  race.set(kAna, "A3", 1);
  EXPECT_EQ(Rules::cost_ms(race.state()), 20'000U);
  Helped together(kPuzzle, kChecked);
  together.set(kAna, "A3", 2);
  EXPECT_EQ(Rules::cost_ms(together.state()), 0U);
}

TEST(Assist, OfFilledNotesAloneLeavesAMatchUnassisted) {
  Helped table;
  table.fill(kAna);
  EXPECT_FALSE(Rules::assisted(table.state()));
  table.play(kAna, {Check{}});
  EXPECT_TRUE(Rules::assisted(table.state()));
}

TEST(Question, IsAskedBeforeAHintSaysWhichDigitIsWrong) {
  const Move hint{AskHint{}};
  Helped table;
  table.set(kAna, "A3", 2);
  ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(Rules::asks_all(table.state(), hint), "hint");
  EXPECT_EQ(Rules::agreed(table.state(), "hint"), hint);
  ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(Rules::asks_all(table.state(), hint), "") << "it has been said";
}

TEST(Hint, SaysThatTheLastNoteOfACellIsMissing) {
  Helped table;
  table.fill(kAna);
  const std::string notes = table.notes("A3");
  for (const char note : notes) {
    ASSERT_EQ(table.unnote(kAna, "A3", {static_cast<std::uint8_t>(note - '0')}), "");
  }
  for (int step = 0; step < kWholeHint; ++step) ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kWrong);
  EXPECT_EQ(table.shown().cells, Table::cells_of({"A3"}));
  table.undo(kAna);
  table.clear(kAna, "A3");
  table.note(kAna, "A3", {1, 2, 4});
  table.clear(kAna, "A3");
  ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kStep) << "they were cleared to begin anew";
}

TEST(Question, IsNotAskedOnOtherHints) {
  const Move hint{AskHint{}};
  Helped steps;
  ASSERT_EQ(steps.hint(), "");
  EXPECT_EQ(Rules::asks_all(steps.state(), hint), "") << "a step";
  Helped notes;
  notes.fill(kAna);
  notes.unnote(kAna, "A3", {4});
  ASSERT_EQ(notes.hint(), "");
  ASSERT_EQ(notes.shown().kind, HintFound::Kind::kWrong);
  EXPECT_EQ(Rules::asks_all(notes.state(), hint), "") << "a note that is missing";
  Helped checked(kPuzzle, kChecked);
  checked.set(kAna, "A3", 2);
  ASSERT_EQ(checked.hint(), "");
  EXPECT_EQ(Rules::asks_all(checked.state(), hint), "") << "everybody sees it";
}

TEST(Question, IsTheMoveThatPlayersAgreeOn) {
  const std::vector<std::pair<Move, std::string>> questions = {
      {{Check{}}, "check"},
      {{LastGood{}}, "last good"},
      {{Restart{}}, "restart"},
      {{Reveal{*parse_cell("E5")}}, "reveal E5"},
      {{Reveal{*parse_cell("I9")}}, "reveal I9"}};
  const State state = Table().state();
  for (const auto& [move, question] : questions) {
    EXPECT_EQ(Rules::asks_all(state, move), question);
    EXPECT_EQ(Rules::agreed(state, question), move);
  }
  EXPECT_EQ(Rules::asks_all(state, {Set{2, 4}}) + Rules::asks_all(state, {AskHint{}}), "");
  for (const char* no : {"", "checks", "reveal", "reveal ", "reveal J1", "reveal E5 "}) {
    EXPECT_FALSE(Rules::agreed(state, no)) << no;
  }
}

}  // namespace
}  // namespace gridmates::sudoku
