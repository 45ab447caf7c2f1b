// How long a match may get (limits::kEventsPerMatch). Pure; any thread.
#pragma once

#include <optional>
#include <vector>

#include "server/room/command.h"
#include "server/room/event.h"
#include "server/room/facts.h"
#include "server/room/state.h"

namespace gridmates::room {

// Why these events of the command cannot follow: the match that is on has reached its limit of
// events, to which votes that may end it add limits::kVoteEvents. Never refused: events that end
// the match, moves that only undo the player's own, moves at a versus table, people coming and
// going, and what the room itself does. All of these stop by themselves.
std::optional<Refusal> too_long(const State& state, const Facts& facts, const Command& command,
                                const std::vector<Happening>& events);

}  // namespace gridmates::room
