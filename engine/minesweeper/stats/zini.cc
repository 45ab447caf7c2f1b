#include <cstddef>

#include "engine/minesweeper/stats/parts.h"
#include "engine/minesweeper/stats/stats.h"

namespace gridmates::minesweeper {
namespace {

class Greedy {
 public:
  explicit Greedy(const Field& field);
  std::uint16_t clicks();

 private:
  std::optional<Cell> best() const;
  Cell first_part() const;
  void solve(Cell cell);
  void click(Cell cell);
  void reveal(Cell cell);
  void flag(Cell mine);
  void change_around(Cell cell, int change);
  void change_near(std::size_t part, int change);

  const Field& field_;
  const std::vector<std::uint8_t> numbers_;
  const Parts parts_;
  std::size_t undone_;         // parts
  std::vector<int> premiums_;  // by cell; unused for mines
  std::vector<Cell> order_;    // column by column from the left
  Cells opened_;
  Cells flagged_;
  std::uint16_t clicks_ = 0;
};

Greedy::Greedy(const Field& field)
    : field_(field),
      numbers_(numbers_of(field)),
      parts_(parts_of(field, numbers_)),
      undone_(parts_.opens.size()) {
  const Shape shape = field.shape;
  for (unsigned column = 0; column < shape.width; ++column) {
    for (unsigned row = 0; row < shape.height; ++row) order_.push_back(shape.at(column, row));
  }
  for (const std::uint8_t mines : numbers_) premiums_.push_back(-mines - 2);
  for (std::size_t part = 0; part < parts_.opens.size(); ++part) change_near(part, 1);
}

std::uint16_t Greedy::clicks() {
  while (undone_ > 0) {
    if (const auto cell = best()) {
      solve(*cell);
    } else {
      click(first_part());
    }
  }
  return clicks_;
}

std::optional<Cell> Greedy::best() const {
  std::optional<Cell> best;
  for (const Cell cell : order_) {
    if (field_.mines.has(cell) || premiums_[cell] < 0) continue;
    if (!best || premiums_[cell] > premiums_[*best]) best = cell;
  }
  return best;
}

// Requires an undone part; a part with an open cell is done, so a closed cell of one is enough.
Cell Greedy::first_part() const {
  for (const Cell cell : order_) {
    if (parts_.of[cell] != Parts::kNone && !opened_.has(cell)) return cell;
  }
  return 0;
}

void Greedy::solve(Cell cell) {
  if (!opened_.has(cell)) click(cell);
  ++clicks_;  // the chord
  for (const Cell near : Neighbours(field_.shape, cell)) {
    if (field_.mines.has(near)) {
      flag(near);
    } else {
      reveal(near);
    }
  }
}

void Greedy::click(Cell cell) {
  ++clicks_;
  reveal(cell);
}

void Greedy::reveal(Cell cell) {
  if (opened_.has(cell)) return;
  for (const Cell open : flood(field_.shape, numbers_, cell, {}, opened_)) ++premiums_[open];
  const std::uint16_t part = parts_.of[cell];
  if (part == Parts::kNone) return;
  --undone_;
  change_near(part, -1);
}

void Greedy::flag(Cell mine) {
  if (flagged_.has(mine)) return;
  ++clicks_;
  flagged_.add(mine);
  change_around(mine, 1);
}

void Greedy::change_around(Cell cell, int change) {
  for (const Cell near : Neighbours(field_.shape, cell)) premiums_[near] += change;
}

// Changes the premium of the cells that have the part among themselves and their neighbours:
// exactly the cells that the click on an opening opens, or those around a number.
void Greedy::change_near(std::size_t part, int change) {
  if (part < parts_.openings) {
    for (const Cell cell : parts_.opens[part]) premiums_[cell] += change;
    return;
  }
  const Cell number = parts_.opens[part].front();
  premiums_[number] += change;
  change_around(number, change);
}

}  // namespace

std::uint16_t zini(const Field& field) { return Greedy(field).clicks(); }

}  // namespace gridmates::minesweeper
