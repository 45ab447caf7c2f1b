// Events as the Events frames of one member, each with the delta of what this member sees. Pure;
// any thread. Inside server/actors.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "server/actors/history.h"
#include "server/base/ids.h"
#include "server/ports/transport.h"

namespace gridmates::actors {

// As which viewer a member sees a room before some events and after each of them. Who goes the same
// way sees the same.
using Way = std::vector<core::Viewer>;
Way way_of(MemberNo member, const room::Room& before, const Stages& stages);

class EventFrames {
 public:
  EventFrames(RoomCode room, Epoch epoch, std::uint32_t reply_to);

  // The events of one command that come after `after`. What does not fit into a frame any more
  // begins the next one.
  void add(const room::Room& before, const Stages& stages, const Way& way, Seq after);
  // Everything added.
  std::vector<ports::Frame> finish();

 private:
  void append(v1::Event event);
  void end();

  v1::ServerFrame frame_;
  std::size_t bytes_ = 0;               // of its events
  std::optional<room::RoomView> seen_;  // after the last event of frame_
  std::vector<ports::Frame> done_;
};

// The events as members read them in a feed: without deltas. Adds to `out`.
void add_to_feed(const room::Room& before, const Stages& stages, const Way& way,
                 std::vector<v1::Event>& out);

}  // namespace gridmates::actors
