// Sizes of fields on the command line of the Minesweeper benches: "30x16n99". Any thread.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "engine/minesweeper/field/field.h"
#include "tests/bench/bench.h"

namespace gridmates::minesweeper {

struct Size {
  Shape shape;
  std::uint16_t mines = 0;
};

inline std::string name_of(const Size& size) {
  return std::to_string(size.shape.width) + "x" + std::to_string(size.shape.height) + "n" +
         std::to_string(size.mines);
}

inline Size read_size(const std::string& text) {
  unsigned width = 0, height = 0, mines = 0;
  if (std::sscanf(text.c_str(), "%ux%un%u", &width, &height, &mines) != 3 || width > kMaxSide ||
      height > kMaxSide || mines > kMaxCells) {
    bench::give_up(text + " is no size such as 9x9n10.");
  }
  const Size size{{static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height)},
                  static_cast<std::uint16_t>(mines)};
  if (auto good = check_field(size.shape, size.mines, Start::kZero); !good) {
    bench::give_up(good.error().message);
  }
  return size;
}

}  // namespace gridmates::minesweeper
