// Dailies in words. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/core/model.h"

namespace gridmates::words {

// Which leaderboard a daily is on: of those who had the same help, or none while it is not solved.
v1::GetLeaderboard board_of(const v1::DailyList& list, const v1::Daily& daily);
// "solved in 3:07.043 with hints, place 4 of 17": how your try stands; "not played".
std::string daily_state_words(const v1::Daily& daily);
// "streak 12 days"; empty without one.
std::string streak_words(const v1::DailyList& list, const std::string& game);
// "2:14:05": until the next dailies, by a list that came this long ago.
std::string closes_in_words(const v1::DailyList& list, std::uint64_t age_ms);
// What you may tell others of a try that has ended, without saying anything of the board: lines,
// none when it has not. `title` is that of the game.
std::vector<std::string> share_lines(const v1::DailyList& list, const v1::Daily& daily,
                                     const std::string& title);
// Whether it is the list of this day; of today, which is not over, for an empty date.
bool is_of_day(const v1::DailyList& list, const std::string& date);
// The one that is played in a room that plays a daily; null when the list is of another day, or
// has none.
const v1::Daily* daily_of(const v1::DailyList& list, const client::Room& room);

}  // namespace gridmates::words
