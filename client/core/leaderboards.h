// Words about leaderboards, used by every client. All of them are escaped. Pure functions; any
// thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {

// The heading of a board of times: "Puzzles of the server, 2 players, no hints", "16x16/40 zero
// speed, paused, race, no hints", "Pasted puzzle 0123456789abcdef, computer, solo, with help".
std::string heading_of(const v1::BestTimes& times);
// What is compared, "16x16/40 zero speed, no flag"; empty where the category says nothing.
std::string category_words(const v1::BestTimes& times);
// Asks for the boards that a person means who has typed this: words of headings in any order, with
// commas or without, in English or the client's language. Each narrows what is asked for. Returns
// why not where no board can have all of them; `asked` stays as it is then.
std::string ask_for(std::string_view typed, v1::GetLeaderboard& asked);
// Whether words have been asked for.
bool is_narrowed(const v1::GetLeaderboard& asked);
// The first `shown` of the runs that prove a place on a leaderboard, "LIME-3/2, LIME-3/1, +25
// more".
std::string runs_words(const google::protobuf::RepeatedPtrField<std::string>& runs, int shown = 3);
// "45  1.124/s": what the board was worth (3BV), and that a second; empty where there is no such
// measure.
std::string worth_words(const v1::BestTime& time);
// That you have no line where those around yours were asked for, that a category has no lines at
// all, or that there is no 3BV to sort by; empty where none is so.
std::string missing_words(const v1::GetLeaderboard& asked, const v1::Leaderboard& answer);
// The place of a line, "17"; "-" of one that the server has not counted.
std::string place_words(std::uint32_t place);
// "paused", "yours, paused, too fast": what is to be said about a run; empty for most.
std::string marks_words(const v1::BestTime& time);

}  // namespace gridmates::client
