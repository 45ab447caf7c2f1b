// Hints of Sudoku on the wire: with and without their facts.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/hints.h"
#include "engine/sudoku/logic/hint_words.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/sudoku/hints.h"
#include "tests/engine/sudoku/helped.h"

namespace gridmates::convert {
namespace {

using sudoku::HintFound;

const GameConverter& the_converter() { return *converter("sudoku"); }

v1::SudokuHint message_of(const HintFound& found) {
  v1::SudokuHint out;
  put_sudoku_hint(found, out);
  return out;
}

// With a value in every field that is sent.
HintFound full_hint() {
  HintFound found;
  found.technique = "als-chain";
  found.that = "There is an ALS Chain.";
  found.where = "Look at A1.";
  found.why = "Because.";
  found.cells.push(624);
  found.placements.push({3, 25});
  found.eliminations.push({624, 1});
  sudoku::HintFacts facts;
  facts.about_notes = true;
  facts.inferences = 0xFFFF;
  facts.cells.push(624);
  facts.digits.push(25);
  facts.units.push(74);
  facts.covers.push(0);
  facts.fins.push({300, 7});
  sudoku::HintNode node{{}, 9, true};
  node.cells.push(1);
  node.cells.push(300);
  sudoku::HintChain chain;
  chain.push(node);
  chain.push({});
  facts.chains.push(chain);
  sudoku::HintSet set;
  set.cells.push(5);
  set.digits.push(6);
  facts.sets.push(set);
  found.facts.value = std::move(facts);
  return found;
}

TEST(SudokuHint, ComesBackWithAllItsFacts) {
  const HintFound found = full_hint();
  const auto back = sudoku_hint(message_of(found));
  ASSERT_TRUE(back.ok());
  EXPECT_EQ(*back, found);
}

TEST(SudokuHint, OfOldGamesHasNoFacts) {
  HintFound found = full_hint();
  found.facts = {};
  const v1::SudokuHint message = message_of(found);
  EXPECT_FALSE(message.has_facts());
  EXPECT_EQ(*sudoku_hint(message), found);
}

// Values of no board are refused before they could be truncated to others.
TEST(SudokuHint, WithFactsOfNoBoardIsRefused) {
  using Spoil = std::function<void(v1::SudokuHintFacts&)>;
  const std::vector<Spoil> spoils = {
      [](auto& facts) { facts.set_inferences(0x10000); },
      [](auto& facts) { facts.add_cells(625); },
      [](auto& facts) { facts.add_digits(75); },
      [](auto& facts) { facts.add_units(256); },
      [](auto& facts) { facts.add_fins()->set_cell(625); },
      [](auto& facts) { facts.add_fins()->set_digit(26); },
      [](auto& facts) { facts.mutable_chains(0)->add_nodes()->add_cells(625); },
      [](auto& facts) { facts.mutable_chains(0)->add_nodes()->set_digit(256); },
      [](auto& facts) { facts.mutable_sets(0)->add_cells(65'536); },
      [](auto& facts) {
        for (int i = 0; i < 33; ++i) facts.add_chains();
      },
  };
  for (std::size_t i = 0; i < spoils.size(); ++i) {
    v1::SudokuHint hint = message_of(full_hint());
    spoils[i](*hint.mutable_facts());
    EXPECT_FALSE(sudoku_hint(hint).ok()) << i;
  }
}

// The move in an event only says that there is a hint; so do its facts.
TEST(SudokuHint, AnEventSaysNoMoreThanThatThereIsOne) {
  v1::Move move;
  the_converter().move(core::encode(sudoku::Move{full_hint()}), move);
  v1::SudokuHint& told = *move.mutable_sudoku()->mutable_hint_found();
  EXPECT_TRUE(told.why().empty() && told.where().empty());
  EXPECT_TRUE(told.has_facts() && told.facts().about_notes());
  told.mutable_facts()->set_about_notes(false);
  EXPECT_EQ(told.facts().ByteSizeLong(), 0u);
  const auto past = the_converter().past_move(move);
  ASSERT_TRUE(past.ok());
  const auto found = std::get<HintFound>(core::decode<sudoku::Move>(*past)->action);
  EXPECT_EQ(found.facts.value, sudoku::HintFacts{});
  told.clear_facts();
  const auto old = the_converter().past_move(move);
  ASSERT_TRUE(old.ok());
  EXPECT_FALSE(std::get<HintFound>(core::decode<sudoku::Move>(*old)->action).facts.value);
}

// The server's sentence is truncated if it is too long for its field.
void expect_said(const std::string& said, const std::string& shown) {
  constexpr std::string_view kMore = " ...";
  const bool is_cut = shown.ends_with(kMore);
  const std::string kept = is_cut ? shown.substr(0, shown.size() - kMore.size()) : shown;
  EXPECT_TRUE(is_cut ? said.starts_with(kept) : said == shown) << said << "\n" << shown;
}

// A client can derive the server's sentences for the shown hint.
void expect_same_sentences(const HintFound& shown) {
  const auto found = sudoku_hint(message_of(shown));
  ASSERT_TRUE(found.ok());
  const auto hint = sudoku::hint_of({}, *found);
  ASSERT_TRUE(hint) << shown.that.str();
  const sudoku::HintWords words({}, *hint, sudoku::Symbols::kFromOne);
  expect_said(words.that(), shown.that.str());
  if (!shown.where.empty()) expect_said(words.where(), shown.where.str());
  if (!shown.why.empty()) expect_said(words.why(), shown.why.str());
}

std::string extreme_puzzle() {
  sudoku::Options options;
  options.picked.value.level =
      static_cast<std::uint8_t>(static_cast<int>(sudoku::Level::kExtreme) + 1);
  const auto puzzle = *sudoku::make_puzzle(options, core::seed_from(0));
  sudoku::Grid grid{};
  std::ranges::copy(puzzle, grid.begin());
  return sudoku::format_line(grid);
}

TEST(SudokuHint, OfAHardPuzzleCanBeSaidInFullAtEachStep) {
  sudoku::Helped table(extreme_puzzle());
  constexpr int kHints = 20;
  for (int i = 0; i < kHints && !sudoku::Rules::outcome(table.state()).over(); ++i) {
    for (int step = 0; step < sudoku::kWholeHint; ++step) {
      ASSERT_EQ(table.hint(), "");
      expect_same_sentences(table.shown());
    }
    const HintFound shown = table.shown();
    for (const sudoku::Placed& placed : shown.placements) {
      EXPECT_EQ(table.play(sudoku::kAna, {sudoku::Set{placed.cell, placed.digit}}), "");
    }
  }
}

}  // namespace
}  // namespace gridmates::convert
