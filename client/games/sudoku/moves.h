// Moves of Sudoku that several places construct. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>

#include "gridmates/v1/game.pb.h"

namespace gridmates::words {

// Writes a digit into these cells, at least one; 0 clears them.
v1::Move sudoku_write(std::span<const std::uint32_t> cells, std::uint32_t digit);

// Adds and removes notes in all of the cells; both are sets of digits.
v1::Move sudoku_notes(std::span<const std::uint32_t> cells, v1::SudokuNoteKind kind,
                      std::uint32_t add, std::uint32_t remove);

}  // namespace gridmates::words
