// Commands typed behind ':': those of the line-by-line client, with pages as their answers. One
// thread.
#pragma once

#include <cstddef>
#include <string>

#include "client/commands/command.h"
#include "client/terminal/stage.h"

namespace gridmates::terminal {

// Runs any command. False: it was refused, the message says why, and the line stays to be
// corrected.
bool run_line(const std::string& text, Stage& stage);
// Why this line would not be done in the room: it cannot be read, or the room would refuse it, by
// what it has said. Empty: it would be done, or it asks nothing of the room.
std::string why_not_typed(const std::string& text, const Stage& stage);
// Shows what a player has played; always true.
bool show_player(v1::GetPlayer asked, Stage& stage);
inline constexpr std::size_t kTypedLine = commands::kMaxLineBytes;  // at most, in characters

}  // namespace gridmates::terminal
