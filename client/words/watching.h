// Who may watch a room, and how late, in words. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// "watching: with the code only, 60 s late"; empty for what every room begins with.
std::string watching_words(v1::Watchers watchers, std::uint32_t delay_s);
std::string watching_words(const v1::WatchingSet& set);

}  // namespace gridmates::words
