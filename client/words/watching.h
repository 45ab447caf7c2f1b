// Who may watch a room, how late, and how far back, in words. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"

namespace gridmates::words {

// "watching: with the code only, 60 s late"; empty for what every room begins with.
std::string watching_words(v1::Watchers watchers, std::uint32_t delay_s);
std::string watching_words(const v1::WatchingSet& set);
// Why no earlier board of the match that is on can be looked at; empty: some can.
std::string why_not_back(const client::Room& room);

}  // namespace gridmates::words
