// Builds the Events frames for viewers who see a room alike, each event with the delta of their
// view. Pure; any thread. Inside server/actors.
#pragma once

#include <google/protobuf/arena.h>

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "server/actors/rooms/viewpoint.h"
#include "server/base/ids.h"
#include "server/ports/transport.h"
#include "server/room/room.h"
#include "server/wire/published_view.h"

namespace gridmates::actors {

// Whether event `i` of a command is a join after which the next event seats that member.
bool is_seated(std::span<const room::Event> batch, std::size_t i);

class EventFrames {
 public:
  // `seen` is what they saw before the first event. The arena outlives the frames.
  EventFrames(google::protobuf::Arena& arena, const RoomCode& room, Epoch epoch,
              std::uint32_t reply_to, std::unique_ptr<wire::PublishedView> seen);

  // Adds event `i` of its command; `after` is the room after it, and `eyes` are the viewers' eyes
  // then. An event that does not fit into the frame any more begins the next one.
  void add(const room::Room& after, std::span<const room::Event> batch, std::size_t i,
           const Eyes& eyes);
  EventFrames(const EventFrames& other);
  EventFrames& operator=(const EventFrames&) = delete;
  EventFrames(EventFrames&&) = default;
  EventFrames& operator=(EventFrames&&) = default;

  // The frames of all events added.
  std::vector<ports::Frame> finish();
  // Their view after the last event.
  std::unique_ptr<wire::PublishedView> take_view() && { return std::move(seen_); }

 private:
  void end(std::uint64_t view_hash);

  google::protobuf::Arena* arena_;
  RoomCode room_;
  Epoch epoch_;
  std::uint32_t reply_to_;
  v1::Event* event_;    // reused for each event
  core::Bytes events_;  // of the next frame, encoded
  std::unique_ptr<wire::PublishedView> seen_;
  std::vector<ports::Frame> done_;
};

// Events for a member's feed, without deltas. A view of a board is only made for the event that
// ends a match.
class Feed {
 public:
  Feed(const room::Room& before, const Viewpoint& whose)
      : whose_(whose), eyes_(whose.eyes(before)), members_(before.members_seen(eyes_.viewer)) {}

  void add(const room::Room& after, std::span<const room::Event> batch, std::size_t i);
  std::vector<v1::Event>& events() { return events_; }

 private:
  Viewpoint whose_;
  Eyes eyes_;  // of the latest event
  std::vector<room::MemberView> members_;
  std::vector<v1::Event> events_;
};

}  // namespace gridmates::actors
