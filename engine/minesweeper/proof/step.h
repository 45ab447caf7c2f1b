// A deduction as it is written down: from which numbers, by which argument, what follows. Plain
// values; any thread.
#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// By which argument. Every one says the same kind of thing: whatever mines there are, as long as
// the named numbers (and, with kCount, the number of mines of the whole field) are right and those
// are mines that earlier steps have shown to be, these cells are safe, or mined. They differ in how
// much has to be looked at together.
enum class Argument : std::uint8_t {
  kNumber,     // one number
  kSubset,     // two numbers, one set of cells within or across the other
  kComponent,  // several numbers at once, by cases
  kCount,      // numbers and how many mines are left
  kLast = kCount,
};

// "number", "subset", "component", "count": as files have them.
std::string_view name_of(Argument argument);

struct Step {
  Argument argument = Argument::kNumber;
  bool mined = false;         // what the cells are: mined, or safe
  std::vector<Cell> cells;    // ascending, at least one
  std::vector<Cell> because;  // opened numbers, ascending; none only with kCount
  friend bool operator==(const Step&, const Step&) = default;
};

}  // namespace gridmates::minesweeper
