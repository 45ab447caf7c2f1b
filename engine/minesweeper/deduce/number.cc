// What one number implies: all its mines are found, or it has just enough cells for them.
#include "engine/minesweeper/deduce/deducer.h"

namespace gridmates::minesweeper {

std::optional<Step> Deducer::by_number() {
  while (const auto number = sight_.news().pop()) {
    if (!sight_.active(*number)) continue;
    const int mines = sight_.mines_around(*number);
    if (mines != 0 && mines != sight_.unknown_count(*number)) {
      pairs_.push(*number);
      continue;
    }
    Step step{Argument::kNumber, mines != 0, {}, {*number}};
    sight_.each_unknown(*number, [&](Cell cell) { step.cells.push_back(cell); });
    return step;
  }
  return std::nullopt;
}

}  // namespace gridmates::minesweeper
