#include "server/actors/draft.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "server/actors/listing.h"
#include "server/actors/runs.h"

namespace gridmates::actors {

bool Draft::add(std::vector<room::Event> events, const PendingCommand& item,
                std::uint64_t steady_ms) {
  if (events.empty()) return false;
  try {
    if (advance(std::move(events), item)) {
      time_ = RoomTime(steady_ms);
      return true;
    }
  } catch (...) {
    rewind();
    throw;
  }
  rewind();
  return false;
}

// Adds nothing, but may leave the draft room somewhere in the middle, when it fails.
bool Draft::advance(std::vector<room::Event> events, const PendingCommand& item) {
  EventBatch batch{std::move(events), {}};
  std::optional<ports::Run> run;
  for (const room::Event& event : batch.events) {
    if (!history_.advance_draft(event)) return false;
    batch.bytes.push_back(core::encode(event));
    if (!std::holds_alternative<room::MatchEnded>(event.what)) continue;
    if (const auto finished = room().finished_run()) {
      run = to_run(*finished, room().opened().code);
    }
  }
  ports::Batch written{batch.bytes, item.key, item.payload_hash, room().state_hash()};
  batch.state_hash = written.state_hash;
  batches_.reserve(batches_.size() + 1);
  written_.reserve(written_.size() + 1);
  if (run) runs_.push_back(*std::move(run));
  written_.push_back(std::move(written));
  batches_.push_back(std::move(batch));
  return true;
}

// Takes the draft back to where the last good batch has brought it.
void Draft::rewind() {
  history_.drop_draft();
  for (const EventBatch& batch : batches_) {
    for (const room::Event& event : batch.events) (void)history_.advance_draft(event);
  }
}

bool Draft::changes_listing() const {
  return std::ranges::any_of(batches_, [](const EventBatch& batch) {
    return std::ranges::any_of(batch.events, actors::changes_listing);
  });
}

bool Draft::has_of(PlayerId player) const {
  return std::ranges::any_of(replies_, [player](const Reply& reply) {
    return reply.item.key && reply.item.key->player == player;
  });
}

ports::Append Draft::take_append() {
  ports::Append append;
  append.expected_head = history_.head();
  append.batches = std::move(written_);
  append.runs = std::move(runs_);
  append.closes = room().closed();
  return append;
}

}  // namespace gridmates::actors
