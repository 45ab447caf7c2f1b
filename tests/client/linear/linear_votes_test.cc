// Votes that end without a result.
#include <gmock/gmock.h>

#include "proto/convert/room_view.h"
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;

class LinearVotesTest : public LinearTest {
 protected:
  // Delivers an event that changes the head of the room.
  void happen(v1::Event event, v1::RoomState state, bool votes) {
    v1::RoomHead& head = *event.mutable_delta()->mutable_head();
    head = server_.view.head();
    head.set_state(state);
    head.clear_vote();
    if (votes) head.mutable_vote()->set_kind(v1::VOTE_KIND_STOP);
    convert::apply(event.delta(), server_.view);
    world_.deliver(server_.events(event));
  }
  void open_vote() {
    go_to_room();
    v1::Event opened = server_.next(2);
    opened.mutable_vote_opened()->set_kind(v1::VOTE_KIND_STOP);
    opened.mutable_vote_opened()->set_left_ms(20'000);
    happen(opened, v1::ROOM_STATE_PLAYING_TOGETHER, true);
    printed();
  }
};

TEST_F(LinearVotesTest, APauseEndsTheOpenOne) {
  open_vote();
  v1::Event paused = server_.next(1);
  paused.mutable_paused();
  happen(paused, v1::ROOM_STATE_PAUSED, false);
  EXPECT_THAT(printed(), ElementsAre("KITE-42 ana paused the match.",
                                     "KITE-42 vote stop: ended without a result."));
  v1::Event unpaused = server_.next(1);
  unpaused.mutable_unpaused();
  happen(unpaused, v1::ROOM_STATE_PLAYING_TOGETHER, false);
  EXPECT_THAT(printed(), ElementsAre("KITE-42 ana went on with the match.")) << "said once";
}

TEST_F(LinearVotesTest, OneThatWasCountedSaysSoItself) {
  open_vote();
  v1::Event closed = server_.next(2);
  closed.mutable_vote_closed()->set_kind(v1::VOTE_KIND_STOP);
  closed.mutable_vote_closed()->set_end(v1::VOTE_END_WITHDRAWN);
  closed.mutable_vote_closed()->set_yes(1);
  closed.mutable_vote_closed()->set_of(2);
  happen(closed, v1::ROOM_STATE_PLAYING_TOGETHER, false);
  EXPECT_THAT(printed(), ElementsAre("KITE-42 vote stop: withdrawn, 1 of 2."));
}

}  // namespace
}  // namespace gridmates::linear
