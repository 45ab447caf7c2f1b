// The hash of a match's events, for Replay.events_hash. Pure; any thread.
#pragma once

#include <cstdint>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::convert {

// The sum of the hashes of the events in this part of a replay.
std::uint64_t events_hash(const v1::Replay& part);

}  // namespace gridmates::convert
