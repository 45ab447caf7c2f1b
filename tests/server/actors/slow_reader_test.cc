// How a connection ends that does not read, whatever else happens to it at that moment.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

// A connection that was too slow once and is stalled again: how it ends when its outbox overflows.
class SlowReader {
 public:
  SlowReader() {
    ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    bo_->connection().stall();
    while (said_ <= limits::kOutboxBytes / 1'000) say();
    bo_->connection().go_on();
    world_.settle();
    bo_->connection().stall();
    // Half of the outbox: beyond that the session stops reading.
    for (std::size_t i = 0; i < limits::kOutboxBytes / 2'000; ++i) say();
    v1::ClientFrame ping;
    ping.mutable_ping();
    bo_->send(ping);
  }
  // Ana says about 1,200 bytes, and all effects happen.
  void say() {
    ana_->say(long_text());
    world_.pass(50);
    ++said_;
  }
  // Ana says more, and the connection fails after this many steps of the effects.
  void say_and_fail_after(std::size_t steps) {
    v1::ClientFrame says;
    *says.mutable_action() = ana_->action();
    says.mutable_action()->mutable_say()->set_text(long_text());
    ana_->send_only(says);
    for (std::size_t i = 0; i < steps; ++i) world_.step();
    bo_->connection().hang_up();
    world_.pass(1'000);
  }
  bool is_cut() const { return bo_->closed() == v1::CLOSE_REASON_SLOW_CONSUMER; }
  bool is_gone() const {
    const auto presence = ana_->last(Body::kPresence);
    return presence && !presence->presence().connected();
  }
  std::size_t said() const { return said_; }

 private:
  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::size_t said_ = 0;
};

TEST(SlowReader, IsGoneWheneverItsConnectionFails) {
  SlowReader first;
  while (!first.is_cut()) first.say();
  constexpr std::size_t kSteps = 12;
  for (std::size_t steps = 0; steps < kSteps; ++steps) {
    SlowReader reader;
    while (reader.said() + 1 < first.said()) reader.say();
    ASSERT_FALSE(reader.is_cut());
    reader.say_and_fail_after(steps);
    EXPECT_TRUE(reader.is_gone()) << steps;
  }
}

}  // namespace
}  // namespace gridmates::actors::test
