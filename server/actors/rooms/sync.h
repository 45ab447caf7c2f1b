// The frames that answer a Resume: they bring a member from a position to the head of a room. Pure;
// any thread. Inside server/actors.
#pragma once

#include <cstdint>
#include <vector>

#include "gridmates/v1/room.pb.h"
#include "server/actors/rooms/history.h"
#include "server/actors/rooms/viewpoint.h"
#include "server/actors/shard/room_messages.h"
#include "server/base/ids.h"
#include "server/wire/published_view.h"

namespace gridmates::actors {

// What the answer needs beside the history.
struct Surroundings {
  Viewpoint whose;  // the member's
  room::Rights rights;
  Epoch epoch;
  std::uint64_t room_time_ms = 0;      // now
  std::uint64_t last_client_seq = 0;   // of this client
  std::vector<v1::Presence> presence;  // of everybody who is connected
  std::uint32_t vote_left_ms = 0;      // until the open vote closes
  std::uint32_t late_s = 0;            // the delay in seconds with which the member sees the room
};

struct Sync {
  // Perhaps a Reset; Events and Presence, or a Snapshot; SyncDone.
  std::vector<ports::Frame> frames;
  std::uint32_t events = 0;  // how many were taken in again: the cost of the answer
  bool ahead = false;        // the client claims events that the journal lacks
};

// The event after which sync() may take events in again, and whether that takes long because the
// rooms after them are not kept (History::replays_long).
Seq replayed_after(const History& history, const Subscribe& subscribe);
bool takes_long(const History& history, const Subscribe& subscribe);

// `seen` is this member's view of the published room of the history, which is that of `moment`. In
// a late room the client may know events after the head: it gets a snapshot, without `ahead`.
Sync sync(const History& history, const Subscribe& subscribe, const Surroundings& around,
          const wire::PublishedView& seen, Moment moment);

}  // namespace gridmates::actors
