#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/lines/list.h"

namespace gridmates::lines {
namespace {

using testing::ElementsAre;

TEST(UltimateLines, PlaysAndShows) {
  v1::Moved moved;
  moved.set_player(1);
  moved.mutable_move()->mutable_ultimate()->set_cell(40);
  EXPECT_EQ(ultimate_lines().describe({moved, nullptr}, "bo"), "bo played e5 (O).");

  v1::MatchView match;
  match.add_players()->set_name("ana");
  v1::UltimateView& board = *match.mutable_ultimate();
  for (int cell = 0; cell < 81; ++cell) board.add_cells();
  for (const int cell : {0, 1, 2}) board.mutable_cells(cell)->set_mark(v1::ULTIMATE_MARK_X);
  board.mutable_cells(44)->set_mark(v1::ULTIMATE_MARK_O);
  board.mutable_cells(44)->set_last(true);
  for (int i = 0; i < 9; ++i) board.mutable_status()->add_boards();
  board.mutable_status()->mutable_boards(0)->set_result(v1::ULTIMATE_RESULT_X);
  board.mutable_status()->mutable_boards(3)->set_result(v1::ULTIMATE_RESULT_DRAWN);
  board.mutable_status()->mutable_boards(5)->set_playable(true);
  board.mutable_status()->set_to_move(1);
  EXPECT_THAT(ultimate_lines().board({match}),
              ElementsAre("columns: a b c | d e f | g h i", "row 1: X X X | . . . | . . .",
                          "row 2: . . . | . . . | . . .", "row 3: . . . | . . . | . . .",
                          "row 4: . . . | . . . | . . .", "row 5: . . . | . . . | . . O",
                          "row 6: . . . | . . . | . . .", "row 7: . . . | . . . | . . .",
                          "row 8: . . . | . . . | . . .", "row 9: . . . | . . . | . . .",
                          "board a1-c3: won by X", "board a4-c6: full, won by nobody",
                          "last mark: i5", "play in: g4-i6", "to move: ana (X)"));
  board.mutable_status()->mutable_boards(1)->set_playable(true);
  EXPECT_EQ(ultimate_lines().board({match}).at(13), "play in: any open board");
  EXPECT_EQ(ultimate_lines().board({v1::MatchView()}).size(), 1u) << "a board of another shape";
}

}  // namespace
}  // namespace gridmates::lines
