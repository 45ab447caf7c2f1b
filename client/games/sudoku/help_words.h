// What players of a Sudoku did to get help, in the words of every face. Pure functions; any thread.
#pragma once

#include <string>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// "asked for a hint: Look at row B."; empty for a move of another kind. `match`, just after it, may
// be null; `side` is that of its board. Escaped.
std::string sudoku_help(const v1::SudokuMove& move, const v1::MatchView* match, int side,
                        const v1::MatchDelta* delta = nullptr);
// Whether a step back to no wrong digit has found none.
bool nothing_was_wrong(const v1::SudokuMove& move, const v1::MatchDelta* delta);
// The hint that is shown, as far as it is known: "There is an X-Wing. Look at rows B and G.", and
// at last its reason alone, which names the technique; empty when there is none. Escaped.
std::string sudoku_hint(const v1::SudokuView& board);
// All that has helped, for the end of a match: "hints and checks"; empty where nothing has.
std::string sudoku_assists(const v1::SudokuStatus& status);
// "notes were filled in".
std::string sudoku_assist(int assist);

}  // namespace gridmates::words
