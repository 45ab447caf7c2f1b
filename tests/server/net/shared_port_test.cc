// Two servers on one port, each on a context of its own.
#include "gtest/gtest.h"
#include "tests/server/net/rig.h"
#include "tests/support/raw_websocket.h"

namespace gridmates::net {
namespace {

using support::RawClient;
using support::status_of;
using support::upgrade_request;

// Runs a context on a thread of its own.
class Running {
 public:
  explicit Running(boost::asio::io_context& context)
      : context_(context), thread_([&context] { context.run(); }) {}
  ~Running() { context_.stop(); }

 private:
  boost::asio::io_context& context_;
  std::jthread thread_;
};

TEST(SharedPort, BothAcceptAndTheirBoundsAreForBoth) {
  Metrics metrics;
  boost::asio::io_context one(1);
  boost::asio::io_context other(1);
  std::promise<ConnectionPtr> here;
  std::promise<ConnectionPtr> there;
  Options options = quick();
  options.connections = 2;
  const auto into = [](std::promise<ConnectionPtr>& accepted) {
    Handlers handlers;
    handlers.ready = [] { return true; };
    handlers.accept = [&accepted](ConnectionPtr connection) {
      accepted.set_value(std::move(connection));
    };
    return handlers;
  };
  Server first(one.get_executor(), options, into(here), metrics);
  Server second(other.get_executor(), first, into(there), metrics);
  const auto port = first.bind();
  ASSERT_TRUE(port.ok()) << port.error();
  ASSERT_EQ(*second.bind(), *port);
  ASSERT_TRUE(first.listen().ok());
  ASSERT_TRUE(second.listen().ok());

  RawClient ana(*port);
  std::vector<ConnectionPtr> accepted;  // each takes a place
  {
    const Running running(one);
    EXPECT_TRUE(ana.upgrade());
    accepted.push_back(here.get_future().get());
  }
  {
    const Running running(other);
    RawClient bo(*port);
    EXPECT_TRUE(bo.upgrade());
    accepted.push_back(there.get_future().get());
    RawClient chen(*port);
    ASSERT_TRUE(chen.send(upgrade_request()));
    EXPECT_EQ(status_of(chen.receive_head()), 503) << "the first has one of two places";
  }
}

}  // namespace
}  // namespace gridmates::net
