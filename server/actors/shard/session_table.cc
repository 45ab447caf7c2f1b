#include "server/actors/shard/session_table.h"

namespace gridmates::actors {

SessionId SessionTable::enter(ShardNo shard) {
  const std::lock_guard lock(mutex_);
  return {++last_, shard};
}

SessionTable::Place SessionTable::sign_in(SessionId session, PlayerId player,
                                          const ClientId& client) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = clients_.try_emplace({player, client}, session);
  if (is_new) return {};
  if (place->second.number > session.number) return {.newest = false, .older = std::nullopt};
  return {.newest = true, .older = std::exchange(place->second, session)};
}

void SessionTable::leave(SessionId session, PlayerId player, const ClientId& client) {
  const std::lock_guard lock(mutex_);
  const auto found = clients_.find({player, client});
  if (found != clients_.end() && found->second == session) clients_.erase(found);
}

}  // namespace gridmates::actors
