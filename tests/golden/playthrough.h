// A match as text: its moves, and after each what they did. Pure; any thread.
//
//   # anything                        a remark
//   game ID
//   board HEX                         canonical bytes; with rows, what these do not say
//       ROW                           the board as rows (boards.h)
//   > SEAT HEX                        a move
//     refused: SENTENCE               or
//     OUTCOME, to move SEATS, state HASH
//       ROW                           what a watcher sees
//     cells HEX: NUMBER NUMBER-NUMBER the cells of a watcher's view that changed, by what they are
//     status HEX                      if it changed
//     constants HEX                   after the board: if the game has any
//     afterwards                      after the end: what anybody may see beyond that
#pragma once

#include <string>

#include "engine/core/game.h"

namespace gridmates::golden {

// Replays the moves of such a text and writes the text anew with their present results. Unreadable
// input is named in a line that begins with "error".
std::string play_again(const core::Games& games, const std::string& text);

}  // namespace gridmates::golden
