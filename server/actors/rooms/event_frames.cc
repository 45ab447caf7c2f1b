#include "server/actors/rooms/event_frames.h"

#include <utility>
#include <variant>

#include "server/base/limits.h"
#include "server/wire/events.h"
#include "server/wire/frames.h"

namespace gridmates::actors {
namespace {

using google::protobuf::Arena;

// The bytes of a frame besides its events.
constexpr std::size_t kAroundBytes = 128;
constexpr std::size_t kHeadBytes = 4;  // of each event
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
      room_(room),
      epoch_(epoch),
      reply_to_(reply_to),
      event_(Arena::CreateMessage<v1::Event>(arena_)),
      seen_(std::move(seen)) {}

EventFrames::EventFrames(const EventFrames& other)
    : arena_(other.arena_),
      room_(other.room_),
      epoch_(other.epoch_),
      reply_to_(other.reply_to_),
      event_(Arena::CreateMessage<v1::Event>(arena_)),
      events_(other.events_),
      seen_(std::make_unique<wire::PublishedView>(*other.seen_)),
      done_(other.done_) {}

void EventFrames::add(const room::Room& after, std::span<const room::Event> batch, std::size_t i,
                      const Eyes& eyes) {
  v1::Event& event = *event_;
  event.Clear();
  wire::put(
      {batch[i], after, eyes.viewer, seen_->view().members, is_seated(batch, i), eyes.kept_from},
      event);
  const std::uint64_t hash_before = seen_->hash();
  if (!seen_->advance(after.view(eyes.viewer), *event.mutable_delta())) event.clear_delta();
  if (events_.size() + event.ByteSizeLong() + kHeadBytes > kFullBytes) end(hash_before);
  wire::put_event(event, events_);
}

std::vector<ports::Frame> EventFrames::finish() {
  end(seen_->hash());
  return std::move(done_);
}

// Ends the frame with the events so far.
void EventFrames::end(std::uint64_t view_hash) {
  if (events_.empty()) return;
  done_.push_back(wire::events_frame(reply_to_, room_, epoch_, events_, view_hash));
  events_.clear();
}

void Feed::add(const room::Room& after, std::span<const room::Event> batch, std::size_t i) {
  const auto& what = batch[i].what;
  const Eyes eyes = whose_.eyes(after);
  events_.push_back(
      wire::to_wire({batch[i], after, eyes.viewer, members_, is_seated(batch, i), eyes.kept_from}));
  // Other eyes may see the names of watchers.
  const bool changes_members = std::holds_alternative<room::MemberJoined>(what) ||
                               std::holds_alternative<room::MemberLeft>(what) || eyes != eyes_;
  eyes_ = eyes;
  if (changes_members) members_ = after.members_seen(eyes.viewer);
}

}  // namespace gridmates::actors
