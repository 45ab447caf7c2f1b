// Options chosen by a host, in words.
#include <gtest/gtest.h>

#include "client/commands/game_words.h"

namespace gridmates::commands {
namespace {

TEST(Picked, TellsTheSizeTheMinesAndTheLaw) {
  v1::GameOptions options;
  EXPECT_EQ(picked_words("minesweeper", options, v1::TABLE_COOP), "");
  options.mutable_sudoku()->set_size(9);
  EXPECT_EQ(picked_words("minesweeper", options, v1::TABLE_COOP), "");
  v1::MinesweeperOptions& mines = *options.mutable_minesweeper();
  mines.set_width(30);
  mines.set_height(16);
  mines.set_mines(99);
  mines.set_law(v1::MINESWEEPER_LAW_STRICT);
  mines.set_start(v1::MINESWEEPER_START_ZERO);
  mines.set_lives(1);
  mines.set_hit_cost_s(5);
  EXPECT_EQ(picked_words("minesweeper", options, v1::TABLE_COOP),
            "30x16, 99 mines, no guessing, open start");
  EXPECT_EQ(picked_words("minesweeper", options, v1::TABLE_RACE),
            "30x16, 99 mines, no guessing, open start, a mine costs 5 s");
  mines.set_lives(3);
  mines.set_marks(true);
  EXPECT_EQ(picked_words("minesweeper", options, v1::TABLE_COOP),
            "30x16, 99 mines, no guessing, open start, question marks, 3 lives");
}

}  // namespace
}  // namespace gridmates::commands
