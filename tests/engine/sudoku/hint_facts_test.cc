// The facts of a hint's sentences: in events and states, and in views no earlier than the sentences
// themselves.
#include <gtest/gtest.h>

#include "engine/core/bytes.h"
#include "engine/sudoku/hints.h"
#include "engine/sudoku/logic/hint_words.h"
#include "tests/engine/sudoku/helped.h"

namespace gridmates::sudoku {
namespace {

HintFound found_at(const Helped& table) {
  return std::get<HintFound>(Rules::worked_out(table.state(), {AskHint{}})->action);
}

TEST(HintFacts, SurviveTheirEventAndGiveTheSameSentences) {
  const Move move{found_at(Helped())};
  const auto back = core::decode<Move>(core::encode(move));
  ASSERT_TRUE(back && *back == move);
  const auto& found = std::get<HintFound>(back->action);
  const auto hint = hint_of({}, found);
  ASSERT_TRUE(hint);
  const HintWords words({}, *hint, Symbols::kFromOne);
  EXPECT_EQ(words.that(), found.that.str());
  EXPECT_EQ(words.where(), found.where.str());
  EXPECT_EQ(words.why(), found.why.str());
}

TEST(HintFacts, AreToldNoEarlierThanWhatTheySay) {
  Helped table;
  table.hint();
  ASSERT_TRUE(table.shown().facts.value);
  EXPECT_EQ(*table.shown().facts.value, HintFacts{});
  table.hint();
  EXPECT_EQ(table.shown().facts.value->units.size(), 1U) << "box 2";
  EXPECT_TRUE(table.shown().facts.value->cells.empty());
  EXPECT_TRUE(table.shown().facts.value->digits.empty());
  table.hint();
  EXPECT_EQ(table.shown().facts.value->cells.size(), 1U);
  EXPECT_EQ(table.shown().facts.value->digits.size(), 1U);
}

TEST(HintFacts, OfOlderEventsAreNone) {
  Helped table;
  HintFound old = found_at(table);
  const std::size_t size = core::encode(Move{old}).size();
  old.facts = {};
  EXPECT_LT(core::encode(Move{old}).size(), size);
  ASSERT_EQ(table.play(kAna, {old}), "");
  for (int i = 0; i < 2; ++i) table.play(kAna, {AskHint{}});
  EXPECT_FALSE(table.shown().facts.value);
  EXPECT_NE(table.shown().why.str(), "");
  EXPECT_EQ(*core::decode<State>(core::encode(table.state())), table.state());
}

TEST(HintFacts, StayInStatesAsLongAsTheHint) {
  Helped table;
  const State before = table.state();
  table.hint();
  EXPECT_EQ(*core::decode<State>(core::encode(table.state())), table.state());
  table.set(kBo, "A3", 4);
  EXPECT_EQ(table.state().later().board, before.later().board);
}

TEST(HintFacts, MakeAMoveNoMoreThanTwiceAsLarge) { EXPECT_LE(sizeof(HintFound), 464U); }

}  // namespace
}  // namespace gridmates::sudoku
