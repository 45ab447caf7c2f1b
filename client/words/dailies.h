// Texts about dailies. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/core/model.h"

namespace gridmates::words {

// The leaderboard of a daily: for the same kinds of help, or without any while it is not solved.
v1::GetLeaderboard board_of(const v1::DailyList& list, const v1::Daily& daily);
// "solved in 3:07.043 with hints, place 4 of 17": the state of your try; "not played".
std::string daily_state_words(const v1::Daily& daily);
// "streak 12 days"; empty without one.
std::string streak_words(const v1::DailyList& list, const std::string& game);
// "2:14:05": the time until the next dailies, for a list that arrived this long ago.
std::string closes_in_words(const v1::DailyList& list, std::uint64_t age_ms);
// The text to share about a finished try, without details of the board: lines, empty if it has not
// ended. `title` is that of the game.
std::vector<std::string> share_lines(const v1::DailyList& list, const v1::Daily& daily,
                                     const std::string& title);
// Whether the list is of this day; an empty date means today, which is not over.
bool is_of_day(const v1::DailyList& list, const std::string& date);
// The daily that is played in a room; null if the list is of another day, or does not have it.
const v1::Daily* daily_of(const v1::DailyList& list, const client::Room& room);

}  // namespace gridmates::words
