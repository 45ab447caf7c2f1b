// Enumerates the fields consistent with a position when they are few, for play that looks to the
// end. A pure function; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::minesweeper {

// What the undecided cells (closed, a mine in some of these fields but not in all) would show.
struct FewFields {
  std::vector<Cell> cells;          // the undecided cells
  std::size_t count = 0;            // fields
  std::vector<std::uint8_t> shows;  // at [index of the cell * count + field]: 0 to 8, or kShownMine

  std::uint8_t at(std::size_t place, std::size_t field) const {
    return shows[place * count + field];
  }
};

// `odds` are those of the position, decided and possible. nullopt when there are more than `most`
// fields, or when `budget` placements (mine or no mine) are not enough. Depth-first search,
// processing the cells of one number after another.
std::optional<FewFields> few_fields(const Position& position, const Odds& odds, std::size_t most,
                                    std::uint64_t budget);

}  // namespace gridmates::minesweeper
