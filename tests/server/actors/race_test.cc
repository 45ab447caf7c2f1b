// Races as members see them.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class RaceTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_RACE, kPuzzle);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    ana_->start();
    world_.advance(limits::kCountdownMs);
    ana_->forget_frames();
    bo_->forget_frames();
  }
  static v1::Event last_event(const Client& client) {
    const v1::ServerFrame frame = *client.last(Body::kEvents);
    const auto& events = frame.events().events();
    return events.empty() ? v1::Event() : *events.rbegin();
  }
  // Sets the last six cells, which are the only empty ones, as in the solution.
  static void solve(Client& client) {
    const std::uint32_t digits[] = {2, 8, 6, 1, 7, 9};
    for (std::uint32_t i = 0; i < 6; ++i) client.set(75 + i, digits[i]);
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(RaceTest, ARivalsMoveIsHiddenWithTheDeltaOfTheCounts) {
  ana_->set(75, 2);
  const v1::Event own = last_event(*ana_);
  EXPECT_TRUE(own.has_moved());
  EXPECT_EQ(own.delta().match_deltas(0).sudoku().cells_size(), 1);
  const v1::Event rivals = last_event(*bo_);
  EXPECT_TRUE(rivals.has_hidden());
  EXPECT_EQ(rivals.seq(), own.seq());
  ASSERT_EQ(rivals.delta().match_deltas_size(), 1);
  EXPECT_EQ(rivals.delta().match_deltas(0).index(), 0u);
  EXPECT_EQ(rivals.delta().match_deltas(0).sudoku().cells_size(), 0);
  EXPECT_EQ(rivals.delta().match_deltas(0).sudoku().status().filled(), 76u);
}

TEST_F(RaceTest, WhoHasFinishedIsPlacedAndSeesTheOthers) {
  world_.advance(30'000 - limits::kCountdownMs);
  solve(*bo_);
  const v1::Event placed = last_event(*ana_);
  ASSERT_EQ(placed.delta().match_deltas_size(), 1);
  const v1::MatchPlayer& player = placed.delta().match_deltas(0).players(0);
  EXPECT_EQ(player.place(), 1u);
  EXPECT_EQ(player.finished_ms(), 30'000u);
  bo_->resume();
  const auto view = bo_->last(Body::kSnapshot)->snapshot().view();
  ASSERT_EQ(view.matches_size(), 2);
  EXPECT_EQ(view.matches(0).sudoku().cells_size(), 81);
  ana_->resume();
  EXPECT_EQ(ana_->last(Body::kSnapshot)->snapshot().view().matches(1).sudoku().cells_size(), 0);
  solve(*ana_);
  const auto ended = last_event(*bo_);
  ASSERT_TRUE(ended.has_ended());
  EXPECT_EQ(ended.ended().winner_name(), "Bo");
  ASSERT_EQ(world_.disk.runs.size(), 1u);
  EXPECT_EQ(world_.disk.runs[0].players.size(), 2u);
  EXPECT_EQ(world_.disk.runs[0].players[0].time_ms, 30'000u);
}

TEST_F(RaceTest, NobodyIsToldWhereARivalLooks) {
  v1::ClientFrame frame;
  frame.mutable_presence()->set_room(ana_->room());
  frame.mutable_presence()->set_cursor(41);
  frame.mutable_presence()->set_ping(41);
  ana_->send(frame);
  EXPECT_FALSE(bo_->last(Body::kPresence).has_value());
}

TEST_F(RaceTest, ALostConnectionPausesNobody) {
  bo_->connection().hang_up();
  ana_->connection().hang_up();
  world_.settle();
  auto chen = world_.client(3);
  chen->come_in("Chen", ana_->room());
  EXPECT_EQ(chen->last(Body::kSnapshot)->snapshot().view().head().state(),
            v1::ROOM_STATE_PLAYING_TOGETHER);
}

}  // namespace
}  // namespace gridmates::actors::test
