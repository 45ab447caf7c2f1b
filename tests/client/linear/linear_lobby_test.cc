// Stepping out of a room without giving anything up.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;

TEST_F(LinearTest, LobbyKeepsTheSeat) {
  go_to_room();
  linear_.type("join LIME-03");
  EXPECT_THAT(printed(),
              ElementsAre("no join IN_ROOM: you are in KITE-42; type lobby first, which keeps your "
                          "seat, or leave"));
  linear_.type("lobby");
  EXPECT_THAT(printed(), ElementsAre("ok lobby"));
  EXPECT_EQ(world_.take().unsubscribe().room(), "KITE-42");
  EXPECT_TRUE(world_.sent.empty()) << "nobody has left";
  linear_.type("lobby");
  EXPECT_THAT(printed().at(0), testing::StartsWith("no lobby NO_ROOM: "));
  linear_.type("join LIME-03");
  EXPECT_EQ(world_.take().resume().room(), "LIME-03");
}

TEST_F(LinearTest, NobodyIsHurriedWhereNoComputerPlays) {
  go_to_room();
  linear_.type("hurry");
  EXPECT_THAT(printed(), ElementsAre("no hurry WRONG_STATE: no computer plays here"));
  EXPECT_TRUE(world_.sent.empty());
}

}  // namespace
}  // namespace gridmates::linear
