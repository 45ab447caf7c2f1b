#include "tests/proto/example.h"

namespace gridmates::convert::test {
namespace {

void add_member(v1::RoomView& view, std::uint32_t number, const char* name, std::uint32_t seat) {
  v1::Member& member = *view.add_members();
  member.set_number(number);
  member.set_name(name);
  member.set_seat(seat);
}

void add_player(v1::MatchView& match, std::uint32_t number, std::uint32_t member,
                const char* name) {
  v1::MatchPlayer& player = *match.add_players();
  player.set_player(number);
  player.set_member(member);
  player.set_name(name);
}

}  // namespace

v1::RoomView example_view() {
  v1::RoomView view;
  v1::RoomHead& head = *view.mutable_head();
  head.set_code("LIME-03");
  head.set_game("tictactoe");
  head.set_table(v1::TABLE_VERSUS);
  head.set_state(v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  head.set_host(1);
  head.set_seats(2);
  head.set_seats_needed(2);
  head.mutable_options()->mutable_tictactoe()->set_size(3);
  head.mutable_board()->set_source(v1::BOARD_SOURCE_GENERATED);
  head.set_match(1);
  add_member(view, 1, "ana", 1);
  add_member(view, 2, "bo", 2);
  v1::MatchView& match = *view.add_matches();
  match.set_columns(3);
  add_player(match, 0, 1, "ana");
  add_player(match, 1, 2, "bo");
  v1::TicTacToeView& board = *match.mutable_tictactoe();
  for (int i = 0; i < 9; ++i) board.add_cells();
  board.mutable_cells(4)->set_mark(v1::TIC_TAC_TOE_MARK_X);
  board.mutable_cells(4)->set_last(true);
  board.mutable_status()->set_plies(1);
  board.mutable_status()->set_to_move(2);
  return view;
}

}  // namespace gridmates::convert::test
