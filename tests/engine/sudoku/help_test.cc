// Hints, check, reveal, last good and restart, and what is kept of them.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/random.h"
#include "engine/sudoku/explainer/rating.h"
#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {
namespace {

constexpr PlayRules kNow{.race = false, .long_undo = true};
constexpr PlayRules kRace{.race = true, .long_undo = true};
constexpr PlayRules kChecked{.race = false, .long_undo = true, .checked = true};
constexpr std::string_view kNoHelp = "There is no help at a race.";

// Puzzles of this level.
std::vector<std::string> puzzles_of(Level level, int count) {
  Options options;
  options.picked.value.level = static_cast<std::uint8_t>(static_cast<int>(level) + 1);
  std::vector<std::string> puzzles;
  for (int seed = 0; seed < count; ++seed) {
    puzzles.push_back(format_line(*make_puzzle(options, core::seed_from(seed))));
  }
  return puzzles;
}

class Helped : public Table {
 public:
  explicit Helped(std::string_view puzzle = kPuzzle, PlayRules rules = kNow)
      : Table(puzzle, rules) {}

  // Asks for a hint as a room does: what needs work is worked out, and that is played.
  std::string hint(core::Seat seat = kAna) {
    const auto move = Rules::worked_out(state(), {AskHint{}});
    return move ? play(seat, *move) : move.error().message;
  }
  HintFound shown() const { return view().status.hint.value_or(HintFound{}); }
  bool is_hint_shown() const { return view().status.hint.has_value(); }
  Assists assists() const { return view().status.assists; }
  // The cells that are marked as wrong: "A3 B2".
  std::string wrong() const {
    std::string names;
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
      if (view().cells[cell].wrong) names += (names.empty() ? "" : " ") + format_cell(cell);
    }
    return names;
  }
};

TEST(HintOfAMatch, IsToldAStepFurtherEachTime) {
  Helped table;
  ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(table.shown().technique.str(), "hidden-single");
  EXPECT_EQ(table.shown().that.str(), "There is a Hidden Single.");
  EXPECT_EQ(table.shown().where.str() + table.shown().why.str(), "");
  EXPECT_TRUE(table.shown().cells.empty());
  ASSERT_EQ(table.hint(kBo), "");
  EXPECT_EQ(table.shown().where.str(), "Look at box 2.");
  EXPECT_FALSE(table.shown().cells.empty());
  EXPECT_TRUE(table.shown().placements.empty());
  ASSERT_EQ(table.hint(), "");
  EXPECT_EQ(table.shown().why.str(),
            "Hidden Single: in box 2, 8 can only stand in A6, so A6 is 8.");
  ASSERT_EQ(table.shown().placements.size(), 1U);
  EXPECT_EQ(table.shown().placements[0], (Placed{*parse_cell("A6"), 8}));
}

TEST(HintOfAMatch, IsFoundOnceForItsThreeSteps) {
  Helped table;
  EXPECT_TRUE(Rules::needs_work(table.state(), {AskHint{}}));
  EXPECT_EQ(table.play(kAna, {AskHint{}}), "This hint is to be found first.");
  for (int i = 0; i < 2; ++i) {
    table.hint();
    EXPECT_FALSE(Rules::needs_work(table.state(), {AskHint{}}));
  }
  table.hint();
  EXPECT_TRUE(Rules::needs_work(table.state(), {AskHint{}}));
}

TEST(HintOfAMatch, GoesWithTheNextDigit) {
  Helped table;
  table.hint();
  table.note(kBo, "A3", {4});
  table.colour(kBo, {"A3"}, 2);
  EXPECT_TRUE(table.is_hint_shown());
  table.set(kBo, "A3", 4);
  EXPECT_FALSE(table.is_hint_shown());
  EXPECT_EQ(table.assists(), only(Assist::kHint));
}

TEST(HintOfAMatch, NamesWhatIsWrongFirst) {
  Helped table;
  table.set(kAna, "A3", 2);
  for (int i = 0; i < 3; ++i) table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kWrong);
  EXPECT_EQ(table.shown().where.str(), "Look at A3.");
  EXPECT_EQ(table.shown().technique.str(), "");
}

TEST(HintOfAMatch, CountsNotesOnceTheyWereFilledIn) {
  Helped table;
  table.note(kAna, "A3", {1});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kStep);
  table.fill(kAna);
  table.unnote(kBo, "A3", {4});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kWrong);
  table.hint();
  EXPECT_EQ(table.shown().where.str(), "Look at A3.");
}

TEST(HintOfAMatch, CountsNoNotesAnyMoreWhenFillingIsUndone) {
  Helped table;
  table.note(kAna, "A3", {1});
  table.fill(kAna);
  table.undo(kAna);
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kStep);
  table.redo(kAna);
  table.unnote(kBo, "A3", {4});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kWrong);
}

TEST(HintOfAMatch, CountsNoNotesThatAreTakenAwayAsAWhole) {
  Helped table;
  table.fill(kAna);
  table.fill(kAna, kAllDigits, true);
  table.note(kAna, "A3", {1});
  table.hint();
  EXPECT_EQ(table.shown().kind, HintFound::Kind::kStep);
}

// What is played alone by hints leads to the end, with every elimination of a hint kept.
TEST(HintOfAMatch, LeadsOnPastEliminationsWithoutNotes) {
  int eliminations = 0;
  for (const std::string& puzzle : puzzles_of(Level::kHard, 3)) {
    Helped table(puzzle);
    HintFound last;
    while (!Rules::outcome(table.state()).over()) {
      for (int i = 0; i < 3; ++i) ASSERT_EQ(table.hint(), "");
      const HintFound shown = table.shown();
      ASSERT_FALSE(shown == last) << shown.why.str();
      ASSERT_EQ(shown.kind, HintFound::Kind::kStep);
      last = shown;
      if (shown.placements.empty()) ++eliminations;
      for (const Placed& placed : shown.placements) {
        ASSERT_EQ(table.play(kAna, {Set{placed.cell, placed.digit}}), "");
      }
    }
  }
  EXPECT_GE(eliminations, 3);
}

TEST(HintOfAMatch, FitsInItsBounds) {
  for (const std::string& puzzle : puzzles_of(Level::kExtreme, 3)) {
    Helped table(puzzle);
    for (int i = 0; i < 30; ++i) {
      ASSERT_EQ(table.hint(), "");
      ASSERT_FALSE(table.shown().that.str().ends_with("..."));
      ASSERT_FALSE(table.shown().where.str().ends_with("..."));
      ASSERT_NE(table.shown().where.str(), "Look at .");
    }
    EXPECT_EQ(*core::decode<State>(core::encode(table.state())), table.state());
  }
}

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
  EXPECT_EQ(table.play(kAna, reveal), "A3 is right already.");
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
  EXPECT_EQ(table.play(kAna, {LastGood{}}), "No digit is wrong.");
  EXPECT_EQ(table.assists(), only(Assist::kLastGood));
}

TEST(LastGood, ClearsWhatNoStepTakesBack) {
  Helped table(kPuzzle, {.race = false, .long_undo = false});
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
  const PlayRules rules{.race = true, .long_undo = true, .checked = true, .mistake_s = 10};
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

TEST(Question, IsTheMoveThatPlayersAgreeOn) {
  const std::vector<std::pair<Move, std::string>> questions = {
      {{Check{}}, "check"},
      {{LastGood{}}, "last good"},
      {{Restart{}}, "restart"},
      {{Reveal{*parse_cell("E5")}}, "reveal E5"},
      {{Reveal{*parse_cell("I9")}}, "reveal I9"}};
  for (const auto& [move, question] : questions) {
    EXPECT_EQ(Rules::asks_all(move), question);
    EXPECT_EQ(Rules::agreed(question), move);
  }
  EXPECT_EQ(Rules::asks_all({Set{2, 4}}) + Rules::asks_all({AskHint{}}), "");
  for (const char* no : {"", "checks", "reveal", "reveal ", "reveal J1", "reveal E5 "}) {
    EXPECT_FALSE(Rules::agreed(no)) << no;
  }
}

}  // namespace
}  // namespace gridmates::sudoku
