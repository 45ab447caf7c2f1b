#include "engine/tictactoe/grid.h"

#include <algorithm>

namespace gridmates::tictactoe {
namespace {

Mark mark_of_side(int side) { return side == 0 ? Mark::kX : Mark::kO; }

}  // namespace

Grid::Grid(std::shared_ptr<const Windows> windows, const Position& position)
    : windows_(std::move(windows)),
      marks_(windows_->variant().cells(), Mark::kNone),
      counts_(windows_->size()) {
  hope_.fill(static_cast<std::int64_t>(counts_.size()));
  for (CellNumber cell = 0; cell < marks_.size() && cell < position.size(); ++cell) {
    if (position[cell] != Mark::kNone) put(cell, position[cell] == Mark::kX ? 0 : 1);
  }
  // The marks were not put in the order of play: a line on the way may be an overline now.
  for (const int side : {0, 1}) {
    lines_[side] = 0;
    for (std::size_t window = 0; window < counts_.size(); ++window) {
      if (is_line(window, side)) ++lines_[side];
    }
  }
}

// A window counts for a side while the other one has no mark in it.
void Grid::sum(std::size_t window, int by) {
  const int needed = windows_->variant().in_a_row();
  for (const int side : {0, 1}) {
    if (counts_[window][1 - side] != 0) continue;
    const std::uint8_t marks = counts_[window][side];
    hope_[side] += by * (std::int64_t{1} << marks);
    worth_[side] += by * windows_->worth(marks);
    if (marks == needed - 1) nearly_[side] += by;
  }
}

bool Grid::is_line(std::size_t window, int side) const {
  if (counts_[window][side] != windows_->variant().in_a_row()) return false;
  if (windows_->variant().overline() == Overline::kWins) return true;
  return std::ranges::none_of(windows_->beside(window), [&](CellNumber cell) {
    return cell != Windows::kNone && marks_[cell] == mark_of_side(side);
  });
}

void Grid::put(CellNumber cell, int side) {
  marks_[cell] = mark_of_side(side);
  ++count_;
  key_ ^= windows_->number_of(cell, side);
  for (const std::uint16_t window : windows_->of_cell(cell)) {
    sum(window, -1);
    ++counts_[window][side];
    sum(window, 1);
    if (is_line(window, side)) ++lines_[side];
  }
}

void Grid::take(CellNumber cell, int side) {
  for (const std::uint16_t window : windows_->of_cell(cell)) {
    if (is_line(window, side)) --lines_[side];
    sum(window, -1);
    --counts_[window][side];
    sum(window, 1);
  }
  marks_[cell] = Mark::kNone;
  --count_;
  key_ ^= windows_->number_of(cell, side);
}

bool Grid::wins_at(CellNumber cell, int side) const {
  const int needed = windows_->variant().in_a_row();
  const bool exact = windows_->variant().overline() == Overline::kNoLine;
  for (const std::uint16_t window : windows_->of_cell(cell)) {
    if (counts_[window][side] != needed - 1 || counts_[window][1 - side] != 0) continue;
    const bool longer = exact && std::ranges::any_of(windows_->beside(window), [&](CellNumber by) {
                          return by != Windows::kNone && marks_[by] == mark_of_side(side);
                        });
    if (!longer) return true;
  }
  return false;
}

bool Grid::can_win_now(int side) const { return nearly_[side] > 0 && !winning(side).empty(); }

std::vector<CellNumber> Grid::winning(int side) const {
  std::vector<CellNumber> cells;
  if (nearly_[side] == 0) return cells;
  for (CellNumber cell = 0; cell < marks_.size(); ++cell) {
    if (is_free(cell) && wins_at(cell, side)) cells.push_back(cell);
  }
  return cells;
}

int Grid::worth_at(CellNumber cell) const {
  int worth = 0;
  for (const std::uint16_t window : windows_->of_cell(cell)) {
    for (const int side : {0, 1}) {
      const std::uint8_t marks = counts_[window][side];
      if (counts_[window][1 - side] == 0) worth += 2 * windows_->worth(marks) + 1;
    }
  }
  return worth;
}

}  // namespace gridmates::tictactoe
