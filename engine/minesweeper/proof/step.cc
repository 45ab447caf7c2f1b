#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

std::string_view name_of(Argument argument) {
  switch (argument) {
    case Argument::kNumber:
      return "number";
    case Argument::kSubset:
      return "subset";
    case Argument::kComponent:
      return "component";
    case Argument::kCount:
      return "count";
  }
  return "";
}

}  // namespace gridmates::minesweeper
