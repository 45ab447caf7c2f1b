#include "tests/client/terminal/versus_models.h"

#include <string>
#include <vector>

namespace gridmates::terminal::testing {

client::Model connectfour_model() {
  client::Model model = duel_model();
  client::Room& room = *model.room;
  room.view.mutable_head()->set_game("connectfour");
  v1::MatchView& match = *room.view.mutable_matches(0);
  match.set_columns(7);
  v1::ConnectFourView& board = *match.mutable_connectfour();
  for (int i = 0; i < 42; ++i) board.add_cells();
  for (const int cell : {38, 37}) board.mutable_cells(cell)->set_disc(v1::CONNECT_FOUR_DISC_X);
  for (const int cell : {31, 39}) board.mutable_cells(cell)->set_disc(v1::CONNECT_FOUR_DISC_O);
  board.mutable_cells(39)->set_last(true);
  board.mutable_status()->set_plies(4);
  board.mutable_status()->set_to_move(1);
  board.mutable_constants()->set_in_a_row(4);
  std::vector<std::uint32_t> columns = {3, 3, 2, 4};
  std::size_t next = 0;
  for (v1::Event& event : room.feed) {
    if (event.has_moved())
      event.mutable_moved()->mutable_move()->mutable_connectfour()->set_column(columns.at(next++));
  }
  return model;
}

client::Model ultimate_model() {
  client::Model model = duel_model();
  client::Room& room = *model.room;
  room.view.mutable_head()->set_game("ultimate");
  v1::MatchView& match = *room.view.mutable_matches(0);
  match.set_columns(9);
  v1::UltimateView& board = *match.mutable_ultimate();
  const std::string rows[] = {"X.....OOO", ".X.......", "..X......", "...XOX...", "...XOO...",
                              "...OXX...", ".........", ".....X...", "....O...."};
  for (const std::string& row : rows) {
    for (const char mark : row) {
      v1::UltimateCell& cell = *board.add_cells();
      if (mark == 'X') cell.set_mark(v1::ULTIMATE_MARK_X);
      if (mark == 'O') cell.set_mark(v1::ULTIMATE_MARK_O);
    }
  }
  board.mutable_cells(76)->set_last(true);
  for (int i = 0; i < 9; ++i) board.mutable_status()->add_boards()->set_playable(i == 7);
  board.mutable_status()->mutable_boards(0)->set_result(v1::ULTIMATE_RESULT_X);
  board.mutable_status()->mutable_boards(2)->set_result(v1::ULTIMATE_RESULT_O);
  board.mutable_status()->mutable_boards(4)->set_result(v1::ULTIMATE_RESULT_DRAWN);
  board.mutable_status()->set_plies(18);
  board.mutable_status()->set_to_move(1);
  std::vector<std::uint32_t> cells = {0, 6, 10, 76};
  std::size_t next = 0;
  for (v1::Event& event : room.feed) {
    if (event.has_moved())
      event.mutable_moved()->mutable_move()->mutable_ultimate()->set_cell(cells.at(next++));
  }
  return model;
}

client::Model large_duel_model() {
  client::Model model = duel_model();
  v1::MatchView& match = *model.room->view.mutable_matches(0);
  match.set_columns(15);
  v1::TicTacToeView& board = *match.mutable_tictactoe();
  board.clear_cells();
  for (int i = 0; i < 15 * 15; ++i) board.add_cells();
  board.mutable_status()->set_plies(0);
  board.mutable_constants()->set_in_a_row(5);
  return model;
}

}  // namespace gridmates::terminal::testing
