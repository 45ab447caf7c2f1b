#include "server/app/handler_times.h"

#include <gmock/gmock.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/app/system_clock.h"
#include "server/base/metrics.h"

namespace gridmates::app {
namespace {

namespace asio = boost::asio;

using testing::HasSubstr;

// The line for handlers that took at most `bound`, in seconds as Prometheus writes it.
std::string at_most(const std::string& bound, int count) {
  return "gridmates_handler_seconds_bucket{le=\"" + bound + "\"} " + std::to_string(count) + "\n";
}

// Handlers that take virtual time.
struct MeasuredHandlers : testing::Test {
  void takes(std::uint64_t us) { now_us += us; }

  std::uint64_t now_us = 1'000'000;
  Metrics metrics;
  asio::io_context context{1};
  HandlerTimes times{metrics, [this] { return now_us; }};
};

TEST_F(MeasuredHandlers, EachIsCountedByHowLongItTook) {
  for (const std::uint64_t us : {10u, 900u, 7'000u}) {
    asio::post(context, [this, us] { takes(us); });
  }
  context.run();
  const std::string text = metrics.text();
  EXPECT_THAT(text, HasSubstr(at_most("2e-05", 1)));
  EXPECT_THAT(text, HasSubstr(at_most("0.0005", 1)));
  EXPECT_THAT(text, HasSubstr(at_most("0.001", 2)));
  EXPECT_THAT(text, HasSubstr(at_most("0.005", 2)));
  EXPECT_THAT(text, HasSubstr(at_most("0.01", 3)));
}

TEST_F(MeasuredHandlers, WaitingForOneIsNoHolding) {
  SystemClock clock(context.get_executor());
  const auto timer = clock.after(1, [this] { takes(30); });
  asio::post(context, [this] { takes(30); });
  context.run_one();
  now_us += 5'000'000;  // time while nothing is ready
  context.run();
  EXPECT_THAT(metrics.text(), HasSubstr(at_most("5e-05", 2)));
}

TEST_F(MeasuredHandlers, ACoroutineHoldsTheThreadBetweenItsWaits) {
  const auto waits_twice = [this]() -> asio::awaitable<void> {
    takes(4'000);
    co_await asio::post(asio::use_awaitable);
    takes(4'000);
  };
  asio::co_spawn(context, waits_twice(), asio::detached);
  context.run();
  const std::string text = metrics.text();
  EXPECT_THAT(text, HasSubstr(at_most("0.005", 2)));
  EXPECT_THAT(text, HasSubstr(at_most("0.003", 0)));
}

TEST_F(MeasuredHandlers, AnExceptionEndsAHandlerUncounted) {
  asio::post(context, [this] {
    takes(9'000);
    throw std::runtime_error("out of the handler");
  });
  asio::post(context, [this] { takes(10); });
  EXPECT_THROW(context.run(), std::runtime_error);
  context.run();
  EXPECT_THAT(metrics.text(), HasSubstr("gridmates_handler_seconds_count 1\n"));
  EXPECT_THAT(metrics.text(), HasSubstr(at_most("2e-05", 1)));
}

TEST(HandlerTimes, NobodyIsMeasuredWithoutThem) {
  Metrics metrics;
  asio::io_context context{1};
  {
    const HandlerTimes times(metrics);
  }
  asio::post(context, [] {});
  context.run();
  EXPECT_THAT(metrics.text(), HasSubstr("gridmates_handler_seconds_count 0\n"));
}

}  // namespace
}  // namespace gridmates::app
