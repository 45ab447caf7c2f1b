// Draws the board of a Sudoku: one-row cells in scale S, three-row cells with notes in M and L;
// larger boards with cells of two columns (three for numbers), in a window.
#include <algorithm>
#include <array>

#include "client/games/sudoku/board.h"
#include "client/games/sudoku/pane.h"
#include "client/terminal/scroll.h"

namespace gridmates::terminal {
namespace {

constexpr Size kSmallRoom{14, 41};  // for the board in layout S
constexpr int kMargin = 2;          // rows and columns kept visible around the cursor

// The sign where two lines meet: `i` and `j` are the first, the last or another of all.
std::string_view corner(int i, int all_i, int j, int all_j) {
  constexpr std::array<std::array<std::string_view, 3>, 3> kCorners{
      {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}};
  const auto place = [](int at, int all) {
    return std::size_t{at == 0 ? 0U : at == all ? 2U : 1U};
  };
  return kCorners[place(i, all_i)][place(j, all_j)];
}

void draw_frame(const Region& region, const SudokuGrid& grid) {
  const int first = grid.rule_column(0);
  for (int i = 0; i <= grid.boxes_down(); ++i) {
    const int row = grid.rule_row(i);
    region.part(row, first, 1, grid.columns() - first).rule(0);
    for (int j = 0; j <= grid.boxes_across(); ++j) {
      const int column = grid.rule_column(j);
      region.put(row, column, corner(i, grid.boxes_down(), j, grid.boxes_across()), Role::kLine);
      for (int below = 1; i < grid.boxes_down() && below <= grid.box_rows(); ++below) {
        region.put(row + below, column, "│", Role::kLine);
      }
    }
  }
}

}  // namespace

bool SudokuPane::is_wide() const {
  const SudokuGrid grid = SudokuGrid::small(shape_);
  return shape_.side() > 9 || grid.rows() > kSmallRoom.rows || grid.columns() > kSmallRoom.columns;
}

// Other boards usually have a blank last column.
int SudokuPane::apart() const { return is_wide() ? 1 : 0; }

bool SudokuPane::tall(Scale scale) const { return is_wide() || scale == Scale::kM; }

SudokuGrid SudokuPane::grid(Scale scale) const {
  if (is_wide()) return SudokuGrid::tight(shape_, names().numbers ? 2 : 1);
  if (scale == Scale::kM) return SudokuGrid::middle(shape_);
  return scale == Scale::kL ? SudokuGrid::large(shape_) : SudokuGrid::small(shape_);
}

Size SudokuPane::board_size(Scale scale) const {
  const SudokuGrid grid = this->grid(scale);
  return {grid.rows(), grid.columns() + apart()};
}

std::optional<std::uint32_t> SudokuPane::cell_at(Spot spot, Scale scale) const {
  const SudokuGrid grid = this->grid(scale);
  if (!grid.is_framed &&
      (spot.row < grid.head_rows || spot.column < SudokuGrid::kRowNamesColumns)) {
    return std::nullopt;
  }
  for (int i = 0; i < shape_.cells(); ++i) {
    const auto cell = static_cast<sudoku::Cell>(i);
    const int row = spot.row + scrolled_.rows - grid.row(shape_.row_of(cell));
    const int column = spot.column + scrolled_.columns - grid.column(shape_.column_of(cell));
    const bool inside = row >= 0 && row < grid.cell_rows && column >= 0;
    if (inside && column < grid.cell_columns) return static_cast<std::uint32_t>(i);
  }
  return std::nullopt;
}

void SudokuPane::draw_board(const Region& region, const MatchScene& scene) const {
  if (!words::is_whole(scene.match.sudoku())) return;
  const SudokuGrid grid = this->grid(scene.scale);
  if (!grid.is_framed) return draw_window(region, scene);
  draw_frame(region, grid);
  for (int i = 0; i < shape_.side(); ++i) {
    region.put(0, grid.column(i) + grid.cell_columns / 2, std::to_string(i + 1), Role::kDim);
    region.put(grid.row(i) + grid.cell_rows / 2, 1, words::sudoku_row(i), Role::kDim);
  }
  for (int i = 0; i < shape_.cells(); ++i) {
    const auto number = static_cast<sudoku::Cell>(i);
    const Region cell =
        region.part(grid.row(shape_.row_of(number)), grid.column(shape_.column_of(number)),
                    grid.cell_rows, grid.cell_columns);
    draw_cell(cell, number, scene);
  }
}

// The visible part, by rows and columns of the screen; names of rows and columns stay at the edges,
// where '^', 'v', '<' and '>' show that the board continues.
void SudokuPane::draw_window(const Region& region, const MatchScene& scene) const {
  const SudokuGrid grid = this->grid(scene.scale);
  const Size head{grid.head_rows, SudokuGrid::kRowNamesColumns};
  const Size all{grid.rows() - head.rows, grid.columns() - head.columns};
  const Size size{std::min(region.rows() - head.rows, all.rows),
                  std::min(region.columns() - head.columns - apart(), all.columns)};
  const auto here = static_cast<sudoku::Cell>(cursor_);
  scrolled_.rows = slide(scrolled_.rows, size.rows, all.rows,
                         grid.row(shape_.row_of(here)) - head.rows, kMargin);
  scrolled_.columns = slide(scrolled_.columns, size.columns, all.columns,
                            grid.column(shape_.column_of(here)) - head.columns + 1, kMargin + 2);
  const auto row_of = [&](int row) { return row - head.rows - scrolled_.rows; };
  const auto column_of = [&](int column) { return column - head.columns - scrolled_.columns; };
  const auto is_row = [&](int row) { return row >= 0 && row < size.rows; };
  const auto is_column = [&](int column, int width) {
    return column >= 0 && column + width <= size.columns;
  };
  const Region window = region.part(head.rows, head.columns, size.rows, size.columns);
  for (int i = 1; i < grid.boxes_down(); ++i) {
    if (is_row(row_of(grid.rule_row(i)))) window.rule(row_of(grid.rule_row(i)));
  }
  for (int j = 1; j < grid.boxes_across(); ++j) {
    const int column = column_of(grid.rule_column(j));
    for (int row = 0; is_column(column, 1) && row < size.rows; ++row) {
      const bool crosses = (row + scrolled_.rows + 1) % (grid.box_rows() + 1) == 0;
      window.put(row, column, crosses ? "┼" : "│", Role::kLine);
    }
  }
  for (int i = 0; i < shape_.side(); ++i) {
    const int row = row_of(grid.row(i));
    const int column = column_of(grid.column(i));
    const int middle = row + grid.cell_rows / 2;
    if (is_row(middle)) region.put(head.rows + middle, 1, words::sudoku_row(i), Role::kDim);
    if (!is_column(column, grid.cell_columns)) continue;
    const std::string number = std::to_string(i + 1);
    for (std::size_t digit = 0; digit < number.size(); ++digit) {
      region.put(head.rows - static_cast<int>(number.size() - digit),
                 head.columns + column + grid.number_at(), number.substr(digit, 1), Role::kDim);
    }
  }
  for (int i = 0; i < shape_.cells(); ++i) {
    const auto cell = static_cast<sudoku::Cell>(i);
    const int row = row_of(grid.row(shape_.row_of(cell)));
    const int column = column_of(grid.column(shape_.column_of(cell)));
    if (!is_row(row) || !is_column(column, grid.cell_columns)) continue;
    draw_cell(window.part(row, column, grid.cell_rows, grid.cell_columns), cell, scene);
  }
  if (scrolled_.rows > 0) region.put(0, 0, "^", Role::kStrong);
  if (scrolled_.rows + size.rows < all.rows) region.put(1, 0, "v", Role::kStrong);
  if (scrolled_.columns > 0) region.put(0, 1, "<", Role::kStrong);
  if (scrolled_.columns + size.columns < all.columns) region.put(0, 2, ">", Role::kStrong);
}

}  // namespace gridmates::terminal
