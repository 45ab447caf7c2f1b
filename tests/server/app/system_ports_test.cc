// The clock, the workers and the chance that a real server has.
#include <gtest/gtest.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <future>

#include "server/app/system_clock.h"
#include "server/app/system_random.h"
#include "server/app/worker_pool.h"
#include "server/base/limits.h"

namespace gridmates::app {
namespace {

TEST(SystemClock, CallsBackNotBeforeItsTimeAndOnce) {
  boost::asio::io_context context;
  SystemClock clock(context.get_executor());
  const std::uint64_t before = clock.steady_ms();
  int calls = 0;
  const auto timer = clock.after(20, [&] { ++calls; });
  EXPECT_EQ(calls, 0);
  context.run();
  EXPECT_EQ(calls, 1);
  EXPECT_GE(clock.steady_ms() - before, 20U);
}

TEST(SystemClock, ADestroyedTimerDoesNotCall) {
  boost::asio::io_context context;
  SystemClock clock(context.get_executor());
  auto far = clock.after(3'600'000, [] { FAIL(); });
  auto due = clock.after(0, [] { FAIL(); });
  far.reset();
  due.reset();
  context.run();  // ends because nothing waits any more
}

TEST(SystemClock, ACallbackMayDestroyItsOwnTimer) {
  boost::asio::io_context context;
  SystemClock clock(context.get_executor());
  bool called = false;
  std::unique_ptr<ports::Clock::Timer> timer;
  timer = clock.after(0, [&] {
    timer.reset();
    called = true;
  });
  context.run();
  EXPECT_TRUE(called);
}

TEST(SystemClock, ShowsPeopleThisCentury) {
  boost::asio::io_context context;
  EXPECT_GT(SystemClock(context.get_executor()).wall_ms(), 1'600'000'000'000);
}

TEST(WorkerPool, DoesEveryJobThatItTook) {
  constexpr int kJobs = 10;
  std::atomic<int> left = kJobs;
  std::promise<void> all_done;
  WorkerPool pool(2);
  for (int i = 0; i < kJobs; ++i) {
    ASSERT_TRUE(pool.post([&] {
      if (--left == 0) all_done.set_value();
    }));
  }
  EXPECT_EQ(all_done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
}

TEST(WorkerPool, RefusesWhenItsQueueIsFull) {
  std::promise<void> begun;
  std::promise<void> go_on;
  WorkerPool pool(1);
  ASSERT_TRUE(pool.post([&] {
    begun.set_value();
    go_on.get_future().wait();
  }));
  begun.get_future().wait();
  for (std::size_t i = 0; i < limits::kWorkerQueue; ++i) ASSERT_TRUE(pool.post([] {}));
  EXPECT_FALSE(pool.post([&] { ADD_FAILURE() << "was not taken, but done"; }));
  go_on.set_value();
}

TEST(SystemRandom, FillsDifferentlyEachTime) {
  SystemRandom random;
  std::array<std::uint8_t, 32> one{};
  std::array<std::uint8_t, 32> other{};
  random.fill(one);
  random.fill(other);
  EXPECT_NE(one, other);
}

}  // namespace
}  // namespace gridmates::app
