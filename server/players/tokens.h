// The token by which a guest proves who they are. Only hashes are stored and looked up, and anyone
// who can choose a hash has its token already, so comparisons need not take constant time. Safe for
// concurrent use.
#pragma once

#include <array>
#include <cstdint>

#include "server/ports/players.h"
#include "server/ports/random.h"

namespace gridmates::players {

// 32 random bytes; a secret: never logged, never stored.
using Token = std::array<std::uint8_t, 32>;

Token make_token(ports::Random& random);
// SHA-256.
ports::TokenHash hash_of(const Token& token);

}  // namespace gridmates::players
