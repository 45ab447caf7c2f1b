// libFuzzer target: frames that pass the protocol's parser never crash the code behind it. The
// first byte says whether the rest arrives at a server or at a client.
#include <google/protobuf/stubs/logging.h>

#include <cstddef>
#include <cstdint>

#include "tests/proto/swallow.h"

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  google::protobuf::SetLogHandler(nullptr);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  if (data[0] % 2 == 0) {
    gridmates::convert::test::swallow_client_frame({data + 1, size - 1});
  } else {
    gridmates::convert::test::swallow_server_frame({data + 1, size - 1});
  }
  return 0;
}
