#include "server/actors/answers.h"

#include <algorithm>

#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

// Makes room for one more; what was used longest ago goes.
template <class Map, class Age>
void make_room(Map& map, Age age) {
  if (map.size() < limits::kClientsPerRoom) return;
  map.erase(std::ranges::min_element(
      map, std::less{}, [age](const auto& entry) { return std::invoke(age, entry.second); }));
}

v1::Error id_reused() {
  return wire::error(v1::ERROR_CODE_ID_REUSED, "This client_seq was another action before.");
}

v1::Error not_applied() {
  return wire::error(v1::ERROR_CODE_NOT_APPLIED, "This action came too late and had no effect.");
}

}  // namespace

Answers::Verdict Answers::look(const ports::CommandKey& key, std::uint64_t payload_hash) {
  const auto hold = holds_.find(client_of(key));
  if (hold != holds_.end() && hold->second.client_seq == key.client_seq) holds_.erase(hold);

  const auto client = clients_.find(client_of(key));
  if (client != clients_.end()) {
    if (auto known = look(client->second.recorded, key, payload_hash)) return *known;
  }
  if (auto known = look(drafted_, key, payload_hash)) return *known;
  const std::uint64_t last = client == clients_.end() ? 0 : client->second.last;
  if (key.client_seq <= std::max(last, last_drafted(key))) return not_applied();

  const auto held = holds_.find(client_of(key));
  if (held != holds_.end() && key.client_seq > held->second.client_seq) return held->second.answer;
  return Decide{};
}

std::optional<Answers::Verdict> Answers::look(const std::deque<ports::Recorded>& recorded,
                                              const ports::CommandKey& key,
                                              std::uint64_t payload_hash) const {
  const auto found = std::ranges::find(recorded, key, &ports::Recorded::key);
  if (found == recorded.end()) return std::nullopt;
  if (found->payload_hash != payload_hash) return id_reused();
  return First{found->last};
}

std::uint64_t Answers::last_drafted(const ports::CommandKey& key) const {
  std::uint64_t last = 0;
  for (const auto& accepted : drafted_) {
    if (client_of(accepted.key) == client_of(key)) last = std::max(last, accepted.key.client_seq);
  }
  return last;
}

void Answers::draft(ports::Recorded accepted) { drafted_.push_back(std::move(accepted)); }

void Answers::commit() {
  for (const auto& accepted : drafted_) record(accepted);
  drafted_.clear();
}

void Answers::drop() { drafted_.clear(); }

void Answers::hold(const ports::CommandKey& key, v1::Error answer) {
  const auto held = holds_.find(client_of(key));
  if (held != holds_.end() && held->second.client_seq <= key.client_seq) return;
  if (held == holds_.end()) make_room(holds_, &Hold::since);
  holds_[client_of(key)] = {key.client_seq, std::move(answer), ++records_};
}

void Answers::reset(std::vector<ports::Recorded> recorded) {
  clients_.clear();
  drafted_.clear();
  for (const auto& accepted : recorded) record(accepted);
}

void Answers::record(const ports::Recorded& accepted) {
  const ClientKey key = client_of(accepted.key);
  if (!clients_.contains(key)) make_room(clients_, &Client::used);
  Client& client = clients_[key];
  client.recorded.push_back(accepted);
  if (client.recorded.size() > limits::kAnswersPerClient) client.recorded.pop_front();
  client.last = std::max(client.last, accepted.key.client_seq);
  client.used = ++records_;
}

std::uint64_t Answers::last(PlayerId player, const ClientId& client) const {
  const auto found = clients_.find({player, client});
  return found == clients_.end() ? 0 : found->second.last;
}

}  // namespace gridmates::actors
