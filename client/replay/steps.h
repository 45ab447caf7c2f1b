// What happened in a finished match, in words. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// The name of a player of the match that is shown; "somebody" for another number. Escaped.
std::string player_name(const v1::MatchView& match, std::uint32_t player);

// Whose step an event is, if a player's, and the words for it: "start", "set A5 7", "gave up".
struct StepWords {
  std::optional<std::uint32_t> player;
  std::string words;
};
// Nothing of an event that is not about the board that is shown.
std::optional<StepWords> step_words(const v1::Replay& replay, const v1::Event& event);

}  // namespace gridmates::replay
