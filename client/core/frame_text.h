// Whether a message can be sent: what protobuf calls a string has to be UTF-8, and a peer cannot
// read a frame in which it is not. Pure; any thread.
#pragma once

#include <google/protobuf/message.h>

namespace gridmates::client {

// Whether every string in it, at whatever depth, is UTF-8.
bool has_good_text(const google::protobuf::Message& message);

}  // namespace gridmates::client
