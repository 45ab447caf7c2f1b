// Scores of two players against each other, and draw offers, full screen.
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class SeriesTest : public FaceTest {
 protected:
  static client::Model scored() {
    client::Model model = duel_model();
    v1::RoomHead& head = *model.room->view.mutable_head();
    head.set_best_of(5);
    head.add_points(3);
    head.add_points(1);
    return model;
  }
  // ana has offered a draw.
  static client::Model offered() {
    client::Model model = duel_model();
    v1::Vote& vote = *model.room->view.mutable_head()->mutable_vote();
    vote.set_kind(v1::VOTE_KIND_DRAW);
    vote.set_by(1);
    vote.add_yes(1);
    vote.add_waiting(2);
    return model;
  }
};

TEST_F(SeriesTest, HaveTheirScoreAboveThePlayers) {
  begin(scored());
  EXPECT_THAT(screen(), HasSubstr("SCORE 1.5-0.5, best of 5"));
  begin(duel_model());
  EXPECT_THAT(screen(), HasSubstr("PLAYERS 2/2"));
}

TEST_F(SeriesTest, HaveTheRatingBesideTheName) {
  client::Model model = scored();
  model.room->presence[2].set_rating(1662);
  model.room->presence[2].set_provisional(true);
  begin(model);
  EXPECT_THAT(screen(), HasSubstr("bo 1662?"));
}

TEST_F(SeriesTest, AreAFieldOfTheFormWhereTwoPlay) {
  begin(lobby_model());
  press(face_, "n");
  EXPECT_THAT(screen(), Not(HasSubstr("series")));
  press(face_, "Left Left Left");
  EXPECT_THAT(screen(), HasSubstr("series           one match at a time"));
  press(face_, "Down Down Down Down Down Down Down Down Right Right");
  EXPECT_THAT(screen(), HasSubstr("< best of 5 >"));
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("best_of: 5"));
  EXPECT_THAT(recorder_.choices.lines(), ElementsAre("tictactoe versus --best-of 5"));
}

TEST_F(SeriesTest, WhatOneHasOfferedDoesNotHideThatTheOtherIsAway) {
  begin(offered());
  EXPECT_THAT(screen(), HasSubstr("You ask: draw? -: withdraw."));
  client::Model model = offered();
  model.room->view.mutable_head()->add_clocks()->set_base_s(300);
  model.room->presence[2].set_connected(false);
  model.room->note_presence(kNowMs);
  begin(model);
  EXPECT_THAT(screen(), HasSubstr("bo is away; in 60 s you can claim the win"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
