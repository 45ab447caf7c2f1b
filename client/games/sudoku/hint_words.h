// The sentences of a hint for people: in their language, with cells and rows named as they have
// chosen, where the server says what the sentences are made of; else its own, in English. The
// thread that chooses names.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/logic/hint.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::words {

// As many as players know; the others are empty. Escaped.
struct HintSentences {
  std::string that;   // "There is an X-Wing."
  std::string where;  // "Look at rows B and G."
  std::string why;
};
// Of a hint on a board of this shape.
HintSentences hint_sentences(const v1::SudokuHint& hint, sudoku::Shape shape);

// The reason, an inference or two a line, where the server says all of it; else empty. Escaped.
std::vector<std::string> reason_lines(const v1::SudokuHint& hint, sudoku::Shape shape);
// The same of a hint that was found here.
std::vector<std::string> reason_lines(const sudoku::Hint& hint, sudoku::Shape shape);

}  // namespace gridmates::words
