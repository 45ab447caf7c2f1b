// Pauses between the moves of a finished match. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "client/replay/replay_model.h"

namespace gridmates::replay {

inline constexpr std::uint64_t kPauseMs = 10'000;  // the shortest pause
inline constexpr std::size_t kPauses = 3;          // the maximum shown, the longest ones

// The room time since the last move before this step, or since the start.
std::uint64_t pause_before(const std::vector<Step>& steps, std::size_t step);
// The moves, and the end, preceded by at least kPauseMs without a move, the longest first; at most
// `most`. The end does not count for a racer who has finished or is out.
std::vector<std::size_t> longest_pauses(const v1::MatchView& match, const std::vector<Step>& steps,
                                        std::size_t most);

}  // namespace gridmates::replay
