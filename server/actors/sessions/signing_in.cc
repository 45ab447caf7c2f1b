#include "server/actors/sessions/signing_in.h"

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
      return wire::error_of(refused.bad_name, "name");
    case Why::kUnknownToken:
      return wire::unknown_token();
    case Why::kUnavailable:
      break;
  }
  return wire::cannot_read();
}

}  // namespace gridmates::actors
