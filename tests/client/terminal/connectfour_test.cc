// Connect Four full screen: the board, the keys, and moves that are not confirmed.
#include <google/protobuf/text_format.h>

#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/golden.h"
#include "tests/client/terminal/versus_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class ConnectFourPaneTest : public FaceTest {};

TEST_F(ConnectFourPaneTest, ShowsTheBoard) {
  begin(connectfour_model());
  expect_golden("connectfour_80x24", picture(face_, kS).text());
  expect_golden("connectfour_120x40", picture(face_, kL).text());
  EXPECT_EQ(picture(face_, kS, true).text(), ascii_of(picture(face_, kS).text()));
}

TEST_F(ConnectFourPaneTest, ShowsWhatWins) {
  client::Model model = connectfour_model();
  v1::ConnectFourView& board = *model.room->view.mutable_matches(0)->mutable_connectfour();
  for (const int cell : {35, 36, 37, 38}) {
    board.mutable_cells(cell)->set_disc(v1::CONNECT_FOUR_DISC_X);
    board.mutable_cells(cell)->set_winning(true);
  }
  board.mutable_status()->set_to_move(0);
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("│*X*│*X*│*X*│*X*│(O)│ . │ . │"));
}

TEST_F(ConnectFourPaneTest, ListsNoMoveThatWasTakenBack) {
  client::Model model = connectfour_model();
  model.room->feed.clear();
  model.room->feed.emplace_back().mutable_started();
  for (const std::uint32_t column : {6, 2, 4}) {
    model.room->feed.emplace_back()
        .mutable_moved()
        ->mutable_move()
        ->mutable_connectfour()
        ->set_column(column);
  }
  model.room->feed.emplace_back().mutable_taken_back()->set_moves(2);
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("MOVES  7\n"));
}

TEST_F(ConnectFourPaneTest, NoDiscIsToFallOnceAMatchHasEndedEarly) {
  client::Model model = connectfour_model();
  begin(model);
  EXPECT_THAT(screen(), HasSubstr("[.]"));
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_DRAWN);
  EXPECT_THAT(screen(), Not(HasSubstr("[.]")));
}

TEST_F(ConnectFourPaneTest, TheCursorMovesAndDropsWhereItStands) {
  begin(connectfour_model());
  EXPECT_THAT(screen(), AllOf(HasSubstr("1   2   3  [4]  5"), HasSubstr("column 4")));
  press(face_, "Left l l Right Right Right Right");
  EXPECT_THAT(screen(), HasSubstr("6O [7]")) << "the edge is the end";
  press(face_, "h Enter");
  EXPECT_THAT(recorder_.asked,
              ElementsAre(HasSubstr("play { move { connectfour { column: 5 } } }")));
}

TEST_F(ConnectFourPaneTest, ADigitDropsAtOnce) {
  begin(connectfour_model());
  press(face_, "1");
  EXPECT_THAT(recorder_.asked, ElementsAre(HasSubstr("play { move { connectfour {")));
  EXPECT_THAT(screen(), HasSubstr("[1]  2"));
}

TEST_F(ConnectFourPaneTest, AFullColumnIsNotAskedFor) {
  client::Model model = connectfour_model();
  v1::ConnectFourView& board = *model.room->view.mutable_matches(0)->mutable_connectfour();
  for (int row = 0; row < 6; ++row) {
    board.mutable_cells(row * 7)->set_disc(row % 2 == 0 ? v1::CONNECT_FOUR_DISC_X
                                                        : v1::CONNECT_FOUR_DISC_O);
  }
  begin(std::move(model));
  press(face_, "1");
  EXPECT_THAT(recorder_.asked, IsEmpty());
  EXPECT_THAT(screen(), HasSubstr("Column 1 is full."));
}

TEST_F(ConnectFourPaneTest, ADiscIsDrawnBeforeItCounts) {
  begin(connectfour_model());
  v1::Move& pending = recorder_.moves.emplace_back();
  ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString("connectfour { column: 6 }", &pending));
  EXPECT_THAT(screen(), HasSubstr("│ X │ X │(O)│ . │ X?│"));
}

TEST_F(ConnectFourPaneTest, ABoardOfAnotherShapeIsNoCrash) {
  client::Model model = connectfour_model();
  model.room->view.mutable_matches(0)->mutable_connectfour()->clear_cells();
  begin(std::move(model));
  press(face_, "1 Left Enter");
  EXPECT_THAT(screen(), HasSubstr("Your move"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
