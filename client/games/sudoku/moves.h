// Moves of Sudoku that are made in more than one place. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>

#include "gridmates/v1/game.pb.h"

namespace gridmates::words {

// Writes a digit into these cells, at least one, or with 0 empties them.
v1::Move sudoku_write(std::span<const std::uint32_t> cells, std::uint32_t digit);

// Adds these notes to all of the cells and removes the others, each a set of digits.
v1::Move sudoku_notes(std::span<const std::uint32_t> cells, v1::SudokuNoteKind kind,
                      std::uint32_t add, std::uint32_t remove);

}  // namespace gridmates::words
