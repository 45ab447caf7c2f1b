// libFuzzer: arbitrary bytes as generator options and a seed; the field must keep its contract.
#include <cstdio>
#include <cstdlib>

#include "tests/engine/minesweeper/generate/promise.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, unsigned long size) {
  const std::string wrong = gridmates::minesweeper::test::broken_promise({data, size});
  if (!wrong.empty()) {
    std::puts(wrong.c_str());
    std::abort();
  }
  return 0;
}
