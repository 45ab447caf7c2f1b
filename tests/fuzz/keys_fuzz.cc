// libFuzzer target: arbitrary bytes as terminal input.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "tests/client/terminal/key_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::string why = gridmates::terminal::testing::broken_promise(bytes);
  if (why.empty()) return 0;
  std::fprintf(stderr, "%s\n", why.c_str());
  std::abort();
}
