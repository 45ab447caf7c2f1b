// Moves of Sudoku as they are typed. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "gridmates/v1/game.pb.h"

namespace gridmates::commands {

// "set A5 7"; empty for a move that cannot be typed.
std::string typed_sudoku(const v1::Move& move, std::uint32_t columns);

}  // namespace gridmates::commands
