// What undo, redo and the moves that go further back have changed on the board; the moves do not
// contain that. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/lines/game_lines.h"

namespace gridmates::lines {

// For an undo or redo, by `verb`: "undid A1, B2: now empty; C3: now = 4.", "undid E5: now no
// colour.", "could not undo E5: bo has changed it since.".
std::string sudoku_step(const MadeMove& made, std::string_view verb);
// The cells changed by such a step, or by goto and lastgood, in ascending order; without cells
// where only notes changed because of a digit in a unit of theirs. Empty if not known.
std::vector<std::uint32_t> sudoku_changed(const MadeMove& made);
// The cells that the move has cleared, of those that it names; all of them if that is not known.
std::vector<std::uint32_t> sudoku_cleared(const v1::SudokuWrite& write, const MadeMove& made);
// Added to the text of goto and lastgood: " E5: now empty."; empty for other moves.
std::string sudoku_step_back(const MadeMove& made);

// A cell of the match; null if the board or the cell is not known.
const v1::SudokuCell* sudoku_cell_of(const v1::MatchView* match, std::uint32_t cell);
// " Clash: 5 also at E2, D4." if the cell clashes.
std::string sudoku_clash(const v1::MatchView* match, std::uint32_t cell);

}  // namespace gridmates::lines
