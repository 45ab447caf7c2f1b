// The room's actor knows how long a player has been away when the other one claims the win.
#include <algorithm>
#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class ClaimTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game("tictactoe");
    create.set_table(v1::TABLE_VERSUS);
    create.add_clocks()->set_base_s(600);
    ana_->send(frame);
    ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
    ana_->resume();
    token_ = bo_->come_in("Bo", ana_->room());
    ana_->start();
  }
  // Time passes while Ana stays connected.
  void wait(std::uint64_t ms) {
    constexpr std::uint64_t kHeartbeatMs = 10'000;
    for (std::uint64_t left_ms = ms; left_ms > 0;) {
      const std::uint64_t step_ms = std::min(left_ms, kHeartbeatMs);
      world_.pass(step_ms);
      v1::ClientFrame ping;
      ping.mutable_ping();
      ana_->send(ping);
      left_ms -= step_ms;
    }
  }
  // The refusal of Ana's claim; empty if she has won.
  v1::Error claim() {
    v1::Action action = ana_->action();
    action.mutable_claim();
    ana_->act(action);
    return ana_->answer().refused();
  }

  World world_;
  std::string token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(ClaimTest, IsGrantedAfterAMinuteOfAbsence) {
  EXPECT_EQ(claim().reason(), "not_away");
  bo_->connection().hang_up();
  world_.settle();
  wait(20'000);
  const v1::Error no = claim();
  EXPECT_EQ(no.reason(), "away_too_short");
  EXPECT_EQ(no.message(), "You can claim the win in 40 s, if Bo does not come back.");
  wait(40'000);
  EXPECT_EQ(claim().reason(), "");
  const v1::Event last = *ana_->last(Body::kEvents)->events().events().rbegin();
  EXPECT_EQ(last.ended().cause(), v1::END_CAUSE_CLAIMED);
  EXPECT_EQ(last.ended().winner_name(), "Ana");
}

TEST_F(ClaimTest, WhoComesMeanwhileIsToldSinceWhenSomebodyIsAway) {
  bo_->connection().hang_up();
  world_.settle();
  wait(20'000);
  const auto cy = world_.client(3);
  cy->come_in("Cy", ana_->room());
  const v1::Snapshot seen = cy->last(Body::kSnapshot)->snapshot();
  const auto bo = std::ranges::find(seen.presence(), 2U, &v1::Presence::member);
  ASSERT_NE(bo, seen.presence().end());
  EXPECT_FALSE(bo->connected());
  EXPECT_EQ(bo->away_ms(), 20'000U);
  for (const v1::Presence& other : seen.presence()) {
    if (other.member() != 2) EXPECT_EQ(other.away_ms(), 0U);
  }
}

TEST_F(ClaimTest, IsNotForWhoeverHasComeBack) {
  bo_->connection().hang_up();
  world_.settle();
  wait(limits::kClaimAfterMs - 1'000);
  const auto again = world_.client(2);
  again->hello();
  again->sign_in_with(token_);
  again->enter_room(ana_->room());
  again->resume();
  EXPECT_EQ(claim().reason(), "not_away");
  again->connection().hang_up();
  world_.settle();
  wait(2'000);
  EXPECT_EQ(claim().reason(), "away_too_short") << "time counts from the last time";
}

TEST_F(ClaimTest, TimeCountsAnewAfterTheServerWasAway) {
  bo_->connection().hang_up();
  world_.settle();
  wait(limits::kClaimAfterMs - 1'000);
  const std::string room = ana_->room();
  const std::string token = ana_->frames().at(1).signed_in().token();
  world_.crash();
  world_.clock.advance(3'600'000);
  world_.restart();
  ana_ = world_.client(3);  // a new client, so its client_seq starts again
  ana_->hello();
  ana_->sign_in_with(token);
  ana_->enter_room(room);
  ana_->resume();
  wait(2'000);
  EXPECT_EQ(claim().reason(), "away_too_short");
  wait(limits::kClaimAfterMs);
  EXPECT_EQ(claim().reason(), "");
}

}  // namespace
}  // namespace gridmates::actors::test
