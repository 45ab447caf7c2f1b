#include "server/app/serving_threads.h"

#include <gtest/gtest.h>

#include <boost/asio/post.hpp>
#include <set>
#include <stdexcept>
#include <thread>

namespace gridmates::app {
namespace {

TEST(ServingThreads, EachContextHasAThreadOfItsOwn) {
  Metrics metrics;
  ServingThreads threads(3);
  const auto executors = threads.executors();
  ASSERT_EQ(executors.size(), 3u);
  std::vector<std::thread::id> ids;
  const auto note = [&ids] { ids.push_back(std::this_thread::get_id()); };
  // One after another, so that `ids` is not written concurrently.
  boost::asio::post(executors[0], [&] {
    note();
    boost::asio::post(executors[1], [&] {
      note();
      boost::asio::post(executors[2], [&] {
        note();
        threads.stop();
      });
    });
  });
  threads.run(metrics);
  EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), 3u);
  EXPECT_EQ(ids.front(), std::this_thread::get_id());
}

TEST(ServingThreads, WhatOneOfThemThrowsEndsAll) {
  Metrics metrics;
  ServingThreads threads(2);
  boost::asio::post(threads.executors()[1], [] { throw std::runtime_error("a fault"); });
  EXPECT_THROW(threads.run(metrics), std::runtime_error);
}

}  // namespace
}  // namespace gridmates::app
