// What stands beside a Sudoku: notes, digits left, how far it is.
#include <algorithm>
#include <array>
#include <string>

#include "client/games/sudoku/pane.h"
#include "client/games/sudoku/pane_notes.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::terminal {
namespace {

using sudoku::kBoxSide;
using sudoku::kCells;
using sudoku::kSide;

// How many of each digit are still to be written.
std::array<int, kSide> digits_left(const v1::SudokuView& board) {
  std::array<int, kSide> left{};
  left.fill(kSide);
  for (const v1::SudokuCell& cell : board.cells()) {
    if (cell.digit() >= 1 && cell.digit() <= kSide) --left[cell.digit() - 1];
  }
  return left;
}

}  // namespace

int SudokuPane::draw_side(const Region& region, const MatchScene& scene) const {
  const v1::SudokuView& board = scene.match.sudoku();
  if (board.cells_size() != kCells) return 0;
  constexpr int kLeftAt = 16;
  region.put(0, 1, "NOTES " + cell_name(cursor_), Role::kStrong);
  const ShownCell shown = shown_cell(scene, cursor_);
  draw_notes(region.part(1, 3), shown.content.notes(), notes_look(cursor_, scene));
  const bool shows_left = scene.preferences.shows(Aid::kLeft);
  if (shows_left) region.put(0, kLeftAt, "LEFT TO SET", Role::kStrong);
  const std::array<int, kSide> left = digits_left(board);
  for (int i = 0; shows_left && i < kSide; ++i) {
    const int count = std::max(left[static_cast<std::size_t>(i)], 0);
    region.put(1 + i / kBoxSide, kLeftAt + i % kBoxSide * 4,
               std::to_string(i + 1) + ":" + std::to_string(count),
               count == 0 ? Role::kDim : Role::kNormal);
  }
  if (shown.content.centre() == 0) return 4 + draw_progress(region.part(4, 0), scene);
  region.put(4, 1, "centre " + note_line(shown.content.centre(), kSide));
  return 5 + draw_progress(region.part(5, 0), scene);
}

int SudokuPane::draw_progress(const Region& region, const MatchScene& scene) const {
  const v1::SudokuStatus& status = scene.match.sudoku().status();
  region.rule(0);
  const auto filled = static_cast<int>(status.filled());
  const int bar = region.columns() - 8;
  for (int i = 0; i < bar; ++i) {
    const bool done = i < filled * bar / kCells;
    region.put(1, 1 + i, done ? "#" : ".", done ? Role::kNormal : Role::kDim);
  }
  region.put_right(1, progress(scene.match));
  region.put(2, 1, "cells that clash: " + std::to_string(status.clashes()),
             status.clashes() == 0 ? Role::kDim : Role::kClash);
  return 3;
}

}  // namespace gridmates::terminal
