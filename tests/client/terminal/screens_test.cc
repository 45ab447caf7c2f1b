// Texts of a page in special situations: no connection, watching, a field not laid yet.
#include <google/protobuf/text_format.h>

#include <algorithm>

#include "client/games/minesweeper/board.h"
#include "tests/client/terminal/mines_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class Screens : public MinesTest {};

TEST_F(Screens, NoConnectionNamesTheAddressAndWhatToDo) {
  model_.link = client::Link::kWaiting;
  Face face(model_, recorder_, "127.0.0.1:7777");
  face.notice(client::Disconnected{"connection refused", 500, false}, kNowMs);
  const std::string text = picture(face, kS).text();
  EXPECT_THAT(text, HasSubstr("No connection to 127.0.0.1:7777: connection refused"));
  EXPECT_THAT(text, HasSubstr("Not connected to 127.0.0.1:7777"));
  EXPECT_THAT(text, HasSubstr("--server HOST:PORT"));
}

TEST_F(Screens, AWatcherHasNoModeOfWriting) {
  begin(sudoku_model());
  EXPECT_THAT(screen(), HasSubstr("MODE"));
  for (const v1::Member& member : model_.room->view.members()) {
    if (member.seat() == 0) model_.room->you = member.number();
  }
  EXPECT_THAT(screen(), AllOf(Not(HasSubstr("MODE")), HasSubstr("C5 ")));
}

// In the last cell of a box the gap is on the left.
TEST_F(Screens, TheSignOfACellStandsBesideTheCursor) {
  begin(sudoku_model());
  v1::Move& move = recorder_.moves.emplace_back();
  ASSERT_TRUE(
      google::protobuf::TextFormat::ParseFromString("sudoku { set { cell: 5 digit: 6 } }", &move));
  press(face_, "g A 6");
  EXPECT_THAT(screen(), HasSubstr("7  [6?\u2502"));
}

TEST_F(Screens, ACursorBeginsBesideWhatIsOpen) {
  begin(mines_model());
  const auto board = words::MinesBoard::of(*model_.room->match());
  ASSERT_TRUE(board);
  press(face_, "f");
  ASSERT_FALSE(recorder_.asked.empty());
  const std::string asked = recorder_.asked.back();
  const auto at = asked.find("cell: ");
  ASSERT_NE(at, std::string::npos) << asked;
  const auto cell = static_cast<words::Cell>(std::stoi(asked.substr(at + 6)));
  const auto edge = board->frontier();
  EXPECT_NE(std::find(edge.begin(), edge.end(), cell), edge.end()) << asked;
}

TEST_F(Screens, AFieldThatIsBeingMadeSaysSo) {
  client::Model model = tiny_mines_model();
  model.room->view.mutable_matches(0)->mutable_minesweeper()->mutable_status()->set_laid(false);
  begin(std::move(model));
  EXPECT_THAT(screen(), Not(HasSubstr("is being made")));
  recorder_.moves.emplace_back().mutable_minesweeper()->mutable_open()->set_cell(0);
  EXPECT_THAT(screen(), HasSubstr("The field is being made"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
