// The progress of a player at each moment of a finished match.
#include "client/replay/ghost.h"

#include <gtest/gtest.h>

#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::replay {
namespace {

TEST(Ghost, IsAsFarAsTheBoardWasThen) {
  Ghost ghost(sudoku_recorded().told());
  EXPECT_FALSE(ghost.at(0)) << "nothing is known yet";
  EXPECT_TRUE(ghost.work(5));
  while (ghost.work(5)) {
  }
  ReplayModel model(sudoku_recorded().told());
  ASSERT_TRUE(ghost.at(0));
  EXPECT_EQ(ghost.at(0)->done, 30U) << "the givens";
  EXPECT_EQ(ghost.at(0)->of, 81U);
  EXPECT_EQ(ghost.at(ghost.length_ms())->done, 81U);
  EXPECT_EQ(ghost.at(ghost.length_ms() + 1'000'000)->done, 81U);
  std::uint32_t before = 0;
  for (std::size_t step = 0; step < model.last(); ++step) {
    const std::uint64_t time_ms = model.steps()[step].time_ms;
    const auto shown = words::count_of(model.view(model.step_at(time_ms)));
    EXPECT_EQ(ghost.at(time_ms)->done, shown.done) << step;
    before = std::max(before, shown.done);
  }
  EXPECT_EQ(before, 81U);
}

TEST(Ghost, KnowsWhetherARacerHasFinished) {
  v1::Replay told = sudoku_recorded().told();
  EXPECT_TRUE(Ghost(told).has_finished());
  told.mutable_head()->set_table(v1::TABLE_RACE);
  EXPECT_FALSE(Ghost(told).has_finished());
  told.mutable_match()->mutable_players(0)->set_place(2);
  EXPECT_TRUE(Ghost(told).has_finished());
}

}  // namespace
}  // namespace gridmates::replay
