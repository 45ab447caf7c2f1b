// The settings of a room when it opens, or between matches. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/lobby.pb.h"

namespace gridmates::words {

// The setting changed by an event, "clock: 300+3", "rated", "best of 5"; empty for another event.
std::string room_setting_words(const v1::Event& event);

// "1 computer", "2 computers": the number with seats in a listed room; empty for none.
std::string computers_words(const v1::RoomSummary& room);

// The settings of a listed room besides its options: "1 computer, clock: 300+3, rated, watching:
// with the code only"; empty for the defaults.
std::string room_terms_words(const v1::RoomSummary& room);

}  // namespace gridmates::words
