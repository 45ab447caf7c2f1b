// Compares a room restored from a chapter with the room that the chapter was made of.
#pragma once

#include <string>

#include "server/room/room.h"

namespace gridmates::room {

// The difference between two rooms that should be equal: views of every viewer, hashes and
// chapters. Empty if there is none.
std::string difference(const Room& one, const Room& other);

// The same for two decisions.
std::string difference(const Decision& one, const Decision& other);

}  // namespace gridmates::room
