// All fields of a small shape, and best play on them by exhaustive search, to check the player.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

// All fields with this many mines, none in `first`.
std::vector<Field> all_fields(Shape shape, std::uint16_t mines, Cell first);

// Opens a cell and what it floods, and adds them to `opened`.
void open(const Field& field, Cell cell, Cells& opened);

// How many of these fields the best player wins, by trying every cell and continuation. All fields
// look like the position, whose open cells are `opened`.
std::uint32_t most_wins(const std::vector<Field>& fields, const Cells& opened);

}  // namespace gridmates::minesweeper
