// Cells named by two numbers.
#include <gmock/gmock.h>

#include "proto/convert/room_view.h"
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

// A hint comes with its facts, so that its sentences use these names too.
TEST_F(LinearCellNamesTest, HintsTellThem) {
  go_to_room();
  v1::Event asked = server_.set(2, 10, 5);
  v1::SudokuHint& hint = *asked.mutable_delta()
                              ->mutable_match_deltas(0)
                              ->mutable_sudoku()
                              ->mutable_status()
                              ->mutable_hint();
  hint.set_kind(v1::SUDOKU_HINT_KIND_STEP);
  hint.set_technique("hidden-single");
  hint.set_that("There is a Hidden Single.");
  hint.set_where("Look at row A.");
  hint.mutable_facts()->add_units(0);
  *asked.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_ask_hint() = {};
  convert::apply(asked.delta(), server_.view);
  world_.deliver(server_.events(asked));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo asked for a hint: Look at row 1."));
  EXPECT_THAT(ask("board"), testing::Contains("hint: There is a Hidden Single. Look at row 1."));
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

// Boards of sizes other than the default.
class LinearSizesTest : public LinearTest {
 protected:
  // The match from now on has 16 rows and columns.
  void lay_16x16() {
    server_.view.mutable_head()->mutable_options()->mutable_sudoku()->set_size(16);
    v1::MatchView& match = *server_.view.mutable_matches(0);
    match.set_columns(16);
    match.mutable_sudoku()->mutable_constants()->set_box_rows(4);
    match.mutable_sudoku()->mutable_constants()->set_box_columns(4);
    while (match.sudoku().cells_size() < 256) match.mutable_sudoku()->add_cells();
  }
  // The room before the match on that board.
  FakeRoom waiting() const {
    FakeRoom before = server_;
    before.view.clear_matches();
    before.view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
    before.view.mutable_head()->set_match(0);
    return before;
  }
  void show(const FakeRoom& room, const std::vector<v1::Event>& behind = {}) {
    v1::ServerFrame frame = room.snapshot(1);
    for (const v1::Event& event : behind) {
      *frame.mutable_snapshot()->add_recent() = event;
      frame.mutable_snapshot()->mutable_recent()->rbegin()->clear_delta();  // as a server sends it
    }
    world_.deliver(frame);
    world_.deliver(room.sync_done());
  }
  v1::Event started() {
    v1::Event event = server_.next(2);
    event.mutable_started()->set_match(1);
    return event;
  }
};

TEST_F(LinearSizesTest, WhatIsReadBehindASeatIsNamedByItsBoard) {
  lay_16x16();
  server_.view.mutable_head()->set_delay_s(60);
  FakeRoom late = waiting();
  late.view.mutable_members(0)->set_seat(0);
  go_to_room();
  show(late);
  linear_.type("sit");
  world_.deliver(accepted(world_.take(), 0));
  const v1::Event begins = started();
  const v1::Event first = server_.set(2, 17, 5);
  const v1::Event second = server_.set(2, 255, 16);
  printed();
  show(server_, {begins, first, second});
  EXPECT_THAT(printed(), ElementsAre("KITE-42 match 1 started.", "KITE-42 bo set B2 = 5.",
                                     "KITE-42 bo set P16 = G."));
}

TEST_F(LinearSizesTest, WhatIsTypedBehindASeatIsReadByItsBoard) {
  lay_16x16();
  server_.view.mutable_head()->set_delay_s(60);
  FakeRoom late = waiting();
  late.view.mutable_members(0)->set_seat(0);
  go_to_room();
  show(late);
  linear_.type("sit");
  linear_.type("set B2 5");
  world_.deliver(accepted(world_.take(), 0));
  EXPECT_TRUE(world_.sent.empty()) << "the board is not known yet";
  show(server_);
  EXPECT_EQ(world_.take().action().play().move().sudoku().set().cell(), 17u);
}

TEST_F(LinearSizesTest, WhatIsTypedBehindAStartIsReadByTheBoardThatItBegins) {
  lay_16x16();
  const FakeRoom playing = server_;
  server_ = waiting();
  go_to_room();
  linear_.type("start");
  linear_.type("set B2 5");
  const v1::ClientFrame start = world_.take();
  EXPECT_TRUE(world_.sent.empty());
  v1::Event event = started();
  *event.mutable_delta()->mutable_head() = playing.view.head();
  *event.mutable_delta()->add_matches() = playing.view.matches(0);
  convert::apply(event.delta(), server_.view);
  world_.deliver(server_.events(event));
  world_.deliver(accepted(start, server_.seq));
  EXPECT_EQ(world_.take().action().play().move().sudoku().set().cell(), 17u);
}

TEST_F(LinearSizesTest, OfAMoveOnAnEarlierBoardNoCellIsNamed) {
  go_to_room();
  const v1::Event before = server_.set(2, 17, 5);
  const v1::Event begins = started();
  show(server_, {before, begins});
  EXPECT_THAT(printed(), ElementsAre("KITE-42 bo made a move on an earlier board.",
                                     "KITE-42 match 1 started."));
}

}  // namespace
}  // namespace gridmates::linear
