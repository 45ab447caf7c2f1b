// Names of Minesweeper cells as people type and read them: column letters and row number from the
// top left, a1, n7, and after z comes aa. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// "n7" for the fourteenth cell of the seventh row; `cell` must be on the shape.
std::string cell_name(Shape shape, Cell cell);

// The cell of this name, letters in either case; nullopt if the shape has no such cell.
std::optional<Cell> cell_named(Shape shape, std::string_view name);

}  // namespace gridmates::minesweeper
