// The help that players of a Sudoku requested, as text for all faces. Pure functions; any thread.
#pragma once

#include <string>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// "asked for a hint: Look at row B."; empty for other moves. `match` is the match after the move,
// or null; `side` is its board's. Escaped.
std::string sudoku_help(const v1::SudokuMove& move, const v1::MatchView* match, int side,
                        const v1::MatchDelta* delta = nullptr);
// Whether going back to the last position without wrong digits had nothing to do.
bool nothing_was_wrong(const v1::SudokuMove& move, const v1::MatchDelta* delta);
// The current hint, as far as it is revealed: "There is an X-Wing. Look at rows B and G."; if
// complete, only its reason, which names the technique; empty without a hint. Escaped.
std::string sudoku_hint(const v1::SudokuView& board);
// All kinds of help that were used, for the end of a match: "hints and checks"; empty if none.
std::string sudoku_assists(const v1::SudokuStatus& status);
// "notes were filled in".
std::string sudoku_assist(int assist);

}  // namespace gridmates::words
