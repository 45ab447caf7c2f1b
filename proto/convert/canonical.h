// The canonical bytes of any message that a RoomView or an Event is made of; docs/PROTOCOL.md
// defines them.
// Pure; any thread.
#pragma once

#include <google/protobuf/descriptor.h>
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

// Whether canonical bytes have every field that a message of this type can have, however deep.
bool is_whole(const google::protobuf::Descriptor& type);
// The same of what is set in this message.
bool is_whole(const google::protobuf::Message& message);

// Appends a message as this library writes it, with all its fields.
void put_all(const google::protobuf::Message& message, core::Bytes& out);

// Appends the canonical bytes of a message that this program has filled in itself, so that it has
// no unknown fields. This library writes such a message in canonical bytes, several times faster
// than the walk, where no field is left out; a test holds the library to that. It is not for the
// wire, where no field is left out.
template <class Message>
void put_own(const Message& message, core::Bytes& out) {
  static const bool is_whole_type = is_whole(*Message::descriptor());
  if (is_whole_type || is_whole(message)) return put_all(message, out);
  const core::Bytes walked = canonical_bytes_of(message);
  out.insert(out.end(), walked.begin(), walked.end());
}

}  // namespace gridmates::convert
