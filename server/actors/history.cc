#include "server/actors/history.h"

#include <algorithm>
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

History::History(const core::Games& games) : room_(games) {}

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
  if (chapters_.empty() || chapters_.back().events >= limits::kChapterEvents) {
    chapters_.push_back({room_});
  }
  Chapter& chapter = chapters_.back();
  chapter.events += stages.size();
  auto& batch = chapter.batches.emplace_back();
  for (Stage& stage : stages) {
    learn(stage.event, origin_);
    batch.push_back(std::move(stage.bytes));
  }
  room_ = std::move(stages.back().after);
  while (chapters_.size() > 1 &&
         chapters_[1].before.head().value + limits::kRecentEvents <= head().value) {
    chapters_.pop_front();
  }
}

std::size_t History::replay(Seq after, const Visit& visit) const {
  const auto begins_after = [after](const Chapter& chapter) {
    return chapter.before.head() > after;
  };
  auto chapter = std::ranges::find_if(chapters_, begins_after);
  if (chapter != chapters_.begin()) --chapter;
  std::size_t taken = 0;
  for (; chapter != chapters_.end(); ++chapter) {
    room::Room before = chapter->before;
    for (const auto& batch : chapter->batches) {
      const Seq last(before.head().value + batch.size());
      // These have been decoded and taken in before.
      auto events = *decoded(batch);
      taken += events.size();
      if (last <= after) {
        for (const room::Event& event : events) (void)before.evolve(event);
        continue;
      }
      Stages stages = *follow(before, std::move(events));
      visit(before, stages);
      before = std::move(stages.back().after);
    }
  }
  return taken;
}

Seq History::before_latest(std::size_t count) const {
  if (chapters_.empty()) return head();
  const std::uint64_t reach = head().value - chapters_.front().before.head().value;
  return Seq(head().value - std::min<std::uint64_t>(count, reach));
}

}  // namespace gridmates::actors
