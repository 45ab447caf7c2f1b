// Sizes of fields, as the benches of Minesweeper are told them: "30x16n99". Such a program ends
// with status 2 where it cannot read something.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper {

struct Size {
  Shape shape;
  std::uint16_t mines = 0;
};

[[noreturn]] inline void give_up(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(2);
}

inline std::uint64_t read_number(const std::string& text, std::uint64_t most) {
  char* end = nullptr;
  const std::uint64_t value = std::strtoull(text.c_str(), &end, 10);
  if (text.empty() || *end != '\0' || value > most) give_up(text + " is no number for this.");
  return value;
}

inline std::string name_of(const Size& size) {
  return std::to_string(size.shape.width) + "x" + std::to_string(size.shape.height) + "n" +
         std::to_string(size.mines);
}

inline Size read_size(const std::string& text) {
  unsigned width = 0, height = 0, mines = 0;
  if (std::sscanf(text.c_str(), "%ux%un%u", &width, &height, &mines) != 3 || width > kMaxSide ||
      height > kMaxSide || mines > kMaxCells) {
    give_up(text + " is no size such as 9x9n10.");
  }
  const Size size{{static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height)},
                  static_cast<std::uint16_t>(mines)};
  if (auto good = check_field(size.shape, size.mines, Start::kZero); !good) {
    give_up(good.error().message);
  }
  return size;
}

}  // namespace gridmates::minesweeper
