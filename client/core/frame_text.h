// Whether a message can be sent: a protobuf string must be UTF-8, otherwise the peer cannot parse
// the frame. Pure; any thread.
#pragma once

#include <google/protobuf/message.h>

namespace gridmates::client {

// Whether every string in it, at any depth, is UTF-8.
bool has_good_text(const google::protobuf::Message& message);

}  // namespace gridmates::client
