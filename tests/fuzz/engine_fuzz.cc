// libFuzzer: arbitrary bytes into every game. tests/fuzz/README.md says how to build and run it.
#include "tests/contract/fuzz_games.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, unsigned long size) {
  gridmates::contract::fuzz_games({data, size});
  return 0;
}
