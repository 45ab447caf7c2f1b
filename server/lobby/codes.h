// Room codes: "KITE-42", and "KITE-42-7RWX2M9Q" for a private room. Only the ledger of rooms knows
// whether one is free; it never gives one twice. Safe for concurrent use.
#pragma once

#include "server/base/ids.h"
#include "server/ports/random.h"

namespace gridmates::lobby {

// Attempts to find a free code.
inline constexpr int kCodeAttempts = 16;

// A random code: a word and 2 digits, later 3 or 4, by `attempt` (0 to kCodeAttempts - 1: those
// that met a taken code); for a private room also eight unguessable letters and digits.
RoomCode make_code(ports::Random& random, bool private_room, int attempt);

// A private room's code without the secret: "KITE-42-private". Other codes are unchanged.
RoomCode without_secret(const RoomCode& code);

}  // namespace gridmates::lobby
