#include "server/actors/event_frames.h"

#include <optional>
#include <utility>
#include <variant>

#include "server/base/limits.h"
#include "server/wire/events.h"
#include "server/wire/frames.h"
#include "server/wire/room_view.h"

namespace gridmates::actors {
namespace {

// What stands around the events of a frame.
constexpr std::size_t kAroundBytes = 128;
constexpr std::size_t kFullBytes = limits::kFrameOutBytes - kAroundBytes;

// Whether somebody who joined with this event sits down with the next one.
bool seated(const Stages& stages, std::size_t i) {
  const auto* joined = std::get_if<room::MemberJoined>(&stages[i].event.what);
  if (joined == nullptr || i + 1 == stages.size()) return false;
  const auto* taken = std::get_if<room::SeatTaken>(&stages[i + 1].event.what);
  return taken != nullptr && taken->member == joined->member;
}

}  // namespace

Way way_of(MemberNo member, const room::Room& before, const Stages& stages) {
  Way way{before.viewer(member)};
  for (const Stage& stage : stages) way.push_back(stage.after.viewer(member));
  return way;
}

EventFrames::EventFrames(RoomCode room, Epoch epoch, std::uint32_t reply_to) {
  frame_.set_reply_to(reply_to);
  frame_.mutable_events()->set_room(room.str());
  frame_.mutable_events()->set_epoch(epoch.value);
}

void EventFrames::add(const room::Room& before, const Stages& stages, const Way& way, Seq after) {
  std::optional<room::RoomView> seen;
  for (std::size_t i = 0; i < stages.size(); ++i) {
    const Stage& stage = stages[i];
    if (stage.event.seq <= after) continue;
    if (!seen) seen = (i == 0 ? before : stages[i - 1].after).view(way[i]);
    room::RoomView now = stage.after.view(way[i + 1]);
    const wire::Step step{stage.event, stage.after, way[i + 1], *seen, now, seated(stages, i)};
    v1::Event event = wire::to_wire(step);
    v1::RoomDelta delta = wire::delta(*seen, now);
    if (delta.ByteSizeLong() > 0) *event.mutable_delta() = std::move(delta);
    append(std::move(event));
    seen_ = now;
    seen = std::move(now);
  }
}

void EventFrames::append(v1::Event event) {
  constexpr std::size_t kTagAndLength = 4;
  const std::size_t bytes = event.ByteSizeLong() + kTagAndLength;
  if (bytes_ + bytes > kFullBytes) end();
  bytes_ += bytes;
  *frame_.mutable_events()->add_events() = std::move(event);
}

std::vector<ports::Frame> EventFrames::finish() {
  end();
  return std::move(done_);
}

void EventFrames::end() {
  if (frame_.events().events().empty()) return;
  frame_.mutable_events()->set_view_hash(wire::view_hash(*seen_));
  done_.push_back(wire::encode(frame_));
  frame_.mutable_events()->clear_events();
  bytes_ = 0;
}

void add_to_feed(const room::Room& before, const Stages& stages, const Way& way,
                 std::vector<v1::Event>& out) {
  room::RoomView seen = before.view(way[0]);
  for (std::size_t i = 0; i < stages.size(); ++i) {
    const Stage& stage = stages[i];
    room::RoomView now = stage.after.view(way[i + 1]);
    const wire::Step step{stage.event, stage.after, way[i + 1], seen, now, seated(stages, i)};
    out.push_back(wire::to_wire(step));
    seen = std::move(now);
  }
}

}  // namespace gridmates::actors
