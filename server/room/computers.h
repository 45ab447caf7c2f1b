// Computers on the seats of a room: the command that seats or removes one, and what is different
// with them. Pure functions; any thread.
#pragma once

#include "engine/core/game.h"
#include "server/base/computers.h"  // IWYU pragma: export
#include "server/room/answer.h"

namespace gridmates::room {

// Whether computers can take seats at this table of the game.
bool has_computers(const core::Game& game, core::Table table);

// Seats or removes a computer, by the host.
Answer seat_computer(const SeatComputer& seat, const Asking& asking);

// Whether a computer has a seat.
bool computer_sits(const Facts& facts);

// Whether a person plays rated matches against a computer. Every end of such a match is rated: the
// person cannot have it stopped, and loses it by leaving.
bool rated_against_computer(const Facts& facts);

}  // namespace gridmates::room
