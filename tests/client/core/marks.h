// Marks in a match of tic-tac-toe as a server would send them, for tests.
#pragma once

#include "gridmates/v1/room.pb.h"

namespace gridmates::client {

// The next mark in the first match of the view, by the player to move.
inline v1::Event mark_put(const v1::RoomView& view, std::uint64_t seq, std::uint32_t cell) {
  const v1::MatchView& match = view.matches(0);
  v1::TicTacToeStatus status = match.tictactoe().status();
  const std::uint32_t player = status.to_move() - 1;
  v1::Event event;
  event.set_seq(seq);
  event.set_room_time_ms(seq * 1'000);
  event.set_member(match.players(static_cast<int>(player)).member());
  event.mutable_moved()->set_player(player);
  event.mutable_moved()->mutable_move()->mutable_tictactoe()->set_cell(cell);
  v1::TicTacToeDelta& delta = *event.mutable_delta()->add_match_deltas()->mutable_tictactoe();
  for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(match.tictactoe().cells_size()); ++i) {
    v1::TicTacToeCell changed = match.tictactoe().cells(static_cast<int>(i));
    if (!changed.last() && i != cell) continue;
    changed.set_last(i == cell);
    if (i == cell) changed.set_mark(player == 0 ? v1::TIC_TAC_TOE_MARK_X : v1::TIC_TAC_TOE_MARK_O);
    delta.add_cells()->set_index(i);
    *delta.mutable_cells()->rbegin()->mutable_cell() = changed;
  }
  status.set_plies(status.plies() + 1);
  status.set_to_move(3 - status.to_move());
  *delta.mutable_status() = status;
  return event;
}

}  // namespace gridmates::client
