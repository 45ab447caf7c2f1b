// Texts about a room for its page, one or two lines each, safe to draw. Pure; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "client/core/model.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

// Converts ASCII letters to upper case.
std::string upper(std::string text);
// Converts the first letter to upper case, if it is ASCII.
std::string capitalised(std::string text);

// A text about a board, in at most this many columns: a long pack's name is cut, and the text is
// empty if not even that fits.
std::string board_words(v1::BoardInfo board, int columns);

// The title of a room's page, with the game and, if it is given, the time; text about the board is
// limited so that it fits `columns`.
std::string header_words(const client::Room& room, std::string game, const GamePane& pane,
                         std::optional<std::uint64_t> now_ms, int columns);
// "ana, the host,"
std::string host_words(const client::Room& room);
// The action of the start key: the host starts, others become ready or not ready.
v1::Action start_or_ready(const client::Room& room);
// "bo is not ready", a player other than you, once any member is ready; else empty.
std::string late_words(const client::Room& room);
// What to do while there is no match to play.
std::string waiting_words(const client::Room& room);
// A player of a match with clocks is away, or your state in a race: frozen, placed, out; else
// empty. `now_ms` is the local clock.
std::string standing_words(const client::Room& room, std::uint64_t now_ms);
// The progress of making the next board; empty if none is being made.
std::string board_line(const client::Room& room);
// What to do next, if there is no other message.
std::string hint_words(const client::Room& room);
// The same after the end of a match, for keys that are not in the footer.
std::string next_words(const client::Room& room);
// Why the board cannot be inspected; empty if it can.
std::string why_not_look(const client::Room& room);
// Why a watcher who is this many moves back cannot go one move back or on.
std::string why_not_back(const client::Room& room, bool on, std::size_t steps);
// Why no other board of a race can be shown.
std::string hidden_boards_words(const client::Room& room);

// The open vote and its time, with the keys to answer it if you may; empty without a vote. The
// short form is for a line with other text.
std::string vote_line(const client::Room& room, std::uint64_t now_ms);
std::string short_vote_line(const client::Room& room, std::uint64_t now_ms);

}  // namespace gridmates::terminal
