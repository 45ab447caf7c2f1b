#include "engine/minesweeper/arrange.h"

#include <algorithm>
#include <span>
#include <vector>

namespace gridmates::minesweeper {
namespace {

bool meets(const Demand& demand, const Cells& mines) {
  bool meets = true;
  demand.safe.each([&](Cell cell) { meets = meets && !mines.has(cell); });
  demand.mined.each([&](Cell cell) { meets = meets && mines.has(cell); });
  return meets;
}

bool touches_number(const Position& position, Cell cell) {
  for (const Cell near : Neighbours(position.shape, cell)) {
    if (position.number(near)) return true;
  }
  return false;
}

// The closed cells of the components that `from` belongs to, near ones first, so that a search in
// this order soon completes the cells around a number.
std::vector<Cell> component_of(const Position& position, const std::vector<Cell>& from) {
  std::vector<Cell> order;
  Cells known;
  const auto take = [&](Cell cell) {
    if (known.has(cell) || !position.closed(cell) || !touches_number(position, cell)) return;
    known.add(cell);
    order.push_back(cell);
  };
  for (const Cell cell : from) take(cell);
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const Cell near : Neighbours(position.shape, order[i])) {
      if (!position.number(near)) continue;
      for (const Cell other : Neighbours(position.shape, near)) take(other);
    }
  }
  return order;
}

// Backtracking over the cells of some components, and the draw among the arrangements found.
class Search {
 public:
  // `mines_free` mines must be placed among `cells` and the `far` cells together.
  Search(const Position& position, const Demand& demand, std::vector<Cell> cells, int mines_free,
         int far, core::Random& random)
      : position_(position),
        demand_(demand),
        cells_(std::move(cells)),
        mines_free_(mines_free),
        far_(far),
        random_(random),
        missing_(position.cells.size(), 0),
        left_(position.cells.size(), 0) {
    for (Cell cell = 0; cell < position.cells.size(); ++cell) {
      if (position.number(cell)) missing_[cell] = static_cast<std::int8_t>(position.cells[cell]);
    }
    for (Cell cell = 0; cell < position.cells.size(); ++cell) {
      if (position.cells[cell] == kShownMine) count(cell, missing_, -1);
    }
    for (const Cell cell : cells_) count(cell, left_, 1);
    for (std::size_t i = 0; i < cells_.size(); ++i) begin_with_.push_back(random.below(2) == 1);
  }

  // Sets `drawn` to the mined cells of the drawn arrangement. False if none was found.
  bool run(Cells& drawn) {
    enum : std::uint8_t { kNone, kFirst, kBoth };
    std::vector<std::uint8_t> tried(cells_.size() + 1, kNone);
    std::size_t depth = 0;
    for (std::uint32_t nodes = 0; nodes < kArrangeBudget;) {
      if (depth == cells_.size()) {
        meet(drawn);
      } else if (tried[depth] != kBoth) {
        ++nodes;
        const bool mined = begin_with_[depth] == (tried[depth] == kNone);
        ++tried[depth];
        if (place(depth, mined)) {
          ++depth;
          tried[depth] = kNone;
        }
        continue;
      }
      if (depth == 0) break;
      take_back(--depth);
    }
    return met_ > 0;
  }

 private:
  void count(Cell cell, std::vector<std::int8_t>& counts, int by) const {
    for (const Cell near : Neighbours(position_.shape, cell)) {
      counts[near] = static_cast<std::int8_t>(counts[near] + by);
    }
  }
  // Returns false and places nothing if the demand, a number or the number of mines forbids it.
  bool place(std::size_t depth, bool mined) {
    const Cell cell = cells_[depth];
    if ((mined ? demand_.safe : demand_.mined).has(cell)) return false;
    mined_.set(cell, mined);
    placed_ += mined ? 1 : 0;
    count(cell, left_, -1);
    if (mined) count(cell, missing_, -1);
    if (placed_ <= mines_free_ && fits(cell)) return true;
    take_back(depth);
    return false;
  }
  bool fits(Cell cell) const {
    for (const Cell near : Neighbours(position_.shape, cell)) {
      if (position_.number(near) && (missing_[near] < 0 || missing_[near] > left_[near])) {
        return false;
      }
    }
    return true;
  }
  void take_back(std::size_t depth) {
    const Cell cell = cells_[depth];
    count(cell, left_, 1);
    if (mined_.has(cell)) count(cell, missing_, 1);
    placed_ -= mined_.has(cell) ? 1 : 0;
    mined_.remove(cell);
  }
  void meet(Cells& drawn) {
    const int rest = mines_free_ - placed_;
    if (rest < 0 || rest > far_) return;
    if (met_ == 0) first_rest_ = rest;
    const double weight = weight_of(rest);
    met_ += weight;
    constexpr double kTwoTo32 = 4294967296.0;
    if (random_.below(0xffffffffU) / kTwoTo32 * met_ < weight) drawn = mined_;
  }
  // C(far, rest), relative to its value at the first arrangement.
  double weight_of(int rest) const {
    double weight = 1;
    for (int k = first_rest_; k < rest; ++k) weight = weight * (far_ - k) / (k + 1);
    for (int k = first_rest_; k > rest; --k) weight = weight * k / (far_ - k + 1);
    return std::clamp(weight, 1e-200, 1e200);
  }

  const Position& position_;
  const Demand& demand_;
  const std::vector<Cell> cells_;
  const int mines_free_;
  const int far_;
  core::Random& random_;
  std::vector<std::int8_t> missing_;  // by number: mines not placed yet
  std::vector<std::int8_t> left_;     // by number: cells not decided yet
  std::vector<bool> begin_with_;
  Cells mined_;
  int placed_ = 0;
  int first_rest_ = 0;
  double met_ = 0;  // the total weight of the arrangements so far
};

// The closed cells that touch no number: those left open by the demand, and those it wants mined.
struct Far {
  std::vector<Cell> open_to_chance;
  Cells mined;  // by demand
};

Far far_of(const Position& position, const Demand& demand) {
  Far far;
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (!position.closed(cell) || touches_number(position, cell)) continue;
    if (demand.mined.has(cell)) {
      far.mined.add(cell);
    } else if (!demand.safe.has(cell)) {
      far.open_to_chance.push_back(cell);
    }
  }
  return far;
}

// Moves mines within the components of `from` and among the far cells.
bool move_within(const Position& position, const Demand& demand, const std::vector<Cell>& from,
                 core::Random& random, Cells& mines) {
  const std::vector<Cell> component = component_of(position, from);
  Far far = far_of(position, demand);
  Cells kept;  // mines that stay where they are
  mines.each([&](Cell mine) {
    if (!position.closed(mine) || touches_number(position, mine)) kept.add(mine);
  });
  for (const Cell cell : component) kept.remove(cell);
  const int free = mines.count() - kept.count() - far.mined.count();
  Search search(position, demand, component, free, static_cast<int>(far.open_to_chance.size()),
                random);
  Cells drawn;
  if (!search.run(drawn)) return false;
  (kept |= drawn) |= far.mined;
  random.shuffle(std::span(far.open_to_chance));
  const int rest = free - drawn.count();
  for (int i = 0; i < rest; ++i) kept.add(far.open_to_chance[static_cast<std::size_t>(i)]);
  mines = kept;
  return true;
}

}  // namespace

bool rearrange(const Position& position, const Demand& demand, core::Random& random, Cells& mines) {
  if (meets(demand, mines)) return true;
  std::vector<Cell> wrong;
  std::vector<Cell> closed;
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (!position.closed(cell)) continue;
    const bool as_demanded = !(mines.has(cell) ? demand.safe : demand.mined).has(cell);
    if (!as_demanded) wrong.push_back(cell);
    closed.push_back(cell);
  }
  Cells moved = mines;
  if (!move_within(position, demand, wrong, random, moved) || !meets(demand, moved)) {
    moved = mines;
    if (!move_within(position, demand, closed, random, moved) || !meets(demand, moved)) {
      return false;
    }
  }
  mines = moved;
  return true;
}

}  // namespace gridmates::minesweeper
