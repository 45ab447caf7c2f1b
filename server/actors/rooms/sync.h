// How a member gets from a position to the head of a room: the frames that answer a Resume. Pure;
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

// What stands beside the history.
struct Surroundings {
  Viewpoint whose;  // of this member
  room::Rights rights;
  Epoch epoch;
  std::uint64_t room_time_ms = 0;      // now
  std::uint64_t last_client_seq = 0;   // of this client
  std::vector<v1::Presence> presence;  // of everybody who is connected
  std::uint32_t vote_left_ms = 0;      // until the open vote closes
  std::uint32_t late_s = 0;            // the member sees the room as it was then
};

struct Sync {
  // Perhaps a Reset; Events and Presence, or a Snapshot; SyncDone.
  std::vector<ports::Frame> frames;
  std::uint32_t events = 0;  // taken in again for this: what it has cost
  bool ahead = false;  // the client knew events that the journal does not: a disk broke its promise
};

// The event behind which sync() may take events in again, and whether that takes long before the
// rooms behind it are kept (History::replays_long).
Seq replayed_after(const History& history, const Subscribe& subscribe);
bool takes_long(const History& history, const Subscribe& subscribe);

// `seen` is the published room as this member sees it, at the moment of the history. One that is
// late says nothing of what the client may know that has happened since.
Sync sync(const History& history, const Subscribe& subscribe, const Surroundings& around,
          const wire::PublishedView& seen, Moment moment);

}  // namespace gridmates::actors
