// The states of a room: one class a state, each saying what every command means now (`on`), and one
// a turn (turn.h). A command that some state does not handle does not compile, because Room::decide
// visits both variants.
#pragma once

#include <variant>

#include "server/room/facts.h"           // IWYU pragma: export
#include "server/room/state_closed.h"    // IWYU pragma: export
#include "server/room/state_finished.h"  // IWYU pragma: export
#include "server/room/state_paused.h"    // IWYU pragma: export
#include "server/room/state_playing.h"   // IWYU pragma: export
#include "server/room/state_waiting.h"   // IWYU pragma: export

namespace gridmates::room {

using State = std::variant<Waiting, Playing, Paused, Finished, Closed>;

}  // namespace gridmates::room
