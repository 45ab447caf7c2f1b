// Every field of a small shape, and best play on them by trying everything: the referee of the
// player. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

// All fields with this many mines, none of them in `first`.
std::vector<Field> all_fields(Shape shape, std::uint16_t mines, Cell first);

// Opens a cell and what it floods; `opened` takes it in.
void open(const Field& field, Cell cell, Cells& opened);

// In how many of these fields the best player wins who sees the position: every cell is tried, and
// every way to go on. All fields look like the position, of which `opened` is open.
std::uint32_t most_wins(const std::vector<Field>& fields, const Cells& opened);

}  // namespace gridmates::minesweeper
