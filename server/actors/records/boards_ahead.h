// Boards that are made in advance while no other job needs the workers. Inside server/actors.
#pragma once

#include <memory>

#include "server/actors/shard/house.h"

namespace gridmates::actors {

// From now on, until the house drains, boards are made one at a time while the workers are idle and
// no move has been made for limits::kQuietMs, until House::ready_boards has enough. On the first
// shard's thread, or before it runs.
void make_boards_ahead(const std::shared_ptr<House>& house);

}  // namespace gridmates::actors
