// The largest possible boards: every frame stays within its size limit.
#include <algorithm>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

constexpr std::uint32_t kSide = 50;
constexpr std::uint32_t kMines = 500;

class LargeBoardTest : public testing::Test {
 protected:
  void create(v1::Table table) {
    v1::ClientFrame frame;
    auto& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'K'));
    create.set_game("minesweeper");
    create.set_table(table);
    auto& options = *create.mutable_options()->mutable_minesweeper();
    options.set_width(kSide);
    options.set_height(kSide);
    options.set_mines(kMines);
    people_.front()->send(frame);
    people_.front()->enter_room(people_.front()->last(Body::kRoomCreated)->room_created().code());
  }
  // Six players sit down, and the match begins.
  void begin(v1::Table table) {
    for (std::uint8_t i = 1; i <= 6; ++i) {
      people_.push_back(world_.client(i));
      people_.back()->enter("Player " + std::to_string(i));
      if (i == 1) create(table);
      people_.back()->enter_room(people_.front()->room());
      if (i > 1) people_.back()->join();
      people_.back()->resume();
    }
    people_.front()->start();
  }
  v1::MinesweeperMove& move(v1::Action& action) {
    return *action.mutable_play()->mutable_move()->mutable_minesweeper();
  }
  // The size of the largest frame that any client was sent, in bytes.
  std::size_t largest() const {
    std::size_t bytes = 0;
    for (const auto& person : people_) {
      for (const auto& frame : person->frames()) bytes = std::max(bytes, frame.ByteSizeLong());
    }
    return bytes;
  }
  void resume_all() {
    for (const auto& person : people_) person->resume();
  }

  World world_;
  std::vector<std::unique_ptr<Client>> people_;
};

TEST_F(LargeBoardTest, OfOneMatchFitsIntoAFrame) {
  begin(v1::TABLE_COOP);
  Client& ana = *people_.front();
  v1::Action open = ana.action();
  move(open).mutable_open()->set_cell(kSide * kSide / 2 + kSide / 2);
  ana.act(open);
  ASSERT_FALSE(ana.answer().has_refused()) << ana.answer().refused().message();
  v1::Action give_up = ana.action();
  give_up.mutable_stop();
  ana.act(give_up);
  ASSERT_FALSE(ana.answer().has_refused()) << ana.answer().refused().message();
  EXPECT_TRUE(ana.last(Body::kEvents)->events().events().rbegin()->has_ended());
  resume_all();
  EXPECT_LE(largest(), limits::kFrameOutBytes);
  EXPECT_GT(largest(), kSide * kSide) << "there is a board in it";
}

// A player's own board is always shown, those of others only if they fit: here none does.
TEST_F(LargeBoardTest, OfARaceFitsIntoAFrame) {
  begin(v1::TABLE_RACE);
  for (const auto& person : people_) {
    v1::Action resign = person->action();
    resign.mutable_resign();
    person->act(resign);
    ASSERT_FALSE(person->answer().has_refused()) << person->answer().refused().message();
  }
  resume_all();
  EXPECT_LE(largest(), limits::kFrameOutBytes);
  const auto view = people_.back()->last(Body::kSnapshot)->snapshot().view();
  EXPECT_EQ(view.head().state(), v1::ROOM_STATE_FINISHED_UNSOLVED);
  ASSERT_EQ(view.matches_size(), 6);
  for (int seat = 0; seat < 6; ++seat) {
    EXPECT_EQ(view.matches(seat).minesweeper().cells_size(), seat == 5 ? kSide * kSide : 0) << seat;
  }
}

TEST_F(LargeBoardTest, OfARaceIsToldAgainAPlayerATime) {
  begin(v1::TABLE_RACE);
  for (const auto& person : people_) {
    v1::Action resign = person->action();
    resign.mutable_resign();
    person->act(resign);
  }
  for (std::uint32_t seat = 0; seat < 6; ++seat) {
    v1::ClientFrame ask;
    ask.mutable_get_replay()->set_run(people_[0]->room() + "/1");
    ask.mutable_get_replay()->set_racer("Player " + std::to_string(seat + 1));
    people_[0]->send(ask);
    const auto told = people_[0]->last(Body::kReplay);
    ASSERT_TRUE(told) << seat;
    EXPECT_EQ(told->replay().match().index(), seat);
    EXPECT_EQ(told->replay().match().minesweeper().cells_size(), kSide * kSide);
    EXPECT_LE(told->ByteSizeLong(), limits::kFrameOutBytes);
  }
}

}  // namespace
}  // namespace gridmates::actors::test
