// libFuzzer: arbitrary bytes as text with puzzles in any format.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/engine/sudoku/formats/promise.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, unsigned long size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string wrong = gridmates::sudoku::formats::broken_promise(text);
  if (!wrong.empty()) {
    std::puts(wrong.c_str());
    std::abort();
  }
  return 0;
}
