// What a room is set to when it opens, or between matches. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/lobby.pb.h"

namespace gridmates::words {

// What such an event sets, "clock: 300+3", "rated", "best of 5"; empty for another event.
std::string room_setting_words(const v1::Event& event);

// "1 computer", "2 computers": that sit in an open room; empty for none.
std::string computers_words(const v1::RoomSummary& room);

// Who plays in an open room, how, and who watches, beside its options: "1 computer, clock: 300+3,
// rated, watching: with the code only"; empty for what every room begins with.
std::string room_terms_words(const v1::RoomSummary& room);

}  // namespace gridmates::words
