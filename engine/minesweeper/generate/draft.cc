#include "engine/minesweeper/generate/draft.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/minesweeper/generate/generate.h"

namespace gridmates::minesweeper {
namespace {

constexpr std::size_t kMuch = 9;  // unexplored cells: enough to draw a place from
constexpr int kApart = 4;         // distance of places' middles, so that no number touches two

bool is_near(Shape shape, Cell one, Cell other, int steps) {
  return std::abs(shape.column(one) - shape.column(other)) <= steps &&
         std::abs(shape.row(one) - shape.row(other)) <= steps;
}

// The unit of redrawing: a cell and those around it.
std::vector<Cell> place_around(Shape shape, Cell cell) {
  const Neighbours near(shape, cell);
  std::vector<Cell> place(near.begin(), near.end());
  place.insert(std::lower_bound(place.begin(), place.end(), cell), cell);
  return place;
}

std::vector<Cell> list_of(const Cells& cells) {
  std::vector<Cell> list;
  cells.each([&](Cell cell) { list.push_back(cell); });
  return list;
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
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) all_.add(cell);
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

// A field that the first opening finishes still gets a step: no proof is empty.
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

// The cells around these cells.
Cells Draft::around(const Cells& cells) const {
  Cells around;
  cells.each([&](Cell cell) {
    for (const Cell near : Neighbours(field_.shape, cell)) around.add(near);
  });
  return around;
}

// It is stuck at the unknown cells beside numbers; if there are none, at the mines that enclose the
// unknown cells.
void Draft::redraw(core::Random& random) {
  Cells unknown = all_;
  unknown -= opened_;
  unknown -= deducer_.mined();
  Cells unexplored = unknown;
  unexplored -= around(opened_);
  Cells at_numbers = unknown;
  at_numbers -= unexplored;
  if (!at_numbers.empty() && unexplored.count() >= kMuch) {
    redraw_one_place(at_numbers, unexplored, random);
  } else if (!at_numbers.empty()) {
    redraw_all_places(at_numbers, random);
  } else {
    Cells walls = around(unknown);
    walls -= unknown;
    redraw_all_places(walls, random);
  }
}

void Draft::redraw_one_place(const Cells& at_numbers, const Cells& unexplored,
                             core::Random& random) {
  const std::vector<Cell> source = list_of(unexplored);
  for (const Cell cell : place_around(field_.shape, one_of(list_of(at_numbers), random))) {
    if (at_numbers.has(cell) || unexplored.has(cell)) exchange(cell, one_of(source, random));
  }
}

void Draft::redraw_all_places(const Cells& stuck, core::Random& random) {
  Cells all = all_;
  all -= kept_free_;
  const std::vector<Cell> source = list_of(all);
  std::vector<Cell> left = list_of(stuck);
  while (!left.empty()) {
    const Cell middle = one_of(left, random);
    for (const Cell cell : place_around(field_.shape, middle)) {
      if (all.has(cell) && !opened_.has(cell)) exchange(cell, one_of(source, random));
    }
    std::erase_if(left, [&](Cell cell) { return is_near(field_.shape, middle, cell, kApart); });
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
