#include "server/actors/rooms/answers.h"

#include <algorithm>

#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

// Makes room for one more entry by removing the oldest.
template <class Map, class Age>
void make_room(Map& map, Age age) {
  if (map.size() < limits::kClientsPerRoom) return;
  map.erase(std::ranges::min_element(
      map, std::less{}, [age](const auto& entry) { return std::invoke(age, entry.second); }));
}

v1::Error too_many_clients() {
  return wire::refuse(v1::ERROR_CODE_LIMIT_EXCEEDED,
                      "You have been in this room with too many programs; go on in one of them.");
}

v1::Error not_applied() {
  return wire::refuse(v1::ERROR_CODE_NOT_APPLIED, "This came too late and had no effect.");
}

v1::Error outcome_unknown() {
  return wire::resync_first(v1::ERROR_CODE_OUTCOME_UNKNOWN,
                            "That request is too old; it is not known whether it was carried out.");
}

}  // namespace

Answers::Verdict Answers::look(const ports::CommandKey& key, std::uint64_t payload_hash) {
  const auto hold = holds_.find(client_of(key));
  if (hold != holds_.end() && hold->second.client_seq == key.client_seq) holds_.erase(hold);

  const auto first_answer = [payload_hash](std::uint64_t recorded_hash, Seq last) -> Verdict {
    if (recorded_hash != payload_hash) return wire::id_reused();
    return First{last};
  };
  const auto client = clients_.find(client_of(key));
  if (client != clients_.end()) {
    const Taken* taken = find(client->second, key.client_seq);
    if (taken != nullptr) return first_answer(taken->payload_hash, taken->last);
  }
  const auto drafted = std::ranges::find(drafted_, key, &ports::Recorded::key);
  if (drafted != drafted_.end()) return first_answer(drafted->payload_hash, drafted->last);
  const bool forgotten = client != clients_.end() && client->second.recorded.empty() &&
                         key.client_seq <= client->second.last;
  if (forgotten || !knows(key.player, key.client)) return AskJournal{};
  if (client == clients_.end()) {
    const auto others = clients_of_player_.find(key.player);
    if (others != clients_of_player_.end() && others->second >= limits::kClientsPerPlayer) {
      return too_many_clients();
    }
  }
  const std::uint64_t last = client == clients_.end() ? 0 : client->second.last;
  if (key.client_seq <= std::max(last, last_drafted(key))) {
    const bool may_be_forgotten = client != clients_.end() &&
                                  client->second.recorded.size() == limits::kAnswersPerClient &&
                                  key.client_seq < client->second.recorded.front().client_seq;
    return may_be_forgotten ? outcome_unknown() : not_applied();
  }

  const auto held = holds_.find(client_of(key));
  if (held != holds_.end() && key.client_seq > held->second.client_seq) return held->second.answer;
  return Decide{};
}

const Answers::Taken* Answers::find(const Client& client, std::uint64_t client_seq) {
  if (client_seq > client.last) return nullptr;  // almost always
  const auto found = std::ranges::find(client.recorded, client_seq, &Taken::client_seq);
  return found == client.recorded.end() ? nullptr : &*found;
}

std::uint64_t Answers::last_drafted(const ports::CommandKey& key) const {
  std::uint64_t last = 0;
  for (const auto& accepted : drafted_) {
    if (client_of(accepted.key) == client_of(key)) last = std::max(last, accepted.key.client_seq);
  }
  return last;
}

void Answers::draft(const ports::Recorded& accepted) { drafted_.push_back(accepted); }

void Answers::commit() {
  for (const auto& accepted : drafted_) record(accepted);
  drafted_.clear();
}

void Answers::drop() { drafted_.clear(); }

v1::Error Answers::hold(const ports::CommandKey& key, v1::Error answer) {
  // A recorded command, or one below, is decided; its client may know that and not repeat it.
  if (recorded(key)) return answer;
  if (key.client_seq <= last(key.player, key.client)) return not_applied();
  const auto held = holds_.find(client_of(key));
  if (held != holds_.end() && held->second.client_seq <= key.client_seq) return answer;
  if (held == holds_.end()) make_room(holds_, &Hold::since);
  holds_[client_of(key)] = {key.client_seq, answer, ++records_};
  return answer;
}

void Answers::reset(std::vector<ports::Recorded> recorded, bool all_clients, Seq saved) {
  saved_ = saved;
  clients_.clear();
  all_clients_ = all_clients;
  strangers_.clear();
  clients_of_player_.clear();
  remembered_ = 0;
  drafted_.clear();
  for (const auto& accepted : recorded) record(accepted);
}

void Answers::learn(PlayerId player, const ClientId& client,
                    const std::vector<ports::Recorded>& recorded) {
  const ClientKey key{player, client};
  forget(key);
  for (const auto& accepted : recorded) record(accepted);
  if (!recorded.empty()) return;
  if (strangers_.size() >= limits::kClientsPerRoom) strangers_.clear();
  strangers_.insert(key);
}

void Answers::forget(const ClientKey& key) {
  const auto known = clients_.find(key);
  if (known == clients_.end()) return;
  if (!known->second.recorded.empty()) --remembered_;
  if (--clients_of_player_[key.first] == 0) clients_of_player_.erase(key.first);
  clients_.erase(known);
}

std::vector<ports::Recorded> Answers::unsaved() const {
  std::vector<ports::Recorded> all;
  for (const auto& [key, client] : clients_) {
    if (client.recorded.empty() || is_saved(client)) continue;
    for (const Taken& taken : client.recorded) {
      all.push_back({{key.first, key.second, taken.client_seq}, taken.payload_hash, taken.last});
    }
  }
  return all;
}

bool Answers::knows(PlayerId player, const ClientId& client) const {
  const ClientKey key{player, client};
  return all_clients_ || clients_.contains(key) || strangers_.contains(key);
}

void Answers::record(const ports::Recorded& accepted) {
  const auto [place, is_new] = clients_.try_emplace(client_of(accepted.key));
  Client& client = place->second;
  if (is_new) ++clients_of_player_[accepted.key.player];
  if (client.recorded.empty() && ++remembered_ > limits::kClientsPerRoom) forget_oldest();
  if (client.recorded.size() == limits::kAnswersPerClient) {
    client.recorded.erase(client.recorded.begin());
  }
  client.recorded.push_back({accepted.key.client_seq, accepted.payload_hash, accepted.last});
  client.last = std::max(client.last, accepted.key.client_seq);
  client.used = ++records_;
}

// Keeps only the highest client_seq of the client that has been silent longest: repeats of its
// commands are looked up in the journal. Records that no chapter has yet are not forgotten.
void Answers::forget_oldest() {
  auto oldest = clients_.end();
  for (auto client = clients_.begin(); client != clients_.end(); ++client) {
    if (client->second.recorded.empty() || !is_saved(client->second)) continue;
    if (oldest == clients_.end() || client->second.used < oldest->second.used) oldest = client;
  }
  if (oldest == clients_.end()) return;
  oldest->second.recorded = {};
  --remembered_;
}

std::optional<Seq> Answers::recorded(const ports::CommandKey& key) const {
  const auto client = clients_.find(client_of(key));
  if (client == clients_.end()) return std::nullopt;
  const Taken* taken = find(client->second, key.client_seq);
  return taken == nullptr ? std::nullopt : std::optional(taken->last);
}

std::uint64_t Answers::last(PlayerId player, const ClientId& client) const {
  const auto found = clients_.find({player, client});
  return found == clients_.end() ? 0 : found->second.last;
}

}  // namespace gridmates::actors
