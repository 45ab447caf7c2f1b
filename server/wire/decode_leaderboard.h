// Decodes GetLeaderboard. A pure function; any thread.
#pragma once

#include "engine/core/result.h"
#include "gridmates/v1/error.pb.h"
#include "gridmates/v1/lobby.pb.h"
#include "server/wire/record_requests.h"

namespace gridmates::wire {

// Does not check whether the server has the game.
core::Result<GetLeaderboard, v1::Error> wanted_leaderboard(const v1::GetLeaderboard& get);

}  // namespace gridmates::wire
