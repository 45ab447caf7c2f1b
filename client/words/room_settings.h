// What a room is set to when it opens, or between matches. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// What such an event sets, "clock: 300+3", "rated", "best of 5"; empty for another event.
std::string room_setting_words(const v1::Event& event);

}  // namespace gridmates::words
