// Turn clocks: a flag falls by itself, also after a restart, and the downtime of the server is
// charged to nobody.
#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class TurnClocksTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game("tictactoe");
    create.set_table(v1::TABLE_VERSUS);
    v1::TurnClock& clock = *create.add_clocks();
    clock.set_base_s(60);
    clock.set_increment_s(2);
    ana_->send(frame);
    ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
    ana_->resume();
    room_ = ana_->room();
    bo_->come_in("Bo", room_);
    ana_->start();
  }
  void come_back() {
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(room_);
    ana_->resume();
  }
  // The current room.
  v1::Snapshot now() {
    come_back();
    return ana_->last(Body::kSnapshot)->snapshot();
  }

  World world_;
  std::string token_;
  std::string room_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(TurnClocksTest, AFlagFallsByItself) {
  world_.pass(59'000);
  EXPECT_EQ(now().view().head().state(), v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  world_.pass(1'000);
  const v1::Snapshot after = now();
  EXPECT_EQ(after.view().head().state(), v1::ROOM_STATE_FINISHED_SECOND_WON);
  EXPECT_EQ(after.recent(after.recent_size() - 1).ended().cause(), v1::END_CAUSE_TIME);
}

TEST_F(TurnClocksTest, EachMoveSetsWhenTheNextOneIsDue) {
  world_.pass(10'000);
  ana_->mark(4);
  world_.pass(5'000);
  bo_->mark(0);
  world_.pass(51'000);
  const v1::RoomView view = now().view();
  EXPECT_EQ(view.head().state(), v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  EXPECT_EQ(view.head().turn_since_ms(), 15'000u);
  EXPECT_EQ(view.matches(0).players(0).clock_ms(), 52'000u);
  EXPECT_EQ(view.matches(0).players(1).clock_ms(), 57'000u);
  world_.pass(1'000);
  EXPECT_EQ(now().view().head().state(), v1::ROOM_STATE_FINISHED_SECOND_WON);
}

TEST_F(TurnClocksTest, WhoComesIntoAPauseLearnsWhatIsLeft) {
  EXPECT_TRUE(ana_->last(Body::kSnapshot)->snapshot().stopped_clocks().empty());
  world_.pass(10'000);
  ana_->mark(4);
  world_.pass(5'000);
  v1::Action pause = ana_->action();
  pause.mutable_pause();
  ana_->act(pause);
  ASSERT_FALSE(ana_->answer().has_refused()) << ana_->answer().DebugString();
  world_.pass(7'000);
  const v1::Snapshot paused = now();
  EXPECT_TRUE(paused.view().matches().empty());
  ASSERT_EQ(paused.stopped_clocks_size(), 2);
  EXPECT_EQ(paused.stopped_clocks(0).left_ms(), 52'000u);
  EXPECT_EQ(paused.stopped_clocks(1).left_ms(), 55'000u) << "his turn was on";
  EXPECT_NE(paused.stopped_clocks(0).member(), paused.stopped_clocks(1).member());
}

// A cursor reveals what its player is thinking about.
TEST_F(TurnClocksTest, WhoPlaysShowsTheOtherNoCursorButPings) {
  v1::ClientFrame frame;
  frame.mutable_presence()->set_room(room_);
  frame.mutable_presence()->set_cursor(5);
  ana_->forget_frames();
  bo_->send(frame);
  EXPECT_TRUE(ana_->of(Body::kPresence).empty());
  frame.mutable_presence()->set_ping(5);
  bo_->send(frame);
  ASSERT_EQ(ana_->of(Body::kPresence).size(), 1u);
  EXPECT_EQ(ana_->last(Body::kPresence)->presence().ping(), 5u);
  EXPECT_EQ(ana_->last(Body::kPresence)->presence().cursor(), 0u);
}

TEST_F(TurnClocksTest, NobodyIsChargedWhileTheServerIsAway) {
  ana_->mark(4);
  world_.pass(20'000);
  world_.crash();
  world_.clock.advance(3'600'000);
  world_.restart();
  come_back();
  world_.pass(39'000);
  EXPECT_EQ(now().view().head().state(), v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  world_.pass(22'000);
  EXPECT_EQ(now().view().head().state(), v1::ROOM_STATE_FINISHED_FIRST_WON);
}

}  // namespace
}  // namespace gridmates::actors::test
