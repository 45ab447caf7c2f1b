// The steps of a finished match as text. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// The name of a player of the match; "somebody" for another number. Escaped.
std::string player_name(const v1::MatchView& match, std::uint32_t player);

// The player of an event's step, if any, and its text: "start", "set A5 7", "gave up".
struct StepWords {
  std::optional<std::uint32_t> player;
  std::string words;
};
// nullopt for an event that does not concern the board that is shown.
std::optional<StepWords> step_words(const v1::Replay& replay, const v1::Event& event);

}  // namespace gridmates::replay
