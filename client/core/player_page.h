// Words about what a player has played, used by every client. All of them are escaped. Pure
// functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {

// The page, a line a thing: the player, each game, each kind of matches of it, each rating, each
// opponent, each latest match, and what is not counted.
std::vector<std::string> page_lines(const v1::PlayerPage& page,
                                    const std::vector<std::string>& more = {});
// The same in parts: the player and what is summed up; a line a match of the history; and the notes
// below. `more`, of page_lines(), stands between the first two.
std::vector<std::string> summed_lines(const v1::PlayerPage& page);
std::vector<std::string> history_lines(const v1::PlayerPage& page);
std::vector<std::string> note_lines(const v1::PlayerPage& page);

// "2 matches, 2 won, played on 2 days in a row, 5 at best".
std::string totals_words(const v1::PlayerPage& page);
// "9x9/10 zero speed, solo, no hints": by what matches are compared.
std::string kind_words(const v1::PlayedKind& kind);
std::string kind_words(const v1::PastMatch& match);
// "1.124".
std::string thousandths_text(std::uint64_t value);

// "solved", "won", "drawn", "lost", "stopped".
std::string_view outcome_word(v1::PastOutcome outcome);
// "2026-08-02", UTC.
std::string date_words(std::int64_t wall_time_ms);

}  // namespace gridmates::client
