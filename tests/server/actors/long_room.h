// Ana and Bo on a field where a move may take long: large, under the law "kind". Ana has flagged
// cell 0 and opened cell 100.
#pragma once

#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {

class LongRoomTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
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
    bo_->come_in("Bo", ana_->room());
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
    return action;
  }
  static v1::Action flag(Client& client, std::uint32_t cell) {
    v1::Action action = client.action();
    move(action).mutable_flag()->set_cell(cell);
    return action;
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }

  World world_;
  std::string token_;  // Ana's
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

}  // namespace gridmates::actors::test
