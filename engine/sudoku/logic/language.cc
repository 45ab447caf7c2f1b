#include "engine/sudoku/logic/language.h"

#include "engine/sudoku/logic/explain.h"

namespace gridmates::sudoku {

const Language& english() {
  static const Language language{
      .translated = [](std::string_view text) { return text; },
      .cell = name_of_cell,
      .row = [](int row) { return std::string(1, static_cast<char>('A' + row)); }};
  return language;
}

}  // namespace gridmates::sudoku
