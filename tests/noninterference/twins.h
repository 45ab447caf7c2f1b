// Two rooms that differ only in what somebody may not know, and the steps played in them. Plain
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
  std::string puzzle;  // pasted when the room is made; may be empty
  // The board in each room; without them the game makes a board there, from different seeds.
  std::optional<std::array<core::Bytes, 2>> boards;
  bool laid_by_first_move = false;  // there are boards only from the first opening on
  bool starts = true;  // otherwise the match never begins, and any two boards look alike
  std::uint8_t players = 1;
  std::vector<Step> steps;
  std::uint64_t step_ms = 300;  // before each step
  // Players whose own moves differ between the rooms, so the frames sent to them may differ. All
  // others are sent the same.
  core::SeatSet knowing;
};

// Each game contributes this: random twins that nobody can tell apart who may not know the
// difference; nullopt if these random numbers give none at this table.
using MakeTwins = std::optional<Twins> (*)(const core::Game& game, core::Table table,
                                           core::Random& random);

// Rooms with different boards in which the match has not begun: for every game.
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

// The function of a registered game; null if it has none.
MakeTwins twins_of(std::string_view game);

}  // namespace gridmates::noninterference
