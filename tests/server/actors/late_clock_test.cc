// The clock of a delayed room is behind the room's own clock by the delay, also after the server
// was down.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/server/actors/watching_fixture.h"

namespace gridmates::actors::test {
namespace {

constexpr std::uint64_t kDelayMs = 30'000;

class LateClock : public WatchingFixture {
 protected:
  void SetUp() override {
    open("sudoku", v1::TABLE_COOP, v1::WATCHERS_ALL, kDelayMs / 1'000);
    watch(*wim_, "Wim");
    ana_->start();
  }
  static std::uint64_t time_of(Client& client) {
    client.resume();
    return client.last(Body::kSnapshot)->snapshot().room_time_ms();
  }
  std::uint64_t behind() { return time_of(*ana_) - time_of(*wim_); }
  void restart(std::uint64_t away_ms = 0) {
    const auto of_ana = ana_->last(Body::kSignedIn)->signed_in().token();
    const auto of_wim = wim_->last(Body::kSignedIn)->signed_in().token();
    const std::string code = ana_->room();
    world_.crash();
    world_.clock.advance(away_ms);
    world_.restart();
    ana_ = world_.client(1);
    wim_ = world_.client(3);
    come_back(*ana_, of_ana, code);
    come_back(*wim_, of_wim, code);
  }
  // Time passes while these clients send pings.
  void pass(std::uint64_t ms, const std::vector<Client*>& heard) {
    v1::ClientFrame ping;
    ping.mutable_ping();
    for (constexpr std::uint64_t kStepMs = 10'000; ms > 0; ms -= kStepMs) {
      for (Client* client : heard) client->send(ping);
      world_.pass(kStepMs);
    }
  }
  static void come_back(Client& client, const std::string& token, const std::string& code) {
    client.hello();
    client.sign_in_with(token);
    client.enter_room(code);
    client.resume();
  }
};

TEST_F(LateClock, StandsBehindByTheDelay) {
  wait(50'000);
  EXPECT_EQ(behind(), kDelayMs);
}

TEST_F(LateClock, AfterARestartToo) {
  wait(50'000);
  restart();
  EXPECT_EQ(behind(), kDelayMs);
  world_.pass(3'000);
  EXPECT_EQ(behind(), kDelayMs);
}

TEST_F(LateClock, AfterARestartWithMovesThatWait) {
  wait(50'000);
  ana_->set(75, 2);
  wait(10'000);
  ana_->set(76, 8);
  restart();
  EXPECT_EQ(behind(), kDelayMs);
  world_.pass(25'000);  // past the first move
  EXPECT_EQ(behind(), kDelayMs);
}

// In a co-op match no time passes while none of its players is connected.
TEST_F(LateClock, AfterTimeWithoutPlayers) {
  wait(50'000);
  const std::string code = ana_->room();
  const auto of_ana = ana_->last(Body::kSignedIn)->signed_in().token();
  pass(70'000, {wim_.get()});  // a silent client is dropped after 40 s
  ana_ = world_.client(1);
  come_back(*ana_, of_ana, code);
  EXPECT_LT(behind(), kDelayMs) << "what it shows was before the clock stood still";
  pass(kDelayMs - 10'000, {ana_.get(), wim_.get()});
  EXPECT_LT(behind(), kDelayMs) << "it stands still, too";
  pass(20'000, {ana_.get(), wim_.get()});
  EXPECT_EQ(behind(), kDelayMs);
}

// Play since the clocks were saved, and the time without a server, are charged to nobody.
TEST_F(LateClock, AfterTimeThatIsLost) {
  wait(52'000);
  ana_->set(75, 2);
  wait(1'000);
  restart(4'000);
  world_.pass(kDelayMs - 2'000);
  EXPECT_LE(behind(), kDelayMs) << "as it was then";
  world_.pass(7'000);
  EXPECT_EQ(behind(), kDelayMs);
}

}  // namespace
}  // namespace gridmates::actors::test
