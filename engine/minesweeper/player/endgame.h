// Perfect play when few fields are possible: the whole game tree. A pure function; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/player/few_fields.h"

namespace gridmates::minesweeper {

struct Plan {
  Cell cell = 0;    // to open next
  double wins = 0;  // share of the fields won from here, including this opening, 0 to 1
};

// The cell whose opening leads to most wins, over all continuations; there are at least two fields,
// and none of the undecided cells is safe in all of them. Fields that show the same are one node of
// the tree, however it was reached (transpositions); a node with a safe cell opens it; other nodes
// try cells in order of safety, as long as they can still be better. nullopt when `budget` (the sum
// of the fields examined in each node) ends first.
std::optional<Plan> best_plan(const FewFields& all, std::uint64_t budget);

}  // namespace gridmates::minesweeper
