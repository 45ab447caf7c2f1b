// What a client keeps of a room: its canonical bytes, their hash, and how a delta is applied.
// Shared by the server, which makes hashes, and the client, which checks them. docs/PROTOCOL.md
// defines the bytes. Pure; any thread.
#pragma once

#include <cstdint>

#include "engine/core/bytes.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::convert {

// The canonical bytes of a RoomView, the same in every language and library.
core::Bytes canonical_bytes(const v1::RoomView& view);

// The first 8 bytes, little-endian, of SHA-256 over canonical_bytes().
std::uint64_t view_hash(const v1::RoomView& view);

// Applies a delta. False, and `view` unchanged, when the delta does not fit it.
bool apply(const v1::RoomDelta& delta, v1::RoomView& view);

}  // namespace gridmates::convert
