#include "server/actors/session_table.h"

namespace gridmates::actors {

SessionTable::Number SessionTable::enter(std::weak_ptr<Session> session) {
  const std::lock_guard lock(mutex_);
  sessions_.emplace(++last_, std::move(session));
  return last_;
}

SessionTable::Place SessionTable::sign_in(Number number, PlayerId player, const ClientId& client) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = clients_.try_emplace({player, client}, number);
  if (is_new) return {};
  if (place->second > number) return {.newest = false, .older = nullptr};
  const auto older = sessions_.find(std::exchange(place->second, number));
  return {.newest = true, .older = older == sessions_.end() ? nullptr : older->second.lock()};
}

void SessionTable::leave(Number number) {
  const std::lock_guard lock(mutex_);
  sessions_.erase(number);
  std::erase_if(clients_, [number](const auto& entry) { return entry.second == number; });
}

std::vector<std::shared_ptr<Session>> SessionTable::all() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Session>> all;
  for (const auto& [number, session] : sessions_) {
    if (auto alive = session.lock()) all.push_back(std::move(alive));
  }
  return all;
}

}  // namespace gridmates::actors
