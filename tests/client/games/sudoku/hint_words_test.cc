// The sentences of a hint: in the person's language and with their cell names if the server sends
// the facts, and otherwise as the server words them.
#include "client/games/sudoku/hint_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/help_words.h"
#include "client/games/sudoku/hint_lines.h"
#include "proto/convert/sudoku/hints.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/words/chosen_cell_names.h"
#include "tests/engine/sudoku/helped.h"

namespace gridmates::words {
namespace {

using ::testing::ElementsAre;

// A server's hint that found 7 in A5 as a Hidden Single of row A.
v1::SudokuHint hidden_single() {
  v1::SudokuHint hint;
  hint.set_kind(v1::SUDOKU_HINT_KIND_STEP);
  hint.set_technique("hidden-single");
  hint.set_that("There is a Hidden Single.");
  hint.set_where("Look at row A.");
  hint.set_why("Hidden Single: in row A, 7 can only stand in A5, so A5 is 7.");
  hint.add_cells(4);
  v1::SudokuPlaced& placed = *hint.add_placements();
  placed.set_cell(4);
  placed.set_digit(7);
  hint.mutable_facts()->add_cells(4);
  hint.mutable_facts()->add_digits(7);
  hint.mutable_facts()->add_units(0);
  return hint;
}

v1::MatchView match_with(const v1::SudokuHint& hint) {
  v1::MatchView match;
  for (int cell = 0; cell < sudoku::kCells; ++cell) match.mutable_sudoku()->add_cells();
  *match.mutable_sudoku()->mutable_status()->mutable_hint() = hint;
  return match;
}

std::vector<std::string> lines_of(const v1::SudokuHint& hint) {
  return std::get<std::vector<std::string>>(lines::hint_lines(match_with(hint).sudoku()));
}

std::string asked(const v1::SudokuHint& hint) {
  v1::SudokuMove move;
  move.mutable_ask_hint();
  const v1::MatchView match = match_with(hint);
  return sudoku_help(move, &match, 9);
}

std::string found(const v1::SudokuHint& hint) {
  v1::SudokuMove move;
  *move.mutable_hint_found() = hint;
  return sudoku_help(move, nullptr, 9);
}

class SudokuHintWords : public ::testing::Test {
 protected:
  ~SudokuHintWords() override { choose_language(""); }
  static void speak_german() {
    ASSERT_TRUE(choose_language(catalogue::testing::compiled(
        {{{"There is a {technique}.", ""}, {"Es gibt: {technique}.", ""}},
         {{"Look at {area}.", ""}, {"Sieh auf {area}.", ""}},
         {{"Hidden Single", ""}, {"Versteckter Einer", ""}},
         {{"row {name}", ""}, {"Zeile {name}", ""}},
         {{"in {units}, {digits} can only stand in {cells}, so {follows}", ""},
          {"{digits} steht in {units} nur auf {cells}, also: {follows}", ""}},
         {{"{cell} is {digit}", ""}, {"{cell} ist {digit}", ""}}})));
  }
};

TEST_F(SudokuHintWords, AreInTheLanguageThatWasChosen) {
  speak_german();
  const HintSentences hint = hint_sentences(hidden_single(), {});
  EXPECT_EQ(hint.that, "Es gibt: Versteckter Einer.");
  EXPECT_EQ(hint.where, "Sieh auf Zeile A.");
  EXPECT_EQ(hint.why, "Versteckter Einer: 7 steht in Zeile A nur auf A5, also: A5 ist 7.");
}

TEST_F(SudokuHintWords, NameCellsAndRowsAsWasChosen) {
  const ChosenCellNames chosen("sudoku", CellNames::kNumbers);
  const HintSentences hint = hint_sentences(hidden_single(), {});
  EXPECT_EQ(hint.where, "Look at row 1.");
  EXPECT_EQ(hint.why, "Hidden Single: in row 1, 7 can only stand in r1c5, so r1c5 is 7.");
}

TEST_F(SudokuHintWords, AreThoseOfEveryFace) {
  speak_german();
  const ChosenCellNames chosen("sudoku", CellNames::kNumbers);
  v1::SudokuHint hint = hidden_single();
  EXPECT_EQ(sudoku_hint(match_with(hint).sudoku()),
            "Versteckter Einer: 7 steht in Zeile 1 nur auf r1c5, also: r1c5 ist 7.");
  EXPECT_THAT(lines_of(hint),
              ElementsAre("hint 1: Versteckter Einer: 7 steht in Zeile 1 nur auf r1c5, "
                          "also: r1c5 ist 7."));
  hint.clear_why();
  EXPECT_EQ(sudoku_hint(match_with(hint).sudoku()),
            "Es gibt: Versteckter Einer. Sieh auf Zeile 1.");
  EXPECT_EQ(asked(hint), "asked for a hint: Sieh auf Zeile 1.");
  hint.clear_where();
  EXPECT_EQ(found(hint), "asked for a hint: Es gibt: Versteckter Einer.");
}

// Nothing is said before players have asked for it.
TEST_F(SudokuHintWords, AreNoMoreThanTheServerSays) {
  v1::SudokuHint hint = hidden_single();
  hint.clear_why();
  EXPECT_EQ(hint_sentences(hint, {}).why, "");
  hint.clear_where();
  EXPECT_EQ(hint_sentences(hint, {}).where, "");
  EXPECT_TRUE(reason_lines(hint, {}).empty());
}

void expect_those_of_the_server(const v1::SudokuHint& hint) {
  const HintSentences words = hint_sentences(hint, {});
  EXPECT_EQ(words.that, hint.that());
  EXPECT_EQ(words.where, hint.where());
  EXPECT_EQ(words.why, hint.why());
  EXPECT_TRUE(reason_lines(hint, {}).empty());
}

TEST_F(SudokuHintWords, AreTheServersWhereTheyCannotBeMadeHere) {
  speak_german();
  v1::SudokuHint old = hidden_single();
  old.clear_facts();
  expect_those_of_the_server(old);
  EXPECT_THAT(lines_of(old), ElementsAre("hint 1: " + old.why()));
  v1::SudokuHint newer = hidden_single();
  newer.set_technique("not-known-here");
  expect_those_of_the_server(newer);
  v1::SudokuHint elsewhere = hidden_single();
  elsewhere.mutable_facts()->add_cells(81);
  expect_those_of_the_server(elsewhere);
}

TEST_F(SudokuHintWords, OfTheServerAreEscaped) {
  v1::SudokuHint hint = hidden_single();
  hint.clear_facts();
  hint.set_that("There is\x1b a step.");
  EXPECT_EQ(hint_sentences(hint, {}).that, "There is\\x1b a step.");
}

TEST_F(SudokuHintWords, InEnglishAreTheServers) {
  sudoku::Helped table;
  for (int step = 0; step < sudoku::kWholeHint; ++step) {
    ASSERT_EQ(table.hint(), "");
    v1::SudokuHint hint;
    convert::put_sudoku_hint(table.shown(), hint);
    ASSERT_TRUE(hint.has_facts());
    const HintSentences words = hint_sentences(hint, {});
    EXPECT_EQ(words.that, hint.that());
    EXPECT_EQ(words.where, hint.where());
    EXPECT_EQ(words.why, hint.why());
  }
}

}  // namespace
}  // namespace gridmates::words
