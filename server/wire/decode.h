// Decodes a client's bytes into a Request. No input of a client crashes here or later. Pure; any
// thread.
#pragma once

#include <cstdint>

#include "engine/core/bytes.h"
#include "engine/core/result.h"
#include "server/wire/requests.h"

namespace gridmates::wire {

struct Decoded {
  std::uint32_t request_id = 0;  // 0 if it could not be read
  core::Result<Request, v1::Error> request;
};

// MALFORMED: the bytes are not a ClientFrame, or it lacks required parts. UNSUPPORTED_MESSAGE: the
// body of a newer client. INVALID_ARGUMENT and others name the `field`. The error of an action is
// inside the Action, because an action has its own kind of answer.
Decoded decode(core::ByteView bytes);

}  // namespace gridmates::wire
