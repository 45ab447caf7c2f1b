// A room that was restored from a chapter beside the room that the chapter was made of.
#pragma once

#include <string>

#include "server/room/room.h"

namespace gridmates::room {

// What distinguishes two rooms that should be alike: what they show to every viewer, their hashes
// and their chapters. Empty when nothing does.
std::string difference(const Room& one, const Room& other);

// The same of two decisions.
std::string difference(const Decision& one, const Decision& other);

}  // namespace gridmates::room
