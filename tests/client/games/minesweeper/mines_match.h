// Minesweeper matches made from rows of signs, in the form of a printed board.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words::testing {

inline v1::MinesweeperCell mines_cell(char sign) {
  v1::MinesweeperCell cell;
  constexpr std::string_view kSigns = "#F?.X*!";
  const std::size_t face = kSigns.find(sign);
  if (sign >= '1' && sign <= '8') {
    cell.set_face(v1::MINESWEEPER_FACE_OPEN);
    cell.set_number(static_cast<std::uint32_t>(sign - '0'));
  } else if (face != std::string_view::npos) {
    cell.set_face(static_cast<v1::MinesweeperFace>(face));
  }
  return cell;
}

// A field with these rows for ana (player 0) and bo (1); laid, guaranteed, with `mines` mines.
inline v1::MatchView mines_match(const std::vector<std::string>& rows, std::uint32_t mines) {
  v1::MatchView match;
  match.set_columns(static_cast<std::uint32_t>(rows.front().size()));
  for (const char* name : {"ana", "bo"}) {
    v1::MatchPlayer& player = *match.add_players();
    player.set_player(static_cast<std::uint32_t>(match.players_size() - 1));
    player.set_member(static_cast<std::uint32_t>(match.players_size()));
    player.set_name(name);
  }
  v1::MinesweeperStatus& status = *match.mutable_minesweeper()->mutable_status();
  std::uint32_t cells = 0;
  for (const std::string& row : rows) {
    for (const char sign : row) {
      *match.mutable_minesweeper()->add_cells() = mines_cell(sign);
      ++cells;
      if (sign == 'F') status.set_flags(status.flags() + 1);
      if (sign == 'X') status.set_hits(status.hits() + 1);
      if (sign == '.' || (sign >= '1' && sign <= '8')) status.set_opened(status.opened() + 1);
    }
  }
  status.set_mines(mines);
  status.set_laid(true);
  status.set_guaranteed(true);
  status.set_lives(1);
  status.set_to_open(cells - mines);
  status.add_parts();
  status.add_parts();
  return match;
}

// A match in the middle: 8x8, nine mines.
inline v1::MatchView some_mines() {
  return mines_match({"..1#####",  //
                      "..2F?###",  //
                      "..2X2###",  //
                      "..111###",  //
                      "........",  //
                      "........",  //
                      "........",  //
                      "......1#"},
                     9);
}

}  // namespace gridmates::words::testing
