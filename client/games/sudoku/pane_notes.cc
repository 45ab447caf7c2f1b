#include "client/games/sudoku/pane_notes.h"

#include "client/games/sudoku/board.h"

namespace gridmates::terminal {

void draw_notes(const Region& region, std::uint32_t notes, const NotesLook& look) {
  constexpr int kInRow = 3;
  constexpr int kPlaces = 9;
  const int step = look.close ? 1 : 2;
  for (int i = 0; i < kPlaces; ++i) {
    const int row = i / kInRow;
    const int column = i % kInRow * step;
    const bool there = (notes >> i & 1U) != 0;
    const bool clashes = there && (look.clashing >> i & 1U) != 0;
    const Role role = clashes ? Role::kClash : there ? look.role : Role::kDim;
    region.put(row, column, there ? std::to_string(i + 1) : ".", role);
    if (clashes) region.put(row, look.close ? kInRow : column + 1, "!", role);
  }
}

std::string note_line(std::uint32_t notes, int columns) {
  std::string line = words::sudoku_digits(notes, "");
  const auto most = static_cast<std::size_t>(columns);
  if (line.size() > most) line = line.substr(0, most - 1) + "+";
  return line;
}

}  // namespace gridmates::terminal
