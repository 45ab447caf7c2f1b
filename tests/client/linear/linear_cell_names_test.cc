// Cells that are named by two numbers.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"
#include "tests/client/words/chosen_cell_names.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;
using words::CellNames;
using words::ChosenCellNames;

class LinearCellNamesTest : public LinearTest {
 protected:
  std::vector<std::string> ask(const std::string& line) {
    linear_.type(line);
    return printed();
  }
  ChosenCellNames chosen_{"sudoku", CellNames::kNumbers};
};

TEST_F(LinearCellNamesTest, MovesAndTheBoardTellThem) {
  go_to_room();
  world_.deliver(server_.events(server_.set(2, 10, 5)));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo set r2c2 = 5."));
  const auto board = ask("board");
  EXPECT_EQ(board[0], "row 1: . . . . . . . . .");
  EXPECT_EQ(board[1], "row 2: . 5 . . . . . . .");
  EXPECT_EQ(board[9], "wrote bo: r2c2");
}

TEST_F(LinearCellNamesTest, LooksAnswerInThemAndTakeBoth) {
  go_to_room();
  world_.deliver(server_.events(server_.set(2, 10, 5)));
  printed();
  EXPECT_EQ(ask("cell B2").front(), "cell r2c2: 5, by bo");
  EXPECT_EQ(ask("cell r2c2").front(), "cell r2c2: 5, by bo");
  EXPECT_EQ(ask("row 2").front(), "row 2: . 5 . . . . . . .");
  EXPECT_EQ(ask("row b").front(), "row 2: . 5 . . . . . . .");
  EXPECT_EQ(ask("missing row 2").front(), "missing row 2: 1 2 3 4 6 7 8 9");
  EXPECT_EQ(ask("digit 5").front(), "digit 5: r2c2, 8 left");
  EXPECT_THAT(ask("row Z"), ElementsAre("no row USAGE: rows are 1 to 9, not Z"));
  EXPECT_THAT(ask("cell Z1"), ElementsAre("no cell USAGE: There is no such cell; the cells are "
                                          "r1c1 to r9c9."));
}

TEST_F(LinearCellNamesTest, PingsAndRefusalsTellThem) {
  go_to_room();
  v1::ServerFrame pings;
  pings.mutable_presence()->set_room("KITE-42");
  pings.mutable_presence()->set_member(2);
  pings.mutable_presence()->set_connected(true);
  pings.mutable_presence()->set_ping(10 + 1);
  world_.deliver(pings);
  EXPECT_EQ(printed().front(), "KITE-42 bo points at r2c2.");
  linear_.type("set A1 5");
  v1::ServerFrame no = client::refused(world_.take(), v1::ERROR_CODE_ILLEGAL_MOVE, v1::RETRY_NEVER,
                                       "A1 is a given.");
  v1::Error& error = *no.mutable_answers(0)->mutable_refused();
  error.set_sentence("{cell} is a given.");
  v1::Parameter& cell = *error.add_parameters();
  cell.set_name("cell");
  cell.set_value("A1");
  world_.deliver(no);
  EXPECT_THAT(printed(), ElementsAre("no set ILLEGAL_MOVE: r1c1 is a given."));
}

}  // namespace
}  // namespace gridmates::linear
