// Texts about a player's matches, used by all faces. All of them are escaped. Pure functions; any
// thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {

// The page, one line per item: the player, each game, each kind of its matches, each rating, each
// opponent, each of the latest matches, and what is not counted.
std::vector<std::string> page_lines(const v1::PlayerPage& page,
                                    const std::vector<std::string>& more = {});
// The same in parts: the player and the totals; one line per match of the history; and the notes at
// the end. `more`, of page_lines(), is put between the first two.
std::vector<std::string> summed_lines(const v1::PlayerPage& page);
std::vector<std::string> history_lines(const v1::PlayerPage& page);
std::vector<std::string> note_lines(const v1::PlayerPage& page);

// "2 matches, 2 won, current streak 2 days, best 5".
std::string totals_words(const v1::PlayerPage& page);
// The category in which matches are compared: "9x9/10 zero speed, solo, no hints".
std::string kind_words(const v1::PlayedKind& kind);
std::string kind_words(const v1::PastMatch& match);
// "1.124".
std::string thousandths_text(std::uint64_t value);

// "solved", "won", "drawn", "lost", "stopped".
std::string_view outcome_word(v1::PastOutcome outcome);
// "2026-08-02", UTC.
std::string date_words(std::int64_t wall_time_ms);

}  // namespace gridmates::client
