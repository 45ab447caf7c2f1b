// Pauses between the moves of a finished match. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "client/replay/replay_model.h"

namespace gridmates::replay {

inline constexpr std::uint64_t kPauseMs = 10'000;  // the shortest pause
inline constexpr std::size_t kPauses = 3;          // shown of a match, the longest ones

// The room time since somebody moved before this step, or since the start.
std::uint64_t pause_before(const std::vector<Step>& steps, std::size_t step);
// The moves, and the end, before which nobody moved for kPauseMs or more, the longest first; at
// most `most`. For a racer who has finished or is out the end of the match is none.
std::vector<std::size_t> longest_pauses(const v1::MatchView& match, const std::vector<Step>& steps,
                                        std::size_t most);

}  // namespace gridmates::replay
