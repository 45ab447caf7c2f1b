#include "server/actors/history.h"

#include <algorithm>
#include <utility>

namespace gridmates::actors {
namespace {

std::optional<std::vector<room::Event>> decoded(const std::vector<core::Bytes>& batch) {
  std::vector<room::Event> events;
  events.reserve(batch.size());
  for (const core::Bytes& bytes : batch) {
    auto event = core::decode<room::Event>(bytes);
    if (!event) return std::nullopt;
    events.push_back(*std::move(event));
  }
  return events;
}

}  // namespace

History::History(const core::Games& games) : room_(games) {}

void History::begin_with(room::Room room, std::uint64_t state_hash) {
  state_hash_ = state_hash;
  room_ = std::move(room);
}

core::Result<EventBatch, BadBatch> History::unfold(const ports::Batch& batch) const {
  room::Room room = room_;
  EventBatch out{{}, batch.events, {}, batch.state_hash};
  auto events = fold(batch, room, [&](const room::Event&) { out.after.push_back(room); });
  if (!events) return events.error();
  out.events = *std::move(events);
  return out;
}

void History::publish(EventBatch batch, const Visit& visit) {
  if (sections_.empty() || sections_.back().events.size() >= limits::kSectionEvents) {
    sections_.push_back({room_});
  }
  for (std::size_t i = 0; i < batch.events.size(); ++i) {
    room_ = std::move(batch.after[i]);
    visit(room_, batch.events, i);
  }
  state_hash_ = batch.state_hash;
  remember(batch.bytes);
}

void History::remember(const std::vector<core::Bytes>& batch) {
  PackedEvents& events = sections_.back().events;
  events.add(batch);
  if (events.size() >= limits::kSectionEvents) events.close();
  while (sections_.size() > 1 &&
         sections_[1].before.head().value + limits::kRecentEvents <= head().value) {
    sections_.pop_front();
  }
}

std::size_t History::replay(Seq after, const Begin& begin, const Visit& visit) const {
  const auto begins_after = [after](const Section& section) {
    return section.before.head() > after;
  };
  auto section = std::ranges::find_if(sections_, begins_after);
  if (section != sections_.begin()) --section;
  if (section == sections_.end()) {
    begin(room_);
    return 0;
  }
  room::Room room = section->before;
  std::size_t taken = 0;
  if (room.head() == after) begin(room);
  for (; section != sections_.end(); ++section) {
    section->events.each([&](const std::vector<core::Bytes>& batch) {
      // These have been decoded and taken in before.
      const std::vector<room::Event> events = *decoded(batch);
      taken += events.size();
      for (std::size_t i = 0; i < events.size(); ++i) {
        (void)room.evolve(events[i]);
        if (room.head() > after) visit(room, events, i);
        if (room.head() == after) begin(room);
      }
    });
  }
  return taken;
}

Seq History::before_latest(std::size_t count) const {
  if (sections_.empty()) return head();
  const std::uint64_t reach = head().value - sections_.front().before.head().value;
  return Seq(head().value - std::min<std::uint64_t>(count, reach));
}

}  // namespace gridmates::actors
