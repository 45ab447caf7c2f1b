// Boards that are made while nobody needs the workers, for those who ask later. Inside
// server/actors.
#pragma once

#include <memory>

#include "server/actors/shard/house.h"

namespace gridmates::actors {

// From now on, until the house drains, boards are made one at a time while the workers have nothing
// else to do and no move has been made for limits::kQuietMs, until House::ready_boards wants no
// more. On the first shard's thread, or before it runs.
void make_boards_ahead(const std::shared_ptr<House>& house);

}  // namespace gridmates::actors
