// How long a match may get (limits::kEventsPerMatch). Pure; any thread.
#pragma once

#include <optional>
#include <vector>

#include "server/room/command.h"
#include "server/room/event.h"
#include "server/room/facts.h"
#include "server/room/state.h"

namespace gridmates::room {

// Why these events, to which the command leads, cannot follow: the match that is on has as many as
// it may have, and limits::kVoteEvents more for votes to end it. What ends the match is always
// taken, and so are moves that only take one's own back, people who come and go, and what the room
// itself does: each of these comes to an end by itself.
std::optional<Refusal> too_long(const State& state, const Facts& facts, const Command& command,
                                const std::vector<Happening>& events);

}  // namespace gridmates::room
