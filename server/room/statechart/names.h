// The names of states, commands, events and refusals, as the state chart prints them. Constants;
// any thread.
#pragma once

#include <string_view>

#include "server/room/command.h"
#include "server/room/event.h"
#include "server/room/view.h"

namespace gridmates::room {

inline constexpr std::size_t kLeaves = static_cast<std::size_t>(Leaf::kClosed) + 1;

std::string_view name_of(Leaf leaf);              // "first_to_move"
std::string_view parent_of(Leaf leaf);            // "playing", "finished", or empty
std::string_view name_of(const Ask& ask);         // "pass_host"
std::string_view name_of(const Happening& what);  // "match_started"
std::string_view name_of(Result result);          // "second_won"
std::string_view name_of(Refusal::Code code);     // "not_seated"

}  // namespace gridmates::room
