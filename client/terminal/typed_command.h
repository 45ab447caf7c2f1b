// Commands typed behind ':': those of the line-by-line client, with pages as their answers. One
// thread.
#pragma once

#include <optional>
#include <string>

#include "client/commands/command.h"
#include "client/terminal/stage.h"

namespace gridmates::terminal {

// Runs a command that asks nothing of the current room: lists, entering and opening rooms, looking,
// quit. False: it was refused, and the message says why. nullopt: it is another command.
std::optional<bool> run_command(const commands::Command& command, Stage& stage);

// Runs any command outside of rooms; false: it stays to be corrected.
bool run_lobby_command(const std::string& text, Stage& stage);

}  // namespace gridmates::terminal
