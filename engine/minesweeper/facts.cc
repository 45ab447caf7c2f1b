#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = "minesweeper",
      .title = "Minesweeper",
      .seating = {core::Seating{core::Table::kCoop, 1, 6}, std::nullopt,
                  core::Seating{core::Table::kRace, 1, 6}},
      .fame = core::Fame::kBestTimes,
      .puzzles = core::Puzzles::kAsText,
      .rules_version = 4,
  };
  return facts;
}

}  // namespace gridmates::minesweeper
