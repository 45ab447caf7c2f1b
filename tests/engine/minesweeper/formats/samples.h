// A small field and files of it. Constants; any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/minesweeper/formats/field_file.h"

namespace gridmates::minesweeper::formats {

// 4x3, mines at a1 and d2.
inline constexpr std::string_view kRows =
    "*111\n"
    "111*\n"
    "..11\n";

inline FieldFile sample_file() {
  FieldFile file;
  file.field.shape = {4, 3};
  file.field.mines.add(0);
  file.field.mines.add(7);
  return file;
}

// With every field that a file can have; the proof holds.
inline FieldFile full_sample() {
  FieldFile file = sample_file();
  file.first = Cell{8};
  file.start = Start::kZero;
  file.seed = 7;
  file.guaranteed = true;
  file.proof = {{Argument::kNumber, true, {0}, {4}}, {Argument::kSubset, false, {1, 2}, {4, 5}}};
  return file;
}

}  // namespace gridmates::minesweeper::formats
