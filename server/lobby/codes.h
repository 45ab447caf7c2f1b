// Room codes: "KITE-42", and "KITE-42-7RWX2M9Q" for a private room. Whether one is free only the
// ledger of rooms knows; it never gives one twice. Safe for concurrent use.
#pragma once

#include "server/base/ids.h"
#include "server/ports/random.h"

namespace gridmates::lobby {

// So often somebody asks for a code before giving up.
inline constexpr int kCodeAttempts = 16;

// A code by chance: a word and two digits, or more the more `attempt`s (0 to kCodeAttempts - 1)
// have met a taken one; for a private room eight letters and digits that nobody can guess.
RoomCode make_code(ports::Random& random, bool private_room, int attempt);

// A private room's code without what lets people in: "KITE-42-private". Other codes as they are.
RoomCode without_secret(const RoomCode& code);

}  // namespace gridmates::lobby
