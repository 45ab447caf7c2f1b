// Computers on seats, full screen: the form, the page of people, and hurrying a computer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class ComputersTest : public FaceTest {
 protected:
  // bo is a computer of this level; 0: bo has left.
  static client::Model waiting_against(std::uint32_t level) {
    client::Model model = duel_model();
    v1::RoomView& view = model.room->view;
    view.clear_matches();
    view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
    if (level == 0) {
      view.mutable_members()->DeleteSubrange(1, view.members_size() - 1);
    } else {
      view.mutable_members(1)->set_computer(level);
      model.room->presence.erase(view.members(1).number());
    }
    return model;
  }
};

TEST_F(ComputersTest, AreAFieldOfTheFormWherePlayersCompete) {
  begin(lobby_model());
  press(face_, "n");
  EXPECT_THAT(screen(), Not(HasSubstr("computer")));
  press(face_, "Left Left Left");
  ASSERT_THAT(screen(), HasSubstr("versus"));
  EXPECT_THAT(screen(), HasSubstr("opponent         the next player to join"));
  press(face_, "Down Down Down Down Down Right Right Right Right");
  EXPECT_THAT(screen(), HasSubstr("< computer of level 4, on the second seat >"));
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("computer: 4"));
  EXPECT_THAT(recorder_.choices.lines(), ElementsAre("tictactoe versus --computer 4"));
}

TEST_F(ComputersTest, GetTheFirstFreeSeat) {
  begin(waiting_against(0));
  press(face_, "Tab c");
  EXPECT_THAT(screen(), HasSubstr("a computer; level, 1 to 6:"));
  press(face_, "9 Enter");
  EXPECT_THAT(screen(), HasSubstr("A level is a number from 1 to 6."));
  EXPECT_THAT(recorder_.asked, IsEmpty());
  press(face_, "Backspace 4 Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("act computer { level: 4 }"));
}

TEST_F(ComputersTest, GetAnotherLevelOrGo) {
  begin(waiting_against(2));
  press(face_, "Tab");
  EXPECT_THAT(screen(), HasSubstr("computer"));
  EXPECT_THAT(screen(), Not(HasSubstr("away"))) << "it is always there";
  press(face_, "c 6 Enter c 0 Enter");
  EXPECT_THAT(recorder_.asked,
              ElementsAre("act computer { seat: 2 level: 6 }", "act computer { seat: 2 }"));
}

TEST_F(ComputersTest, AreHurriedByAKey) {
  client::Model model = duel_model();
  begin(model);
  press(face_, "!");
  EXPECT_FALSE(recorder_.hurried);
  EXPECT_THAT(screen(), HasSubstr("no computer plays here"));
  model.room->view.mutable_members(1)->set_computer(4);
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  begin(model);
  press(face_, "!");
  EXPECT_FALSE(recorder_.hurried);
  EXPECT_THAT(screen(), HasSubstr("no computer is to move"));
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  begin(std::move(model));
  press(face_, "! : h u r r y Enter");
  EXPECT_TRUE(recorder_.hurried);
}

}  // namespace
}  // namespace gridmates::terminal::testing
