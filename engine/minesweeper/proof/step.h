// A written deduction: from which numbers, by which argument, what follows. Plain values; any
// thread.
#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// The kind of argument. All make the same claim: for any mines, as long as the named numbers (and,
// with kCount, the number of mines of the whole field) are right and the cells that earlier steps
// have shown to be mines are mines, these cells are safe, or mined. They differ in how much must be
// considered together.
enum class Argument : std::uint8_t {
  kNumber,     // one number
  kSubset,     // two numbers, one set of cells within or across the other
  kComponent,  // several numbers at once, by cases
  kCount,      // numbers and how many mines are left
  kLast = kCount,
};

// "number", "subset", "component", "count": as written in files.
std::string_view name_of(Argument argument);

struct Step {
  Argument argument = Argument::kNumber;
  bool mined = false;         // what the cells are: mined, or safe
  std::vector<Cell> cells;    // ascending, at least one
  std::vector<Cell> because;  // opened numbers, ascending; empty only with kCount
  friend bool operator==(const Step&, const Step&) = default;
};

}  // namespace gridmates::minesweeper
