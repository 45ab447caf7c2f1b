#include "server/actors/history.h"

#include <utility>
#include <variant>

#include "server/base/limits.h"

namespace gridmates::actors {
namespace {

std::optional<std::vector<room::Event>> decoded(const std::vector<core::Bytes>& batch) {
  std::vector<room::Event> events;
  for (const core::Bytes& bytes : batch) {
    auto event = core::decode<room::Event>(bytes);
    if (!event) return std::nullopt;
    events.push_back(*std::move(event));
  }
  return events;
}

void learn(const room::Event& event, Origin& origin) {
  if (const auto* opened = std::get_if<room::RoomOpened>(&event.what)) origin.opened = *opened;
  if (const auto* joined = std::get_if<room::MemberJoined>(&event.what)) {
    if (joined->member == MemberNo(1)) origin.creator = joined->player;
  }
  if (const auto* chosen = std::get_if<room::BoardChosen>(&event.what)) {
    origin.options = chosen->options.items();
    origin.board = chosen->board.items();
  }
}

}  // namespace

History::History(const core::Games& games) : room_(games), tail_(games) {}

std::optional<Stages> History::follow(const room::Room& before, std::vector<room::Event> events) {
  Stages stages;
  for (room::Event& event : events) {
    room::Room after = stages.empty() ? before : stages.back().after;
    if (!after.evolve(event)) return std::nullopt;
    core::Bytes bytes = core::encode(event);
    stages.push_back({std::move(event), std::move(bytes), std::move(after)});
  }
  return stages;
}

std::optional<Stages> History::unfold(const ports::Batch& batch) const {
  auto events = decoded(batch.events);
  if (!events || events->empty()) return std::nullopt;
  auto stages = follow(room_, *std::move(events));
  if (!stages || stages->back().after.state_hash() != batch.state_hash) return std::nullopt;
  return stages;
}

void History::take(Stages stages) {
  std::vector<core::Bytes> batch;
  for (Stage& stage : stages) {
    learn(stage.event, origin_);
    batch.push_back(std::move(stage.bytes));
  }
  room_ = std::move(stages.back().after);
  recent_events_ += batch.size();
  recent_.push_back(std::move(batch));
  while (recent_events_ > limits::kRecentEvents) {
    // These have been decoded and taken in before.
    const auto events = decoded(recent_.front());
    for (const room::Event& event : *events) (void)tail_.evolve(event);
    recent_events_ -= recent_.front().size();
    recent_.pop_front();
  }
}

void History::replay(Seq after, const Visit& visit) const {
  room::Room before = tail_;
  for (const auto& batch : recent_) {
    const Seq last(before.head().value + batch.size());
    auto events = *decoded(batch);
    if (last <= after) {
      for (const room::Event& event : events) (void)before.evolve(event);
      continue;
    }
    Stages stages = *follow(before, std::move(events));
    visit(before, stages);
    before = std::move(stages.back().after);
  }
}

Seq History::before_latest(std::size_t count) const {
  const std::uint64_t reach = head().value - tail_.head().value;
  return Seq(head().value - std::min<std::uint64_t>(count, reach));
}

}  // namespace gridmates::actors
