// What a room is set to when it opens, or between matches. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/lobby.pb.h"

namespace gridmates::words {

// What such an event sets, "clock: 300+3", "rated", "best of 5"; empty for another event.
std::string room_setting_words(const v1::Event& event);

// How an open room is played and watched, beside its options: "clock: 300+3, rated, watching: with
// the code only"; empty for what every room begins with.
std::string room_terms_words(const v1::RoomSummary& room);

}  // namespace gridmates::words
