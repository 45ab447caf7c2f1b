// Every sentence of every technique in another language: no text is outside its templates.
#include "engine/sudoku/logic/language.h"

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <map>
#include <string>

#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/finders.h"
#include "engine/sudoku/logic/hint_words.h"
#include "tests/engine/sudoku/logic/reglib.h"

namespace gridmates::sudoku {
namespace {

// The template with its letters as stars; placeholders stay. Lives as long as the program.
std::string_view starred(std::string_view english_text) {
  static std::map<std::string, std::string, std::less<>> known;
  const auto found = known.find(english_text);
  if (found != known.end()) return found->second;
  std::string out(english_text);
  bool is_name = false;
  for (char& c : out) {
    if (c == '{' || c == '}') is_name = c == '{';
    if (!is_name && std::isalpha(static_cast<unsigned char>(c)) != 0) c = '*';
  }
  return known.emplace(english_text, out).first->second;
}

// A language of stars, in which cells and rows are numbers.
Language stars() {
  return {.translated = starred,
          .cell = [](Shape, Cell cell) { return std::to_string(cell); },
          .row = [](int row) { return std::to_string(row); }};
}

std::string letters_in(std::string text) {
  std::erase_if(text, [](unsigned char c) { return std::isalpha(c) == 0; });
  return text;
}

// Visits every step in the positions of all techniques (tests/data/sudoku/told.txt).
template <class Visit>
void each_step(Visit visit) {
  std::ifstream in(GRIDMATES_SOURCE_DIR "/tests/data/sudoku/told.txt");
  for (std::string line, told; std::getline(in, line) && std::getline(in, told);) {
    const std::size_t blank = line.find(' ');
    const auto technique = technique_named(std::string_view(line).substr(0, blank));
    const auto position = read_reglib_line(std::string_view(line).substr(blank + 1));
    ASSERT_TRUE(technique && position) << line;
    Steps steps(Steps::kAll);
    finder_of<Nine> (*technique)(position->board, steps);
    for (const Step& step : steps.found()) visit(step);
  }
}

TEST(Translated, SentencesOfAllTechniquesAreMadeOfTemplates) {
  const Language language = stars();
  std::map<Technique, int> seen;
  each_step([&](const Step& step) {
    ++seen[step.technique];
    const std::string told = sentence({}, step, Symbols::kFromOne, language);
    ASSERT_EQ(letters_in(told), "") << sentence({}, step) << "\n" << told;
  });
  EXPECT_EQ(seen.size(), kTechniques);
}

TEST(Translated, AndSoIsWhatHintsSayBeforeThat) {
  const Language language = stars();
  each_step([&](const Step& step) {
    Hint hint = hint_of({}, step, Symbols::kFromOne);
    const HintWords words({}, hint, Symbols::kFromOne, language);
    ASSERT_EQ(letters_in(words.that()), "") << hint.that;
    ASSERT_EQ(letters_in(words.where()), "") << hint.where;
    hint.inferences = 12;
    ASSERT_EQ(letters_in(words.why()), "") << words.why();
    ASSERT_NE(words.why().find("12"), std::string::npos);
  });
  for (const HintKind kind : {HintKind::kGuess, HintKind::kWrong, HintKind::kDone}) {
    for (const bool about_notes : {false, true}) {
      Hint hint{.kind = kind};
      hint.step.cells = {0, 80};
      hint.step.digits = {1, 2};
      hint.about_notes = about_notes;
      const HintWords words({}, hint, Symbols::kFromOne, language);
      const std::string all = words.that() + words.where() + words.why();
      EXPECT_EQ(letters_in(all), "");
      EXPECT_NE(all, "");
    }
  }
}

TEST(Translated, ATranslationThatAsksForMoreIsNotUsed) {
  Language language = english();
  language.translated = [](std::string_view) { return std::string_view("{nobody}"); };
  const Hint hint{.kind = HintKind::kDone};
  EXPECT_EQ(HintWords({}, hint, Symbols::kFromOne, language).that(), "The puzzle is solved.");
}

TEST(StepFromElsewhere, HasWhatItsSentenceReads) {
  each_step([](const Step& step) {
    ASSERT_TRUE(is_on({}, step) && has_its_parts(step)) << sentence({}, step);
    for (int part = 0; part < 7; ++part) {
      Step without = step;
      if (part == 0) without.cells.clear();
      if (part == 1) without.digits.clear();
      if (part == 2) without.units.clear();
      if (part == 3) without.covers.clear();
      if (part == 4) without.fins.clear();
      if (part == 5) without.chains.clear();
      if (part == 6) without.sets.clear();
      if (has_its_parts(without)) {
        ASSERT_NE(sentence({}, without), "");
      }
    }
  });
}

}  // namespace
}  // namespace gridmates::sudoku
