// Boards and moves of games for two, line by line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/lines/list.h"

namespace gridmates::lines {
namespace {

using testing::ElementsAre;

TEST(TicTacToeLines, PlaysAndShows) {
  v1::Moved moved;
  moved.set_player(1);
  moved.mutable_move()->mutable_tictactoe()->set_cell(4);
  EXPECT_EQ(tictactoe_lines().describe({moved, nullptr}, "bo"), "bo played b2 (O).");

  v1::MatchView match;
  match.set_columns(3);
  for (int cell = 0; cell < 9; ++cell) match.mutable_tictactoe()->add_cells();
  match.add_players()->set_name("ana");
  match.mutable_tictactoe()->mutable_cells(4)->set_mark(v1::TIC_TAC_TOE_MARK_X);
  match.mutable_tictactoe()->mutable_status()->set_to_move(1);
  EXPECT_THAT(tictactoe_lines().board({match}),
              ElementsAre("row 1: . . .", "row 2: . X .", "row 3: . . .", "to move: ana (X)"));
}

TEST(TicTacToeLines, ShowLargerBoardsAndTheirOpenings) {
  v1::MatchView match;
  match.set_columns(5);
  for (int cell = 0; cell < 20; ++cell) match.mutable_tictactoe()->add_cells();
  match.add_players()->set_name("ana");
  match.add_players()->set_name("bo");
  match.mutable_players(1)->set_player(1);
  v1::TicTacToeView& board = *match.mutable_tictactoe();
  board.mutable_constants()->set_in_a_row(4);
  board.mutable_constants()->set_overline(v1::TIC_TAC_TOE_OVERLINE_NO_LINE);
  board.mutable_cells(7)->set_mark(v1::TIC_TAC_TOE_MARK_X);
  board.mutable_cells(7)->set_last(true);
  board.mutable_status()->set_plies(1);
  board.mutable_status()->set_to_move(2);
  board.mutable_status()->set_step(v1::TIC_TAC_TOE_STEP_PIE);
  EXPECT_THAT(tictactoe_lines().board({match}),
              ElementsAre("columns: a b c d e", "row 1: . . . . .", "row 2: . . X . .",
                          "row 3: . . . . .", "row 4: . . . . .", "rule: exactly 4 in a row win",
                          "last mark: c2", "to move: bo (O)", "opening: bo may play, or swap"));
  v1::Moved moved;
  moved.set_player(1);
  moved.mutable_move()->mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_SWAP);
  EXPECT_EQ(tictactoe_lines().describe({moved, &match}, "bo"), "bo swapped.");
  v1::Moved first;
  first.mutable_move()->mutable_tictactoe()->set_cell(7);
  EXPECT_EQ(tictactoe_lines().describe({first, &match}, "ana"), "ana played c2 (X).");
}

TEST(ConnectFourLines, PlaysAndShows) {
  v1::Moved moved;
  moved.set_player(1);
  moved.mutable_move()->mutable_connectfour()->set_column(3);
  EXPECT_EQ(connectfour_lines().describe({moved, nullptr}, "bo"), "bo played 4 (O).");

  v1::MatchView match;
  match.add_players()->set_name("ana");
  for (int cell = 0; cell < 42; ++cell) match.mutable_connectfour()->add_cells();
  for (const int cell : {38, 31}) {
    match.mutable_connectfour()->mutable_cells(cell)->set_disc(v1::CONNECT_FOUR_DISC_O);
  }
  match.mutable_connectfour()->mutable_cells(31)->set_winning(true);
  match.mutable_connectfour()->mutable_status()->set_to_move(1);
  EXPECT_THAT(connectfour_lines().board({match}),
              ElementsAre("row f: . . . . . . .", "row e: . . . . . . .", "row d: . . . . . . .",
                          "row c: . . . . . . .", "row b: . . . O . . .", "row a: . . . O . . .",
                          "columns: 1 2 3 4 5 6 7", "winning discs: 4b", "to move: ana (X)"));
}

}  // namespace
}  // namespace gridmates::lines
