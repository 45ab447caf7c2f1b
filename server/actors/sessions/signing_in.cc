#include "server/actors/sessions/signing_in.h"

#include "server/base/limits.h"
#include "server/wire/errors.h"
#include "server/wire/frames.h"

namespace gridmates::actors {

void tell_clients_of_each_other(const House& house, Shard& shard, PlayerId player) {
  const auto sessions = house.sessions.of(player);
  if (sessions.size() < 2) return;
  const auto frame = wire::encode(wire::signed_in_elsewhere());
  for (const SessionId session : sessions) {
    shard.deliver(session, {0, Delivery::Kind::kPersonal, frame});
  }
}

v1::Error error_of(const players::NotSignedIn& refused) {
  using Why = players::NotSignedIn::Why;
  switch (refused.why) {
    case Why::kBadName:
      return wire::invalid("name", refused.message);
    case Why::kUnknownToken:
      return wire::sign_in_first(v1::ERROR_CODE_SESSION_EXPIRED, refused.message);
    case Why::kUnavailable:
      break;
  }
  return wire::try_again(v1::ERROR_CODE_STORAGE_UNAVAILABLE, limits::kRetryAfterMs,
                         refused.message);
}

}  // namespace gridmates::actors
