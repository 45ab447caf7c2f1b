// Texts for people are translated; machine-readable output is not.
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

const std::string kGivens =
    "...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7......8...";

class TranslatedSudoku : public testing::Test {
 protected:
  TranslatedSudoku() { choose_language(catalogue::testing::pseudo_language()); }
  ~TranslatedSudoku() override { choose_language(""); }
};

TEST_F(TranslatedSudoku, SaysWhyALineCannotBeRead) {
  const Ran ran = translated("$G sudoku convert --to line", "no puzzle\n" + kGivens + "\n");
  EXPECT_EQ(ran.out, kGivens + "\n");
  EXPECT_EQ(ran.err, "gridmates: " +
                         tr("line {}, column {}: {}", 1, 6,
                            pseudo("this is not a puzzle in any known format")) +
                         "\ngridmates: " + tr("read {}", "1 line") + "\n");
}

TEST_F(TranslatedSudoku, SaysWhatIsWrongWithACharacter) {
  const Ran ran = translated("$G sudoku convert --to line", "\uFF15" + kGivens.substr(1) + "\n");
  EXPECT_THAT(ran.err, HasSubstr(words::statement_words(
                           core::Statement("the full-width digit {digit}", {{"digit", "5"}}))));
}

TEST_F(TranslatedSudoku, NamesTechniquesInHintsForPeople) {
  EXPECT_THAT(translated("$G sudoku hint", kGivens).out, HasSubstr(pseudo("Hidden Single")));
  EXPECT_THAT(translated("$G sudoku hint --json", kGivens).out,
              testing::AllOf(HasSubstr("\"technique\":\"hidden-single\""),
                             HasSubstr("There is a Hidden Single.")));
}

TEST_F(TranslatedSudoku, NamesTechniquesThatCannotBeRequired) {
  const Ran ran = translated("$G sudoku generate --require x-wing,swordfish --without x-wing");
  EXPECT_THAT(ran.err, HasSubstr(pseudo("X-Wing")));
}

}  // namespace
}  // namespace gridmates::tools
