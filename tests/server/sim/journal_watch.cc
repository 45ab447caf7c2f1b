#include "tests/server/sim/journal_watch.h"

#include <algorithm>

#include "engine/games/games.h"
#include "server/wire/room_view.h"

namespace gridmates::server_sim {
namespace {

std::string at(const std::string& room, std::uint64_t seq) {
  return room + " at " + std::to_string(seq);
}

std::string name(const ActionKey& key) {
  return "action " + std::to_string(key.second) + " of client " + std::to_string(key.first[0]);
}

}  // namespace

void JournalWatch::complain(std::string what) {
  constexpr std::size_t kEnough = 10;
  if (complaints_.size() < kEnough) complaints_.push_back(std::move(what));
}

void JournalWatch::look() {
  for (const auto& stored : disk_.rooms) follow(stored);
  std::size_t runs = 0;
  for (const auto& [code, fold] : rooms_) runs += fold.runs;
  if (runs != disk_.runs.size()) {
    complain("the boards of fame have " + std::to_string(disk_.runs.size()) + " runs instead of " +
             std::to_string(runs));
  }
}

void JournalWatch::follow(const support::Disk::Room& stored) {
  const std::string code = stored.record.code.str();
  Fold& fold = rooms_[code];
  if (fold.after.empty()) fold.after.emplace_back(all_games());
  if (stored.head.value < fold.events.size()) complain("the journal has shrunk: " + code);
  while (fold.events.size() < stored.head.value) {
    const auto batch = stored.batches.find(fold.events.size() + 1);
    if (batch == stored.batches.end()) {
      return complain("a hole in the journal of " + at(code, fold.events.size()));
    }
    if (!take(batch->second, fold, code)) return;
  }
}

bool JournalWatch::take(const ports::Batch& batch, Fold& fold, const std::string& code) {
  for (const auto& bytes : batch.events) {
    const auto event = core::decode<room::Event>(bytes);
    room::Room next = fold.after.back();
    if (!event || !next.evolve(*event)) {
      complain("an event that cannot follow: " + at(code, fold.events.size()));
      return false;
    }
    if (std::holds_alternative<room::MatchEnded>(event->what)) {
      ++matches_finished_;
      if (next.finished_run()) ++fold.runs;
    }
    fold.events.push_back(*event);
    fold.after.push_back(std::move(next));
  }
  if (fold.after.back().state_hash() != batch.state_hash) {
    complain("replay comes to another state: " + at(code, fold.events.size()));
  }
  if (!batch.key) return true;
  const ActionKey key{batch.key->client, batch.key->client_seq};
  if (!applied_.emplace(key, fold.events.size()).second) complain("done twice: " + name(key));
  if (refused_.contains(key)) complain("refused for good and done all the same: " + name(key));
  return true;
}

void JournalWatch::check_frame(const ClientId& client, const v1::ServerFrame& frame) {
  look();
  if (frame.has_action_answer()) check_answer(client, frame.action_answer());
  if (frame.has_events()) check_events(frame.events());
  if (frame.has_snapshot() && frame.snapshot().seq() > head(frame.snapshot().room())) {
    complain("a snapshot shows what is not durable");
  }
  if (frame.has_sync_done() && frame.sync_done().head() > head(frame.sync_done().room())) {
    complain("a SyncDone tells what is not durable");
  }
}

void JournalWatch::check_answer(const ClientId& client, const v1::ActionAnswer& answer) {
  const ActionKey key{client, answer.client_seq()};
  const auto applied = applied_.find(key);
  if (answer.has_refused()) {
    if (answer.refused().retry() == v1::RETRY_AFTER_DELAY) return;
    if (applied != applied_.end()) complain("done and refused for good: " + name(key));
    return;
  }
  const auto [first, is_first] = answered_.emplace(key, answer.seq());
  if (joins_.contains(key) && applied == applied_.end()) return;
  if (applied == applied_.end()) return complain("acknowledged before it is durable: " + name(key));
  if (applied->second != answer.seq()) complain("acknowledged under a wrong number: " + name(key));
  if (!is_first && first->second != answer.seq()) complain("answered differently: " + name(key));
}

void JournalWatch::check_events(const v1::Events& events) {
  const auto fold = rooms_.find(events.room());
  for (const auto& event : events.events()) {
    if (fold == rooms_.end() || event.seq() > fold->second.events.size()) {
      return complain("shown before it is durable: " + at(events.room(), event.seq()));
    }
    const room::Event& written = fold->second.events[event.seq() - 1];
    if (written.room_ms != event.room_time_ms() || written.wall_ms != event.wall_time_ms() ||
        written.by.value != event.member()) {
      complain("shown otherwise than it is written: " + at(events.room(), event.seq()));
    }
  }
}

void JournalWatch::asked(const ClientId& client, const v1::Action& action) {
  if (action.has_join()) joins_.insert({client, action.client_seq()});
}

void JournalWatch::refused(const ClientId& client, std::uint64_t client_seq) {
  const ActionKey key{client, client_seq};
  if (applied_.contains(key)) complain("done and refused for good: " + name(key));
  refused_.insert(key);
}

std::uint64_t JournalWatch::view_hash(const std::string& code, std::uint64_t seq,
                                      std::uint32_t member) const {
  const auto fold = rooms_.find(code);
  if (fold == rooms_.end() || seq == 0 || seq >= fold->second.after.size()) return 0;
  const room::Room& room = fold->second.after[seq];
  const MemberNo number(static_cast<MemberNo::rep>(member));
  return wire::view_hash(room.view(room.viewer(number)));
}

std::uint64_t JournalWatch::head(const std::string& code) const {
  const auto fold = rooms_.find(code);
  return fold == rooms_.end() ? 0 : fold->second.events.size();
}

const room::Room* JournalWatch::room(const std::string& code) const {
  const auto fold = rooms_.find(code);
  return fold == rooms_.end() ? nullptr : &fold->second.after.back();
}

}  // namespace gridmates::server_sim
