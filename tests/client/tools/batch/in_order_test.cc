// Work on many threads: its order, its end, and systems that cannot start a thread.
#include "client/tools/batch/in_order.h"

#include <gtest/gtest.h>
#include <pthread.h>
#include <unistd.h>

#include <atomic>
#include <csignal>

#include "client/tools/batch/interrupts.h"

namespace gridmates::tools {
namespace {

// During its lifetime no thread can be started, because its stack would be too large.
class NoMoreThreads {
 public:
  NoMoreThreads() {
    pthread_getattr_default_np(&usual_);
    pthread_attr_t huge;
    pthread_attr_init(&huge);
    pthread_attr_setstacksize(&huge, std::size_t{1} << 47);
    EXPECT_EQ(pthread_setattr_default_np(&huge), 0);
    pthread_attr_destroy(&huge);
  }
  ~NoMoreThreads() {
    pthread_setattr_default_np(&usual_);
    pthread_attr_destroy(&usual_);
  }
  NoMoreThreads(const NoMoreThreads&) = delete;
  NoMoreThreads& operator=(const NoMoreThreads&) = delete;

 private:
  pthread_attr_t usual_{};
};

// The squares of 0 to 499, in the order of delivery.
std::vector<int> squares(unsigned jobs) {
  int next = 0;
  std::vector<int> done;
  in_order(
      jobs, [&] { return next < 500 ? std::optional(next++) : std::nullopt; },
      [](int i) { return i * i; },
      [&](int square) {
        done.push_back(square);
        return true;
      });
  return done;
}

TEST(InOrder, ResultsComeInTheOrderOfThings) {
  for (unsigned jobs : {1U, 2U, 7U}) {
    const std::vector<int> done = squares(jobs);
    ASSERT_EQ(done.size(), 500u);
    for (int i = 0; i < 500; ++i) EXPECT_EQ(done[static_cast<std::size_t>(i)], i * i);
  }
}

TEST(InOrder, EndsWhenNoMoreIsWanted) {
  int next = 0;
  int done = 0;
  in_order(
      3, [&] { return std::optional(next++); }, [](int i) { return i; },
      [&](int) { return ++done < 10; });
  EXPECT_EQ(done, 10);
  EXPECT_LE(next, 16);
}

TEST(InOrder, IsDoneByTheThreadsThatCouldBeStarted) {
  const NoMoreThreads none;
  std::vector<std::jthread> threads;
  ASSERT_FALSE(start_thread(threads, [] {}));
  EXPECT_TRUE(threads.empty());
  EXPECT_EQ(squares(1024), squares(1));
}

bool is_blocked(int number) {
  sigset_t now;
  pthread_sigmask(SIG_BLOCK, nullptr, &now);
  return sigismember(&now, number) == 1;
}

TEST(Interrupts, TheFirstSignalIsToldAndDoesNotEndTheProgram) {
  const Interrupts interrupts;
  EXPECT_FALSE(interrupts.token().stop_requested());
  std::atomic<bool> is_told = false;
  const std::stop_callback told(interrupts.token(), [&] {
    is_told = true;
    is_told.notify_all();
  });
  kill(getpid(), SIGINT);
  is_told.wait(false);
  EXPECT_EQ(interrupts.signal(), SIGINT);
}

TEST(Interrupts, WithoutAThreadSignalsDoWhatTheyAlwaysDo) {
  const NoMoreThreads none;
  {
    const Interrupts interrupts;
    EXPECT_FALSE(is_blocked(SIGINT));
    EXPECT_EQ(interrupts.signal(), 0);
  }
  EXPECT_FALSE(is_blocked(SIGTERM));
}

}  // namespace
}  // namespace gridmates::tools
