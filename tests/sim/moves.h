// The moves that people of a simulation make. Pure but for the chance that they are given.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/random.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::sim {

// Any move of the game, most of them sensible, some that cannot be.
v1::Action any_sudoku(core::Random& random);
v1::Action any_tictactoe(core::Random& random);
// On the field that is shown in the view, if one is.
v1::Action any_minesweeper(const v1::RoomView& view, core::Random& random);
// The move that brings the match nearer to its end; nullopt when it is not this member's to make.
std::optional<v1::Action> last_moves(const v1::RoomView& view, std::uint32_t you);

}  // namespace gridmates::sim
