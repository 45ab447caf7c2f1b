// Going on after the last life, and giving up: alone, with others, and when a player leaves.
#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

using test::kFifty;
using test::Table;
using Kind = core::Outcome::Kind;
using Ballot = Part::Ballot;

// After the last life, with this many players who have moved.
Table after_the_last_life(std::uint8_t players) {
  Options options;
  options.guessing = GuessPolicy::kStandard;
  options.go_on = true;
  Table table(kFifty, options);
  EXPECT_TRUE(table.open("a1"));
  for (std::uint8_t seat = 1; seat < players; ++seat) {
    EXPECT_TRUE(table.as(seat).flip("g6"));
  }
  EXPECT_TRUE(table.as(0).open("h7"));
  EXPECT_TRUE(table.status().voting);
  EXPECT_EQ(table.status().lives, 0);
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
  return table;
}

TEST(GoingOn, IsAsked) {
  const Table table = after_the_last_life(3);
  const auto question = Rules::question(table.state);
  ASSERT_TRUE(question);
  EXPECT_EQ(question->name, "go on");
  EXPECT_EQ(question->if_yes, Move{Decided{true}});
}

TEST(GoingOn, NoLosesTheField) {
  Table lost = after_the_last_life(3);
  ASSERT_TRUE(lost.play(Rules::question(lost.state)->if_no));
  EXPECT_EQ(lost.outcome(), Kind::kLost);
}

TEST(GoingOn, YesGivesALifeAsHelp) {
  Table table = after_the_last_life(3);
  ASSERT_TRUE(table.play(Rules::question(table.state)->if_yes));
  EXPECT_EQ(table.status().lives, 1);
  EXPECT_TRUE(Rules::assisted(table.state));
  EXPECT_FALSE(Rules::question(table.state));
}

TEST(GoingOn, IsNotDecidedTwice) {
  Table table = after_the_last_life(3);
  ASSERT_TRUE(table.decided(true));
  EXPECT_FALSE(table.decided(false));
  EXPECT_EQ(table.refused.message, "There is nothing to decide: a life is left.");
}

TEST(GoingOn, PlayersMakeNeitherBallotsNorTheAnswer) {
  for (const Move& move : {Move{Vote{true}}, Move{GiveUp{}}, Move{Decided{true}}}) {
    EXPECT_FALSE(Rules::is_for_players(move));
  }
  EXPECT_TRUE(Rules::is_for_players({Hint{}}));
}

TEST(GoingOn, NothingElseIsPlayedMeanwhile) {
  Table table = after_the_last_life(1);
  EXPECT_FALSE(table.open("h8"));
  EXPECT_EQ(table.refused.message, "No life is left: vote whether to go on.");
  EXPECT_FALSE(table.flag("h8"));
  EXPECT_FALSE(table.hint());
}

TEST(GoingOn, AloneTheOwnVoteForItGivesALife) {
  Table table = after_the_last_life(1);
  ASSERT_TRUE(table.vote(true));
  EXPECT_EQ(table.status().lives, 1);
  EXPECT_FALSE(table.status().voting);
  EXPECT_TRUE(Rules::assisted(table.state));
  EXPECT_FALSE(table.vote(true)) << "there is nothing to vote on";
  ASSERT_TRUE(table.open("h8"));
  EXPECT_EQ(table.outcome(), Kind::kSolved);
}

TEST(GoingOn, AloneTheOwnVoteAgainstItLoses) {
  Table other = after_the_last_life(1);
  ASSERT_TRUE(other.vote(false));
  EXPECT_EQ(other.outcome(), Kind::kLost);
}

TEST(GoingOn, InCompanyItTakesMoreThanHalf) {
  Table table = after_the_last_life(3);
  ASSERT_TRUE(table.as(2).vote(true));
  EXPECT_TRUE(table.status().voting);
  EXPECT_EQ(table.status().parts[2].ballot, Ballot::kGoOn);
  EXPECT_FALSE(table.vote(true));
  EXPECT_EQ(table.refused.message, "You have already voted that way.");
  ASSERT_TRUE(table.vote(false)) << "a mind may change";
  ASSERT_TRUE(table.vote(true));
  ASSERT_TRUE(table.as(1).vote(true));
  EXPECT_FALSE(table.status().voting);
  EXPECT_EQ(table.status().parts[2].ballot, Ballot::kNone);
}

TEST(GoingOn, IsOverWhenMoreThanHalfCannotBeReached) {
  Table table = after_the_last_life(2);
  ASSERT_TRUE(table.as(1).vote(false));
  EXPECT_EQ(table.outcome(), Kind::kLost);
  Table three = after_the_last_life(3);
  ASSERT_TRUE(three.as(1).vote(false));
  EXPECT_EQ(three.outcome(), Kind::kPlaying);
  ASSERT_TRUE(three.as(2).give_up()) << "now a vote against";
  EXPECT_EQ(three.outcome(), Kind::kLost);
}

TEST(GoingOn, IsForRoomsThatWantIt) {
  Options options;
  options.guessing = GuessPolicy::kStandard;
  Table table(kFifty, options);
  ASSERT_TRUE(table.open("a1"));
  EXPECT_FALSE(table.vote(true));
  EXPECT_EQ(table.refused.code, core::RefusalCode::kIllegalMove);
  ASSERT_TRUE(table.open("h7"));
  EXPECT_EQ(table.outcome(), Kind::kLost);
}

TEST(GivingUp, AloneEndsTheMatch) {
  Table table(kFifty, {});
  ASSERT_TRUE(table.give_up());
  EXPECT_EQ(table.outcome(), Kind::kLost);
  EXPECT_TRUE(Rules::to_move(table.state).empty());
}

TEST(GivingUp, InCompanyTakesMoreThanHalfAndAnOwnMoveTakesItBack) {
  Table table(kFifty, {});
  for (std::uint8_t seat = 0; seat < 3; ++seat) ASSERT_TRUE(table.as(seat).flip("g6"));
  ASSERT_TRUE(table.as(0).give_up());
  EXPECT_EQ(table.status().parts[0].ballot, Ballot::kGiveUp);
  EXPECT_FALSE(table.give_up());
  EXPECT_EQ(table.refused.message, "You have voted to give up already.");
  ASSERT_TRUE(table.flag("h6"));
  EXPECT_EQ(table.status().parts[0].ballot, Ballot::kNone);
  ASSERT_TRUE(table.as(1).give_up());
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
  ASSERT_TRUE(table.as(2).give_up());
  EXPECT_EQ(table.outcome(), Kind::kLost);
}

TEST(GivingUp, AtARaceIsNoMoveOfTheGame) {
  Table table(kFifty, options_at({}, core::Table::kRace));
  EXPECT_FALSE(table.give_up());
  EXPECT_EQ(table.refused, (core::Refusal{core::RefusalCode::kIllegalMove,
                                          "In a race you give up only for yourself: resign."}));
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
}

TEST(Leaving, HoldsNobodyUpWhoWantsToGoOn) {
  Table table = after_the_last_life(2);
  ASSERT_TRUE(table.as(0).vote(true));
  EXPECT_TRUE(table.status().voting) << "one of two";
  table.leave(1);
  EXPECT_FALSE(table.status().voting);
  EXPECT_EQ(table.status().lives, 1);
  EXPECT_TRUE(Rules::assisted(table.state));
  EXPECT_EQ(table.status().parts[0].ballot, Ballot::kNone);
}

TEST(Leaving, MayEndTheMatch) {
  Table table = after_the_last_life(3);
  ASSERT_TRUE(table.as(1).vote(false));
  EXPECT_EQ(table.outcome(), Kind::kPlaying) << "one of three";
  table.leave(2);
  EXPECT_EQ(table.outcome(), Kind::kLost) << "one of two";
  EXPECT_TRUE(Rules::to_move(table.state).empty());
  EXPECT_TRUE(table.afterwards().worth.has_value());
}

TEST(Leaving, TakesTheOwnVoteAlong) {
  Table table = after_the_last_life(3);
  ASSERT_TRUE(table.as(2).vote(false));
  table.leave(2);
  EXPECT_EQ(table.status().parts[2].ballot, Ballot::kNone);
  ASSERT_TRUE(table.as(0).vote(true));
  EXPECT_TRUE(table.status().voting) << "one of two";
  ASSERT_TRUE(table.as(1).vote(true));
  EXPECT_FALSE(table.status().voting);
}

TEST(Leaving, DecidesNothingWhereNobodyHasAVote) {
  Table table = after_the_last_life(1);
  table.leave(0);
  EXPECT_TRUE(table.status().voting);
  EXPECT_EQ(table.outcome(), Kind::kPlaying);
  ASSERT_TRUE(table.as(1).vote(true)) << "who has not moved before";
  EXPECT_FALSE(table.status().voting);
}

TEST(Leaving, LeavesGivingUpToTheOthers) {
  Table table(kFifty, {});
  for (std::uint8_t seat = 0; seat < 3; ++seat) ASSERT_TRUE(table.as(seat).flip("g6"));
  ASSERT_TRUE(table.as(0).give_up());
  table.leave(1);
  EXPECT_EQ(table.outcome(), Kind::kPlaying) << "one of two";
  table.leave(2);
  EXPECT_EQ(table.outcome(), Kind::kLost);
}

TEST(Leaving, IsOverWithTheNextMove) {
  Table table(kFifty, {});
  for (std::uint8_t seat = 0; seat < 2; ++seat) ASSERT_TRUE(table.as(seat).flip("g6"));
  table.leave(1);
  ASSERT_TRUE(table.as(1).flag("h6"));
  ASSERT_TRUE(table.as(0).give_up());
  EXPECT_EQ(table.outcome(), Kind::kPlaying) << "one of two again";
  table.leave(0);
  ASSERT_TRUE(table.as(1).give_up());
  EXPECT_EQ(table.outcome(), Kind::kLost);
}

TEST(Leaving, ChangesNothingTwiceNorAfterTheEndNorOfWhoNeverMoved) {
  Table table(kFifty, {});
  for (std::uint8_t seat = 0; seat < 3; ++seat) ASSERT_TRUE(table.as(seat).flip("g6"));
  table.leave(2);
  const State once = table.state;
  for (const std::uint8_t seat : {2, 3, 63, 255}) table.leave(seat);
  EXPECT_EQ(table.state, once);
  ASSERT_TRUE(table.as(0).give_up());
  ASSERT_TRUE(table.as(1).give_up());
  const State over = table.state;
  table.leave(0);
  EXPECT_EQ(table.state, over);
}

}  // namespace
}  // namespace gridmates::minesweeper
