// What players at a mine field see of each other, and what a lone player sees of the field.
#include "tests/client/terminal/mines_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST_F(MinesTest, OthersCursorsCanBeHidden) {
  begin(mines_model());
  press(face_, "g t 2 0");
  EXPECT_THAT(screen(), HasSubstr(".b1 2 2 1 1"));
  press(face_, "|");
  EXPECT_THAT(screen(), AllOf(HasSubstr(". 1 2 2 1 1"), HasSubstr("others' cursors are hidden")));
  recorder_.pointed_at = 1;
  press(face_, "|");
  EXPECT_EQ(recorder_.pointed_at, std::nullopt) << "nobody sees mine any more";
  recorder_.pointed_at = 1;
  press(face_, "Right Left");
  EXPECT_EQ(recorder_.pointed_at, 1U) << "nor learns of it";
  press(face_, "|");
  EXPECT_THAT(screen(), AllOf(HasSubstr(".b1 2 2 1 1"), HasSubstr("all cursors are shown")));
  EXPECT_NE(recorder_.pointed_at, 1U);
}

TEST_F(MinesTest, WhoOpenedWhatIsALetter) {
  begin(mines_model());
  press(face_, "g t 2 0 o");
  EXPECT_THAT(screen(), HasSubstr("A2A1A."));
}

// The clock stands still meanwhile.
TEST_F(MinesTest, WhoPlaysAloneDoesNotSeeTheFieldWithoutAConnection) {
  begin(mines_model());
  model_.room->live = false;
  EXPECT_THAT(screen(), HasSubstr("1 2 2 1 1")) << "the others play on";
  for (auto& member : *model_.room->view.mutable_members()) {
    if (member.number() != model_.room->you) member.set_seat(0);
  }
  EXPECT_THAT(screen(), AllOf(HasSubstr("The board is shown again"), Not(HasSubstr("1 2 2 1 1"))));
  model_.room->live = true;
  EXPECT_THAT(screen(), HasSubstr("1 2 2 1 1"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
