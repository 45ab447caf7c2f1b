// What a paused room shows in place of its board.

#include <string>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

// A match with all possible terms, on the smallest screen.
class NoticeBox : public FaceTest {};

client::Model all_terms(v1::RoomState state) {
  client::Model model = duel_model();
  v1::RoomHead& head = *model.room->view.mutable_head();
  head.set_state(state);
  head.set_locked(true);
  head.set_rated("3x3x3");
  head.set_best_of(5);
  head.set_watchers(v1::WATCHERS_LINK);
  head.set_delay_s(60);
  for (const std::uint32_t seconds : {300, 60}) head.add_clocks()->set_base_s(seconds);
  model.room->view.clear_matches();
  return model;
}

TEST_F(NoticeBox, HoldsEveryTermAndWhatCanBeDone) {
  begin(all_terms(v1::ROOM_STATE_PAUSED));
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("PAUSED"), HasSubstr("locked, rated"), HasSubstr("best of 5"),
                    HasSubstr("60 s late"), HasSubstr("Press P to"), HasSubstr("resume.")));
}

// Paused because the player was away: a move would end the pause, but the board is hidden.
TEST_F(NoticeBox, AKeyOfTheBoardSaysThatTheMatchIsPaused) {
  client::Model model = sudoku_model();
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  model.room->view.clear_matches();
  begin(std::move(model));
  press(face_, "5");
  EXPECT_THAT(screen(), HasSubstr("the match is paused"));
  EXPECT_TRUE(recorder_.asked.empty());
}

}  // namespace
}  // namespace gridmates::terminal::testing
