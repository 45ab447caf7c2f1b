// Typed commands that are local to this client: muting, the premove, the ghost. Each reports its
// result on the stage; false: it was refused. One thread.
#pragma once

#include "client/commands/command.h"
#include "client/commands/room_words.h"
#include "client/replay/ghost_choice.h"
#include "client/terminal/stage.h"

namespace gridmates::terminal {

// Shows why a command is not done; false.
bool refuse(const commands::Unread& unread, Stage& stage);

bool mute(const commands::Command& command, Stage& stage);
bool unmute(const commands::Command& command, Stage& stage);
bool premove(const commands::Command& command, Stage& stage);
// `ghost` with arguments.
bool ghost(const commands::Command& command, Stage& stage);
// Shows this ghost in the room.
bool show_ghost(replay::GhostChoice choice, Stage& stage);

}  // namespace gridmates::terminal
