// A board of tic-tac-toe as a client has it, and the words about it that every face uses. Pure; any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/tictactoe/variant.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// What is played; nothing when these are not the cells of such a board.
std::optional<tictactoe::Variant> variant_of(const v1::MatchView& match);
std::optional<tictactoe::Variant> variant_of(const v1::TicTacToeOptions& options);

// The mark of a player by number, and of who is to move next: 'X' or 'O'.
char mark_of(const v1::MatchView& match, std::uint32_t player);
char next_mark(const v1::MatchView& match);
// Who has this mark, by number.
std::uint32_t player_with(const v1::MatchView& match, char mark);

// 'X', 'O', or '.' for an empty cell.
char sign_of(v1::TicTacToeMark mark);

// "5 in a row win", "exactly 5 in a row win".
std::string rule_words(const tictactoe::Variant& variant);
// What the opening lets the player who is to move do, beside a mark on the board: "swap", "swap or
// more", "swap or stay"; empty: nothing.
std::string choices(const v1::MatchView& match);

// What a move is, on a board of this many columns: "played b2", "swapped", "stays X", "puts two
// more".
std::string move_words(const v1::TicTacToeMove& move, std::uint32_t columns);

}  // namespace gridmates::words
