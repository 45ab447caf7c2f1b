// A match as text: its moves, and after each what they did. Pure; any thread.
//
//   # anything                        a remark
//   game ID
//   board HEX                         canonical bytes
//   > SEAT HEX                        a move
//     refused: SENTENCE               or
//     OUTCOME, to move SEATS, state HASH
//     cell NUMBER HEX                 each cell of a watcher's view that changed
//     status HEX                      if it changed
//     constants HEX                   after the board: if the game has any
//     afterwards                      after the end: what anybody may see beyond that
#pragma once

#include <string>

#include "engine/core/game.h"

namespace gridmates::golden {

// Plays the moves of such a text again and writes the text anew, with what they do now. Whatever
// cannot be read is named in a line that begins with "error".
std::string play_again(const core::Games& games, const std::string& text);

}  // namespace gridmates::golden
