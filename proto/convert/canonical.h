// The canonical bytes of any message that a RoomView or an Event is made of; docs/PROTOCOL.md
// defines them.
// Pure; any thread.
#pragma once

#include <google/protobuf/message.h>

#include "engine/core/bytes.h"

namespace gridmates::convert {

// Fields in ascending number, as proto3 writes them; fields of which this program does not know are
// left out. Of the types of fields, bool, uint32, uint64, int64, enum, string and messages have
// canonical bytes; any other is a broken assertion (a test holds RoomView and Event to these).
core::Bytes canonical_bytes_of(const google::protobuf::Message& message);

// Appends the canonical bytes of a message that this program has filled in itself, so that it has
// no unknown fields. This library writes such a message in canonical bytes, several times faster
// than the walk; a test holds the library to that.
void put_own(const google::protobuf::Message& message, core::Bytes& out);

}  // namespace gridmates::convert
