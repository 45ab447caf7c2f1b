// The line that the leaderboards have of a run, compared with what its match came to. Pure; any
// thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/tools/replay/replayed.h"
#include "engine/core/game.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// What the leaderboards, or the end that was told, say of something, and what follows from the
// journal. Printable.
struct Difference {
  std::string_view what;  // "time"
  std::string server;
  std::string journal;
};

// What differs: times, who played and how it ended for them, what helped, pauses, and the measures
// by which runs are sorted and parted. The match is one that belongs on the leaderboards, and
// `replay` has its line.
std::vector<Difference> compare_run(const v1::Replay& replay, const core::Game& game,
                                    const Replayed& found);

// A hash, as it is written: "0123456789abcdef".
std::string sixteen_digits(std::uint64_t number);

}  // namespace gridmates::tools
