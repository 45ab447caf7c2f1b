// Moves that take long: a worker decides them, and the room waits.
#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class LongMoveTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    v1::ClientFrame frame;
    auto& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'K'));
    create.set_game("minesweeper");
    create.set_table(v1::TABLE_COOP);
    auto& options = *create.mutable_options()->mutable_minesweeper();
    options.set_width(30);
    options.set_height(16);
    options.set_mines(99);
    options.set_law(v1::MINESWEEPER_LAW_KIND);
    ana_->send(frame);
    ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
    ana_->resume();
    bo_->enter("Bo");
    bo_->enter_room(ana_->room());
    bo_->join();
    bo_->resume();
    ana_->start();
    ana_->act(flag(*ana_, 0));
    ana_->act(open(*ana_, 100));
    ASSERT_FALSE(ana_->answer().has_refused());
    ana_->forget_frames();
    bo_->forget_frames();
  }
  static v1::MinesweeperMove& move(v1::Action& action) {
    return *action.mutable_play()->mutable_move()->mutable_minesweeper();
  }
  static v1::Action open(Client& client, std::uint32_t cell) {
    v1::Action action = client.action();
    move(action).mutable_open()->set_cell(cell);
    action.mutable_play()->set_lays(true);
    return action;
  }
  static v1::Action flag(Client& client, std::uint32_t cell) {
    v1::Action action = client.action();
    move(action).mutable_flag()->set_cell(cell);
    return action;
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(LongMoveTest, TheWholeInboxWaitsAndIsAnsweredInOrder) {
  const std::uint64_t before = head();
  world_.workers_rest = true;
  ana_->act(flag(*ana_, 1));
  bo_->say("meanwhile");
  EXPECT_TRUE(ana_->answers().empty());
  EXPECT_TRUE(bo_->answers().empty()) << "the room waits";
  world_.workers_rest = false;
  world_.settle();
  ASSERT_EQ(ana_->answers().size(), 1u);
  EXPECT_EQ(ana_->answer().seq(), before + 1);
  EXPECT_EQ(bo_->answer().seq(), before + 2);
}

// The room time of a move is that of when it was taken up.
TEST_F(LongMoveTest, TheTimeOfAWorkerIsNobodys) {
  world_.advance(1'000);
  world_.workers_rest = true;
  ana_->act(flag(*ana_, 2));
  world_.advance(7'000);
  world_.workers_rest = false;
  world_.settle();
  const auto frames = ana_->of(Body::kEvents);
  ASSERT_FALSE(frames.empty());
  const std::uint64_t flagged_ms = frames.back().events().events(0).room_time_ms();
  EXPECT_LT(flagged_ms, 2'000u);
  ana_->act(flag(*ana_, 6));
  EXPECT_GE(ana_->of(Body::kEvents).back().events().events(0).room_time_ms(), flagged_ms + 7'000);
}

TEST_F(LongMoveTest, WithoutAWorkerItIsDecidedAllTheSame) {
  const std::uint64_t before = head();
  world_.workers->full = true;
  ana_->act(flag(*ana_, 3));
  EXPECT_EQ(ana_->answer().seq(), before + 1);
}

TEST_F(LongMoveTest, AResumeMeanwhileComesBehindTheMove) {
  world_.workers_rest = true;
  ana_->act(flag(*ana_, 4));
  ana_->resume();
  EXPECT_TRUE(ana_->of(Body::kSyncDone).empty());
  bo_->resume();
  EXPECT_EQ(bo_->of(Body::kSyncDone).size(), 1u) << "others do not wait";
  world_.workers_rest = false;
  world_.settle();
  ASSERT_EQ(ana_->of(Body::kSyncDone).size(), 1u);
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().head(), head());
}

TEST_F(LongMoveTest, AFailedWriteIsToldAsElsewhere) {
  world_.store->append_fault = [](const ports::Append&) { return support::Fault::kUnavailable; };
  ana_->act(flag(*ana_, 5));
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  world_.store->append_fault = nullptr;
  bo_->act(flag(*bo_, 5));
  EXPECT_EQ(bo_->answer().seq(), head());
}

}  // namespace
}  // namespace gridmates::actors::test
