// A draw that two players agree on.
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

TEST(Draw, NeedsBothPlayers) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, mark(4));
  EXPECT_EQ(duel.ask(kAda, OfferDraw{}), "vote_opened");
  EXPECT_EQ(duel.ask(kAda, OfferDraw{}), "wrong_state") << "it is open already";
  EXPECT_EQ(duel.ask(kBen, Vote{false}), "voted vote_closed");
  EXPECT_EQ(duel.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kDraw, {}, VoteEnd::kRefused, 1, 2}));
  EXPECT_EQ(duel.state(), "second_to_move") << "the match goes on";
  EXPECT_EQ(duel.ask(kBen, OfferDraw{}), "vote_opened");
  EXPECT_EQ(duel.ask(kAda, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(duel.last_one<MatchEnded>(), (MatchEnded{Result::kDrawn, EndCause::kAgreed}));
  EXPECT_EQ(duel.state(), "drawn");
  expect_replay(duel);
}

TEST(Draw, IsOfferedUntilTheOtherPlayerMoves) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, OfferDraw{});
  EXPECT_EQ(duel.ask(kAda, mark(4)), "moved") << "the offer stands";
  EXPECT_EQ(duel.ask(kBen, mark(0)), "moved vote_closed");
  EXPECT_EQ(duel.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kDraw, {}, VoteEnd::kRefused, 1, 2}));
  expect_replay(duel);
}

TEST(Draw, IsWithdrawnByTheOneWhoOffersIt) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, OfferDraw{});
  EXPECT_EQ(duel.ask(kAda, Vote{true}), "wrong_state") << "she has agreed already";
  EXPECT_EQ(duel.ask(kAda, Vote{false}), "vote_closed");
  EXPECT_EQ(duel.last_one<VoteClosed>(),
            (VoteClosed{VoteKind::kDraw, {}, VoteEnd::kWithdrawn, 1, 2}));
  EXPECT_EQ(duel.ask(kBen, Vote{true}), "wrong_state") << "there is nothing to agree on any more";
  EXPECT_EQ(duel.state(), "first_to_move");
  EXPECT_EQ(duel.ask(kAda, OfferDraw{}), "vote_opened");
  expect_replay(duel);
}

TEST(Draw, IsAgreedOnWhenBothOfferIt) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, OfferDraw{});
  EXPECT_EQ(duel.ask(kBen, OfferDraw{}), "voted vote_closed match_ended");
  EXPECT_EQ(duel.last_one<MatchEnded>(), (MatchEnded{Result::kDrawn, EndCause::kAgreed}));
  expect_replay(duel);
}

TEST(Draw, IsOfferedToAnOpponentAlone) {
  RoomFixture together = three_have_moved();
  EXPECT_EQ(together.ask(kAda, OfferDraw{}), "wrong_state");
  EXPECT_EQ(together.sentence(), "Only the players of a versus match can agree on a draw.");
}

TEST(Draw, MayBeOfferedInAPause) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, Pause{});
  EXPECT_EQ(duel.ask(kAda, OfferDraw{}), "vote_opened");
  EXPECT_EQ(duel.ask(kBen, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(duel.last_one<MatchEnded>(), (MatchEnded{Result::kDrawn, EndCause::kAgreed}));
  expect_replay(duel);
}

TEST(Draw, IsNotAgreedOnBySilence) {
  RoomFixture duel = RoomFixture::tictactoe().started();
  duel.ask(kAda, OfferDraw{});
  EXPECT_EQ(duel.ask(kNobody, CloseVote{duel.room.vote()->opened, {duel.number(kBen)}}),
            "vote_closed");
  EXPECT_EQ(duel.last_one<VoteClosed>().end, VoteEnd::kTimedOut);
  EXPECT_EQ(duel.state(), "first_to_move");
}

}  // namespace
}  // namespace gridmates::room
