// The facts of a game as a message. Pure; any thread.
#pragma once

#include "engine/core/game.h"
#include "gridmates/v1/facts.pb.h"

namespace gridmates::convert {

v1::GameFacts facts_of(const core::Game& game);

}  // namespace gridmates::convert
