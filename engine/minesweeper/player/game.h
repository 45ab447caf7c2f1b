// A complete game of an automatic player, from the first opening to the end. Pure; any thread.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/player/player.h"

namespace gridmates::minesweeper {

struct Played {
  bool won = false;
  std::uint32_t openings = 0;  // cells chosen, including the first one
  std::uint32_t guesses = 0;   // those not provably safe
  double expected = 0;         // expected number of mines hit by the guesses
};

// May move mines that nobody can know before a guess opens its cell: the policy "kind".
using MoveMines = std::function<void(const Position& position, Cell guess, Cells& mines)>;

// Plays with one life; the first cell must not be a mine.
Played play_alone(Field field, Cell first, const MoveMines& move_mines = {});

}  // namespace gridmates::minesweeper
