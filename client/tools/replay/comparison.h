// Compares a run's line on the leaderboards with the result of its match. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/tools/replay/replayed.h"
#include "engine/core/game.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// A value of the leaderboards, or of the recorded end, and the value that follows from the journal.
// Printable.
struct Difference {
  std::string_view what;  // "time"
  std::string server;
  std::string journal;
};

// The differences in times, players and their results, help, pauses, and the measures by which runs
// are sorted and grouped. The match must belong on the leaderboards, and `replay` must have its
// line.
std::vector<Difference> compare_run(const v1::Replay& replay, const core::Game& game,
                                    const Replayed& found);

// A hash as text: "0123456789abcdef".
std::string sixteen_digits(std::uint64_t number);

}  // namespace gridmates::tools
