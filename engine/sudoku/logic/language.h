// The language of sentences about deductions. Values and pure functions; any thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// What sentences need from the reader: the language, and how cells and rows are named in it. All
// functions must be set, and pure.
struct Language {
  // The template of a sentence, "in {units}, {digits} ...", in the reader's language. `english` is
  // a literal, and is returned if the translation asks for other names.
  std::function<std::string_view(std::string_view english)> translated;
  std::function<std::string(Shape shape, Cell cell)> cell;  // "B3"
  std::function<std::string(int row)> row;                  // "B", of 1
};

// English, with cells A1 to Y25. Lives as long as the program.
const Language& english();

}  // namespace gridmates::sudoku
