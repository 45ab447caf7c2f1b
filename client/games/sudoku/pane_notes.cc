#include "client/games/sudoku/pane_notes.h"

#include <algorithm>
#include <bit>

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

void draw_notes_around(const Region& region, std::uint32_t notes, const NotesLook& look) {
  constexpr int kAbove = 5;
  constexpr int kPlaces = 9;
  const int begin = (region.columns() - kAbove) / 2;
  for (int i = 0; i < kPlaces; ++i) {
    const bool there = (notes >> i & 1U) != 0;
    const bool clashes = there && (look.clashing >> i & 1U) != 0;
    const Role role = clashes ? Role::kClash : there ? look.role : Role::kDim;
    region.put(i < kAbove ? 0 : 2, begin + i % kAbove, there ? std::to_string(i + 1) : ".", role);
  }
}

void draw_note_line(const Region& row, std::uint32_t notes, const NotesLook& look) {
  const int count = std::popcount(notes);
  int column = 0;
  for (std::uint32_t i = 0; i < sudoku::kMaxSide && column < row.columns(); ++i) {
    if ((notes >> i & 1U) == 0) continue;
    const bool is_cut = column + 1 == row.columns() && count > row.columns();
    const bool clashes = (look.clashing >> i & 1U) != 0;
    row.put(0, column++, is_cut ? "+" : words::sudoku_digit(i + 1),
            clashes && !is_cut ? Role::kClash : look.role);
  }
}

void draw_centre_line(const Region& row, std::uint32_t notes, const NotesLook& look) {
  const int count = std::popcount(notes);
  const int columns = std::min(std::max(count, 2), row.columns());
  const int begin = (row.columns() - columns) / 2;
  if (count == 1) row.put(0, begin, ":", look.role);
  draw_note_line(row.part(0, begin + (count == 1 ? 1 : 0)), notes, look);
}

}  // namespace gridmates::terminal
