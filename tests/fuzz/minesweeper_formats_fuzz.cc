// libFuzzer: arbitrary bytes as a file of Minesweeper in any format.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/engine/minesweeper/formats/promise.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, unsigned long size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::string wrong = gridmates::minesweeper::formats::broken_promise(bytes);
  if (!wrong.empty()) {
    std::puts(wrong.c_str());
    std::abort();
  }
  return 0;
}
