// The contract of a generated field, for any options. Pure functions.
#pragma once

#include <span>
#include <string>

#include "engine/minesweeper/generate/generate.h"

namespace gridmates::minesweeper::test {

// The violation: of the number of mines, the first opening, or a proof that the independent checker
// accepts and prove() finds again. Empty if there is none.
std::string broken_promise(const GeneratorOptions& wanted, const Generated& made);

// The same for the field that these bytes request; also empty if they request an impossible one.
std::string broken_promise(std::span<const unsigned char> bytes);

}  // namespace gridmates::minesweeper::test
