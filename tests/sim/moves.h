// Moves that the people of a simulation make. Pure except for the random numbers drawn.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/random.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::sim {

// A random move of the game: most are sensible, some illegal.
v1::Action any_sudoku(core::Random& random);
v1::Action any_tictactoe(core::Random& random);
// On the field in the view, if there is one.
v1::Action any_minesweeper(const v1::RoomView& view, core::Random& random);
// A move that brings the match nearer to its end; nullopt if this member has none to make.
std::optional<v1::Action> last_moves(const v1::RoomView& view, std::uint32_t you);

}  // namespace gridmates::sim
