#include "server/actors/rooms/draft.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "server/actors/records/listing.h"
#include "server/actors/records/runs.h"

namespace gridmates::actors {

// Adds nothing when it throws.
void Draft::add(EventBatch batch, const PendingCommand& item, std::uint64_t steady_ms) {
  std::optional<ports::Run> run;
  std::optional<ports::DailyEnd> daily;
  for (std::size_t i = 0; i < batch.events.size(); ++i) {
    if (!std::holds_alternative<room::MatchEnded>(batch.events[i].what)) continue;
    if (const auto finished = batch.after[i].ended_match()) {
      run = to_run(*finished, room().opened().code);
    }
    if (const auto ended = batch.after[i].finished_daily()) daily = to_daily_end(*ended);
  }
  ports::Batch written{batch.bytes, item.key, item.payload_hash, batch.state_hash};
  batches_.reserve(batches_.size() + 1);
  written_.reserve(written_.size() + 1);
  if (run) runs_.push_back(*std::move(run));
  if (daily) daily_ = std::move(daily);
  written_.push_back(std::move(written));
  batches_.push_back(std::move(batch));
  time_.begin_anew(steady_ms);
}

bool Draft::changes_listing() const {
  if (room().plays_for_days()) return true;  // the stored row names the awaited player
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
  append.expected_head = published_.head();
  append.batches = std::move(written_);
  append.runs = std::move(runs_);
  append.daily = std::move(daily_);
  append.closes = room().closed();
  return append;
}

}  // namespace gridmates::actors
