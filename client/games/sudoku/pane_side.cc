// Draws what is beside a Sudoku: notes, digits left, progress.
#include <algorithm>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/pane.h"
#include "client/games/sudoku/pane_notes.h"

namespace gridmates::terminal {
namespace {

constexpr int kInRow = 3;  // digits per row, if nine are in three rows

// How many of each digit remain to be written.
std::vector<int> digits_left(const v1::SudokuView& board, int side) {
  std::vector<int> left(static_cast<std::size_t>(side), side);
  for (const v1::SudokuCell& cell : board.cells()) {
    if (cell.digit() >= 1 && cell.digit() <= left.size()) --left[cell.digit() - 1];
  }
  return left;
}

// The width of a digit's count on a large board, including a blank.
int left_columns(const DigitNames& names) { return names.numbers ? 6 : 5; }

// Draws them from a place of the region on, `in_row` in a row; returns the rows used.
int draw_left(const Region& region, const v1::SudokuView& board, int in_row,
              const DigitNames& names, bool dims_complete) {
  const int side = words::sudoku_shape(board).side();
  const std::vector<int> left = digits_left(board, side);
  const int columns = side > kInRow * kInRow ? left_columns(names) : 4;
  for (int i = 0; i < side; ++i) {
    const int count = std::max(left[static_cast<std::size_t>(i)], 0);
    region.put(i / in_row, i % in_row * columns,
               names.of(static_cast<std::uint32_t>(i) + 1) + ":" + std::to_string(count),
               count == 0 && dims_complete ? Role::kDim : Role::kNormal);
  }
  return (side + in_row - 1) / in_row;
}

}  // namespace

int SudokuPane::draw_side(const Region& region, const MatchScene& scene) const {
  const v1::SudokuView& board = scene.match.sudoku();
  if (!words::is_whole(board)) return 0;
  const bool shows_left = preferences_.shows(Aid::kLeft);
  const bool dims_complete = preferences_.shows(Aid::kComplete);
  const ShownCell shown = shown_cell(scene, cursor_);
  const NotesLook look = notes_look(cursor_, scene);
  const std::uint32_t clashing = shown.content.digit() == 0 ? look.clashing : 0;
  const auto put = [&region](int row, int column, const std::string& words, Role role) {
    region.put_field(row, column, region.columns() - column, words, role);
  };
  if (has_letters()) {
    const std::string corner = names().of_set(shown.content.notes(), clashing);
    const std::string centre = names().of_set(shown.content.centre(), clashing);
    put(0, 1, tr("NOTES {}", cell_name(cursor_)), Role::kStrong);
    put(1, 1, tr("corner {}", corner.empty() ? "-" : corner), Role::kNormal);
    put(2, 1, tr("centre {}", centre.empty() ? "-" : centre), Role::kNormal);
    int rows = 3;
    if (shown.private_notes != 0) {
      put(rows++, 1, tr("private {}", names().of_set(shown.private_notes, clashing)),
          Role::kNormal);
    }
    if (shows_left) {
      put(rows++, 1, tr("LEFT TO SET"), Role::kStrong);
      const int in_row = std::max((region.columns() - 1) / left_columns(names()), 1);
      rows += draw_left(region.part(rows, 1), board, in_row, names(), dims_complete);
    }
    return rows + draw_progress(region.part(rows, 0), scene);
  }
  constexpr int kLeftAt = 16;
  region.put_field(0, 1, shows_left ? kLeftAt - 2 : region.columns() - 1,
                   tr("NOTES {}", cell_name(cursor_)), Role::kStrong);
  draw_notes(region.part(1, 3), shown.content.notes(), look);
  if (shows_left) {
    put(0, kLeftAt, tr("LEFT TO SET"), Role::kStrong);
    draw_left(region.part(1, kLeftAt), board, kInRow, names(), dims_complete);
  }
  if ((shown.content.centre() | shown.private_notes) == 0) {
    return 4 + draw_progress(region.part(4, 0), scene);
  }
  int column = 1;
  if (shown.content.centre() != 0) {
    const std::string words = tr("centre {}", names().of_set(shown.content.centre(), clashing));
    put(4, 1, words, Role::kNormal);
    column += client::columns_of(words) + 2;
  }
  if (shown.private_notes != 0) {
    put(4, column, tr("private {}", names().of_set(shown.private_notes, clashing)), Role::kNormal);
  }
  return 5 + draw_progress(region.part(5, 0), scene);
}

int SudokuPane::draw_progress(const Region& region, const MatchScene& scene) const {
  const v1::SudokuStatus& status = scene.match.sudoku().status();
  region.rule(0);
  const auto filled = static_cast<int>(status.filled());
  const int bar = region.columns() - 8;
  for (int i = 0; i < bar; ++i) {
    const bool done = i < filled * bar / shape_.cells();
    region.put(1, 1 + i, done ? "#" : ".", done ? Role::kNormal : Role::kDim);
  }
  region.put_right(1, progress(scene.match));
  if (!preferences_.shows(Aid::kClashes)) return 2;
  region.put_field(2, 1, region.columns() - 1, tr("cells that clash: {}", status.clashes()),
                   status.clashes() == 0 ? Role::kDim : Role::kClash);
  return 3;
}

}  // namespace gridmates::terminal
