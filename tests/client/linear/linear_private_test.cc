// Private notes in the line-by-line client.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

using LinearPrivate = LinearTest;

TEST_F(LinearPrivate, NotesAreKeptAndNothingIsSent) {
  go_to_room();
  world_.sent.clear();
  linear_.type("private A3 12");
  EXPECT_THAT(printed(), ElementsAre("ok private A3 12"));
  linear_.type("board");
  EXPECT_THAT(printed(), Contains("private A3: 1 2"));
  EXPECT_THAT(world_.sent, IsEmpty());
}

TEST_F(LinearPrivate, WhatCannotBeReadIsRefused) {
  go_to_room();
  linear_.type("private A3 x");
  EXPECT_THAT(printed(), ElementsAre("no private USAGE: notes are different digits, 1 to 9, "
                                     "without blanks, as in private A5 27, or none"));
}

}  // namespace
}  // namespace gridmates::linear
