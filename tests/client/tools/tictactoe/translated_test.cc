// Reasons why positions and games cannot be read are translated.
#include "tests/client/tools/batch/translated.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "client/words/refusals.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::tools {
namespace {

using catalogue::testing::pseudo;
using testing::HasSubstr;

class TranslatedTicTacToe : public testing::Test {
 protected:
  TranslatedTicTacToe() { choose_language(catalogue::testing::pseudo_language()); }
  ~TranslatedTicTacToe() override { choose_language(""); }
};

TEST_F(TranslatedTicTacToe, SaysWhyAPositionCannotBeRead) {
  const Ran best = translated("$G tictactoe best", "3x3x3 3/3/3 y\n");
  EXPECT_EQ(best.err,
            "gridmates: " + tr("line {}: {}", 1, pseudo("Who is to move is x or o.")) + "\n");
  const Ran judge = translated("$G tictactoe judge", "XX\n");
  EXPECT_EQ(
      judge.err,
      "gridmates: " + tr("line {}, column {}: {}", 1, 3, pseudo("a row has three cells")) + "\n");
}

TEST_F(TranslatedTicTacToe, SaysWhichMoveOfAGameCannotBe) {
  const Ran ran = translated("$G tictactoe position", "1. a1 a1 *\n");
  EXPECT_EQ(ran.status, 2);
  const core::Statement taken("{cell} is taken.", {{"cell", "a1"}});
  const core::Statement why("Move {number}, {move}: {why}",
                            {{"number", "2"}, {"move", "a1"}, {"why", taken}});
  EXPECT_EQ(ran.err, "gridmates: " + tr("game {}: {}", 1, words::statement_words(why)) + "\n");
}

}  // namespace
}  // namespace gridmates::tools
