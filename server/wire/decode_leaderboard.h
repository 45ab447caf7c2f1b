// Decodes what GetLeaderboard asks for. A pure function; any thread.
#pragma once

#include "engine/core/result.h"
#include "gridmates/v1/error.pb.h"
#include "gridmates/v1/lobby.pb.h"
#include "server/wire/record_requests.h"

namespace gridmates::wire {

// Whether the server has the game is seen later.
core::Result<GetLeaderboard, v1::Error> wanted_leaderboard(const v1::GetLeaderboard& get);

}  // namespace gridmates::wire
