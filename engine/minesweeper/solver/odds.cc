#include "engine/minesweeper/solver/odds.h"

#include "engine/minesweeper/solver/analyst.h"

namespace gridmates::minesweeper {

Odds odds(const Position& position, std::uint64_t budget) {
  return Analyst().look(position, budget);
}

}  // namespace gridmates::minesweeper
