// The server's strong id types. Plain values; any thread.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"

namespace gridmates {

using core::Seat;
// An event's number in its room, from 1, dense; 0 is "before the first".
using Seq = core::StrongId<struct SeqTag, std::uint64_t>;
// Known to clients; changes only if a room's history may have changed. Never 0.
using Epoch = core::StrongId<struct EpochTag, std::uint64_t>;
// One per ownership of a room by a process; not known to clients.
using Term = core::StrongId<struct TermTag, std::uint64_t>;
// A room in the store; clients use its code instead.
using RoomId = core::StrongId<struct RoomIdTag, std::uint64_t>;
// A player who signs in.
using PlayerId = core::StrongId<struct PlayerIdTag, std::uint64_t>;
// A member of a room, from 1; 0 is the room itself.
using MemberNo = core::StrongId<struct MemberNoTag, std::uint16_t>;
// A chair in a room, from 1; 0 is none.
using Chair = core::StrongId<struct ChairTag, std::uint8_t>;

// A room's speakable name, "KITE-42"; that of a private room has eight more unguessable letters and
// digits.
using RoomCode = core::Text<32>;
// A person's name, checked and normalised by server/players: 1-24 graphemes, at most 128 bytes of
// UTF-8.
using Name = core::Text<128>;

// The owner of a client_seq: 16 random bytes of a client process.
using ClientId = std::array<std::uint8_t, 16>;

}  // namespace gridmates
