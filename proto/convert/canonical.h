// The canonical bytes of any message that a RoomView or an Event is made of; docs/PROTOCOL.md
// defines them.
// Pure; any thread.
#pragma once

#include <google/protobuf/message.h>

#include "engine/core/bytes.h"

namespace gridmates::convert {

// The first number of the fields that canonical bytes leave out, so that a message can get them
// without a new version of the protocol: a client that does not know them has the same bytes.
inline constexpr int kFirstUncounted = 100;

// Fields in ascending number, as proto3 writes them; those from kFirstUncounted on are left out,
// and so are those of which this program does not know. Of the types of fields, bool, uint32,
// uint64, int64, enum, string and messages have canonical bytes; any other is a broken assertion (a
// test holds RoomView and Event to these).
core::Bytes canonical_bytes_of(const google::protobuf::Message& message);

// Appends the canonical bytes of a message that this program has filled in itself, so that it has
// no unknown fields. This library writes such a message in canonical bytes, several times faster
// than the walk; a test holds the library to that. Messages of a type in which fields may be left
// out go by the walk. It is not for the wire, where no field is left out.
void put_own(const google::protobuf::Message& message, core::Bytes& out);

}  // namespace gridmates::convert
