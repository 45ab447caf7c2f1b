// What a room page says about its room in a line or two; all of it may be drawn. Pure; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "client/core/model.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

// With ASCII letters in upper case.
std::string upper(std::string text);
// With a capital as its first letter, if that is an ASCII one.
std::string capitalised(std::string text);

// What is known of a board, in at most this many columns: of a long pack's name the beginning, and
// nothing at all where not even that fits.
std::string board_words(v1::BoardInfo board, int columns);

// The title of the page of a room in which this game is played, with the time when it is given; at
// most `columns` wide as far as the board is concerned.
std::string header_words(const client::Room& room, std::string game, const GamePane& pane,
                         std::optional<std::uint64_t> now_ms, int columns);
// "ana, the host,"
std::string host_words(const client::Room& room);
// What to do while there is nothing to play on.
// What the start key asks for: the host starts, others say that they are ready, or not any more.
v1::Action start_or_ready(const client::Room& room);
// "bo is not ready", when others are; else nothing.
std::string late_words(const client::Room& room);
std::string waiting_words(const client::Room& room);
// That a player of a match with clocks is away; or where this client stands in a race that is on:
// frozen, placed, out; else empty. `now_ms` is the local clock.
std::string standing_words(const client::Room& room, std::uint64_t now_ms);
// That the next board is being made, and how that goes; empty while none is.
std::string board_line(const client::Room& room);
// What to do next when nothing else has to be said.
std::string hint_words(const client::Room& room);
// The same once the match has ended, where no key of the footer does it.
std::string next_words(const client::Room& room);
// Why the board may not be looked at; empty: it may.
std::string why_not_look(const client::Room& room);
// Why a watcher who looks this many moves back cannot go a move back or on.
std::string why_not_back(const client::Room& room, bool on, std::size_t steps);
// Why no other board of a race may be looked at.
std::string hidden_boards_words(const client::Room& room);

// The open vote, with its keys for who may answer it, and its time; empty while none is open. In
// short, where something else has to be said beside it.
std::string vote_line(const client::Room& room, std::uint64_t now_ms);
std::string short_vote_line(const client::Room& room, std::uint64_t now_ms);

}  // namespace gridmates::terminal
