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
// Shows what a player has played; always true.
bool show_player(v1::GetPlayer asked, Stage& stage);
inline constexpr std::size_t kTypedLine = commands::kMaxLineBytes;  // at most, in characters

}  // namespace gridmates::terminal
