// A board of tic-tac-toe as a client sees it, and its texts for all faces. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/tictactoe/variant.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// The variant; nullopt if the view is not such a board.
std::optional<tictactoe::Variant> variant_of(const v1::MatchView& match);
std::optional<tictactoe::Variant> variant_of(const v1::TicTacToeOptions& options);

// The mark of a player by number, and of the player to move: 'X' or 'O'.
char mark_of(const v1::MatchView& match, std::uint32_t player);
char next_mark(const v1::MatchView& match);
// The number of the player with this mark.
std::uint32_t player_with(const v1::MatchView& match, char mark);

// 'X', 'O', or '.' for an empty cell.
char sign_of(v1::TicTacToeMark mark);

// "5 in a row win", "exactly 5 in a row win".
std::string rule_words(const tictactoe::Variant& variant);
// What the opening allows the player to move beside a mark on the board: "swap", "swap or more",
// "swap or stay"; empty: nothing.
std::string choices(const v1::MatchView& match);

// A move on a board with this many columns: "played b2", "swapped", "stays X", "puts two more".
std::string move_words(const v1::TicTacToeMove& move, std::uint32_t columns);

}  // namespace gridmates::words
