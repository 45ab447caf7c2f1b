// A race with a time cap ends by itself, also after a restart, and its time stops in pauses.
#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

constexpr std::uint64_t kMinuteMs = 60'000;

class CapTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game("sudoku");
    create.set_table(v1::TABLE_RACE);
    create.mutable_puzzle()->set_pasted(kPuzzle);
    create.set_cap_minutes(10);
    ana_->send(frame);
    ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
    ana_->resume();
    room_ = ana_->room();
    bo_->come_in("Bo", room_);
    ana_->start();
  }
  // Ana, who was silent for longer than a connection lasts, comes back.
  void come_back() {
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(room_);
    ana_->resume();
  }
  // Whether the race has ended because its time was up.
  bool ended() {
    come_back();
    const v1::Snapshot snapshot = ana_->last(Body::kSnapshot)->snapshot();
    const v1::Event& last = snapshot.recent(snapshot.recent_size() - 1);
    return last.ended().cause() == v1::END_CAUSE_CAP;
  }
  void act(void (*what)(v1::Action&)) {
    v1::Action action = ana_->action(++acted_);
    what(action);
    ana_->act(action);
    ASSERT_FALSE(ana_->answer().has_refused()) << ana_->answer().refused().message();
  }

  World world_;
  std::string token_;
  std::string room_;
  std::uint64_t acted_ = 100;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(CapTest, EndsTheRaceWhenItsTimeIsUp) {
  world_.pass(limits::kCountdownMs + 10 * kMinuteMs - 1'000);
  EXPECT_FALSE(ended());
  world_.pass(2'000);
  EXPECT_TRUE(ended());
}

// Otherwise the room's time lags behind the timer, which fires early and again a second later.
TEST_F(CapTest, CountsWhatDecidingTakes) {
  const std::uint64_t begins_ms = world_.clock.steady_ms();
  world_.clock.wall_reading_takes(7);
  for (const char* text : {"one", "two", "three"}) ana_->say(text);
  world_.clock.wall_reading_takes(0);
  const std::uint64_t gone_ms = world_.clock.steady_ms() - begins_ms;
  ASSERT_GE(gone_ms, 3 * 7u);
  world_.pass(limits::kCountdownMs + 10 * kMinuteMs - gone_ms);
  EXPECT_TRUE(ended());
}

TEST_F(CapTest, APauseIsNoTimeOfIt) {
  world_.pass(30'000);
  act([](v1::Action& action) { action.mutable_pause(); });
  world_.pass(20 * kMinuteMs);
  EXPECT_FALSE(ended());
  act([](v1::Action& action) { action.mutable_unpause(); });
  world_.pass(9 * kMinuteMs);
  EXPECT_FALSE(ended());
  world_.pass(kMinuteMs);
  EXPECT_TRUE(ended());
}

TEST_F(CapTest, OutlivesTheServer) {
  world_.pass(5 * kMinuteMs);
  world_.crash();
  world_.restart();
  come_back();
  EXPECT_EQ(ana_->last(Body::kSnapshot)->snapshot().view().head().cap_minutes(), 10u);
  world_.pass(4 * kMinuteMs);
  EXPECT_FALSE(ended());
  world_.pass(2 * kMinuteMs);
  EXPECT_TRUE(ended());
}

TEST_F(CapTest, IsRefusedOutsideOfRacesAndOutOfRange) {
  v1::ClientFrame frame;
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_key(std::string(16, 'x'));
  create.set_game("sudoku");
  create.set_table(v1::TABLE_COOP);
  create.set_cap_minutes(10);
  bo_->send(frame);
  EXPECT_EQ(bo_->last(Body::kError)->error().field(), "cap_minutes");
  create.set_table(v1::TABLE_RACE);
  create.set_cap_minutes(limits::kCapMinutes + 1);
  bo_->send(frame);
  EXPECT_EQ(bo_->last(Body::kError)->error().message(),
            "The time cap of a race is at most 1440 min.");
}

}  // namespace
}  // namespace gridmates::actors::test
