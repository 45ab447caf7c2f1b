// The pane of a game that this client cannot draw. One thread.
#pragma once

#include <memory>

#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

// People, talk and the room's own keys work; no board is shown.
std::unique_ptr<GamePane> make_plain_pane();

}  // namespace gridmates::terminal
