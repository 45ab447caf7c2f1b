#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper::test {

Board board_of(const Picture& picture, Options options, std::string_view first) {
  Board board;
  options.shape = {static_cast<std::uint8_t>(picture.front().size()),
                   static_cast<std::uint8_t>(picture.size())};
  for (Cell cell = 0; cell < options.shape.cells(); ++cell) {
    board.mines.set(cell, picture[options.shape.row(cell)][options.shape.column(cell)] == '*');
  }
  options.mines = board.mines.count();
  board.options = options;
  board.laid = Laid::kLaid;
  board.first = *cell_named(options.shape, first);
  board.salt = core::seed_from(7);
  board.mistakes_apart = {true};
  return board;
}

bool Table::play(const Move& move) {
  auto next = Rules::play(state, seat_, move);
  refused = next ? core::Refusal{} : next.error();
  if (next) state = std::move(*next);
  return next.ok();
}

std::string names_of(Shape shape, const Cells& cells) {
  std::string names;
  cells.each([&](Cell cell) { names += (names.empty() ? "" : " ") + cell_name(shape, cell); });
  return names;
}

}  // namespace gridmates::minesweeper::test
