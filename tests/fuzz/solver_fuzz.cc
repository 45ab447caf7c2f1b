// libFuzzer: arbitrary bytes as a grid; all paths of the solver must agree.
#include <cstdio>
#include <cstdlib>

#include "tests/engine/sudoku/solver/agreement.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, unsigned long size) {
  const std::string wrong = gridmates::sudoku::disagreement_on({data, size});
  if (!wrong.empty()) {
    std::puts(wrong.c_str());
    std::abort();
  }
  return 0;
}
