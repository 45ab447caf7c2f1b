// Many deadlines of equal length, with one timer.
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <list>
#include <string>
#include <utility>
#include <vector>

#include "server/net/deadlines.h"

namespace gridmates::net {
namespace {

using std::chrono::milliseconds;
using Deadline = Deadlines::Deadline;

struct Sweep : testing::Test {
  Deadline& add(std::string name) {
    return made_.emplace_back(*deadlines_, [this, name] { called_ += name; });
  }
  SteadyTime at(int ms) const { return start_ + milliseconds(ms); }
  std::string called_by(int ms) {
    deadlines_->check(at(ms));
    return std::exchange(called_, "");
  }

  boost::asio::io_context context_;
  std::shared_ptr<Deadlines> deadlines_ =
      std::make_shared<Deadlines>(context_.get_executor(), milliseconds(5));
  const SteadyTime start_ = std::chrono::steady_clock::now();
  std::string called_;
  std::list<Deadline> made_;
};

TEST_F(Sweep, CallsWhatIsDueInTheOrderOfTime) {
  Deadline& c = add("c");
  Deadline& a = add("a");
  Deadline& b = add("b");
  c.set(at(30));
  a.set(at(10));
  b.set(at(20));
  EXPECT_EQ(called_by(9), "");
  EXPECT_EQ(called_by(20), "ab");
  EXPECT_FALSE(a.is_set());
  EXPECT_TRUE(c.is_set());
  EXPECT_EQ(called_by(100), "c");
  EXPECT_EQ(called_by(100), "") << "once";
  EXPECT_EQ(deadlines_->size(), 0u);
}

TEST_F(Sweep, ADeadlineMayBePutOffAndBroughtForward) {
  Deadline& a = add("a");
  Deadline& b = add("b");
  a.set(at(10));
  b.set(at(20));
  a.set(at(40));
  EXPECT_EQ(called_by(20), "b");
  a.set(at(30));
  b.set(at(35));
  EXPECT_EQ(called_by(34), "a");
  EXPECT_EQ(called_by(35), "b");
}

TEST_F(Sweep, WhatIsClearedIsNotCalled) {
  Deadline& a = add("a");
  a.set(at(10));
  a.clear();
  EXPECT_FALSE(a.is_set());
  EXPECT_EQ(called_by(20), "");
  EXPECT_EQ(deadlines_->size(), 0u);
  a.set(at(30));
  a.clear();
  a.set(at(40));
  EXPECT_EQ(called_by(39), "");
  EXPECT_EQ(called_by(40), "a");
}

TEST_F(Sweep, WhoIsGoneIsNotCalled) {
  add("a").set(at(10));
  add("b").set(at(10));
  made_.pop_front();
  EXPECT_EQ(called_by(10), "b");
}

TEST_F(Sweep, ACallMaySetAndDestroyDeadlines) {
  Deadline& b = add("b");
  int times = 0;
  Deadline again(*deadlines_, [&] {
    called_ += "x";
    again.set(at(40 + 10 * ++times));
    made_.clear();
  });
  again.set(at(10));
  b.set(at(20));
  EXPECT_EQ(called_by(30), "x");
  EXPECT_EQ(called_by(55), "x");
}

// Runs the context while a deadline is pending: the timer ends with the last one.
TEST_F(Sweep, OneTimerServesAllAndEndsWithThem) {
  constexpr std::size_t kMany = 2'000;
  std::size_t called = 0;
  EXPECT_FALSE(deadlines_->is_running());
  for (std::size_t i = 0; i < kMany; ++i) {
    made_.emplace_back(*deadlines_, [&] { ++called; }).set_in(i % 20);
  }
  EXPECT_EQ(deadlines_->size(), kMany);
  const std::size_t waits = context_.run();
  EXPECT_EQ(called, kMany);
  EXPECT_LE(waits, 20u) << "as often as the period says, however many there are";
  EXPECT_FALSE(deadlines_->is_running());
  context_.restart();
  made_.front().set_in(1);
  EXPECT_TRUE(deadlines_->is_running());
  context_.run();
  EXPECT_EQ(called, kMany + 1);
}

TEST_F(Sweep, TheTimerDoesNotOutliveThem) {
  add("a").set_in(1);
  made_.clear();
  deadlines_.reset();
  EXPECT_EQ(context_.run(), 1u);
  EXPECT_EQ(called_, "");
}

}  // namespace
}  // namespace gridmates::net
