#include "tests/engine/minesweeper/deduce/referee.h"

#include <bit>

namespace gridmates::minesweeper::test {

Position seen(const std::vector<std::string_view>& rows, std::uint16_t mines) {
  Position position{
      {static_cast<std::uint8_t>(rows[0].size()), static_cast<std::uint8_t>(rows.size())},
      mines,
      {}};
  for (const std::string_view row : rows) {
    for (const char c : row) {
      position.cells.push_back(c == '.'   ? kClosed
                               : c == '*' ? kShownMine
                                          : static_cast<std::uint8_t>(c - '0'));
    }
  }
  return position;
}

Case case_by_chance(core::Random& random, std::uint8_t most_side, int most_closed) {
  const auto side = [&] { return static_cast<std::uint8_t>(1 + random.below(most_side)); };
  const Shape shape{side(), side()};
  const auto mines = static_cast<std::uint16_t>(random.below(most_mines(shape, Start::kSafe) + 1u));
  const auto first = static_cast<Cell>(random.below(shape.cells()));
  const Field field = lay(shape, mines, first, Start::kSafe, random);
  Cells open;
  const std::uint32_t share = 1 + random.below(9);
  int closed = 0;
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    const bool opens = random.below(10) < share && (!field.mines.has(cell) || random.below(4) == 0);
    open.set(cell, opens || ++closed > most_closed);
  }
  return {field, seen(field, open)};
}

Truth truth_of(const Position& position) {
  const Shape shape = position.shape;
  std::vector<Cell> closed;
  int left = position.mines;
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    if (position.closed(cell)) closed.push_back(cell);
    if (position.cells[cell] == kShownMine) --left;
  }
  const auto looks_like_it = [&](const Cells& mines) {
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
      if (!position.number(cell)) continue;
      int around = 0;
      for (const Cell near : Neighbours(shape, cell)) {
        around += mines.has(near) || position.cells[near] == kShownMine ? 1 : 0;
      }
      if (around != position.cells[cell]) return false;
    }
    return true;
  };
  Cells ever_safe, ever_mined;
  for (std::uint32_t set = 0; set < 1u << closed.size(); ++set) {
    if (std::popcount(set) != left) continue;
    Cells mines, others;
    for (std::size_t i = 0; i < closed.size(); ++i) {
      ((set >> i & 1) != 0 ? mines : others).add(closed[i]);
    }
    if (!looks_like_it(mines)) continue;
    ever_safe |= others;
    ever_mined |= mines;
  }
  Truth truth{ever_safe, ever_mined};
  truth.safe -= ever_mined;
  truth.mined -= ever_safe;
  return truth;
}

}  // namespace gridmates::minesweeper::test
