// Hints in words, in the language of the reader. Pure functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/logic/hint.h"
#include "engine/sudoku/logic/words.h"

namespace gridmates::sudoku {

// Whether `where` names the units of a step, and not cells: people look for its technique unit by
// unit, and not by what candidates cells have.
bool is_seen_in_units(const Step& step);

// The cells to look at: those of the pattern, or those where something follows, as a net has no
// pattern.
std::vector<Cell> cells_of(const Step& step);

// The sentences of a hint, of its kind, its step and what is counted. It must not outlive the hint,
// nor the language.
class HintWords {
 public:
  HintWords(Shape shape, const Hint& hint, Symbols symbols, const Language& language = english())
      : shape_(shape),
        hint_(hint),
        symbols_(symbols),
        language_(language),
        words_(shape, hint.step, symbols, language) {}

  // "There is a Hidden Single."
  std::string that() const;
  // "Look at row B."; empty when the grid is full and right.
  std::string where() const;
  // The reason, or of a long one how many inferences it has and what follows.
  std::string why() const;
  // The whole reason of a step, an inference or two a line.
  std::vector<std::string> lines() const;

 private:
  std::string counted() const;

  Shape shape_;
  const Hint& hint_;
  Symbols symbols_;
  const Language& language_;
  Words words_;
};

}  // namespace gridmates::sudoku
