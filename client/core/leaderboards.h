// Texts about leaderboards, used by all faces. All of them are escaped. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {

// The heading of a board of times: "Puzzles of the server, 2 players, no hints", "16x16/40 zero
// speed, paused, race, no hints", "Pasted puzzle 0123456789abcdef, computer, solo, with help".
std::string heading_of(const v1::BestTimes& times);
// What is compared, "16x16/40 zero speed, no flag"; empty if the category is empty.
std::string category_words(const v1::BestTimes& times);
// Narrows a request to the boards that match the typed words: words of headings in any order, with
// or without commas, in English or the client's language. If no board can match all words, returns
// the reason and leaves `asked` unchanged.
std::string ask_for(std::string_view typed, v1::GetLeaderboard& asked);
// Whether the request is narrowed by words.
bool is_narrowed(const v1::GetLeaderboard& asked);
// The first `shown` of the runs that prove a place on a leaderboard, "LIME-3/2, LIME-3/1, +25
// more".
std::string runs_words(const google::protobuf::RepeatedPtrField<std::string>& runs, int shown = 3);
// "45  1.124/s": the board's 3BV, and 3BV per second; empty if there is no such measure.
std::string worth_words(const v1::BestTime& time);
// Says what an answer lacks: a line of yours in a request around it, lines for the words or the
// category, or a 3BV to sort by; empty otherwise.
std::string missing_words(const v1::GetLeaderboard& asked, const v1::Leaderboard& answer);
// The place of a line, "17"; "-" if the server has not counted it.
std::string place_words(std::uint32_t place);
// Remarks about a run, "paused", "yours, paused, too fast"; usually empty.
std::string marks_words(const v1::BestTime& time);

}  // namespace gridmates::client
