// What can be typed after a match has ended, or to continue it. Pure; any thread.
#pragma once

#include <string>

#include "client/core/model.h"

namespace gridmates::lines {

// "next: rematch plays the same board again, next a new one; also replay KITE-42/1, lobby", for a
// room whose match has ended.
std::string next_line(const client::Room& room);
// "next: unpause goes on with the match", for your own match that is paused.
std::string unpause_line();

}  // namespace gridmates::lines
