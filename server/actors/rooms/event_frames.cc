#include "server/actors/rooms/event_frames.h"

#include <utility>
#include <variant>

#include "server/base/limits.h"
#include "server/wire/events.h"
#include "server/wire/frames.h"

namespace gridmates::actors {
namespace {

using google::protobuf::Arena;

// What stands around the events of a frame.
constexpr std::size_t kAroundBytes = 128;
constexpr std::size_t kFullBytes = limits::kFrameOutBytes - kAroundBytes;

}  // namespace

bool is_seated(std::span<const room::Event> batch, std::size_t i) {
  const auto* joined = std::get_if<room::MemberJoined>(&batch[i].what);
  if (joined == nullptr || i + 1 == batch.size()) return false;
  const auto* taken = std::get_if<room::SeatTaken>(&batch[i + 1].what);
  return taken != nullptr && taken->member == joined->member;
}

EventFrames::EventFrames(Arena& arena, const RoomCode& room, Epoch epoch, std::uint32_t reply_to,
                         std::unique_ptr<wire::PublishedView> seen)
    : arena_(&arena),
      frame_(Arena::CreateMessage<v1::ServerFrame>(arena_)),
      seen_(std::move(seen)),
      hash_(seen_->hash()) {
  frame_->set_reply_to(reply_to);
  frame_->mutable_events()->set_room(room.str());
  frame_->mutable_events()->set_epoch(epoch.value);
}

EventFrames::EventFrames(const EventFrames& other)
    : arena_(other.arena_),
      frame_(Arena::CreateMessage<v1::ServerFrame>(arena_)),
      bytes_(other.bytes_),
      seen_(std::make_unique<wire::PublishedView>(*other.seen_)),
      hash_(other.hash_),
      done_(other.done_) {
  *frame_ = *other.frame_;
}

void EventFrames::add(const room::Room& after, std::span<const room::Event> batch, std::size_t i,
                      core::Viewer viewer) {
  v1::Event& event = *frame_->mutable_events()->add_events();
  wire::put({batch[i], after, viewer, seen_->view().members, is_seated(batch, i)}, event);
  hash_ = seen_->hash();
  if (!seen_->advance(after.view(viewer), *event.mutable_delta())) event.clear_delta();
  constexpr std::size_t kTagAndLength = 4;
  const std::size_t bytes = event.ByteSizeLong() + kTagAndLength;
  if (bytes_ + bytes > kFullBytes) begin_next_frame();
  bytes_ += bytes;
}

// The last event does not fit any more.
void EventFrames::begin_next_frame() {
  auto& events = *frame_->mutable_events()->mutable_events();
  v1::Event last = std::move(*events.rbegin());
  events.RemoveLast();
  end();
  *frame_->mutable_events()->add_events() = std::move(last);
}

std::vector<ports::Frame> EventFrames::finish() {
  hash_ = seen_->hash();
  end();
  return std::move(done_);
}

void EventFrames::end() {
  if (frame_->events().events().empty()) return;
  frame_->mutable_events()->set_view_hash(hash_);
  done_.push_back(wire::encode(*frame_));
  frame_->mutable_events()->clear_events();
  bytes_ = 0;
}

void Feed::add(const room::Room& after, std::span<const room::Event> batch, std::size_t i) {
  const auto& what = batch[i].what;
  events_.push_back(
      wire::to_wire({batch[i], after, after.viewer(member_), members_, is_seated(batch, i)}));
  const bool changes_members = std::holds_alternative<room::MemberJoined>(what) ||
                               std::holds_alternative<room::MemberLeft>(what);
  if (changes_members) members_ = after.outline().members;
}

}  // namespace gridmates::actors
