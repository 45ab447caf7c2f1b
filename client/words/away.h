// A player who is away, and what the opponent may do about it. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"

namespace gridmates::words {

// "bo is away; in 42 s you can claim the win", then "bo is away; C claims the win", in a match with
// clocks of less than a day; empty otherwise. `now_ms` is the local clock.
std::string away_words(const client::Room& room, std::uint64_t now_ms);
// Whether you can claim the win.
bool win_is_claimable(const client::Room& room, std::uint64_t now_ms);

}  // namespace gridmates::words
