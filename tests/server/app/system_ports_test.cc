// The clock, the workers and the random numbers of a real server.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <future>
#include <stop_token>
#include <thread>
#include <vector>

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
  context.run();  // ends because nothing is pending
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

// Longer than any job runs.
constexpr std::uint32_t kNeverMs = 3'600'000;

TEST(WorkerPool, DoesEveryJobThatItTook) {
  constexpr unsigned kJobs = 10;
  std::atomic<unsigned> left = kJobs;
  std::promise<void> all_done;
  WorkerPool pool(2);
  for (unsigned i = 0; i < kJobs; ++i) {
    ASSERT_TRUE(pool.post(PlayerId(1 + i % 3u), [&] {
      if (--left == 0) all_done.set_value();
    }));
  }
  EXPECT_EQ(all_done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
}

TEST(WorkerPool, RefusesWhenItsQueueIsFull) {
  std::promise<void> begun;
  std::promise<void> go_on;
  WorkerPool pool(1, kNeverMs);
  ASSERT_TRUE(pool.post(PlayerId(1), [&] {
    begun.set_value();
    go_on.get_future().wait();
  }));
  begun.get_future().wait();
  const auto not_taken = [] { ADD_FAILURE() << "was not taken, but done"; };
  std::size_t waiting = 0;
  for (; waiting < limits::kWorkerQueueOfPlayer; ++waiting) {
    ASSERT_TRUE(pool.post(PlayerId(1), [] {}));
  }
  EXPECT_FALSE(pool.post(PlayerId(1), not_taken));
  for (; waiting < limits::kWorkerQueue; ++waiting) {
    ASSERT_TRUE(pool.post(PlayerId(2 + waiting), [] {})) << "others have room";
  }
  EXPECT_FALSE(pool.post(PlayerId(2), not_taken));
  go_on.set_value();
}

TEST(WorkerPool, WhoHasOneJobWaitsForOneOfSomebodyWhoHasMany) {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::promise<void> all_done;
  std::vector<char> order;
  WorkerPool pool(1, kNeverMs);
  ASSERT_TRUE(pool.post(PlayerId(1), [&] {
    begun.set_value();
    go_on.get_future().wait();
  }));
  begun.get_future().wait();
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(pool.post(PlayerId(1), [&order] { order.push_back('a'); }));
  }
  ASSERT_TRUE(pool.post(PlayerId(2), [&order] { order.push_back('b'); }));
  ASSERT_TRUE(pool.post(PlayerId(1), [&all_done] { all_done.set_value(); }));
  go_on.set_value();
  ASSERT_EQ(all_done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
  EXPECT_EQ(order, (std::vector{'b', 'a', 'a', 'a'}));
}

TEST(WorkerPool, OneOfSomebodysJobsRunsAtATime) {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::promise<void> other_done;
  std::promise<void> last_done;
  std::atomic<bool> first_done = false;
  WorkerPool pool(2);
  ASSERT_TRUE(pool.post(PlayerId(1), [&] {
    begun.set_value();
    go_on.get_future().wait();
    first_done = true;
  }));
  begun.get_future().wait();
  ASSERT_TRUE(pool.post(PlayerId(1), [&] {
    EXPECT_TRUE(first_done);
    last_done.set_value();
  }));
  ASSERT_TRUE(pool.post(PlayerId(2), [&] { other_done.set_value(); }));
  ASSERT_EQ(other_done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready)
      << "the other worker is free for others";
  go_on.set_value();
  EXPECT_EQ(last_done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
}

// Each job takes long from its start.
TEST(WorkerPool, WhatIsShortDoesNotWaitForWhatTakesLong) {
  std::promise<void> go_on;
  std::promise<void> short_done;
  const auto until_then = [wait = go_on.get_future().share()] { wait.wait(); };
  WorkerPool pool(2, 0);
  for (std::uint64_t player = 1; player <= 4; ++player) {
    for (std::size_t job = 0; job < limits::kWorkerQueueOfPlayer; ++job) {
      ASSERT_TRUE(pool.post(PlayerId(player), until_then));
    }
  }
  ASSERT_TRUE(pool.post(PlayerId(5), [&] { short_done.set_value(); }));
  EXPECT_EQ(short_done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
  go_on.set_value();
}

TEST(WorkerPool, NoMoreThanSomeTakeLongAtOnce) {
  std::promise<void> all_begun;
  std::promise<void> go_on;
  std::promise<void> last_done;
  std::atomic<bool> goes_on = false;
  const auto until_then = [wait = go_on.get_future().share()] { wait.wait(); };
  WorkerPool pool(1, 0);
  std::atomic<std::size_t> left = limits::kLongJobs + 1;
  for (std::size_t i = left; i > 0; --i) {
    ASSERT_TRUE(pool.post(PlayerId(i), [&] {
      if (--left == 0) all_begun.set_value();
      until_then();
    }));
  }
  all_begun.get_future().wait();
  ASSERT_TRUE(pool.post(PlayerId(99), [&] {
    EXPECT_TRUE(goes_on);
    last_done.set_value();
  }));
  goes_on = true;
  go_on.set_value();
  EXPECT_EQ(last_done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
}

// Blocks until a stop is requested.
void until_stopped(const std::stop_token& stop) {
  while (!stop.stop_requested()) std::this_thread::yield();
}

TEST(WorkerPool, DoesWhatNobodyWaitsForWhileItIsIdle) {
  std::promise<void> done;
  WorkerPool pool(1);
  ASSERT_TRUE(pool.post_when_idle([&](const std::stop_token& stop) {
    EXPECT_FALSE(stop.stop_requested());
    done.set_value();
  }));
  EXPECT_EQ(done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
}

TEST(WorkerPool, DoesNothingThatNobodyWaitsForBesideAnythingElse) {
  const auto not_taken = [](const std::stop_token&) { ADD_FAILURE() << "was not taken, but done"; };
  std::promise<void> go_on;
  WorkerPool pool(2);
  ASSERT_TRUE(pool.post(PlayerId(1), [&] { go_on.get_future().wait(); }));
  EXPECT_FALSE(pool.post_when_idle(not_taken));
  go_on.set_value();
  const auto take_until_idle = [&pool] {
    while (!pool.post_when_idle(until_stopped)) std::this_thread::yield();
  };
  take_until_idle();
  EXPECT_FALSE(pool.post_when_idle(not_taken)) << "one at a time";
}

TEST(WorkerPool, StopsWhatNobodyWaitsForWhenAJobWouldWaitForIt) {
  std::promise<void> done;
  WorkerPool pool(1);
  ASSERT_TRUE(pool.post_when_idle(until_stopped));
  ASSERT_TRUE(pool.post(PlayerId(1), [&done] { done.set_value(); }));
  EXPECT_EQ(done.get_future().wait_for(std::chrono::seconds(10)), std::future_status::ready);
}

TEST(WorkerPool, LetsItGoOnWhereAnotherWorkerIsFree) {
  std::promise<void> first_done;
  std::promise<void> go_on;
  std::atomic<bool> stopped = true;
  WorkerPool pool(2);
  ASSERT_TRUE(pool.post_when_idle([&](const std::stop_token& stop) {
    go_on.get_future().wait();
    stopped = stop.stop_requested();
  }));
  ASSERT_TRUE(pool.post(PlayerId(1), [&] { first_done.set_value(); }));
  first_done.get_future().wait();
  go_on.set_value();
  while (!pool.post_when_idle([](const std::stop_token&) {})) std::this_thread::yield();
  EXPECT_FALSE(stopped);
}

TEST(WorkerPool, EndsWhileOneRunsThatNobodyWaitsFor) {
  WorkerPool pool(1);
  ASSERT_TRUE(pool.post_when_idle(until_stopped));
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
