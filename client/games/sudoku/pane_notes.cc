#include "client/games/sudoku/pane_notes.h"

#include "engine/sudoku/grid/grid.h"

namespace gridmates::terminal {

using sudoku::kBoxSide;
using sudoku::kSide;

void draw_notes(const Region& region, std::uint32_t notes, const NotesLook& look) {
  for (int i = 0; i < kSide; ++i) {
    const int row = i / kBoxSide;
    const int column = i % kBoxSide * 2;
    const bool there = (notes >> i & 1U) != 0;
    const bool clashes = there && (look.clashing >> i & 1U) != 0;
    const Role role = clashes ? Role::kClash : there ? look.role : Role::kDim;
    region.put(row, column, there ? std::to_string(i + 1) : ".", role);
    if (clashes) region.put(row, column + 1, "!", role);
  }
}

std::string note_line(std::uint32_t notes, int columns) {
  std::string line;
  for (int digit = 1; digit <= kSide; ++digit) {
    if ((notes >> (digit - 1) & 1U) != 0) line += std::to_string(digit);
  }
  const auto most = static_cast<std::size_t>(columns);
  if (line.size() > most) line = line.substr(0, most - 1) + "+";
  return line;
}

std::uint32_t digits_around(const v1::SudokuView& board, std::uint32_t cell) {
  std::uint32_t digits = 0;
  for (const std::uint8_t peer : sudoku::peers_of(static_cast<std::uint8_t>(cell))) {
    const std::uint32_t digit = board.cells(peer).digit();
    if (digit >= 1 && digit <= kSide) digits |= 1U << (digit - 1);
  }
  return digits;
}

}  // namespace gridmates::terminal
