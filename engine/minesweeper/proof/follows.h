// Whether a step's conclusion follows from what it names. Pure; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/shape.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

// What is known of a field before a step: open cells are not mines, and the cells that earlier
// steps have shown to be mines are.
struct Known {
  Shape shape;
  std::uint16_t mines = 0;            // of the whole field
  std::vector<std::uint8_t> numbers;  // by cell; ignored for closed cells
  Cells open;
  Cells mined{};  // closed cells shown by earlier steps
};

enum class Answer : std::uint8_t { kYes, kNo, kOutOfBudget };

// kNo: the numbers in `because` (and, with kCount, the number of mines) can be right although one
// of the cells is not what the step says. The cells and numbers must be on the shape, the numbers
// open and right in some field.
//
// The cells that the numbers touch are filled one after the other in every possible way. Ways with
// the same remaining needs of all numbers are merged into one, which records the possible counts of
// mines so far; a node is one such way, extended by one cell.
Answer follows(const Known& known, const Step& step, std::uint32_t budget);

}  // namespace gridmates::minesweeper
