// Ultimate tic-tac-toe full screen: the board, the keys, and moves that are not confirmed.
#include <google/protobuf/text_format.h>

#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/versus_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class UltimatePaneTest : public FaceTest {};

TEST_F(UltimatePaneTest, SaysWhereTheNextMarkGoes) {
  client::Model model = ultimate_model();
  begin(model);
  EXPECT_THAT(screen(), AllOf(HasSubstr("Your move: you are X; board d7-f9"),
                              HasSubstr("next: board d7-f9")));
  for (v1::UltimateBoard& small : *model_.room->view.mutable_matches(0)
                                       ->mutable_ultimate()
                                       ->mutable_status()
                                       ->mutable_boards()) {
    small.set_playable(small.result() == v1::ULTIMATE_RESULT_UNSPECIFIED);
  }
  EXPECT_THAT(screen(), AllOf(HasSubstr("Your move: you are X; any open board"),
                              HasSubstr("next: any open board")));
}

TEST_F(UltimatePaneTest, DotsStandOnlyWhereTheNextMarkMayGo) {
  begin(ultimate_model());
  press(face_, "g a 4");
  EXPECT_THAT(screen(),
              AllOf(HasSubstr(" 7           │ .  .  . │"), HasSubstr(" 9           │ . (O) . │")));
}

TEST_F(UltimatePaneTest, NothingIsToBePlayedOnceAMatchHasEndedEarly) {
  client::Model model = ultimate_model();
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_DRAWN);
  begin(std::move(model));
  press(face_, "g a 4");
  EXPECT_THAT(screen(),
              AllOf(Not(HasSubstr("next: board")), HasSubstr(" 7           │         │")));
}

TEST_F(UltimatePaneTest, ABoardThatIsWonIsOneLargeMark) {
  begin(ultimate_model());
  EXPECT_THAT(screen(), AllOf(HasSubstr(R"( 1     \ /   │)"), HasSubstr(R"(│   /-\)")));
}

TEST_F(UltimatePaneTest, ThreeBoardsInARowHaveStars) {
  client::Model model = ultimate_model();
  v1::UltimateStatus& status =
      *model.room->view.mutable_matches(0)->mutable_ultimate()->mutable_status();
  for (const int board : {0, 3, 6}) {
    status.mutable_boards(board)->set_result(v1::ULTIMATE_RESULT_X);
    status.mutable_boards(board)->set_winning(true);
  }
  status.set_to_move(0);
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("2  *   X   *│"));
}

TEST_F(UltimatePaneTest, TheCursorMovesAndPlaysWhereItStands) {
  begin(ultimate_model());
  press(face_, "g e 7 Space");
  EXPECT_THAT(recorder_.asked, ElementsAre(HasSubstr("play { move { ultimate { cell: 58 } } }")));
  press(face_, "Left Up");
  EXPECT_THAT(screen(), HasSubstr("cell d6"));
}

TEST_F(UltimatePaneTest, TheNumberPadIsTheBoardThatMustBePlayedIn) {
  begin(ultimate_model());
  press(face_, "g a 1 7");
  EXPECT_THAT(recorder_.asked, ElementsAre(HasSubstr("ultimate { cell: 57 }"))) << "d7";
  EXPECT_THAT(screen(), HasSubstr("cell d7"));
}

TEST_F(UltimatePaneTest, WithAChoiceTheNumberPadIsTheBoardWithTheCursor) {
  client::Model model = ultimate_model();
  auto& boards =
      *model.room->view.mutable_matches(0)->mutable_ultimate()->mutable_status()->mutable_boards();
  for (v1::UltimateBoard& small : boards) small.set_playable(true);
  begin(std::move(model));
  press(face_, "g a 9 3");
  EXPECT_THAT(recorder_.asked, ElementsAre(HasSubstr("ultimate { cell: 74 }"))) << "c9";
}

TEST_F(UltimatePaneTest, AMarkIsDrawnBeforeItCounts) {
  begin(ultimate_model());
  v1::Move& pending = recorder_.moves.emplace_back();
  ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString("ultimate { cell: 57 }", &pending));
  EXPECT_THAT(screen(), HasSubstr("│ X? .  . │"));
}

TEST_F(UltimatePaneTest, ABoardOfAnotherShapeIsNoCrash) {
  client::Model model = ultimate_model();
  model.room->view.mutable_matches(0)->mutable_ultimate()->mutable_status()->clear_boards();
  begin(std::move(model));
  press(face_, "1 Left Enter");
  EXPECT_THAT(screen(), AllOf(HasSubstr("Your move"), Not(HasSubstr("(O)"))));
}

}  // namespace
}  // namespace gridmates::terminal::testing
