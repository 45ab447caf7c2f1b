// What is typed into the form of a new room.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;

class CreatePageTest : public FaceTest {};

TEST_F(CreatePageTest, ARangeOfRatingsIsTypedAsALevel) {
  begin(lobby_model());
  press(face_, "n Down Down Down Down 4 - 5 . 5 Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("\"rating-to\" value: 55"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
