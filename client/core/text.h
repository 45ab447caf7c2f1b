// Texts for people, used by all faces. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gridmates/v1/lobby.pb.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::client {

// Makes text from other people safe for a terminal: control characters (C0, C1, DEL), invisible
// direction and format characters, line separators and bytes that are not UTF-8 become "\xHH" or
// "\u{HHHH}"; the rest is unchanged. One line stays one line.
std::string printable(std::string_view text);

// "12:05" or "1:02:03".
std::string format_time(std::uint64_t ms);
// "12:05.432": the time of a run; leaderboards distinguish runs by thousandths.
std::string format_exact_time(std::uint64_t ms);

// "co-op", "versus", "race" for programs; tr() of it for people.
std::string_view table_word(v1::Table table);
// The state of a room: "waiting", "playing", "paused", "solved", "unsolved", "lost", "won",
// "drawn", "abandoned", "closed"; tr() of it for people.
std::string_view state_word(v1::RoomState state);
bool is_playing(v1::RoomState state);
// The player to move, by number in the match; nullopt if players do not take turns.
std::optional<std::uint32_t> to_move(v1::RoomState state);
bool is_finished(v1::RoomState state);
// The outcome of a match: "solved", at a race "solved, NAME first", "unsolved", "lost", "won by
// NAME" (escaped), "drawn", "abandoned".
std::string outcome_words(const v1::MatchEnded& ended);
// What ended it, " (bo resigned)"; empty for the last move. `who` (escaped) is the client's name
// for the event's member; a name in the event itself takes precedence, unless `who` is "you".
std::string cause_words(const v1::MatchEnded& ended, const std::string& who);
// The consequence of a pause for the run of this match.
std::string interrupted_words(const v1::MatchInterrupted& interrupted);
// "1 move was taken back", "2 moves were taken back".
std::string taken_back_words(const v1::MovesTakenBack& back);
// "puzzle starter/12 (medium)", "a pasted puzzle", "a new board (hard)"; for a rematch ", again" is
// added, or it is "the same board". Escaped.
std::string board_words(const v1::BoardInfo& board);
// Whether it names the puzzle or its level, not only that there is a board.
bool tells_board(const v1::BoardInfo& board);

// "medium"; "not graded yet" if empty. Escaped.
std::string level_words(std::string_view level);

// "puzzle read: 9x9 line, one solution", "..., at least 2 solutions; unranked, without help".
// Escaped.
std::string puzzle_read_words(const v1::PuzzleRead& read);
// "daily 2026-11-24 easy".
std::string daily_words(const v1::DailyOpened& daily);

// RFC 4648, with padding.
std::string base64(std::string_view bytes);

// Whether two names are equal except for the case of ASCII letters.
bool is_alike(std::string_view one, std::string_view other);

}  // namespace gridmates::client
