// The canonical bytes of messages in a RoomView or an Event, as docs/PROTOCOL.md defines them.
// Pure; any thread.
#pragma once

#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>

#include "engine/core/bytes.h"

namespace gridmates::convert {

// Canonical bytes leave out fields from this number on. A message can get such fields without a new
// protocol version: clients that do not know them have the same bytes.
inline constexpr int kFirstUncounted = 100;

// Writes fields in ascending number, as proto3 does, without fields from kFirstUncounted on and
// without unknown fields. Only fields of the types bool, uint32, uint64, int64, enum, string and
// message have canonical bytes; any other type fails an assertion (a test checks RoomView and
// Event).
core::Bytes canonical_bytes_of(const google::protobuf::Message& message);

// Whether canonical bytes include every field that a message of this type can have, at any depth.
bool is_whole(const google::protobuf::Descriptor& type);
// The same for the fields that are set in this message.
bool is_whole(const google::protobuf::Message& message);

// Appends a message as the protobuf library writes it, with all its fields.
void put_all(const google::protobuf::Message& message, core::Bytes& out);

// Appends the canonical bytes of a message that this program has filled in itself, so that it has
// no unknown fields. If no field is left out, the library's own output is canonical (a test checks
// this) and several times faster than the walk. Not for the wire, where all fields are sent.
template <class Message>
void put_own(const Message& message, core::Bytes& out) {
  static const bool is_whole_type = is_whole(*Message::descriptor());
  if (is_whole_type || is_whole(message)) return put_all(message, out);
  const core::Bytes walked = canonical_bytes_of(message);
  out.insert(out.end(), walked.begin(), walked.end());
}

}  // namespace gridmates::convert
