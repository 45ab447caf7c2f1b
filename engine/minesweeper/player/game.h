// A game of an automatic player on its own, from the first opening to the end. Pure; any thread.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/player/player.h"

namespace gridmates::minesweeper {

struct Played {
  bool won = false;
  std::uint32_t openings = 0;  // cells chosen, the first one among them
  std::uint32_t guesses = 0;   // of them not provably safe
  double expected = 0;         // of the guesses, how many should have hit a mine
};

// May move mines, of which nobody can know, before a guess opens its cell: the policy "kind".
using MoveMines = std::function<void(const Position& position, Cell guess, Cells& mines)>;

// One life; the first cell must be no mine.
Played play_alone(Field field, Cell first, const MoveMines& move_mines = {});

}  // namespace gridmates::minesweeper
