// Tables as text: aligned, and as wide as the page.
#include "client/terminal/text_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/columns.h"

namespace gridmates::terminal {
namespace {

using ::testing::ElementsAre;

TextTable table_of_games() {
  TextTable table({{"GAMES"}, {"played", true}, {"run"}});
  table.add({"Sudoku", "12", "KITE-42/1"});
  table.add({"Connect Four with a long name", "3", ""});
  return table;
}

TEST(TextTable, ColumnsAreAsWideAsWhatIsInThem) {
  EXPECT_THAT(table_of_games().rows(80),
              ElementsAre(ElementsAre("GAMES                          played  run"),
                          ElementsAre("Sudoku                             12  KITE-42/1"),
                          ElementsAre("Connect Four with a long name       3")));
}

TEST(TextTable, TheFirstColumnWraps) {
  EXPECT_THAT(table_of_games().rows(37),
              ElementsAre(ElementsAre("GAMES               played  run"),
                          ElementsAre("Sudoku                  12  KITE-42/1"),
                          ElementsAre("Connect Four with        3", "a long name")));
}

TEST(TextTable, NoRowIsWiderThanThePage) {
  for (int columns = 32; columns < 60; ++columns) {
    for (const auto& rows : table_of_games().rows(columns)) {
      for (const std::string& row : rows) EXPECT_LE(client::columns_of(row), columns) << row;
    }
  }
}

TEST(TextTable, ALongHeadOfANarrowColumnWraps) {
  TextTable table({{"WHAT"}, {"the longest pause", true}});
  table.add({"X-Wing", "1:00"});
  EXPECT_THAT(table.rows(40),
              ElementsAre(ElementsAre("WHAT      the longest", "                pause"),
                          ElementsAre("X-Wing           1:00")));
}

}  // namespace
}  // namespace gridmates::terminal
