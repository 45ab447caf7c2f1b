#include "server/players/tokens.h"

#include <sodium.h>

namespace gridmates::players {

static_assert(std::tuple_size_v<ports::TokenHash> == crypto_hash_sha256_BYTES);

Token make_token(ports::Random& random) {
  Token token;
  random.fill(token);
  return token;
}

ports::TokenHash hash_of(const Token& token) {
  ports::TokenHash hash;
  crypto_hash_sha256(hash.data(), token.data(), token.size());
  return hash;
}

}  // namespace gridmates::players
