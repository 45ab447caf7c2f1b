#include "tests/engine/minesweeper/stats/by_definition.h"

#include <set>

namespace gridmates::minesweeper::test {
namespace {

bool is_zero(const Field& field, Cell cell) {
  return !field.mines.has(cell) && number_at(field, cell) == 0;
}

bool touches_zero(const Field& field, Cell cell) {
  for (const Cell near : Neighbours(field.shape, cell)) {
    if (is_zero(field, near)) return true;
  }
  return false;
}

// Collects the opening of this 0: all 0s that can be reached from it. Its first 0 is its name.
void spread(const Field& field, Cell zero, std::set<Cell>& opening) {
  if (!is_zero(field, zero) || !opening.insert(zero).second) return;
  for (const Cell near : Neighbours(field.shape, zero)) spread(field, near, opening);
}

Cell name_of_opening(const Field& field, Cell zero) {
  std::set<Cell> opening;
  spread(field, zero, opening);
  return *opening.begin();
}

bool is_lone_number(const Field& field, Cell cell) {
  return !field.mines.has(cell) && !is_zero(field, cell) && !touches_zero(field, cell);
}

struct Player {
  const Field& field;
  const std::vector<Cell> names;  // of 0s: the name of their opening
  std::set<Cell> open = {};
  std::set<Cell> flags = {};
  int clicks = 0;

  void reveal(Cell cell) {
    if (!open.insert(cell).second || !is_zero(field, cell)) return;
    for (const Cell near : Neighbours(field.shape, cell)) reveal(near);
  }

  int premium(Cell cell) const {
    std::set<Cell> undone;  // 3BV; an opening counts by its first 0
    int flags_to_set = 0;
    const auto look = [&](Cell at) {
      if (field.mines.has(at)) flags_to_set += flags.contains(at) ? 0 : 1;
      if (field.mines.has(at) || open.contains(at)) return;
      if (is_lone_number(field, at)) undone.insert(at);
      if (is_zero(field, at)) undone.insert(names[at]);
    };
    look(cell);
    for (const Cell near : Neighbours(field.shape, cell)) look(near);
    return static_cast<int>(undone.size()) - flags_to_set - (open.contains(cell) ? 0 : 1) - 1;
  }

  void solve(Cell cell) {
    clicks += open.contains(cell) ? 1 : 2;
    reveal(cell);
    for (const Cell near : Neighbours(field.shape, cell)) {
      if (!field.mines.has(near)) {
        reveal(near);
      } else if (flags.insert(near).second) {
        ++clicks;
      }
    }
  }
};

}  // namespace

int openings_by_definition(const Field& field) {
  std::set<Cell> names;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    if (is_zero(field, cell)) names.insert(name_of_opening(field, cell));
  }
  return static_cast<int>(names.size());
}

int bbbv_by_definition(const Field& field) {
  int lone = 0;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) lone += is_lone_number(field, cell);
  return openings_by_definition(field) + lone;
}

int zini_by_definition(const Field& field) {
  std::vector<Cell> names;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    names.push_back(is_zero(field, cell) ? name_of_opening(field, cell) : cell);
  }
  Player player{field, names};
  const Shape shape = field.shape;
  while (player.open.size() + field.mines.count() < shape.cells()) {
    int highest = -1;
    Cell best = 0, part = kMaxCells;
    for (unsigned column = 0; column < shape.width; ++column) {
      for (unsigned row = 0; row < shape.height; ++row) {
        const Cell cell = shape.at(column, row);
        if (field.mines.has(cell)) continue;
        if (const int premium = player.premium(cell); premium > highest) {
          highest = premium;
          best = cell;
        }
        const bool is_part = is_zero(field, cell) || is_lone_number(field, cell);
        if (part == kMaxCells && is_part && !player.open.contains(cell)) part = cell;
      }
    }
    if (highest >= 0) {
      player.solve(best);
    } else {
      player.reveal(part);
      ++player.clicks;
    }
  }
  return player.clicks;
}

}  // namespace gridmates::minesweeper::test
