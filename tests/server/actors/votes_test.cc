// What a room does by itself about votes: it closes one whose time is up, and makes the new board
// that was voted for.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using Kind = v1::Event::BodyCase;

class VotesTest : public testing::Test {
 protected:
  // Ana and Bo play Sudoku together, and both have moved.
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP, kPuzzle);
    ana_->resume();
    bo_token_ = bo_->come_in("Bo", ana_->room());
    ana_->start();
    ana_->set(75, 2);
    bo_->set(76, 8);
  }
  void ask(Client& client, void (*what)(v1::Action&)) {
    v1::Action action = client.action();
    what(action);
    client.act(action);
    EXPECT_FALSE(client.answer().has_refused()) << client.answer().refused().message();
  }
  static void stop(v1::Action& action) { action.mutable_stop(); }
  static void renew(v1::Action& action) { action.mutable_renew(); }
  static void yes(v1::Action& action) { action.mutable_vote()->set_yes(true); }
  // The kinds of the events sent to Bo since the last call.
  std::vector<Kind> told() {
    std::vector<Kind> kinds;
    for (const v1::ServerFrame& frame : bo_->of(Body::kEvents)) {
      for (const v1::Event& event : frame.events().events()) kinds.push_back(event.body_case());
    }
    bo_->forget_frames();
    return kinds;
  }

  World world_;
  std::string token_;
  std::string bo_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(VotesTest, AreOpenForTwentySeconds) {
  ask(*ana_, stop);
  told();
  world_.pass(limits::kVoteMs - 1);
  EXPECT_TRUE(told().empty());
  world_.pass(1);
  const auto last = bo_->last(Body::kEvents)->events().events(0);
  EXPECT_EQ(last.vote_closed().end(), v1::VOTE_END_TIMED_OUT);
  EXPECT_EQ(last.member(), 0u) << "the room itself";
}

TEST_F(VotesTest, AreDecidedByThoseWhoAreThereWhenTheTimeIsUp) {
  ask(*ana_, stop);
  bo_->connection().hang_up();
  ana_->forget_frames();
  world_.pass(limits::kVoteMs);
  const auto frames = ana_->of(Body::kEvents);
  ASSERT_FALSE(frames.empty());
  EXPECT_EQ(frames[0].events().events(0).vote_closed().end(), v1::VOTE_END_PASSED);
}

TEST_F(VotesTest, SayHowLongTheyAreOpenToWhoComesBack) {
  ask(*ana_, stop);
  world_.pass(5'000);
  bo_->resume();
  EXPECT_EQ(bo_->last(Body::kSyncDone)->sync_done().vote_left_ms(), limits::kVoteMs - 5'000);
}

TEST_F(VotesTest, HaveAllTheirTimeAgainWhenTheServerHasBeenAway) {
  ask(*ana_, stop);
  world_.crash();
  world_.clock.advance(5'000);
  world_.restart();
  const std::string code = ana_->room();
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(token_);
  ana_->enter_room(code);
  ana_->resume();
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().vote_left_ms(), limits::kVoteMs);
  ana_->forget_frames();
  world_.pass(limits::kVoteMs - 1);
  EXPECT_TRUE(ana_->of(Body::kEvents).empty());
  world_.pass(1);
  EXPECT_TRUE(ana_->last(Body::kEvents)->events().events(0).has_vote_closed());
}

TEST_F(VotesTest, DoNotEndWhileNoVoterIsHere) {
  ask(*ana_, stop);
  const std::string bo_room = bo_->room();
  ana_->connection().hang_up();
  bo_->connection().hang_up();
  world_.pass(2 * limits::kVoteMs);
  bo_ = world_.client(2);
  bo_->hello();
  bo_->sign_in_with(bo_token_);
  bo_->enter_room(bo_room);
  bo_->resume();
  EXPECT_GT(bo_->last(Body::kSyncDone)->sync_done().vote_left_ms(), 0u);
  v1::Action vote = bo_->action(10);
  yes(vote);
  bo_->act(vote);
  EXPECT_FALSE(bo_->answer().has_refused());
}

TEST_F(VotesTest, ForANewBoardMakeItAndStartIt) {
  ask(*ana_, renew);
  told();
  ask(*bo_, yes);
  EXPECT_EQ(told(), (std::vector{Kind::kVoted, Kind::kVoteClosed, Kind::kEnded, Kind::kBoardChosen,
                                 Kind::kStarted}));
}

TEST_F(VotesTest, ForANewBoardNeedNoHost) {
  ask(*bo_, renew);
  told();
  const std::string code = ana_->room();
  v1::Action leave = ana_->action();
  leave.mutable_leave();
  ana_->act(leave);
  EXPECT_EQ(told(), (std::vector{Kind::kLeft, Kind::kHostPassed, Kind::kVoteClosed, Kind::kEnded,
                                 Kind::kBoardChosen, Kind::kStarted}));
}

TEST_F(VotesTest, ForANewBoardAreKeptWhenNoBoardCouldBeMade) {
  world_.workers_rest = true;
  ask(*ana_, renew);
  ask(*bo_, yes);
  told();
  world_.crash();
  world_.workers_rest = false;
  world_.restart();
  const std::string code = ana_->room();
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(token_);
  ana_->enter_room(code);
  ana_->resume();
  world_.pass(limits::kRetryAfterMs);
  ana_->resume();
  const v1::RoomHead head = ana_->last(Body::kSnapshot)->snapshot().view().head();
  EXPECT_EQ(head.match(), 2u);
  EXPECT_EQ(head.state(), v1::ROOM_STATE_PLAYING_TOGETHER);
}

}  // namespace
}  // namespace gridmates::actors::test
