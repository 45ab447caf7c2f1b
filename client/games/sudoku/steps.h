// What undo, redo and the moves that go further back have changed on the board: the moves
// themselves do not say. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/lines/game_lines.h"

namespace gridmates::lines {

// Of an undo or redo, by `verb`: "undid A1, B2: now empty; C3: now = 4.", "undid E5: now no
// colour.", "could not undo E5: bo has changed it since.".
std::string sudoku_step(const MadeMove& made, std::string_view verb);
// The cells that such a step, or goto and lastgood, have changed, ascending: without those whose
// notes went or came back with a digit in sight. None where that is not known.
std::vector<std::uint32_t> sudoku_changed(const MadeMove& made);
// The cells that the move has cleared, of those that it names; all where that is not known.
std::vector<std::uint32_t> sudoku_cleared(const v1::SudokuWrite& write, const MadeMove& made);
// Behind the words of goto and lastgood: " E5: now empty."; empty for any other move.
std::string sudoku_step_back(const MadeMove& made);

// A cell of the match; null where the board or the cell is not known.
const v1::SudokuCell* sudoku_cell_of(const v1::MatchView* match, std::uint32_t cell);
// " Clash: 5 also at E2, D4." when the cell clashes.
std::string sudoku_clash(const v1::MatchView* match, std::uint32_t cell);

}  // namespace gridmates::lines
