// The sentences of a hint for people: in their language, with cells and rows named as they have
// chosen, if the server sent the sentences' parameters; otherwise the server's own, in English. For
// the thread that sets the names.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/logic/hint.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::words {

// As far as players know them; the others are empty. Escaped.
struct HintSentences {
  std::string that;   // "There is an X-Wing."
  std::string where;  // "Look at rows B and G."
  std::string why;
};
// For a hint on a board of this shape.
HintSentences hint_sentences(const v1::SudokuHint& hint, sudoku::Shape shape);

// The reason, one or two inferences per line, if the server sent all of it; else empty. Escaped.
std::vector<std::string> reason_lines(const v1::SudokuHint& hint, sudoku::Shape shape);
// The same for a hint that was found locally.
std::vector<std::string> reason_lines(const sudoku::Hint& hint, sudoku::Shape shape);

}  // namespace gridmates::words
