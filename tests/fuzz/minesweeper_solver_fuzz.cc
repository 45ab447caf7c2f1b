// libFuzzer: arbitrary bytes as a small Minesweeper position; its odds must be those of all its
// arrangements.
#include <cstdio>
#include <cstdlib>

#include "tests/engine/minesweeper/solver/agreement.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, unsigned long size) {
  const std::string wrong = gridmates::minesweeper::disagreement_on({data, size});
  if (!wrong.empty()) {
    std::puts(wrong.c_str());
    std::abort();
  }
  return 0;
}
