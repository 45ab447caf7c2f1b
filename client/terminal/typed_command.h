// Commands typed after ':': those of the line-by-line client, with pages as their output. One
// thread.
#pragma once

#include <cstddef>
#include <string>

#include "client/commands/command.h"
#include "client/terminal/stage.h"

namespace gridmates::terminal {

// Runs any command. False: it was refused, the message says why, and the line is kept to be
// corrected.
bool run_line(const std::string& text, Stage& stage);
// Why this line would not be done in the room: it is invalid, or the room would refuse it, by its
// known state. Empty if it would be done, or is not a command to the room.
std::string why_not_typed(const std::string& text, const Stage& stage);
// Shows a player's matches; always true.
bool show_player(v1::GetPlayer asked, Stage& stage);
inline constexpr std::size_t kTypedLine = commands::kMaxLineBytes;  // the maximum, in characters

}  // namespace gridmates::terminal
