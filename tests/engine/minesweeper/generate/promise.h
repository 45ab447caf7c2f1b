// What a generated field promises, whatever is asked for. Pure functions.
#pragma once

#include <span>
#include <string>

#include "engine/minesweeper/generate/generate.h"

namespace gridmates::minesweeper::test {

// What is broken of it: the number of mines, the first opening, a proof that the independent
// checker accepts and that prove() finds again. Empty when nothing is.
std::string broken_promise(const GeneratorOptions& wanted, const Generated& made);

// The same of the field that these bytes wanted for; empty, too, when they wanted for none that can
// be.
std::string broken_promise(std::span<const unsigned char> bytes);

}  // namespace gridmates::minesweeper::test
