// A race with a time cap ends by itself, also behind a restart, and stands still in pauses.
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
    bo_->come_in("Bo", ana_->room());
    ana_->start();
  }
  static bool ended(const Client& client) {
    for (const auto& frame : client.of(Body::kEvents)) {
      for (const auto& event : frame.events().events()) {
        if (event.has_ended()) return event.ended().cause() == v1::END_CAUSE_CAP;
      }
    }
    return false;
  }

  World world_;
  std::string token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(CapTest, EndsTheRaceWhenItsTimeIsUp) {
  world_.pass(limits::kCountdownMs + 10 * kMinuteMs - 1'000);
  EXPECT_FALSE(ended(*bo_));
  world_.pass(2'000);
  EXPECT_TRUE(ended(*bo_));
}

TEST_F(CapTest, APauseIsNoTimeOfIt) {
  world_.pass(30'000);
  v1::Action pause = ana_->action();
  pause.mutable_pause();
  ana_->act(pause);
  ASSERT_FALSE(ana_->answer().has_refused());
  world_.pass(20 * kMinuteMs);
  EXPECT_FALSE(ended(*bo_));
  v1::Action unpause = ana_->action();
  unpause.mutable_unpause();
  ana_->act(unpause);
  world_.pass(9 * kMinuteMs);
  EXPECT_FALSE(ended(*bo_));
  world_.pass(kMinuteMs);
  EXPECT_TRUE(ended(*bo_));
}

TEST_F(CapTest, OutlivesTheServer) {
  world_.pass(5 * kMinuteMs);
  const std::string room = ana_->room();
  world_.crash();
  world_.restart();
  const auto ana = world_.client(1);
  ana->hello();
  ana->sign_in_with(token_);
  ana->enter_room(room);
  ana->resume();
  EXPECT_EQ(ana->last(Body::kSnapshot)->snapshot().view().head().cap_minutes(), 10u);
  world_.pass(4 * kMinuteMs);
  EXPECT_FALSE(ended(*ana));
  world_.pass(2 * kMinuteMs);
  EXPECT_TRUE(ended(*ana));
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
            "A race ends after 1,440 minutes at the latest.");
}

}  // namespace
}  // namespace gridmates::actors::test
