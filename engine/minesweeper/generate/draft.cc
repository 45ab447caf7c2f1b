#include "engine/minesweeper/generate/draft.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/minesweeper/generate/generate.h"

namespace gridmates::minesweeper {
namespace {

// What is drawn anew at once: a cell and those around it. Places are so far apart that no number
// touches two of them.
constexpr int kPlace = 1;
constexpr int kApart = 4;
constexpr std::size_t kMuch = 9;  // unexplored cells, enough to draw a place from

bool is_near(Shape shape, Cell one, Cell other, int steps) {
  return std::abs(shape.column(one) - shape.column(other)) <= steps &&
         std::abs(shape.row(one) - shape.row(other)) <= steps;
}

Cell one_of(const std::vector<Cell>& cells, core::Random& random) {
  return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

}  // namespace

Draft::Draft(const Field& field, Cell first)
    : field_(field),
      first_(first),
      numbers_(numbers_of(field)),
      deducer_(field.shape, field.mines.count()) {
  kept_free_.add(first);
  if (numbers_[first] == 0) {
    for (const Cell near : Neighbours(field.shape, first)) kept_free_.add(near);
  }
  restart();
}

void Draft::restart() {
  const std::uint16_t mines = field_.mines.count();
  deducer_ = Deducer(field_.shape, mines);
  opened_ = {};
  closed_ = field_.shape.cells() - mines;
  moved_ = false;
  steps_.clear();
  open(first_);
}

void Draft::open(Cell cell) {
  if (opened_.has(cell)) return;
  for (const Cell next : flood(field_.shape, numbers_, cell, {}, opened_)) {
    deducer_.open(next, numbers_[next]);
    --closed_;
  }
}

// A field that the first opening finishes gets a step all the same: no proof is empty.
bool Draft::play() {
  while (closed_ > 0 || steps_.empty()) {
    auto step = deducer_.next(kNodes);
    if (!step) return false;
    if (!step->mined) {
      for (const Cell cell : step->cells) open(cell);
    }
    steps_.push_back(*std::move(step));
  }
  return true;
}

bool Draft::touches_number(Cell cell) const {
  const Neighbours near(field_.shape, cell);
  return std::any_of(near.begin(), near.end(), [&](Cell other) { return opened_.has(other); });
}

bool Draft::touches_unknown(Cell cell) const {
  const Neighbours near(field_.shape, cell);
  return std::any_of(near.begin(), near.end(), [&](Cell other) { return is_unknown(other); });
}

// It is stuck at the unknown cells of which numbers tell something; where there is none, at those
// that are shut in and at the mines around them.
void Draft::redraw(core::Random& random) {
  std::vector<Cell> at_numbers, unexplored, walls;
  for (Cell cell = 0; cell < field_.shape.cells(); ++cell) {
    if (opened_.has(cell)) continue;
    if (!deducer_.unknown(cell)) {
      if (touches_unknown(cell)) walls.push_back(cell);
    } else {
      (touches_number(cell) ? at_numbers : unexplored).push_back(cell);
    }
  }
  if (!at_numbers.empty() && unexplored.size() >= kMuch) {
    redraw_one_place(at_numbers, unexplored, random);
  } else if (!at_numbers.empty()) {
    redraw_all_places(std::move(at_numbers), random);
  } else {
    unexplored.insert(unexplored.end(), walls.begin(), walls.end());
    redraw_all_places(std::move(unexplored), random);
  }
}

void Draft::redraw_one_place(const std::vector<Cell>& at_numbers,
                             const std::vector<Cell>& unexplored, core::Random& random) {
  const Cell place = one_of(at_numbers, random);
  for (Cell cell = 0; cell < field_.shape.cells(); ++cell) {
    if (!is_unknown(cell) || !is_near(field_.shape, place, cell, kPlace)) continue;
    exchange(cell, one_of(unexplored, random));
  }
}

void Draft::redraw_all_places(std::vector<Cell> stuck, core::Random& random) {
  std::vector<Cell> all;
  for (Cell cell = 0; cell < field_.shape.cells(); ++cell) {
    if (!kept_free_.has(cell)) all.push_back(cell);
  }
  while (!stuck.empty()) {
    const Cell place = one_of(stuck, random);
    for (const Cell cell : all) {
      if (opened_.has(cell) || !is_near(field_.shape, place, cell, kPlace)) continue;
      exchange(cell, one_of(all, random));
    }
    std::erase_if(stuck, [&](Cell cell) { return is_near(field_.shape, place, cell, kApart); });
  }
  restart();
}

void Draft::exchange(Cell one, Cell other) {
  const bool mined = field_.mines.has(one);
  if (mined == field_.mines.has(other)) return;
  put(one, !mined);
  put(other, mined);
  moved_ = true;
}

void Draft::put(Cell cell, bool mined) {
  field_.mines.set(cell, mined);
  const int change = mined ? 1 : -1;
  for (const Cell near : Neighbours(field_.shape, cell)) {
    numbers_[near] = static_cast<std::uint8_t>(numbers_[near] + change);
    if (opened_.has(near)) deducer_.renumber(near, change);
  }
}

}  // namespace gridmates::minesweeper
