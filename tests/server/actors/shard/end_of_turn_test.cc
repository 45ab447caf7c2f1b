// The end of a turn: each actor that asked for it is called once, in the order of asking, and a
// shard with much to do runs other handlers in between.
#include "server/actors/shard/end_of_turn.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <numeric>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"

namespace gridmates::actors {
namespace {

using testing::ElementsAre;

constexpr int kLast = -1;
constexpr int kHandler = -2;

struct Actor {
  std::vector<int>& log;
  int number;
  std::function<void()> more = [] {};

  void turn() {
    log.push_back(number);
    more();
  }
};

class EndOfTurnTest : public testing::Test {
 protected:
  std::shared_ptr<Actor> actor(int number) { return std::make_shared<Actor>(log_, number); }
  void call(const std::shared_ptr<Actor>& who) { turn_.call<&Actor::turn>(who); }
  void post() {
    boost::asio::post(context_, [this] { log_.push_back(kHandler); });
  }

  std::vector<int> log_;
  boost::asio::io_context context_;
  EndOfTurn turn_{context_.get_executor(), [this] { log_.push_back(kLast); }};
};

TEST_F(EndOfTurnTest, WhoIsCalledMeanwhileComesLastInTheSameTurn) {
  const auto second = actor(2);
  const auto first = actor(1);
  first->more = [&] { call(second); };
  boost::asio::post(context_, [&] { call(first); });
  context_.run();
  EXPECT_THAT(log_, ElementsAre(1, 2, kLast));
}

TEST_F(EndOfTurnTest, HandlersThatAreReadyRunFirst) {
  boost::asio::post(context_, [&] { call(actor(1)); });
  post();
  context_.run();
  EXPECT_THAT(log_, ElementsAre(kHandler, 1, kLast));
}

TEST_F(EndOfTurnTest, ALongOneLetsHandlersHaveTheirTurn) {
  const int in_a_row = limits::kCallsInARow;
  const auto first = actor(0);
  first->more = [this] { post(); };
  boost::asio::post(context_, [&] {
    call(first);
    for (int number = 1; number <= 2 * in_a_row; ++number) call(actor(number));
  });
  context_.run();
  std::vector<int> expected(static_cast<std::size_t>(in_a_row));
  std::iota(expected.begin(), expected.end(), 0);
  expected.insert(expected.end(), {kLast, kHandler});
  for (int number = in_a_row; number < 2 * in_a_row; ++number) expected.push_back(number);
  expected.insert(expected.end(), {kLast, 2 * in_a_row, kLast});
  EXPECT_EQ(log_, expected);
}

TEST_F(EndOfTurnTest, NobodyIsCalledOnceItIsAbandoned) {
  call(actor(1));
  turn_.abandon();
  context_.run();
  EXPECT_THAT(log_, ElementsAre(kLast));
}

}  // namespace
}  // namespace gridmates::actors
