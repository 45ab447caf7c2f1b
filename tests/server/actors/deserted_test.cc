// A room that nobody follows.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

// A room that left memory is checked once a second, and waits a while for returning clients.
constexpr std::uint64_t kSoonMs = limits::kHostAwayMs + 2'000;

class DesertedTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
  }
  void everybody_goes() {
    ana_->connection().hang_up();
    bo_->connection().hang_up();
    world_.settle();
  }
  // Ana signs in and follows nothing yet.
  void ana_comes_back() {
    const std::string code = ana_->room();
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(ana_token_);
    ana_->enter_room(code);
  }
  bool closed() const { return world_.disk.rooms[0].record.closed; }

  World world_;
  std::string ana_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(DesertedTest, ARoomThatNobodyFollowsClosesAfterItsPatience) {
  everybody_goes();
  world_.advance(limits::kDesertedIdleMs - 1);
  EXPECT_FALSE(closed());
  world_.pass(kSoonMs);
  EXPECT_TRUE(closed());
}

TEST_F(DesertedTest, ARestartMakesNoRoomLookDeserted) {
  world_.crash();
  world_.clock.advance(limits::kDesertedIdleMs);
  world_.restart();
  world_.advance(limits::kDesertedIdleMs - 1);
  EXPECT_FALSE(closed());
  world_.pass(kSoonMs);
  EXPECT_TRUE(closed());
}

TEST_F(DesertedTest, WhoComesBackInTimeKeepsTheRoom) {
  everybody_goes();
  world_.advance(limits::kDesertedIdleMs - 1);
  ana_comes_back();
  ana_->resume();
  world_.pass(limits::kDeadAfterMs - 1);
  EXPECT_FALSE(closed());
}

TEST_F(DesertedTest, ARoomThatCouldNotBeClosedIsClosedLater) {
  everybody_goes();
  world_.store->append_fault = [](const ports::Append&) { return support::Fault::kUnavailable; };
  world_.advance(limits::kDesertedIdleMs);
  world_.store->append_fault = nullptr;
  EXPECT_FALSE(closed());
  world_.advance(limits::kDesertedIdleMs);
  EXPECT_TRUE(closed());
}

TEST_F(DesertedTest, WhoComesBeforeItIsDecidedKeepsTheRoom) {
  everybody_goes();
  world_.advance(limits::kDesertedIdleMs - 1);
  ana_comes_back();
  world_.store_rests = true;
  v1::Action say = ana_->action(100);
  say.mutable_say()->set_text("here I am");
  ana_->act(say);
  world_.advance(1);
  ana_->resume();
  world_.store_rests = false;
  world_.settle();
  EXPECT_FALSE(closed());
}

}  // namespace
}  // namespace gridmates::actors::test
