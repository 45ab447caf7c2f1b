// A room from outside: what its members are told, and when.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using Body = v1::ServerFrame::BodyCase;

class RoomTest : public testing::Test {
 protected:
  // Ana opens a tic-tac-toe room and Bo sits down; both follow it.
  void open_tictactoe() {
    ana_->enter("Ana");
    ana_->create("tictactoe", v1::TABLE_VERSUS);
    ASSERT_FALSE(ana_->room().empty());
    ana_->resume();
    bo_->enter("Bo");
    bo_->enter_room(ana_->room());
    bo_->join();
    bo_->resume();
    ana_->start();
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(RoomTest, AMatchIsPlayedAndSeenByBoth) {
  open_tictactoe();
  EXPECT_EQ(ana_->answer().refused().code(), 0);
  ana_->mark(0);
  bo_->mark(4);
  ana_->mark(1);
  bo_->mark(5);
  ana_->mark(2);
  EXPECT_EQ(ana_->answer().refused().message(), "");
  const auto events = bo_->last(Body::kEvents);
  ASSERT_TRUE(events.has_value());
  const auto& ended = *events->events().events().rbegin();
  ASSERT_TRUE(ended.has_ended()) << ended.DebugString();
  EXPECT_EQ(ended.ended().result(), v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_EQ(ended.ended().winner_name(), "Ana");
  EXPECT_EQ(ended.ended().run(), ana_->room() + "/1");
  ASSERT_EQ(world_.disk.runs.size(), 1u);
}

}  // namespace
}  // namespace gridmates::actors::test
