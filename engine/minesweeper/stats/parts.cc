#include "engine/minesweeper/stats/parts.h"

#include <utility>

namespace gridmates::minesweeper {

Parts parts_of(const Field& field, const std::vector<std::uint8_t>& numbers) {
  Parts parts;
  parts.of.assign(field.shape.cells(), Parts::kNone);
  Cells at_openings;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    const bool found = parts.of[cell] != Parts::kNone;
    if (found || numbers[cell] != 0 || field.mines.has(cell)) continue;
    Cells opened;
    std::vector<Cell> opens = flood(field.shape, numbers, cell, {}, opened);
    for (const Cell open : opens) {
      if (numbers[open] == 0) parts.of[open] = parts.openings;
    }
    at_openings |= opened;
    parts.opens.push_back(std::move(opens));
    ++parts.openings;
  }
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    if (field.mines.has(cell) || at_openings.has(cell)) continue;
    parts.of[cell] = static_cast<std::uint16_t>(parts.opens.size());
    parts.opens.push_back({cell});
  }
  return parts;
}

}  // namespace gridmates::minesweeper
