// What a bot plays at Minesweeper: what is safe, and a guess where nothing is. Pure; any thread.
#pragma once

#include <optional>

#include "gridmates/v1/room.pb.h"

namespace gridmates::bot {

// The next move for a player's view of a field, from its open cells alone; nothing when the field
// is over or no move is left. A flag on the cell to be opened is taken away first.
std::optional<v1::MinesweeperMove> minesweeper_move(std::uint32_t columns,
                                                    const v1::MinesweeperView& view);

}  // namespace gridmates::bot
