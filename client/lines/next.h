// What can be typed once a match has ended, or is to go on. Pure; any thread.
#pragma once

#include <string>

#include "client/core/model.h"

namespace gridmates::lines {

// "next: rematch plays the same board again, next a new one; also replay KITE-42/1, lobby", of a
// room whose match has ended.
std::string next_line(const client::Room& room);
// "next: unpause goes on with the match", of one's own match that is paused.
std::string unpause_line();

}  // namespace gridmates::lines
