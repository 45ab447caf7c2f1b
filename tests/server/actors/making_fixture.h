// A server whose boards take as long as a test wants, with a room of three. Owned by a test; one
// thread.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/sudoku/rules.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {

// Called while a board is made; set by the test.
inline std::function<void(const core::Making&)> during;

struct SlowRules : sudoku::Rules {
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move, const core::Making& making = {}) {
    if (during) during(making);
    if (making.stop.stop_requested()) return core::refuse(core::RefusalCode::kOutOfBudget, "Late.");
    return sudoku::Rules::make_board(options, seed, first_move, {});
  }
};

inline const core::Games& slow_games() {
  static const core::Games games = [] {
    core::Games all;
    all.add(core::erased<SlowRules>());
    return all;
  }();
  return games;
}

class MakingTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    chen_->come_in("Chen", ana_->room());
    world_.workers_rest = true;
  }
  ~MakingTest() override { during = nullptr; }

  std::unique_ptr<Client> other_client_of_ana() {
    auto other = world_.client(9);
    other->hello();
    other->sign_in_with(token_);
    other->enter_room(ana_->room());
    return other;
  }
  static v1::Action next(Client& client) {
    v1::Action action = client.action();
    action.mutable_next();
    return action;
  }
  static v1::ClientFrame cancel(const std::string& room = "") {
    v1::ClientFrame frame;
    frame.mutable_cancel_board()->set_room(room);
    return frame;
  }
  void work() {
    world_.workers_rest = false;
    world_.settle();
    world_.workers_rest = true;
  }
  // Three boards are tried; before each this time goes by.
  void try_three(std::uint64_t ms) {
    during = [this, ms](const core::Making& making) {
      for (std::uint32_t tried = 1; tried <= 3; ++tried) {
        world_.clock.advance(ms);
        if (making.on_tried) making.on_tried(tried);
      }
    };
  }
  static std::vector<std::uint32_t> tried(const Client& client, const std::string& room) {
    std::vector<std::uint32_t> tried;
    for (const auto& frame : client.of(Body::kBoardProgress)) {
      EXPECT_EQ(frame.board_progress().room(), room);
      tried.push_back(frame.board_progress().tried());
    }
    return tried;
  }
  static v1::ErrorCode refused(const Client& client) { return client.answer().refused().code(); }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }

  World world_{slow_games()};
  std::string token_;                               // Ana's
  std::unique_ptr<Client> ana_ = world_.client(1);  // the host
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::unique_ptr<Client> chen_ = world_.client(3);
};

}  // namespace gridmates::actors::test
