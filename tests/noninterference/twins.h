// Two rooms that differ in nothing but what somebody may not know, and what is done in them. Plain
// values; one thread.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/random.h"

namespace gridmates::noninterference {

// A move in each of the two rooms, by the same player.
struct Step {
  core::Seat seat;
  std::array<core::Bytes, 2> moves;
};

struct Twins {
  core::Bytes options;
  std::string puzzle;  // pasted when the room is made; empty for none
  // What is on the table in each room; without them the game makes a board there, of another seed.
  std::optional<std::array<core::Bytes, 2>> boards;
  bool laid_by_first_move = false;  // the boards are there from the first opening on
  bool starts = true;               // else the match never begins, and any two boards look alike
  std::uint8_t players = 1;
  std::vector<Step> steps;
  std::uint64_t step_ms = 300;  // that go by before each
  // Players whose own moves differ from room to room: what they are sent may differ. Everybody else
  // is sent the same.
  core::SeatSet knowing;
};

// All that a game has to contribute: twins by chance, which nobody who may not know the difference
// can tell apart; nullopt when this chance gives none at this table.
using MakeTwins = std::optional<Twins> (*)(const core::Game& game, core::Table table,
                                           core::Random& random);

// Rooms on whose table different boards lie, and nobody has started: for every game.
std::optional<Twins> waiting_twins(const core::Game& game, core::Table table, core::Random& random);

std::optional<Twins> connectfour_twins(const core::Game& game, core::Table table,
                                       core::Random& random);
std::optional<Twins> tictactoe_twins(const core::Game& game, core::Table table,
                                     core::Random& random);
std::optional<Twins> minesweeper_twins(const core::Game& game, core::Table table,
                                       core::Random& random);
std::optional<Twins> ultimate_twins(const core::Game& game, core::Table table,
                                    core::Random& random);
std::optional<Twins> sudoku_twins(const core::Game& game, core::Table table, core::Random& random);

// Of a registered game; null when it has contributed nothing.
MakeTwins twins_of(std::string_view game);

}  // namespace gridmates::noninterference
