// How a Sudoku is drawn: one-row cells in layout S, three-row cells with their notes in layout L.
#include <algorithm>
#include <array>

#include "client/games/sudoku/pane.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::terminal {
namespace {

using sudoku::kBoxSide;
using sudoku::kCells;
using sudoku::kSide;

constexpr int kLettersColumns = 3;  // columns of the row letters
constexpr int kNumbersRows = 1;     // rows of the column numbers

// How large cells are.
struct SudokuGrid {
  int cell_rows;
  int cell_columns;
  int gap;  // columns between two cells of a box

  int box_rows() const { return kBoxSide * cell_rows; }
  int box_columns() const { return kBoxSide * cell_columns + (kBoxSide - 1) * gap; }
  // Where a row or column of cells begins; frames take one between boxes.
  int row(int r) const {
    return kNumbersRows + 1 + r / kBoxSide * (box_rows() + 1) + r % kBoxSide * cell_rows;
  }
  int column(int c) const {
    return kLettersColumns + 1 + c / kBoxSide * (box_columns() + 1) +
           c % kBoxSide * (cell_columns + gap);
  }
  int rows() const { return kNumbersRows + 1 + kBoxSide * (box_rows() + 1); }
  int columns() const { return kLettersColumns + 1 + kBoxSide * (box_columns() + 1); }
};

constexpr SudokuGrid kSmallSudoku{1, 3, 1};
constexpr SudokuGrid kLargeSudoku{3, 7, 0};

const SudokuGrid& sudoku_grid(bool large) { return large ? kLargeSudoku : kSmallSudoku; }

void draw_frame(const Region& region, const SudokuGrid& grid) {
  constexpr std::array<std::array<std::string_view, 4>, 4> kCorners{
      {{"┌", "┬", "┬", "┐"}, {"├", "┼", "┼", "┤"}, {"├", "┼", "┼", "┤"}, {"└", "┴", "┴", "┘"}}};
  const Region frame = region.part(kNumbersRows, kLettersColumns, grid.rows() - kNumbersRows,
                                   grid.columns() - kLettersColumns);
  for (int i = 0; i <= kBoxSide; ++i) {
    const int row = i * (grid.box_rows() + 1);
    frame.rule(row);
    for (int j = 0; j <= kBoxSide; ++j) {
      const int column = j * (grid.box_columns() + 1);
      frame.put(row, column, kCorners[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)],
                Role::kLine);
      for (int below = 1; i < kBoxSide && below <= grid.box_rows(); ++below) {
        frame.put(row + below, column, "│", Role::kLine);
      }
    }
  }
}

Role digit_role(const ShownCell& cell, const MatchScene& scene) {
  if (cell.provisional) return Role::kDim;
  if (cell.content.clash()) return Role::kClash;
  if (cell.content.given()) return Role::kGiven;
  if (cell.content.digit() == 0 || cell.content.writer() == 0) return Role::kDim;
  const std::uint32_t writer = cell.content.writer() - 1;
  return scene.you() == writer ? Role::kMine : player_role(writer);
}

std::string digit_text(std::uint32_t digit) { return digit == 0 ? "." : std::to_string(digit); }

// The nine notes of a cell at their fixed places, three rows.
void draw_notes(const Region& region, std::uint32_t notes) {
  for (int i = 0; i < kSide; ++i) {
    const bool there = (notes >> i & 1U) != 0;
    region.put(i / kBoxSide, i % kBoxSide * 2, there ? std::to_string(i + 1) : ".",
               there ? Role::kNormal : Role::kDim);
  }
}

// Notes as one word, "247"; ends in "+" when not all of them fit.
std::string note_line(std::uint32_t notes, int columns) {
  std::string line;
  for (int digit = 1; digit <= kSide; ++digit) {
    if ((notes >> (digit - 1) & 1U) != 0) line += std::to_string(digit);
  }
  const auto most = static_cast<std::size_t>(columns);
  if (line.size() > most) line = line.substr(0, most - 1) + "+";
  return line;
}

// A cell that has centre notes: those in the middle row, corner notes above.
void draw_both_notes(const Region& region, const v1::SudokuCell& cell) {
  region.put(0, 0, note_line(cell.notes(), region.columns()));
  constexpr int kMark = 1;  // the middle row has a mark at either end
  const int width = region.columns() - 2 * kMark;
  const std::string centre = note_line(cell.centre(), width);
  region.put(1, kMark + (width - static_cast<int>(centre.size())) / 2, centre);
}

// How many of each digit are still to be written.
std::array<int, kSide> digits_left(const v1::SudokuView& board) {
  std::array<int, kSide> left{};
  left.fill(kSide);
  for (const v1::SudokuCell& cell : board.cells()) {
    if (cell.digit() >= 1 && cell.digit() <= kSide) --left[cell.digit() - 1];
  }
  return left;
}

template <class Move>
bool names(const Move& move, std::uint32_t cell) {
  return std::find(move.cells().begin(), move.cells().end(), cell) != move.cells().end();
}

void change_notes(v1::SudokuCell& cell, const v1::SudokuNotes& notes) {
  const auto changed = [&notes](std::uint32_t there) {
    return (there | notes.add()) & ~notes.remove();
  };
  if (notes.kind() == v1::SUDOKU_NOTE_KIND_CENTRE) {
    cell.set_centre(changed(cell.centre()));
  } else {
    cell.set_notes(changed(cell.notes()));
  }
}

}  // namespace

// What a move will do if it is taken: what an undo does only the server knows.
ShownCell shown_cell(const MatchScene& scene, std::uint32_t cell) {
  ShownCell shown{scene.match.sudoku().cells(static_cast<int>(cell))};
  if (shown.content.given()) return shown;  // whatever is sent for it will be refused
  for (const v1::Move& move : scene.pending) {
    const v1::SudokuMove& sudoku = move.sudoku();
    if (sudoku.has_set() && sudoku.set().cell() == cell) {
      shown.content.set_digit(sudoku.set().digit());
    } else if (sudoku.has_clear() && sudoku.clear().cell() == cell) {
      shown.content.clear_digit();
    } else if (sudoku.has_notes() && names(sudoku.notes(), cell)) {
      change_notes(shown.content, sudoku.notes());
    } else if (sudoku.has_write() && names(sudoku.write(), cell)) {
      shown.content.set_digit(sudoku.write().digit());
    } else {
      continue;
    }
    shown.provisional = true;
  }
  return shown;
}

Size SudokuPane::board_size(bool large) const {
  return {sudoku_grid(large).rows(), sudoku_grid(large).columns()};
}

std::optional<std::uint32_t> SudokuPane::cell_at(Spot spot, bool large) const {
  const SudokuGrid& grid = sudoku_grid(large);
  for (int i = 0; i < kCells; ++i) {
    const int row = spot.row - grid.row(i / kSide);
    const int column = spot.column - grid.column(i % kSide);
    const bool inside = row >= 0 && row < grid.cell_rows && column >= 0;
    if (inside && column < grid.cell_columns) return static_cast<std::uint32_t>(i);
  }
  return std::nullopt;
}

// The two ends of a cell's row: at the left a star when somebody points at it, else the letter of
// another player who is here; at the right whether it is provisional or a clash or, when asked for,
// who wrote it; my cursor around all of it. A small cell has room for the cursor alone.
void SudokuPane::draw_marks(const Region& row, std::uint32_t cell, const ShownCell& shown,
                            const MatchScene& scene) const {
  constexpr int kTight = 3;
  const int last = row.columns() - 1;
  const bool here = cell == cursor_;
  if (here) {
    row.put(0, 0, "[", Role::kCursor);
    row.put(0, last, "]", Role::kCursor);
    if (row.columns() <= kTight) return;
  }
  const int inset = here ? 1 : 0;
  if (scene.is_pinged(cell)) {
    row.put(0, inset, "*", Role::kStrong);
  } else if (const auto other = scene.other_at(cell)) {
    row.put(0, inset, std::string(1, badge(*other)), player_role(*other));
  }
  draw_sign(row, last - inset, shown, scene);
}

void SudokuPane::draw_sign(const Region& row, int column, const ShownCell& shown,
                           const MatchScene& scene) const {
  const v1::SudokuCell& content = shown.content;
  if (shown.provisional) {
    row.put(0, column, "?", Role::kDim);
  } else if (content.clash()) {
    row.put(0, column, "!", Role::kClash);
  } else if (scene.who && content.digit() != 0 && content.writer() != 0) {
    const std::uint32_t writer = content.writer() - 1;
    row.put(0, column, std::string(1, badge(writer)), player_role(writer));
  }
}

void SudokuPane::draw_small_cell(const Region& cell_region, std::uint32_t cell,
                                 const MatchScene& scene) const {
  const ShownCell shown = shown_cell(scene, cell);
  const bool here = cell == cursor_ && !shown.provisional;
  cell_region.put(0, 1, digit_text(shown.content.digit()),
                  here ? Role::kCursor : digit_role(shown, scene));
  draw_marks(cell_region, cell, shown, scene);
}

void SudokuPane::draw_large_cell(const Region& cell_region, std::uint32_t cell,
                                 const MatchScene& scene) const {
  const ShownCell shown = shown_cell(scene, cell);
  const bool here = cell == cursor_ && !shown.provisional;
  const Region middle = cell_region.part(1, 0, 1);
  if (shown.content.digit() == 0 && shown.content.centre() != 0) {
    draw_both_notes(cell_region, shown.content);
  } else if (shown.content.digit() == 0 && shown.content.notes() != 0) {
    draw_notes(cell_region.part(0, 1), shown.content.notes());
  } else {
    middle.put(0, middle.columns() / 2, digit_text(shown.content.digit()),
               here ? Role::kCursor : digit_role(shown, scene));
  }
  draw_marks(middle, cell, shown, scene);
}

void SudokuPane::draw_board(const Region& region, const MatchScene& scene) const {
  if (scene.match.sudoku().cells_size() != kCells) return;
  const SudokuGrid& grid = sudoku_grid(scene.large);
  draw_frame(region, grid);
  for (int i = 0; i < kSide; ++i) {
    region.put(0, grid.column(i) + grid.cell_columns / 2, std::to_string(i + 1), Role::kDim);
    region.put(grid.row(i) + grid.cell_rows / 2, 1, std::string(1, static_cast<char>('A' + i)),
               Role::kDim);
  }
  for (int i = 0; i < kCells; ++i) {
    const Region cell =
        region.part(grid.row(i / kSide), grid.column(i % kSide), grid.cell_rows, grid.cell_columns);
    if (scene.large) {
      draw_large_cell(cell, static_cast<std::uint32_t>(i), scene);
    } else {
      draw_small_cell(cell, static_cast<std::uint32_t>(i), scene);
    }
  }
  if (scene.large) return;
  // The sign of the cell with my cursor stands in the gap beside it, which is at its right but for
  // the last cell of a box.
  const int column = static_cast<int>(cursor_) % kSide;
  const int at = grid.column(column) + (column % kBoxSide + 1 < kBoxSide ? grid.cell_columns : -1);
  draw_sign(region.part(grid.row(static_cast<int>(cursor_) / kSide), 0, 1), at,
            shown_cell(scene, cursor_), scene);
}

int SudokuPane::draw_side(const Region& region, const MatchScene& scene) const {
  const v1::SudokuView& board = scene.match.sudoku();
  if (board.cells_size() != kCells) return 0;
  constexpr int kLeftAt = 16;
  region.put(0, 1, "NOTES " + cell_name(cursor_), Role::kStrong);
  region.put(0, kLeftAt, "LEFT TO SET", Role::kStrong);
  const ShownCell shown = shown_cell(scene, cursor_);
  draw_notes(region.part(1, 3), shown.content.notes());
  const std::array<int, kSide> left = digits_left(board);
  for (int i = 0; i < kSide; ++i) {
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
