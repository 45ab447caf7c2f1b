// What this client's member may do in the room as the model has it: what the footer offers, and
// what is asked to be confirmed. The server has the last word. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string_view>

#include "client/core/model.h"

namespace gridmates::terminal {

std::uint32_t seats_taken(const client::Room& room);
// A match has begun and not ended; it may be paused.
bool match_is_on(const client::Room& room);
// Host, or the only player: who may pause and stop.
bool in_charge(const client::Room& room);
// A puzzle that nobody else plays: whoever looks away keeps nobody waiting.
bool is_solo(const client::Room& room);

// Why an act of a room page (RoomAct, or one of the game's own) would be refused just now, as a
// sentence for people; empty when it may be done.
std::string_view why_not(int act, const client::Room& room);

}  // namespace gridmates::terminal
