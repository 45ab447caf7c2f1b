// The part of decode() that is about actions and puzzles. For server/wire alone. Pure; any thread.
#pragma once

#include "engine/core/result.h"
#include "gridmates/v1/room.pb.h"
#include "server/wire/requests.h"

namespace gridmates::wire {

// Always an Action: what is wrong with it stands in it.
Action check_action(const v1::Action& action);

core::Result<PuzzleWish, v1::Error> check_puzzle(const v1::PuzzleChoice& choice);

}  // namespace gridmates::wire
