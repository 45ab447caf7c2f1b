// From a client's bytes to a Request. Nothing a client can send crashes here or behind it. Pure;
// any thread.
#pragma once

#include <cstdint>

#include "engine/core/bytes.h"
#include "engine/core/result.h"
#include "server/wire/requests.h"

namespace gridmates::wire {

struct Decoded {
  std::uint32_t request_id = 0;  // 0 when the bytes are no frame up to it
  core::Result<Request, v1::Error> request;
};

// MALFORMED: the bytes are no ClientFrame or it lacks what it needs. UNSUPPORTED_MESSAGE: a body of
// a newer client. INVALID_ARGUMENT and others name the `field`. What is wrong with an action stands
// in the Action, because that has an answer of its own.
Decoded decode(core::ByteView bytes);

}  // namespace gridmates::wire
