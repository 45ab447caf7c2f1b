#include "engine/minesweeper/player/game.h"

namespace gridmates::minesweeper {

Played play_alone(Field field, Cell first, const MoveMines& move_mines) {
  auto numbers = numbers_of(field);
  const auto to_open = static_cast<std::uint16_t>(field.shape.cells() - field.mines.count());
  Position position{field.shape, field.mines.count(), {}};
  position.cells.assign(field.shape.cells(), kClosed);
  Cells opened;
  const auto open = [&](Cell cell) {
    for (const Cell one : flood(field.shape, numbers, cell, {}, opened)) {
      position.cells[one] = numbers[one];
    }
  };

  Player player;
  Played game{.openings = 1};
  open(first);
  while (opened.count() < to_open) {
    const auto choice = player.choose(position);
    if (!choice) return game;
    ++game.openings;
    if (!choice->provable) {
      ++game.guesses;
      game.expected += choice->mine;
      if (move_mines) {
        move_mines(position, choice->cell, field.mines);
        numbers = numbers_of(field);
      }
    }
    if (field.mines.has(choice->cell)) return game;
    open(choice->cell);
  }
  game.won = true;
  return game;
}

}  // namespace gridmates::minesweeper
