// Old messages disappear by themselves, and new ones stay.
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class OldWords : public FaceTest {
 protected:
  void happen(std::uint32_t member = 2) {
    client::EventApplied applied;
    applied.event.set_member(member);
    applied.event.mutable_moved();
    face_.notice(applied, kNowMs);
  }
};

TEST_F(OldWords, ARefusalGoesAfterAWhile) {
  begin(mines_model());
  refuse("n7 is open already.");
  face_.tick(kNowMs + 3'000);
  EXPECT_THAT(screen(), HasSubstr("Not done: n7 is open already"));
  face_.tick(kNowMs + 6'000);
  EXPECT_THAT(screen(), Not(HasSubstr("Not done")));
}

TEST_F(OldWords, ARefusalGoesWithTheNextMoveOfOnesOwn) {
  begin(mines_model());
  refuse("n7 is open already.");
  happen(2);
  EXPECT_THAT(screen(), HasSubstr("Not done"));
  happen(1);
  EXPECT_THAT(screen(), Not(HasSubstr("Not done")));
}

TEST_F(OldWords, WhatWasSaidOfAVoteGoesWithIt) {
  begin(voting_mines_model());
  refuse("No life is left: vote whether to go on.");
  EXPECT_THAT(screen(), HasSubstr("vote whether to go on"));
  model_.room->view = mines_model().room->view;
  happen();
  EXPECT_THAT(screen(), Not(HasSubstr("vote whether")));
}

TEST_F(OldWords, WhatWasSaidOfAFreezeGoesWithIt) {
  begin(sudoku_race_model());
  press(face_, "5");
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("Frozen for 4 s"),
                    HasSubstr("Not done: your last move has cost time: move again in 4 s")));
  model_.room->room_time_ms += 4'000;
  face_.tick(kNowMs);
  EXPECT_THAT(screen(), Not(HasSubstr("Not done")));
}

TEST_F(OldWords, ARefusalThatTellsOfANewSituationStays) {
  begin(mines_model());
  press(face_, "V");
  EXPECT_THAT(screen(), HasSubstr("nothing to vote on"));
  model_.room->view = voting_mines_model().room->view;
  refuse("No life is left: vote whether to go on.");
  EXPECT_THAT(screen(), HasSubstr("Not done: no life is left"));
}

TEST_F(OldWords, InARaceOnesOwnHitDoesNotCoverTheFreeze) {
  begin(mines_race_model());
  v1::MatchPlayer& self = *model_.room->view.mutable_matches(0)->mutable_players(0);
  self.clear_place();
  self.set_frozen_until_ms(model_.room->room_time_ms + 3'000);
  happen();
  press(face_, "M");
  EXPECT_THAT(screen(), HasSubstr("\n Frozen for 3 s  the mouse selects text"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
