// Cursors and letters of those who play together at a mine field.
#include "tests/client/terminal/mines_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST_F(MinesTest, OthersCursorsCanBeHidden) {
  begin(mines_model());
  press(face_, "g t 2 0");
  EXPECT_THAT(screen(), HasSubstr(".b1 2 2 1 1"));
  press(face_, "C");
  EXPECT_THAT(screen(), AllOf(HasSubstr(". 1 2 2 1 1"), HasSubstr("others' cursors are hidden")));
  recorder_.pointed_at = 1;
  press(face_, "C");
  EXPECT_EQ(recorder_.pointed_at, std::nullopt) << "nobody sees mine any more";
  recorder_.pointed_at = 1;
  press(face_, "Right Left");
  EXPECT_EQ(recorder_.pointed_at, 1U) << "nor is told of it";
  press(face_, "C");
  EXPECT_THAT(screen(), AllOf(HasSubstr(".b1 2 2 1 1"), HasSubstr("all cursors are shown")));
  EXPECT_NE(recorder_.pointed_at, 1U);
}

TEST_F(MinesTest, WhoOpenedWhatIsALetter) {
  begin(mines_model());
  press(face_, "g t 2 0 o");
  EXPECT_THAT(screen(), HasSubstr("A2A1A."));
}

}  // namespace
}  // namespace gridmates::terminal::testing
