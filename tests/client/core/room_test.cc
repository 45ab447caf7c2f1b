// What a room says of its events.
#include <gtest/gtest.h>

#include "client/core/model.h"

namespace gridmates::client {
namespace {

class RoomEvents : public testing::Test {
 protected:
  RoomEvents() {
    v1::MatchPlayer& player = *room_.view.add_matches()->add_players();
    player.set_player(0);
    player.set_member(4);
    event_.set_member(7);
  }
  Room room_;
  v1::Event event_;
};

TEST_F(RoomEvents, AMoveOfAVoteIsNotThatOfTheLastVoter) {
  event_.mutable_moved()->set_player(0);
  EXPECT_EQ(room_.mover(event_), 4u);
}

TEST_F(RoomEvents, AMoveOfAnUnknownPlayerIsTheMembers) {
  event_.mutable_moved()->set_player(1);
  EXPECT_EQ(room_.mover(event_), 7u);
  event_.mutable_moved()->set_match_index(1);
  EXPECT_EQ(room_.mover(event_), 7u);
}

}  // namespace
}  // namespace gridmates::client
