// In which words deductions come. Values and pure functions; any thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// What sentences take from the reader: the language, and how cells and rows are named there. Each
// function is there, and pure.
struct Language {
  // The template of a sentence, "in {units}, {digits} ...", in the reader's language; of a literal
  // in English, which stands where the translation asks for other names.
  std::function<std::string_view(std::string_view english)> translated;
  std::function<std::string(Shape shape, Cell cell)> cell;  // "B3"
  std::function<std::string(int row)> row;                  // "B", of 1
};

// English, with cells A1 to Y25. It lives as long as the program.
const Language& english();

}  // namespace gridmates::sudoku
