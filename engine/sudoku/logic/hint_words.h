// The text of hints, in the language of the reader. Pure functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/logic/hint.h"
#include "engine/sudoku/logic/words.h"

namespace gridmates::sudoku {

// Whether `where` names the units of a step rather than cells: people search for its technique unit
// by unit, not by the candidates of cells.
bool is_seen_in_units(const Step& step);

// The cells to look at: those of the pattern, or, for a net, which has no pattern, those of its
// conclusions.
std::vector<Cell> cells_of(const Step& step);

// The sentences of a hint, from its kind, its step and its counts. Must not outlive the hint or the
// language.
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
  // "Look at row B."; empty if the grid is full and right.
  std::string where() const;
  // The reason, or for a long one its number of inferences and its conclusions.
  std::string why() const;
  // The whole reason of a step, one or two inferences per line.
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
