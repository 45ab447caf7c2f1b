#include "tests/sim/checker.h"

#include <algorithm>

namespace gridmates::sim {

void Checker::violated(const std::string& what) {
  constexpr std::size_t kEnough = 20;
  if (violations_.size() < kEnough) violations_.push_back(what);
}

std::uint64_t Checker::durable(const std::string& room) const {
  for (const auto& stored : disk_.rooms) {
    if (stored.record.code.str() == room) return stored.head.value;
  }
  return 0;
}

void Checker::shows(Shown& shown, const std::string& room, std::uint64_t seq, bool whole) {
  std::uint64_t& last = shown.seq[room];
  if (seq > durable(room)) {
    violated("1: event " + std::to_string(seq) + " of " + room +
             " was shown before it was durable");
  }
  if (!whole && last != 0 && seq != last + 1) {
    violated("6: a connection saw event " + std::to_string(seq) + " of " + room + " after " +
             std::to_string(last));
  }
  if (whole && seq < last) violated("6: a snapshot of " + room + " goes backwards");
  last = seq;
}

void Checker::server_writes(Shown& shown, const v1::ServerFrame& frame) {
  for (const auto& event : frame.events().events())
    shows(shown, frame.events().room(), event.seq(), false);
  if (frame.has_snapshot()) shows(shown, frame.snapshot().room(), frame.snapshot().seq(), true);
  if (frame.has_sync_done()) {
    std::uint64_t& last = shown.seq[frame.sync_done().room()];
    if (last != 0 && last != frame.sync_done().head())
      violated("6: in sync at another event than the last one shown");
    last = frame.sync_done().head();
    if (last > durable(frame.sync_done().room())) violated("1: in sync with what is not durable");
  }
  if (frame.has_reset())
    violated("the disk has broken its promise: " + frame.reset().room() + " was reset");
  if (!frame.has_action_answer() || frame.action_answer().has_refused()) return;
  const auto& answer = frame.action_answer();
  if (answer.seq() > durable(answer.room())) violated("1: acknowledged before it was durable");
  const Key key{answer.room(), shown.client_id, answer.client_seq()};
  const auto [known, is_new] = answers_.try_emplace(key, answer.seq());
  if (!is_new && known->second != answer.seq())
    violated("4: a repeat got another answer than the first one");
}

void Checker::client_wrote(Shown& shown, const v1::ClientFrame& frame) {
  if (frame.has_hello()) shown.client_id = frame.hello().client_id();
  if (frame.has_resume()) shown.seq[frame.resume().room()] = frame.resume().last_seq();
}

void Checker::look_at(const std::string& name, const client::Client& client) {
  const auto& model = client.model();
  if (model.hash_mismatches != 0) violated("5: " + name + " sees something else than the server");
  if (model.gaps != 0) violated("6: " + name + " saw a gap");
  if (!model.room) return;
  auto& [room, seq] = positions_[name];
  if (room == model.room->code && model.room->seq < seq) violated("6: " + name + " went backwards");
  room = model.room->code;
  seq = model.room->seq;
}

void Checker::fold(const support::Disk::Room& stored, Folded& folded, std::uint64_t first,
                   const ports::Batch& batch) {
  const std::string& code = stored.record.code.str();
  if (first != folded.room.head().value + 1)
    violated("3: the numbers of " + code + " are not dense");
  for (const auto& bytes : batch.events) {
    const auto event = core::decode<room::Event>(bytes);
    if (!event || !folded.room.evolve(*event))
      return violated("2: the journal of " + code + " does not replay");
    if (folded.room.finished_run() && std::holds_alternative<room::MatchEnded>(event->what))
      ++expected_runs_;
  }
  if (folded.room.state_hash() != batch.state_hash)
    violated("2: replay of " + code + " comes to another state");
  if (batch.key && !folded.keys.insert(*batch.key).second)
    violated("4: a command of " + code + " was applied twice");
}

void Checker::read_journal() {
  for (const auto& stored : disk_.rooms) {
    auto& folded = rooms_.try_emplace(stored.record.code.str(), games_).first->second;
    while (folded.room.head() < stored.head) {
      const auto batch = stored.batches.lower_bound(folded.room.head().value + 1);
      const auto before = folded.room.head();
      if (batch != stored.batches.end()) fold(stored, folded, batch->first, batch->second);
      if (folded.room.head() == before)
        return violated("3: a hole in the journal of " + stored.record.code.str());
    }
  }
}

void Checker::finish() {
  read_journal();
  std::set<std::pair<std::string, std::uint64_t>> ends;  // room and last event of each batch
  for (const auto& stored : disk_.rooms) {
    for (const auto& [first, batch] : stored.batches) {
      ends.emplace(stored.record.code.str(), first + batch.events.size() - 1);
    }
  }
  for (const auto& [key, seq] : answers_) {
    if (!ends.contains({std::get<0>(key), seq}))
      violated("1: an acknowledged command is not in the journal");
  }
  if (disk_.runs.size() != expected_runs_) {
    violated("10: " + std::to_string(disk_.runs.size()) + " runs, but the journals prove " +
             std::to_string(expected_runs_));
  }
}

}  // namespace gridmates::sim
