// Reasons why a field cannot be read are translated.
#include "tests/client/tools/batch/translated.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::tools {
namespace {

using catalogue::testing::pseudo;
using testing::HasSubstr;

class TranslatedMinesweeper : public testing::Test {
 protected:
  TranslatedMinesweeper() { choose_language(catalogue::testing::pseudo_language()); }
  ~TranslatedMinesweeper() override { choose_language(""); }
};

TEST_F(TranslatedMinesweeper, SaysWhyAFieldCannotBeRead) {
  const auto err = [](const std::string& text) {
    return translated("$G minesweeper convert --to json", text).err;
  };
  EXPECT_THAT(err("*1\n1\n"), HasSubstr(tr("line {}: {}", 2, "").substr(0, 8)));
  EXPECT_THAT(err("{\"width\":2}\n"), HasSubstr(pseudo("width and height are missing")));
  EXPECT_THAT(err(std::string("\2\2\0", 3) + "\7"),
              HasSubstr(tr("byte {}: {}", 2, "").substr(0, 8)));
  EXPECT_THAT(translated("$G minesweeper convert --to rawvf", "*1\n11\n").err,
              HasSubstr(tr("line {}: {}", 1, pseudo("a field without clicks makes no replay"))));
}

}  // namespace
}  // namespace gridmates::tools
