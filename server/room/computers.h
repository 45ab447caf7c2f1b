// Computers on the seats of a room: what a command about one leads to, and what follows from their
// being no people. Pure functions; any thread.
#pragma once

#include "engine/core/game.h"
#include "server/base/computers.h"  // IWYU pragma: export
#include "server/room/answer.h"

namespace gridmates::room {

// Whether computers take seats there.
bool has_computers(const core::Game& game, core::Table table);

// A computer takes a seat, or goes from it, by the host.
Answer seat_computer(const SeatComputer& seat, const Asking& asking);

// Whether any of those who sit is a computer.
bool computer_sits(const Facts& facts);

// A rated match that a person plays against a computer. It has no end that rates nobody: the person
// cannot have it stopped, and loses it by going away.
bool rated_against_computer(const Facts& facts);

}  // namespace gridmates::room
