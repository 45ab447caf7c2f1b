// What the host of a room picked, as a sentence part, for games in which there is something to
// pick. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/game.pb.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// "30x16, 99 mines, law strict, start zero, 3 lives"; empty when nothing is known.
std::string picked_words(const v1::GameOptions& options, v1::Table table);

}  // namespace gridmates::words
