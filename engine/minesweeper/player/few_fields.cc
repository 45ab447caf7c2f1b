#include "engine/minesweeper/player/few_fields.h"

#include <algorithm>
#include <cmath>

namespace gridmates::minesweeper {
namespace {

constexpr std::uint16_t kNone = 0xffff;

class Search {
 public:
  Search(const Position& position, const Odds& odds, std::size_t most, std::uint64_t budget)
      : position_(position), odds_(odds), most_(most), budget_(budget) {
    take_cells();
    take_numbers();
  }

  std::optional<FewFields> run() {
    mined_.assign(cells_.size(), 0);
    if (!place(0) || found_.size() > most_ * cells_.size()) return std::nullopt;
    return told();
  }

 private:
  // A number with undecided cells around it.
  struct Number {
    int mines = 0;  // still to be placed around it
    int cells = 0;  // undecided cells around it
  };

  bool undecided(Cell cell) const {
    return position_.closed(cell) && !odds_.safe.has(cell) && !odds_.mined.has(cell);
  }

  // Orders the undecided cells: first along numbers that they share, then those that touch none.
  void take_cells() {
    place_of_.assign(position_.shape.cells(), kNone);
    std::vector<Cell> far;
    for (Cell start = 0; start < position_.shape.cells(); ++start) {
      if (!undecided(start) || place_of_[start] != kNone) continue;
      const auto around = Neighbours(position_.shape, start);
      if (std::none_of(around.begin(), around.end(),
                       [&](Cell cell) { return position_.number(cell); })) {
        far.push_back(start);
        continue;
      }
      std::size_t next = cells_.size();
      add(start);
      for (; next < cells_.size(); ++next) add_fellows(cells_[next]);
    }
    for (const Cell cell : far) add(cell);
  }
  void add(Cell cell) {
    place_of_[cell] = static_cast<std::uint16_t>(cells_.size());
    cells_.push_back(cell);
  }
  void add_fellows(Cell cell) {
    for (const Cell number : Neighbours(position_.shape, cell)) {
      if (!position_.number(number)) continue;
      for (const Cell fellow : Neighbours(position_.shape, number)) {
        if (undecided(fellow) && place_of_[fellow] == kNone) add(fellow);
      }
    }
  }

  void take_numbers() {
    numbers_.assign(position_.shape.cells(), {});
    mines_left_ = position_.mines;
    for (Cell cell = 0; cell < position_.shape.cells(); ++cell) {
      if (known_mine(cell)) --mines_left_;
      if (!position_.number(cell)) continue;
      numbers_[cell].mines = position_.cells[cell];
      for (const Cell around : Neighbours(position_.shape, cell)) {
        if (known_mine(around)) --numbers_[cell].mines;
        if (place_of_[around] != kNone) ++numbers_[cell].cells;
      }
    }
  }
  bool known_mine(Cell cell) const {
    return position_.cells[cell] == kShownMine || odds_.mined.has(cell);
  }

  // Decides the cells from this index on, in every consistent way. False when the budget ends.
  bool place(std::size_t from) {
    if (budget_-- == 0) return false;
    if (from == cells_.size()) {
      found_.insert(found_.end(), mined_.begin(), mined_.end());
      return found_.size() <= most_ * cells_.size();
    }
    const int cells_left = static_cast<int>(cells_.size() - from) - 1;
    for (const int mine : {0, 1}) {
      const int left = mines_left_ - mine;
      if (left < 0 || left > cells_left || !fits(cells_[from], mine)) continue;
      set(from, mine, 1);
      const bool went = place(from + 1);
      set(from, mine, -1);
      if (!went) return false;
    }
    return true;
  }
  bool fits(Cell cell, int mine) const {
    for (const Cell around : Neighbours(position_.shape, cell)) {
      if (!position_.number(around)) continue;
      const Number& number = numbers_[around];
      if (number.mines < mine || number.mines - mine > number.cells - 1) return false;
    }
    return true;
  }
  void set(std::size_t place, int mine, int sign) {
    mined_[place] = sign > 0 && mine == 1;
    mines_left_ -= sign * mine;
    for (const Cell around : Neighbours(position_.shape, cells_[place])) {
      numbers_[around].mines -= sign * mine;
      numbers_[around].cells -= sign;
    }
  }

  // The fields found, as the cells would show them.
  FewFields told() const {
    FewFields all;
    all.cells = cells_;
    all.count = cells_.empty() ? 1 : found_.size() / cells_.size();
    all.shows.resize(cells_.size() * all.count);
    for (std::size_t place = 0; place < cells_.size(); ++place) {
      int known = 0;
      std::vector<std::size_t> around;
      for (const Cell cell : Neighbours(position_.shape, cells_[place])) {
        known += known_mine(cell);
        if (place_of_[cell] != kNone) around.push_back(place_of_[cell]);
      }
      for (std::size_t field = 0; field < all.count; ++field) {
        const std::uint8_t* mined = found_.data() + field * cells_.size();
        int number = known;
        for (const std::size_t other : around) number += mined[other];
        all.shows[place * all.count + field] =
            mined[place] != 0 ? kShownMine : static_cast<std::uint8_t>(number);
      }
    }
    return all;
  }

  const Position& position_;
  const Odds& odds_;
  std::size_t most_;
  std::uint64_t budget_;
  std::vector<Cell> cells_;
  std::vector<std::uint16_t> place_of_;  // by cell: its index in cells_, or kNone
  std::vector<Number> numbers_;          // by cell; unused for closed cells
  int mines_left_ = 0;
  std::vector<std::uint8_t> mined_;  // by index, as decided so far
  std::vector<std::uint8_t> found_;  // mined_ of each field, one after another
};

}  // namespace

std::optional<FewFields> few_fields(const Position& position, const Odds& odds, std::size_t most,
                                    std::uint64_t budget) {
  constexpr double kRounding = 1e-6;
  if (odds.log_fields > std::log(static_cast<double>(most)) + kRounding) return std::nullopt;
  return Search(position, odds, most, budget).run();
}

}  // namespace gridmates::minesweeper
