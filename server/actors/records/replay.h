// A finished match, replayed from the journal of its room, whether the room is open or closed.
// Inside server/actors; on the executor of its caller, a small part at a time, and on a worker if
// moves take long.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "engine/core/result.h"
#include "gridmates/v1/replay.pb.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

struct FoundReplay {
  core::Result<v1::Replay, v1::Error> replay = v1::Error();
  std::uint32_t events = 0;  // read for it: its cost
};

// Shows no match before its end. A match of the leaderboards is shown to everybody, any other to
// those who were members of the room when it ended. All else is NOT_FOUND, so that nobody can
// probe for codes; a daily that the player may not see yet is FORBIDDEN. Once `stop` is
// requested, it reads no further.
Awaitable<FoundReplay> find_replay(std::shared_ptr<House> house, PlayerId who,
                                   wire::GetReplay asked, std::stop_token stop);

}  // namespace gridmates::actors
