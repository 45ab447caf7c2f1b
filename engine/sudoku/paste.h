// A puzzle as players paste it. Pure functions; any thread.
#pragma once

#include <string_view>

#include "engine/core/result.h"
#include "engine/sudoku/formats/puzzle.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

struct Pasted {
  Shape shape;
  Digits givens;
  formats::Format format = formats::Format::kLine;
};

// A puzzle in any format of engine/sudoku/formats: a line, a drawn grid, a link, JSON. Blanks may
// replace line ends, because typed text is often a single line. Does not check for clashes or
// solutions. kInvalid, with a sentence, for text that is no puzzle or more than one.
core::Result<Pasted> pasted_puzzle(std::string_view text);

}  // namespace gridmates::sudoku
