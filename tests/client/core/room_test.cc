// Room: the player of an event, and members by name.
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

TEST(Room, FindsMembersWhateverTheCaseOfTheirNames) {
  Room room;
  for (const char* name : {"ana", "bo"}) {
    v1::Member& member = *room.view.add_members();
    member.set_number(static_cast<std::uint32_t>(room.view.members_size()));
    member.set_name(name);
  }
  EXPECT_EQ(room.member("Bo"), room.member(2));
  room.view.mutable_members(0)->set_name("BO");
  EXPECT_EQ(room.member("bo"), room.member(2)) << "the very name first";
  EXPECT_EQ(room.member("bO"), nullptr) << "either could be meant";
}

}  // namespace
}  // namespace gridmates::client
