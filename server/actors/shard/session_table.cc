#include "server/actors/shard/session_table.h"

#include "server/base/folded.h"

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
  if (found == clients_.end() || found->second != session) return;
  clients_.erase(found);
  const auto next = first_of(player);
  if (next == clients_.end() || next->first.first != player) names_.erase(player);
}

void SessionTable::call(PlayerId player, std::string_view name) {
  std::string fold = folded(name);
  const std::lock_guard lock(mutex_);
  const auto first = first_of(player);
  if (first != clients_.end() && first->first.first == player) names_[player] = std::move(fold);
}

std::vector<PlayerId> SessionTable::called(std::string_view name, std::size_t most) const {
  const std::string fold = folded(name);
  std::vector<PlayerId> players;
  const std::lock_guard lock(mutex_);
  for (const auto& [player, called] : names_) {
    if (players.size() < most && called == fold) players.push_back(player);
  }
  return players;
}

std::vector<SessionId> SessionTable::of(PlayerId player) const {
  std::vector<SessionId> sessions;
  const std::lock_guard lock(mutex_);
  for (auto one = first_of(player); one != clients_.end() && one->first.first == player; ++one) {
    sessions.push_back(one->second);
  }
  return sessions;
}

}  // namespace gridmates::actors
